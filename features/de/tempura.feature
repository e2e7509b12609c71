# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Tempura
  Tempura bringen paarweise Punkte.

  @tempura-pairs @printed
  Regel: 5 Punkte für je zwei
    Je zwei Tempura bringen 5 Punkte. Eine einzelne Tempura-Karte ist nichts wert.

    @tempura-pairs.count
    Szenarien: Punkte für so viele Tempura: <Zahl>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karten> |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Tempura diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |

      Beispiele:
        | Zahl | Karten                                               | Punkte |
        | 0    | Maki 2                                               | 0      |
        | 1    | Tempura                                              | 0      |
        | 2    | Tempura, Tempura                                     | 5      |
        | 3    | Tempura, Tempura, Tempura                            | 5      |
        | 4    | Tempura, Tempura, Tempura, Tempura                   | 10     |
        | 5    | Tempura, Tempura, Tempura, Tempura, Tempura          | 10     |
        | 6    | Tempura, Tempura, Tempura, Tempura, Tempura, Tempura | 15     |

    @tempura-pairs.cards-between
    Szenario: Andere Karten dürfen dazwischenkommen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                          |
        | Ada     | Tempura, Pudding, Maki 3, Tempura |
        | Ben     | Maki 1                            |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Tempura 5 Punkte

    @tempura-pairs.own
    Szenario: Zwei Spieler können kein Paar zusammenlegen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Tempura  |
        | Ben     | Tempura  |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Tempura diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
