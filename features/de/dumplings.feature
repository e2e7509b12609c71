# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Dumplings
  Je mehr Dumplings du hast, desto mehr Punkte bringt jeder davon, bis zu fünf Stück.

  @dumplings-table @printed
  Regel: 1, 3, 6, 10, 15 Punkte
    Ein Dumpling bringt 1 Punkt, zwei bringen zusammen 3, drei 6, vier 10 und fünf 15.

    @dumplings-table.count
    Szenarien: Punkte für so viele Dumplings: <Zahl>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karten> |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Dumplings diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |

      Beispiele:
        | Zahl | Karten                                           | Punkte |
        | 0    | Maki 2                                           | 0      |
        | 1    | Dumpling                                         | 1      |
        | 2    | Dumpling, Dumpling                               | 3      |
        | 3    | Dumpling, Dumpling, Dumpling                     | 6      |
        | 4    | Dumpling, Dumpling, Dumpling, Dumpling           | 10     |
        | 5    | Dumpling, Dumpling, Dumpling, Dumpling, Dumpling | 15     |

    @dumplings-table.cards-between
    Szenario: Andere Karten dürfen dazwischenkommen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                      |
        | Ada     | Dumpling, Pudding, Dumpling, Maki 3, Dumpling |
        | Ben     | Maki 1                                        |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Dumplings 6 Punkte

    @dumplings-table.own
    Szenario: Jeder Spieler zählt nur seine eigenen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                     |
        | Ada     | Dumpling, Dumpling           |
        | Ben     | Dumpling, Dumpling, Dumpling |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Dumplings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 6      |

  @dumplings-cap @printed
  Regel: Nie mehr als 15
    Auch mehr als fünf Dumplings bringen nur 15 Punkte.

    @dumplings-cap.count
    Szenarien: Nicht mehr Punkte für so viele Dumplings: <Zahl>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karten> |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Dumplings 15 Punkte

      Beispiele:
        | Zahl | Karten                                                                                             |
        | 6    | Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling                                         |
        | 7    | Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling                               |
        | 10   | Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling, Dumpling |
