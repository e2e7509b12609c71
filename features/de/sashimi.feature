# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Sashimi
  Sashimi bringen im Dreiersatz Punkte.

  @sashimi-threes @printed
  Regel: 10 Punkte für je drei
    Je drei Sashimi bringen 10 Punkte. Bleiben eines oder zwei übrig, sind sie nichts wert.

    @sashimi-threes.count
    Szenarien: Punkte für so viele Sashimi: <Zahl>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karten> |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Sashimi diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |

      Beispiele:
        | Zahl | Karten                                                        | Punkte |
        | 0    | Maki 2                                                        | 0      |
        | 1    | Sashimi                                                       | 0      |
        | 2    | Sashimi, Sashimi                                              | 0      |
        | 3    | Sashimi, Sashimi, Sashimi                                     | 10     |
        | 4    | Sashimi, Sashimi, Sashimi, Sashimi                            | 10     |
        | 5    | Sashimi, Sashimi, Sashimi, Sashimi, Sashimi                   | 10     |
        | 6    | Sashimi, Sashimi, Sashimi, Sashimi, Sashimi, Sashimi          | 20     |
        | 7    | Sashimi, Sashimi, Sashimi, Sashimi, Sashimi, Sashimi, Sashimi | 20     |

    @sashimi-threes.cards-between
    Szenario: Andere Karten dürfen dazwischenkommen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                   |
        | Ada     | Sashimi, Pudding, Sashimi, Maki 3, Sashimi |
        | Ben     | Maki 1                                     |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Sashimi 10 Punkte

    @sashimi-threes.own
    Szenario: Zwei Spieler können keinen Dreiersatz zusammenlegen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich         |
        | Ada     | Sashimi, Sashimi |
        | Ben     | Sashimi          |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Sashimi diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
