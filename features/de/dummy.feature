# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Variante: Dummy
  Zwei Spieler und ein gedachter dritter, der Dummy, für den sie abwechselnd spielen.

  In den Tabellen der Beispiele steht der Dummy in der letzten Zeile. Seine Hand ist sein verdeckter Stapel, die
  oberste Karte zuerst.

  @dummy-setup @variant
  Regel: Drei Hände mit neun Karten für zwei Spieler
    Diese Variante ist für genau zwei Spieler. Teilt drei Hände mit je neun Karten aus. Die dritte Hand gehört dem
    Dummy: Legt sie als verdeckten Stapel zwischen euch. Einigt euch, wer den Dummy zuerst steuert.

    @dummy-setup.hands
    Szenario: Neun Karten für jeden
      Gegeben sei die Variante Dummy
      Wenn die Karten an so viele Spieler ausgeteilt werden: 2
      Dann haben so viele Spieler Karten auf der Hand: 2
      Dann hat jeder Spieler so viele Karten auf der Hand: 9

    @dummy-setup.piles
    Szenario: Der Stapel des Dummys und der Nachziehstapel
      Gegeben sei die Variante Dummy
      Wenn die Karten an so viele Spieler ausgeteilt werden: 2
      Dann liegen so viele Karten im Stapel des Dummys: 9
      Dann liegen so viele Karten im Nachziehstapel: 81

    @dummy-setup.whole-deck
    Szenario: Beim Austeilen geht keine Karte verloren
      Gegeben sei die Variante Dummy
      Wenn die Karten an so viele Spieler ausgeteilt werden: 2
      Dann ergeben alle Karten zusammen genau ein Deck

    @dummy-setup.refused
    Szenarien: Kein Dummy bei dieser Spielerzahl: <Spielerzahl>
      Gegeben sei die Variante Dummy
      Wenn die Karten an so viele Spieler ausgeteilt werden: <Spielerzahl>
      Dann ist das nicht erlaubt

      Beispiele:
        | Spielerzahl |
        | 1           |
        | 3           |
        | 5           |

  @dummy-turn @variant
  Regel: Eine ziehen, eine nehmen, eine geben
    Wer den Dummy steuert, zieht die oberste Karte vom Stapel des Dummys auf die Hand und nimmt dann eine Karte für
    sich und eine für den Dummy; die gezogene Karte darf eine von beiden sein. Der andere Spieler nimmt wie gewohnt
    eine Karte. Dann tauschen die zwei Spieler ihre Hände. Der Stapel bleibt liegen.

    @dummy-turn.table
    Szenario: Eine Karte für jeden
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   | Maki 1   |
        | Ben     | Sashimi, Dumpling, Maki 2  | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Sashimi |
        | Dummy   | Pudding |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Maki 1, Wasabi   |
        | Ben     | Maki 2, Sashimi  |
        | Dummy   | Tempura, Pudding |

    @dummy-turn.hands
    Szenario: Die zwei Spieler tauschen ihre Hände samt der gezogenen Karte
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   |          |
        | Ben     | Sashimi, Dumpling, Maki 2  |          |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Sashimi |
        | Dummy   | Pudding |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand             |
        | Ada     | Dumpling, Maki 2 |
        | Ben     | Tempura, Maki 3  |

    @dummy-turn.pile
    Szenario: Der Stapel verliert seine oberste Karte
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   |          |
        | Ben     | Sashimi, Dumpling, Maki 2  |          |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | Wasabi   |
        | Ben     | Sashimi  |
        | Dummy   | Dumpling |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand               |
        | Dummy   | Ei-Nigiri, Tempura |

    @dummy-turn.keep-the-drawn-card
    Szenario: Wer den Dummy steuert, behält die gezogene Karte
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                   | vor sich |
        | Ada     | Tempura, Pudding, Wasabi               |          |
        | Ben     | Sashimi, Dumpling, Maki 2              |          |
        | Dummy   | Tintenfisch-Nigiri, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Wasabi             |
        | Ben     | Tintenfisch-Nigiri |
        | Dummy   | Dumpling           |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich           |
        | Ada     | Wasabi             |
        | Ben     | Tintenfisch-Nigiri |
        | Dummy   | Dumpling           |

    @dummy-turn.give-the-drawn-card
    Szenario: Der Dummy bekommt die gezogene Karte
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                   | vor sich |
        | Ada     | Tempura, Pudding, Wasabi               |          |
        | Ben     | Sashimi, Dumpling, Maki 2              |          |
        | Dummy   | Tintenfisch-Nigiri, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Wasabi             |
        | Ben     | Sashimi            |
        | Dummy   | Tintenfisch-Nigiri |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich           |
        | Ada     | Wasabi             |
        | Ben     | Sashimi            |
        | Dummy   | Tintenfisch-Nigiri |

    @dummy-turn.second-card-of-the-pile
    Szenario: Nur die oberste Karte des Stapels steht zur Wahl
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                   | vor sich |
        | Ada     | Tempura, Pudding, Wasabi               |          |
        | Ben     | Sashimi, Dumpling, Maki 2              |          |
        | Dummy   | Tintenfisch-Nigiri, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt     |
        | Ada     | Wasabi    |
        | Ben     | Sashimi   |
        | Dummy   | Ei-Nigiri |
      Dann ist das nicht erlaubt

    @dummy-turn.other-player-left-out
    Szenario: Auch der Spieler ohne den Dummy nimmt eine Karte
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                   | vor sich |
        | Ada     | Tempura, Pudding, Wasabi               |          |
        | Ben     | Sashimi, Dumpling, Maki 2              |          |
        | Dummy   | Tintenfisch-Nigiri, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Dummy   | Pudding |
      Dann ist das nicht erlaubt

    @dummy-turn.not-from-the-other-hand
    Szenario: Der Dummy bekommt nichts aus der Hand des anderen Spielers
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                   | vor sich |
        | Ada     | Tempura, Pudding, Wasabi               |          |
        | Ben     | Sashimi, Dumpling, Maki 2              |          |
        | Dummy   | Tintenfisch-Nigiri, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Sashimi |
        | Dummy   | Pudding |
      Dann ist das nicht erlaubt

    @dummy-turn.other-player-does-not-draw
    Szenario: Der andere Spieler kann die gezogene Karte nicht nehmen
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                   | vor sich |
        | Ada     | Tempura, Pudding, Wasabi               |          |
        | Ben     | Sashimi, Dumpling, Maki 2              |          |
        | Dummy   | Tintenfisch-Nigiri, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Tintenfisch-Nigiri |
        | Ben     | Sashimi            |
        | Dummy   | Dumpling           |
      Dann ist das nicht erlaubt

    @dummy-turn.one-copy-for-two
    Szenario: Eine Karte kann nicht zugleich an den steuernden Spieler und an den Dummy gehen
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                   | vor sich |
        | Ada     | Tempura, Pudding, Wasabi               |          |
        | Ben     | Sashimi, Dumpling, Maki 2              |          |
        | Dummy   | Tintenfisch-Nigiri, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
        | Dummy   | Sashimi |
      Dann ist das nicht erlaubt

  @dummy-alternates @variant
  Regel: Der Dummy wird abwechselnd gesteuert
    Im nächsten Zug steuert der andere Spieler den Dummy, und so weiter, bis alle Karten gespielt sind: insgesamt neun
    Züge.

    @dummy-alternates.from-ada
    Szenario: Nach Ada kommt Ben
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   |          |
        | Ben     | Sashimi, Dumpling, Maki 2  |          |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Sashimi |
        | Dummy   | Pudding |
      Dann steuert als Nächstes Spieler Ben den Dummy

    @dummy-alternates.from-ben
    Szenario: Nach Ben kommt Ada
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   |          |
        | Ben     | Sashimi, Dumpling, Maki 2  |          |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | Wasabi   |
        | Ben     | Sashimi  |
        | Dummy   | Dumpling |
      Dann steuert als Nächstes Spieler Ada den Dummy

  @dummy-last-turn @ruling
  Regel: Der letzte Zug wird ausgespielt
    In dieser Variante wird keine letzte Karte weitergegeben. Im neunten Zug zieht der Spieler, der den Dummy steuert,
    die letzte Karte des Stapels und verteilt seine zwei Karten auf sich und den Dummy; der andere Spieler legt seine
    einzige Karte aus.

    @dummy-last-turn.split
    Szenario: Die letzten drei Karten
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand    | vor sich |
        | Ada     | Tempura | Maki 1   |
        | Ben     | Sashimi | Maki 2   |
        | Dummy   | Maki 3  | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Maki 3  |
        | Ben     | Sashimi |
        | Dummy   | Tempura |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Maki 1, Maki 3   |
        | Ben     | Maki 2, Sashimi  |
        | Dummy   | Tempura, Tempura |

    @dummy-last-turn.all-played
    Szenario: Nach dem neunten Zug ist nichts mehr übrig
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand    | vor sich |
        | Ada     | Tempura | Maki 1   |
        | Ben     | Sashimi | Maki 2   |
        | Dummy   | Maki 3  | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
        | Dummy   | Maki 3  |
      Dann hat jeder Spieler so viele Karten auf der Hand: 0
      Dann liegen so viele Karten im Stapel des Dummys: 0

    @dummy-last-turn.nothing-passed-before
    Szenario: Nach einem Zug mit zwei Handkarten kommt die letzte noch nicht auf den Tisch
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich |
        | Ada     | Tempura, Pudding  |          |
        | Ben     | Sashimi, Dumpling |          |
        | Dummy   | Maki 3, Maki 2    |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
        | Dummy   | Maki 3  |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Dummy   | Maki 3   |

  @dummy-rounds @variant
  Regel: Drei Hände mit neun Karten in jedem Durchgang
    Die Durchgänge 2 und 3 werden wie Durchgang 1 ausgeteilt, vom Nachziehstapel; am Ende bleiben 27 Karten übrig.
    Alle drei, auch der Dummy, behalten ihre Puddings bis zum Ende des Spiels.

    @dummy-rounds.dealt
    Szenario: Drei Hände mit neun Karten für Durchgang 2
      Gegeben sei die Variante Dummy
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 2   |
        | Ben     | Maki 1   |
        | Dummy   | Maki 3   |
      Gegeben sei ein Nachziehstapel mit 81 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 9
      Dann liegen so viele Karten im Stapel des Dummys: 9
      Dann liegen so viele Karten im Nachziehstapel: 54

    @dummy-rounds.third-round
    Szenario: Drei Hände mit neun Karten für Durchgang 3
      Gegeben sei die Variante Dummy
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 2   |
        | Ben     | Maki 1   |
        | Dummy   | Maki 3   |
      Gegeben sei ein Nachziehstapel mit 54 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 9
      Dann liegen so viele Karten im Stapel des Dummys: 9
      Dann liegen so viele Karten im Nachziehstapel: 27

    @dummy-rounds.over
    Szenario: Nach Durchgang 3 ist das Spiel zu Ende
      Gegeben sei die Variante Dummy
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 2   |
        | Ben     | Maki 1   |
        | Dummy   | Maki 3   |
      Gegeben sei ein Nachziehstapel mit 27 weiteren Karten
      Wenn der Durchgang endet
      Dann ist das Spiel zu Ende
      Dann liegen so viele Karten im Nachziehstapel: 27

    @dummy-rounds.puddings
    Szenario: Alle drei behalten ihre Puddings
      Gegeben sei die Variante Dummy
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                 |
        | Ada     | Maki 2, Pudding          |
        | Ben     | Maki 1, Tempura          |
        | Dummy   | Pudding, Maki 3, Pudding |
      Gegeben sei ein Nachziehstapel mit 81 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Pudding          |
        | Ben     |                  |
        | Dummy   | Pudding, Pudding |

  @dummy-scoring @ruling
  Regel: Der Dummy wird wie ein dritter Spieler gewertet
    Der Dummy zählt für sich: Er wird bei jedem Vergleich und bei jedem Gleichstand mitgerechnet. Was er gewinnt oder
    bei einer Teilung bekommt, geht an niemand anderen.

    @dummy-scoring.most-maki
    Szenario: Der Dummy hat die meisten Maki-Symbole
      Gegeben sei die Variante Dummy
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich | Punktestand |
        | Ada     | Maki 2   | 20          |
        | Ben     | Maki 1   | 20          |
        | Dummy   | Maki 3   | 20          |
      Gegeben sei ein Nachziehstapel mit 81 weiteren Karten
      Wenn der Durchgang endet
      Dann lauten die Punktestände:
        | Spieler | Punktestand |
        | Ada     | 23          |
        | Ben     | 20          |
        | Dummy   | 26          |

    @dummy-scoring.tie
    Szenario: Der Dummy teilt sich die Punkte für die meisten Symbole
      Gegeben sei die Variante Dummy
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich | Punktestand |
        | Ada     | Maki 3   | 20          |
        | Ben     | Maki 1   | 20          |
        | Dummy   | Maki 3   | 20          |
      Gegeben sei ein Nachziehstapel mit 81 weiteren Karten
      Wenn der Durchgang endet
      Dann lauten die Punktestände:
        | Spieler | Punktestand |
        | Ada     | 23          |
        | Ben     | 20          |
        | Dummy   | 23          |

    @dummy-scoring.puddings
    Szenario: Der Dummy hat die meisten Puddings
      Gegeben sei die Variante Dummy
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 1        | 40          |
        | Dummy   | 3        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Dummy   | 6      |

  @dummy-puddings @ruling
  Regel: Wer von den dreien die wenigsten Puddings hat, verliert Punkte
    Weil drei gewertet werden, verliert 6 Punkte, wer von den dreien die wenigsten Puddings hat, und „alle gleich“
    heißt: alle drei.

    @dummy-puddings.fewest
    Szenario: Ein Spieler mit den wenigsten verliert 6
      Gegeben sei die Variante Dummy
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 1        | 40          |
        | Dummy   | 3        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ben     | -6     |

    @dummy-puddings.two-players-equal
    Szenario: Die zwei Spieler teilen sich die Punkte für die meisten Puddings
      Gegeben sei die Variante Dummy
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 2        | 40          |
        | Dummy   | 1        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 3      |
        | Dummy   | -6     |

    @dummy-puddings.all-equal
    Szenario: Alle drei haben gleich viele
      Gegeben sei die Variante Dummy
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 2        | 40          |
        | Dummy   | 2        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
        | Dummy   | 0      |

  @dummy-no-win @ruling
  Regel: Der Dummy kann nicht gewinnen
    Gewinnen können nur die zwei Spieler, egal, wie viele Punkte der Dummy hat. Bei Gleichstand zwischen ihnen werden
    nur ihre eigenen Puddings verglichen.

    @dummy-no-win.most-points
    Szenario: Der Dummy hat die meisten Punkte
      Gegeben sei die Variante Dummy
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 1        | 40          |
        | Ben     | 2        | 41          |
        | Dummy   | 3        | 50          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Ben allein

    @dummy-no-win.three-tied
    Szenario: Der Dummy liegt gleichauf und hat die meisten Puddings
      Gegeben sei die Variante Dummy
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 41          |
        | Ben     | 1        | 41          |
        | Dummy   | 3        | 41          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Ada allein

    @dummy-no-win.shared
    Szenario: Die zwei Spieler teilen sich den Sieg ohne den Dummy
      Gegeben sei die Variante Dummy
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 41          |
        | Ben     | 2        | 41          |
        | Dummy   | 2        | 41          |
      Wenn der Sieger ermittelt wird
      Dann teilen sich diese Spieler den Sieg:
        | Spieler |
        | Ada     |
        | Ben     |

  @dummy-next-round @ruling
  Regel: Das Abwechseln geht im nächsten Durchgang weiter
    Wer den Dummy im letzten Zug eines Durchgangs nicht gesteuert hat, steuert ihn im nächsten Durchgang zuerst.

    @dummy-next-round.after-ada
    Szenario: Ada hat den Dummy im letzten Zug gesteuert
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand    | vor sich |
        | Ada     | Tempura | Maki 1   |
        | Ben     | Sashimi | Maki 2   |
        | Dummy   | Maki 3  | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Maki 3  |
        | Ben     | Sashimi |
        | Dummy   | Tempura |
      Dann steuert als Nächstes Spieler Ben den Dummy

    @dummy-next-round.after-ben
    Szenario: Ben hat den Dummy im letzten Zug gesteuert
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ben den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand    | vor sich |
        | Ada     | Tempura | Maki 1   |
        | Ben     | Sashimi | Maki 2   |
        | Dummy   | Maki 3  | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
        | Dummy   | Maki 3  |
      Dann steuert als Nächstes Spieler Ada den Dummy

  @dummy-wasabi @ruling
  Regel: Der Dummy hat sein eigenes Wasabi
    Bekommt der Dummy ein Nigiri, kommt es auf sein eigenes freies Wasabi. Die Stäbchen des Dummys bewirken nichts.

    @dummy-wasabi.on-its-wasabi
    Szenario: Das Nigiri des Dummys kommt auf das Wasabi des Dummys
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                 | vor sich |
        | Ada     | Tempura, Pudding, Tintenfisch-Nigiri | Maki 1   |
        | Ben     | Sashimi, Dumpling, Maki 2            | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura           | Wasabi   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Tempura            |
        | Ben     | Sashimi            |
        | Dummy   | Tintenfisch-Nigiri |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                   |
        | Ada     | Maki 1, Tempura            |
        | Ben     | Maki 2, Sashimi            |
        | Dummy   | Wasabi, Tintenfisch-Nigiri |

    @dummy-wasabi.chopsticks-stay
    Szenario: Die Stäbchen des Dummys bleiben vor ihm liegen
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                 | vor sich |
        | Ada     | Tempura, Pudding, Tintenfisch-Nigiri | Maki 1   |
        | Ben     | Sashimi, Dumpling, Maki 2            | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura           | Stäbchen |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
        | Dummy   | Pudding |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich          |
        | Dummy   | Stäbchen, Pudding |

  @dummy-chopsticks @ruling
  Regel: Stäbchen im Spiel mit dem Dummy
    Wer den Dummy steuert und Stäbchen vor sich hat, darf zwei Karten für sich nehmen und gibt trotzdem dem Dummy
    eine. Die Stäbchen kommen zurück auf die Hand, bevor die Hände getauscht werden, und können nie die Karte des
    Dummys sein. Dafür braucht es nach dem Ziehen drei Karten, es geht also in den Zügen 1 bis 8. Der andere Spieler
    braucht wie gewohnt zwei Karten.

    @dummy-chopsticks.controller
    Szenario: Wer den Dummy steuert, nimmt zwei Karten
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2  | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 3 |
        | Ben     | Sashimi         |
        | Dummy   | Pudding         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Tempura, Maki 3  |
        | Ben     | Maki 2, Sashimi  |
        | Dummy   | Tempura, Pudding |

    @dummy-chopsticks.travel-on
    Szenario: Die eingesetzten Stäbchen wandern weiter
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2  | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 3 |
        | Ben     | Sashimi         |
        | Dummy   | Pudding         |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand             |
        | Ada     | Dumpling, Maki 2 |
        | Ben     | Wasabi, Stäbchen |

    @dummy-chopsticks.not-for-the-dummy
    Szenario: Die zurückkehrenden Stäbchen sind nicht die Karte des Dummys
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2  | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 3 |
        | Ben     | Sashimi         |
        | Dummy   | Stäbchen        |
      Dann ist das nicht erlaubt

    @dummy-chopsticks.other-player
    Szenario: Der andere Spieler nimmt zwei Karten
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   | Maki 1   |
        | Ben     | Sashimi, Dumpling, Maki 2  | Stäbchen |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura         |
        | Ben     | Sashimi, Maki 2 |
        | Dummy   | Pudding         |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand               |
        | Ada     | Dumpling, Stäbchen |
        | Ben     | Wasabi, Maki 3     |

    @dummy-chopsticks.eighth-turn
    Szenario: Wer den Dummy steuert, nimmt im achten Zug zwei Karten
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich |
        | Ada     | Tempura, Pudding  | Stäbchen |
        | Ben     | Sashimi, Dumpling | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 3 |
        | Ben     | Sashimi         |
        | Dummy   | Pudding         |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand     |
        | Ada     | Dumpling |
        | Ben     | Stäbchen |

    @dummy-chopsticks.ninth-turn
    Szenario: Im neunten Zug sind es zu wenige Karten
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand    | vor sich |
        | Ada     | Tempura | Stäbchen |
        | Ben     | Sashimi | Maki 2   |
        | Dummy   | Tempura | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt            |
        | Ada     | Tempura, Tempura |
        | Ben     | Sashimi          |
        | Dummy   | Tempura          |
      Dann ist das nicht erlaubt

    @dummy-chopsticks.without
    Szenario: Keine zwei Karten ohne Stäbchen
      Gegeben sei die Variante Dummy
      Gegeben sei ein Zug, in dem Spieler Ada den Dummy steuert
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                       | vor sich |
        | Ada     | Tempura, Pudding, Wasabi   | Maki 1   |
        | Ben     | Sashimi, Dumpling, Maki 2  | Maki 2   |
        | Dummy   | Maki 3, Ei-Nigiri, Tempura | Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Wasabi |
        | Ben     | Sashimi         |
        | Dummy   | Pudding         |
      Dann ist das nicht erlaubt
