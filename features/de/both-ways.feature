# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Variante: Richtungswechsel
  Der zweite Durchgang läuft andersherum; so lernst du deine beiden Nachbarn kennen.

  @both-ways @variant
  Regel: In Durchgang 2 wird nach rechts weitergegeben
    Gib deine Hand in den Durchgängen 1 und 3 nach links weiter, in Durchgang 2 nach rechts. Die letzte Karte nimmt
    denselben Weg. Zu zweit macht das keinen Unterschied.

    @both-ways.left
    Szenarien: Nach links in Durchgang <Durchgang>
      Gegeben sei die Variante Richtungswechsel
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Tempura, Pudding  |          |
        | Ben     | Sashimi, Sashimi, Maki 2   |          |
        | Cleo    | Dumpling, Dumpling, Wasabi |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Dumpling |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand             |
        | Ada     | Dumpling, Wasabi |
        | Ben     | Tempura, Pudding |
        | Cleo    | Sashimi, Maki 2  |

      Beispiele:
        | Durchgang |
        | 1         |
        | 3         |

    @both-ways.right
    Szenario: Nach rechts in Durchgang 2
      Gegeben sei die Variante Richtungswechsel
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Tempura, Pudding  |          |
        | Ben     | Sashimi, Sashimi, Maki 2   |          |
        | Cleo    | Dumpling, Dumpling, Wasabi |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Dumpling |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand             |
        | Ada     | Sashimi, Maki 2  |
        | Ben     | Dumpling, Wasabi |
        | Cleo    | Tempura, Pudding |

    @both-ways.right-with-five
    Szenario: Nach rechts in Durchgang 2 zu fünft
      Gegeben sei die Variante Richtungswechsel
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                     | vor sich |
        | Ada     | Tempura, Tempura, Pudding                |          |
        | Ben     | Sashimi, Sashimi, Maki 2                 |          |
        | Cleo    | Dumpling, Dumpling, Wasabi               |          |
        | Dan     | Maki 1, Maki 1, Maki 3                   |          |
        | Eve     | Ei-Nigiri, Ei-Nigiri, Tintenfisch-Nigiri |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt     |
        | Ada     | Tempura   |
        | Ben     | Sashimi   |
        | Cleo    | Dumpling  |
        | Dan     | Maki 1    |
        | Eve     | Ei-Nigiri |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                          |
        | Ada     | Sashimi, Maki 2               |
        | Ben     | Dumpling, Wasabi              |
        | Cleo    | Maki 1, Maki 3                |
        | Dan     | Ei-Nigiri, Tintenfisch-Nigiri |
        | Eve     | Tempura, Pudding              |

    @both-ways.last-card-right
    Szenario: Die letzte Karte von Durchgang 2 geht nach rechts
      Gegeben sei die Variante Richtungswechsel
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich |
        | Ada     | Tempura, Pudding  |          |
        | Ben     | Sashimi, Dumpling |          |
        | Cleo    | Maki 1, Maki 2    |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
        | Cleo    | Maki 1  |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich          |
        | Ada     | Tempura, Dumpling |
        | Ben     | Sashimi, Maki 2   |
        | Cleo    | Maki 1, Pudding   |

    @both-ways.two-players
    Szenario: Zwei Spieler tauschen ihre Hände wie immer
      Gegeben sei die Variante Richtungswechsel
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  |          |
        | Ben     | Sashimi, Dumpling, Maki 2 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand             |
        | Ada     | Dumpling, Maki 2 |
        | Ben     | Pudding, Wasabi  |
