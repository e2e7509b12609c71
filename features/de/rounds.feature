# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Zwischen den Durchgängen
  Ein Spiel hat drei Durchgänge. Nach jedem werden die Karten gewertet und abgeräumt.

  @round-score @printed
  Regel: Wertet jeden Durchgang und zählt zusammen
    Zähl nach jedem Durchgang die Punkte deiner Karten ohne die Puddings und rechne sie zu deinem Punktestand dazu.

    @round-score.all-categories
    Szenario: Alle Sorten zusammen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                                                 |
        | Ada     | Maki 3, Tempura, Tempura, Dumpling, Dumpling, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Maki 1, Sashimi, Sashimi, Sashimi, Lachs-Nigiri, Stäbchen, Dumpling      |
      Wenn der Durchgang gewertet wird
      Dann gibt es für den Durchgang diese Punkte:
        | Spieler | Punkte |
        | Ada     | 23     |
        | Ben     | 16     |

    @round-score.without-puddings
    Szenario: Puddings zählen noch nicht
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                            |
        | Ada     | Tempura, Tempura, Maki 2, Pudding, Pudding, Pudding |
        | Ben     | Ei-Nigiri, Maki 1                                   |
        | Cleo    | Dumpling, Maki 3, Pudding                           |
      Wenn der Durchgang gewertet wird
      Dann gibt es für den Durchgang diese Punkte:
        | Spieler | Punkte |
        | Ada     | 8      |
        | Ben     | 1      |
        | Cleo    | 7      |

    @round-score.added-to-the-total
    Szenarien: Die Punkte von Durchgang <Durchgang> kommen zum Punktestand dazu
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                 | Punktestand |
        | Ada     | Tempura, Tempura, Maki 3 | 20          |
        | Ben     | Lachs-Nigiri, Maki 1     | 31          |
      Gegeben sei ein Nachziehstapel mit 48 weiteren Karten
      Wenn der Durchgang endet
      Dann lauten die Punktestände:
        | Spieler | Punktestand |
        | Ada     | 31          |
        | Ben     | 36          |

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |
        | 3         |

    @round-score.puddings-not-added
    Szenario: Puddings ändern den Punktestand nach einem Durchgang nicht
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                   | Punktestand |
        | Ada     | Pudding, Pudding, Maki 3   | 20          |
        | Ben     | Ei-Nigiri, Maki 2          | 20          |
        | Cleo    | Pudding, Ei-Nigiri, Maki 1 | 20          |
      Gegeben sei ein Nachziehstapel mit 27 weiteren Karten
      Wenn der Durchgang endet
      Dann lauten die Punktestände:
        | Spieler | Punktestand |
        | Ada     | 26          |
        | Ben     | 24          |
        | Cleo    | 21          |

  @round-discard @printed
  Regel: Räumt den Tisch ab
    Werft danach alle Karten ab, die vor euch liegen, nur die Puddings nicht. Sie kommen nicht wieder ins Spiel.

    @round-discard.nothing-stays
    Szenarien: Nach Durchgang <Durchgang> bleibt nichts liegen
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                    |
        | Ada     | Tempura, Maki 3, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Dumpling, Wasabi, Sashimi, Maki 1           |
      Gegeben sei ein Nachziehstapel mit 48 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |
        | 3         |

    @round-discard.out-of-play
    Szenarien: Die abgeworfenen Karten von Durchgang <Durchgang> kommen nicht wieder
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                    |
        | Ada     | Tempura, Maki 3, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Dumpling, Wasabi, Sashimi, Stäbchen         |
      Gegeben sei ein Nachziehstapel mit 48 weiteren Karten
      Wenn der Durchgang endet
      Dann ergeben die Hände und der Nachziehstapel zusammen genau den vorherigen Nachziehstapel

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |

  @pudding-kept @printed
  Regel: Behalte deine Puddings
    Puddings bleiben bis zum Ende des Spiels vor dir liegen.

    @pudding-kept.every-round
    Szenarien: Nach Durchgang <Durchgang> bleiben die Puddings liegen
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                 |
        | Ada     | Pudding, Maki 1, Pudding |
        | Ben     | Maki 1, Sashimi          |
        | Cleo    | Maki 1, Pudding          |
      Gegeben sei ein Nachziehstapel mit 54 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Pudding, Pudding |
        | Ben     |                  |
        | Cleo    | Pudding          |

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |
        | 3         |

    @pudding-kept.old-and-new
    Szenario: Die Puddings zweier Durchgänge liegen zusammen
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                             | vor sich         |
        | Ada     | Pudding, Tempura, Maki 1, Maki 3 | Pudding, Pudding |
        | Ben     | Sashimi, Maki 2, Maki 3, Maki 3  |                  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Pudding |
        | Ben     | Sashimi |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                  |
        | Ada     | Pudding, Pudding, Pudding |

  @round-deal @printed
  Regel: Teilt den nächsten Durchgang vom Nachziehstapel aus
    Teilt dann jedem vom Nachziehstapel so viele Karten aus wie zuvor.

    @round-deal.two-players
    Szenarien: Nach Durchgang <Durchgang> je zehn Karten für zwei Spieler
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
      Gegeben sei ein Nachziehstapel mit 68 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 10
      Dann liegen so viele Karten im Nachziehstapel: 48

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |

    @round-deal.three-players
    Szenario: Je neun Karten für drei Spieler
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
      Gegeben sei ein Nachziehstapel mit 81 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 9
      Dann liegen so viele Karten im Nachziehstapel: 54

    @round-deal.four-players
    Szenario: Je acht Karten für vier Spieler
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
        | Dan     |          |
      Gegeben sei ein Nachziehstapel mit 76 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 8
      Dann liegen so viele Karten im Nachziehstapel: 44

    @round-deal.five-players
    Szenario: Je sieben Karten für fünf Spieler
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
        | Dan     |          |
        | Eve     |          |
      Gegeben sei ein Nachziehstapel mit 38 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 7
      Dann liegen so viele Karten im Nachziehstapel: 3

    @round-deal.from-the-draw-pile
    Szenario: Alle neuen Karten kommen vom Nachziehstapel
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
      Gegeben sei ein Nachziehstapel mit 81 weiteren Karten
      Wenn der Durchgang endet
      Dann ergeben die Hände und der Nachziehstapel zusammen genau den vorherigen Nachziehstapel

  @three-rounds @printed
  Regel: Nach drei Durchgängen endet das Spiel
    Nach dem dritten Durchgang werden keine Karten mehr ausgeteilt. Die Karten, die noch im Nachziehstapel liegen,
    bleiben ungenutzt: 48 zu zweit, 27 zu dritt, 12 zu viert und 3 zu fünft. Nun sind nur noch die Puddings zu werten.

    @three-rounds.goes-on
    Szenarien: Nach Durchgang <Durchgang> geht das Spiel weiter
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
      Gegeben sei ein Nachziehstapel mit 68 weiteren Karten
      Wenn der Durchgang endet
      Dann geht das Spiel weiter

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |

    @three-rounds.over
    Szenario: Nach Durchgang 3 ist das Spiel zu Ende
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
      Gegeben sei ein Nachziehstapel mit 48 weiteren Karten
      Wenn der Durchgang endet
      Dann ist das Spiel zu Ende
      Dann hat jeder Spieler so viele Karten auf der Hand: 0

    @three-rounds.left-over-two
    Szenario: Zu zweit bleiben 48 Karten übrig
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
      Gegeben sei ein Nachziehstapel mit 48 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen so viele Karten im Nachziehstapel: 48

    @three-rounds.left-over-three
    Szenario: Zu dritt bleiben 27 Karten übrig
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
      Gegeben sei ein Nachziehstapel mit 27 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen so viele Karten im Nachziehstapel: 27

    @three-rounds.left-over-four
    Szenario: Zu viert bleiben 12 Karten übrig
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
        | Dan     |          |
      Gegeben sei ein Nachziehstapel mit 12 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen so viele Karten im Nachziehstapel: 12

    @three-rounds.left-over-five
    Szenario: Zu fünft bleiben 3 Karten übrig
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
        | Dan     |          |
        | Eve     |          |
      Gegeben sei ein Nachziehstapel mit 3 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen so viele Karten im Nachziehstapel: 3
