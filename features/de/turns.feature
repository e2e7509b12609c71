# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Ein Zug
  Alle spielen gleichzeitig: eine Karte auswählen, aufdecken, die übrigen Karten weitergeben.

  In den Tabellen der Beispiele steht der linke Nachbar eines Spielers in der nächsten Zeile; der linke Nachbar des
  letzten Spielers steht in der ersten Zeile.

  @choose-one @printed
  Regel: Nimm eine Karte von deiner Hand
    In jedem Zug nimmst du genau eine Karte von deiner eigenen Hand und legst sie vor dich. Du kannst keine Karte
    nehmen, die nicht auf deiner Hand ist, und du kannst keinen Zug aussetzen.

    @choose-one.laid-down
    Szenario: Jeder nimmt eine Karte
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                              | vor sich |
        | Ada     | Tempura, Pudding, Wasabi, Maki 3  |          |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Sashimi |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich |
        | Ada     | Wasabi   |
        | Ben     | Sashimi  |

    @choose-one.leaves-the-hand
    Szenario: Die genommene Karte verlässt die Hand
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                              | vor sich |
        | Ada     | Tempura, Pudding, Wasabi, Maki 3  |          |
        | Ben     | Tempura, Pudding, Sashimi, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Sashimi |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                     |
        | Ada     | Tempura, Pudding, Maki 3 |
        | Ben     | Tempura, Pudding, Maki 3 |

    @choose-one.one-of-two-copies
    Szenario: Von zwei gleichen Karten wird nur eine genommen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                              | vor sich |
        | Ada     | Tempura, Tempura, Pudding, Maki 3 |          |
        | Ben     | Tempura, Sashimi, Pudding, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                     |
        | Ada     | Tempura, Pudding, Maki 3 |
        | Ben     | Tempura, Pudding, Maki 3 |

    @choose-one.not-in-the-hand
    Szenario: Eine Karte, die niemand auf der Hand hat
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  |          |
        | Ben     | Sashimi, Dumpling, Maki 2 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Tintenfisch-Nigiri |
        | Ben     | Sashimi            |
      Dann ist das nicht erlaubt

    @choose-one.in-another-hand
    Szenario: Eine Karte von der Hand des Nachbarn
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  |          |
        | Ben     | Sashimi, Dumpling, Maki 2 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Pudding |
        | Ben     | Pudding |
      Dann ist das nicht erlaubt

    @choose-one.already-in-front
    Szenario: Eine Karte, die schon vor dem Spieler liegt
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich           |
        | Ada     | Tempura, Pudding  | Tintenfisch-Nigiri |
        | Ben     | Sashimi, Dumpling | Maki 2             |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Tintenfisch-Nigiri |
        | Ben     | Sashimi            |
      Dann ist das nicht erlaubt

    @choose-one.no-card
    Szenario: Ein Spieler, der nichts nimmt
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  |          |
        | Ben     | Sashimi, Dumpling, Maki 2 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     |         |
        | Ben     | Sashimi |
      Dann ist das nicht erlaubt

    @choose-one.missing-player
    Szenario: Ein Spieler, der ausgelassen wird
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                        | vor sich |
        | Ada     | Tempura, Pudding, Wasabi    |          |
        | Ben     | Sashimi, Dumpling, Maki 2   |          |
        | Cleo    | Ei-Nigiri, Stäbchen, Maki 1 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann ist das nicht erlaubt

    @choose-one.two-cards
    Szenario: Zwei Karten ohne Stäbchen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  | Maki 1   |
        | Ben     | Sashimi, Dumpling, Maki 2 | Maki 3   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt            |
        | Ada     | Tempura, Pudding |
        | Ben     | Sashimi          |
      Dann ist das nicht erlaubt

    @choose-one.one-copy-taken-twice
    Szenario: Dieselbe Karte kann man nicht zweimal nehmen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2 | Maki 3   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt            |
        | Ada     | Tempura, Tempura |
        | Ben     | Sashimi          |
      Dann ist das nicht erlaubt

  @choose-face-down @informative
  Regel: Wählt verdeckt aus
    Leg die Karte, die du auswählst, verdeckt vor dich und warte, bis alle ausgewählt haben.

  @reveal-together @printed
  Regel: Alle decken gleichzeitig auf
    Niemand spielt vor den anderen. Wer wo sitzt und wer sich zuerst entscheidet, ändert nichts daran, was jeder
    bekommt.

    @reveal-together.ada-first
    Szenario: Drei Spieler, Ada auf dem ersten Sitz
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                        | vor sich |
        | Ada     | Wasabi, Tempura, Maki 1, Maki 3             |          |
        | Ben     | Tintenfisch-Nigiri, Pudding, Maki 2, Maki 3 |          |
        | Cleo    | Stäbchen, Sashimi, Maki 3, Maki 3           |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Wasabi             |
        | Ben     | Tintenfisch-Nigiri |
        | Cleo    | Stäbchen           |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich           |
        | Ada     | Wasabi             |
        | Ben     | Tintenfisch-Nigiri |
        | Cleo    | Stäbchen           |

    @reveal-together.ben-first
    Szenario: Dieselben Spieler, Ben auf dem ersten Sitz
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                        | vor sich |
        | Ben     | Tintenfisch-Nigiri, Pudding, Maki 2, Maki 3 |          |
        | Cleo    | Stäbchen, Sashimi, Maki 3, Maki 3           |          |
        | Ada     | Wasabi, Tempura, Maki 1, Maki 3             |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Wasabi             |
        | Ben     | Tintenfisch-Nigiri |
        | Cleo    | Stäbchen           |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich           |
        | Ada     | Wasabi             |
        | Ben     | Tintenfisch-Nigiri |
        | Cleo    | Stäbchen           |

    @reveal-together.cleo-first
    Szenario: Dieselben Spieler, Cleo auf dem ersten Sitz
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                        | vor sich |
        | Cleo    | Stäbchen, Sashimi, Maki 3, Maki 3           |          |
        | Ada     | Wasabi, Tempura, Maki 1, Maki 3             |          |
        | Ben     | Tintenfisch-Nigiri, Pudding, Maki 2, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Cleo    | Stäbchen           |
        | Ben     | Tintenfisch-Nigiri |
        | Ada     | Wasabi             |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich           |
        | Ada     | Wasabi             |
        | Ben     | Tintenfisch-Nigiri |
        | Cleo    | Stäbchen           |

    @reveal-together.like-cards
    Szenario: Zwei Spieler nehmen im selben Zug gleiche Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Dumpling, Maki 1, Maki 3  |          |
        | Ben     | Sashimi, Pudding, Maki 2, Maki 3   |          |
        | Cleo    | Tempura, Wasabi, Ei-Nigiri, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
        | Cleo    | Tempura |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Tempura  |

    @reveal-together.cannot-take-what-comes
    Szenario: Eine Karte, die erst noch weitergegeben wird, kann man noch nicht nehmen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                | vor sich |
        | Ada     | Wasabi, Tempura, Maki 1             |          |
        | Ben     | Tintenfisch-Nigiri, Pudding, Maki 2 |          |
        | Cleo    | Stäbchen, Sashimi, Maki 3           |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Tempura |
        | Cleo    | Pudding |
      Dann ist das nicht erlaubt

  @pass-left @printed
  Regel: Gib deine Hand nach links weiter
    Nach dem Aufdecken gibt jeder den Rest seiner Hand an den linken Nachbarn weiter. Die Richtung ist in allen drei
    Durchgängen dieselbe.

    @pass-left.two-players
    Szenario: Zwei Spieler tauschen ihre Hände
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                              | vor sich |
        | Ada     | Tempura, Pudding, Wasabi, Maki 3  |          |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                     |
        | Ada     | Dumpling, Maki 2, Maki 3 |
        | Ben     | Pudding, Wasabi, Maki 3  |

    @pass-left.three-players
    Szenario: Drei Spieler, die Hände gehen nach links
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Tempura, Pudding, Maki 3  |          |
        | Ben     | Sashimi, Sashimi, Maki 2, Maki 3   |          |
        | Cleo    | Dumpling, Dumpling, Wasabi, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Dumpling |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                     |
        | Ada     | Dumpling, Wasabi, Maki 3 |
        | Ben     | Tempura, Pudding, Maki 3 |
        | Cleo    | Sashimi, Maki 2, Maki 3  |

    @pass-left.four-players
    Szenario: Vier Spieler, die Hände gehen nach links
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                        | vor sich |
        | Ada     | Tempura, Tempura, Pudding, Maki 3, Sashimi  |          |
        | Ben     | Sashimi, Sashimi, Maki 2, Maki 3, Sashimi   |          |
        | Cleo    | Dumpling, Dumpling, Wasabi, Maki 3, Sashimi |          |
        | Dan     | Maki 1, Maki 1, Maki 3, Maki 3, Sashimi     |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Dumpling |
        | Dan     | Maki 1   |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                              |
        | Ada     | Maki 1, Maki 3, Maki 3, Sashimi   |
        | Ben     | Tempura, Pudding, Maki 3, Sashimi |
        | Cleo    | Sashimi, Maki 2, Maki 3, Sashimi  |
        | Dan     | Dumpling, Wasabi, Maki 3, Sashimi |

    @pass-left.five-players
    Szenario: Fünf Spieler, die Hände gehen nach links
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                             | vor sich |
        | Ada     | Tempura, Tempura, Pudding, Maki 3                |          |
        | Ben     | Sashimi, Sashimi, Maki 2, Maki 3                 |          |
        | Cleo    | Dumpling, Dumpling, Wasabi, Maki 3               |          |
        | Dan     | Maki 1, Maki 1, Maki 3, Maki 3                   |          |
        | Eve     | Ei-Nigiri, Ei-Nigiri, Tintenfisch-Nigiri, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt     |
        | Ada     | Tempura   |
        | Ben     | Sashimi   |
        | Cleo    | Dumpling  |
        | Dan     | Maki 1    |
        | Eve     | Ei-Nigiri |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                                  |
        | Ada     | Ei-Nigiri, Tintenfisch-Nigiri, Maki 3 |
        | Ben     | Tempura, Pudding, Maki 3              |
        | Cleo    | Sashimi, Maki 2, Maki 3               |
        | Dan     | Dumpling, Wasabi, Maki 3              |
        | Eve     | Maki 1, Maki 3, Maki 3                |

    @pass-left.every-round
    Szenarien: Dieselbe Richtung in Durchgang <Durchgang>
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Tempura, Pudding, Maki 3  |          |
        | Ben     | Sashimi, Sashimi, Maki 2, Maki 3   |          |
        | Cleo    | Dumpling, Dumpling, Wasabi, Maki 3 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Dumpling |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                     |
        | Ada     | Dumpling, Wasabi, Maki 3 |
        | Ben     | Tempura, Pudding, Maki 3 |
        | Cleo    | Sashimi, Maki 2, Maki 3  |

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |
        | 3         |

  @pass-face-down @informative
  Regel: Gebt verdeckt weiter
    Leg deine Hand verdeckt zwischen dich und deinen Nachbarn auf den Tisch und nimm deine neue Hand erst auf, wenn
    alle weitergegeben haben.

  @cards-stay @printed
  Regel: Was du genommen hast, bleibt vor dir liegen
    Die Karten, die du genommen hast, liegen offen vor dir, bis der Durchgang gewertet wird.

    @cards-stay.earlier-cards
    Szenario: Die Karten früherer Züge bleiben liegen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                             | vor sich          |
        | Ada     | Tempura, Maki 1, Sashimi, Maki 3 | Sashimi, Dumpling |
        | Ben     | Pudding, Maki 2, Tempura, Maki 3 | Maki 3, Tempura   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Pudding |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                   |
        | Ada     | Sashimi, Dumpling, Tempura |
        | Ben     | Maki 3, Tempura, Pudding   |

    @cards-stay.like-cards
    Szenario: Karten einer Sorte sammeln sich an
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                             | vor sich         |
        | Ada     | Tempura, Maki 1, Sashimi, Maki 3 | Tempura, Tempura |
        | Ben     | Pudding, Maki 2, Tempura, Maki 3 | Pudding          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Pudding |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                  |
        | Ada     | Tempura, Tempura, Tempura |
        | Ben     | Pudding, Pudding          |

    @cards-stay.nigiri-on-wasabi
    Szenario: Ein Nigiri bleibt auf seinem Wasabi
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                             | vor sich             |
        | Ada     | Tempura, Maki 1, Sashimi, Maki 3 | Wasabi, Lachs-Nigiri |
        | Ben     | Pudding, Maki 2, Tempura, Maki 3 | Ei-Nigiri, Wasabi    |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Sashimi |
        | Ben     | Maki 2  |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                      |
        | Ada     | Wasabi, Lachs-Nigiri, Sashimi |

  @group-cards @informative
  Regel: Leg gleiche Karten zusammen
    Sortiere die Karten vor dir nach Sorten. Das macht das Zählen leichter, und die anderen sehen, was du sammelst.

  @last-card @printed
  Regel: Die letzte Karte wird weitergegeben und ausgelegt
    Hat jeder nur noch eine Karte, wird sie noch einmal in der Richtung dieses Durchgangs weitergegeben, und wer sie
    bekommt, legt sie offen aus. Auszuwählen gibt es nichts. Dann ist der Durchgang vorbei.

    @last-card.two-players
    Szenario: Zwei Spieler tauschen ihre letzten Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich |
        | Ada     | Tempura, Pudding  |          |
        | Ben     | Sashimi, Dumpling |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich          |
        | Ada     | Tempura, Dumpling |
        | Ben     | Sashimi, Pudding  |

    @last-card.three-players
    Szenario: Drei Spieler geben ihre letzten Karten nach links weiter
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
        | Spieler | vor sich         |
        | Ada     | Tempura, Maki 2  |
        | Ben     | Sashimi, Pudding |
        | Cleo    | Maki 1, Dumpling |

    @last-card.hands-are-empty
    Szenario: Keine Karte bleibt auf der Hand
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich |
        | Ada     | Tempura, Pudding  | Maki 3   |
        | Ben     | Sashimi, Dumpling | Maki 2   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann hat jeder Spieler so viele Karten auf der Hand: 0

    @last-card.not-before
    Szenario: Bei noch zwei Karten gibt es noch etwas auszuwählen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  |          |
        | Ben     | Sashimi, Dumpling, Maki 2 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann hat jeder Spieler so viele Karten auf der Hand: 2

    @last-card.on-top-of-the-rest
    Szenario: Die letzte Karte kommt zu den anderen dazu
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich           |
        | Ada     | Sashimi, Pudding  | Maki 3, Sashimi    |
        | Ben     | Tempura, Dumpling | Dumpling, Dumpling |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Sashimi |
        | Ben     | Tempura |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                             |
        | Ada     | Maki 3, Sashimi, Sashimi, Dumpling   |
        | Ben     | Dumpling, Dumpling, Tempura, Pudding |
