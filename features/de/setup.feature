# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Spielvorbereitung
  Vor dem ersten Durchgang wird das Deck gemischt, und jeder Spieler bekommt eine Hand Karten.

  @shuffle @informative
  Regel: Mischt das Deck gut
    Mischt alle Karten zusammen, bevor ihr den ersten Durchgang austeilt.

  @players-2-to-5 @printed
  Regel: Zwei bis fünf können mitspielen
    Das Spiel ist für 2, 3, 4 oder 5 Spieler gemacht. Allein kann man es nicht spielen, und zu sechst auch nicht.

    @players-2-to-5.allowed
    Szenarien: Ein Spiel für <Spielerzahl> Spieler
      Wenn die Karten an so viele Spieler ausgeteilt werden: <Spielerzahl>
      Dann haben so viele Spieler Karten auf der Hand: <Spielerzahl>

      Beispiele:
        | Spielerzahl |
        | 2           |
        | 3           |
        | 4           |
        | 5           |

    @players-2-to-5.refused
    Szenarien: Kein Spiel bei dieser Spielerzahl: <Spielerzahl>
      Wenn die Karten an so viele Spieler ausgeteilt werden: <Spielerzahl>
      Dann ist das nicht erlaubt

      Beispiele:
        | Spielerzahl |
        | 0           |
        | 1           |
        | 6           |
        | 7           |
        | 10          |

  @hand-size @printed
  Regel: Je mehr Spieler, desto kleiner die Hände
    Zu zweit bekommt jeder 10 Karten, zu dritt 9, zu viert 8 und zu fünft 7.

    @hand-size.dealt
    Szenarien: Karten für jeden bei <Spielerzahl> Spielern
      Wenn die Karten an so viele Spieler ausgeteilt werden: <Spielerzahl>
      Dann hat jeder Spieler so viele Karten auf der Hand: <Zahl>

      Beispiele:
        | Spielerzahl | Zahl |
        | 2           | 10   |
        | 3           | 9    |
        | 4           | 8    |
        | 5           | 7    |

  @draw-pile @printed
  Regel: Der Rest ist der Nachziehstapel
    Legt die übrigen Karten verdeckt in die Tischmitte. Niemand rührt diesen Stapel an, bis der nächste Durchgang
    ausgeteilt wird. Hände und Nachziehstapel zusammen sind das ganze Deck.

    @draw-pile.size
    Szenarien: Karten im Nachziehstapel bei <Spielerzahl> Spielern
      Wenn die Karten an so viele Spieler ausgeteilt werden: <Spielerzahl>
      Dann liegen so viele Karten im Nachziehstapel: <Nachziehstapel>

      Beispiele:
        | Spielerzahl | Nachziehstapel |
        | 2           | 88             |
        | 3           | 81             |
        | 4           | 76             |
        | 5           | 73             |

    @draw-pile.whole-deck
    Szenarien: Beim Austeilen an <Spielerzahl> Spieler geht keine Karte verloren
      Wenn die Karten an so viele Spieler ausgeteilt werden: <Spielerzahl>
      Dann ergeben alle Karten zusammen genau ein Deck

      Beispiele:
        | Spielerzahl |
        | 2           |
        | 3           |
        | 4           |
        | 5           |

  @hands-secret @informative
  Regel: Zeig deine Hand niemandem
    Halte deine Karten so, dass nur du sie siehst.

  @scorekeeper @informative
  Regel: Einer schreibt die Punkte auf
    Nehmt Papier und Stift und einigt euch auf einen Spieler, der die Punkte notiert.
