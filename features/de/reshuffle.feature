# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Variante: Neumischen
  Die Karten eines Durchgangs können im nächsten wieder auftauchen.

  @reshuffle @variant
  Regel: Abgeworfene Karten kommen zurück in den Nachziehstapel
    Mischt nach den Durchgängen 1 und 2 alle abgeworfenen Karten in den Nachziehstapel, bevor ihr austeilt. Die
    Puddings bleiben vor ihren Spielern liegen. Nach Durchgang 3 wird nicht mehr ausgeteilt.

    @reshuffle.nothing-lost
    Szenarien: Nach Durchgang <Durchgang> sind alle Karten wieder im Spiel
      Gegeben sei die Variante Neumischen
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                    |
        | Ada     | Tempura, Maki 3, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Dumpling, Wasabi, Pudding, Stäbchen         |
      Gegeben sei ein Nachziehstapel mit 100 weiteren Karten
      Wenn der Durchgang endet
      Dann ergeben alle Karten zusammen genau ein Deck

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |

    @reshuffle.draw-pile
    Szenario: Zwei Spieler, kein Pudding genommen
      Gegeben sei die Variante Neumischen
      Gegeben sei Durchgang 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                    |
        | Ada     | Tempura, Maki 3, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Dumpling, Wasabi, Sashimi, Stäbchen         |
      Gegeben sei ein Nachziehstapel mit 100 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 10
      Dann liegen so viele Karten im Nachziehstapel: 88

    @reshuffle.without-the-puddings
    Szenario: Vier Spieler, drei Puddings genommen
      Gegeben sei die Variante Neumischen
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                     |
        | Ada     | Pudding, Pudding, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Dumpling, Wasabi, Sashimi, Pudding           |
        | Cleo    | Tempura, Tempura, Tempura, Maki 1            |
        | Dan     | Maki 2, Maki 2, Maki 2, Maki 2               |
      Gegeben sei ein Nachziehstapel mit 92 weiteren Karten
      Wenn der Durchgang endet
      Dann hat jeder Spieler so viele Karten auf der Hand: 8
      Dann liegen so viele Karten im Nachziehstapel: 73

    @reshuffle.puddings-stay
    Szenario: Die Puddings bleiben vor ihren Spielern liegen
      Gegeben sei die Variante Neumischen
      Gegeben sei Durchgang 2
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                     |
        | Ada     | Pudding, Pudding, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Dumpling, Wasabi, Sashimi, Pudding           |
        | Cleo    | Tempura, Tempura, Tempura, Maki 1            |
      Gegeben sei ein Nachziehstapel mit 96 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Pudding, Pudding |
        | Ben     | Pudding          |
        | Cleo    |                  |

    @reshuffle.last-round
    Szenario: Nach Durchgang 3 wird nichts zurückgemischt
      Gegeben sei die Variante Neumischen
      Gegeben sei Durchgang 3
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                    |
        | Ada     | Tempura, Maki 3, Wasabi, Tintenfisch-Nigiri |
        | Ben     | Dumpling, Wasabi, Pudding, Stäbchen         |
      Gegeben sei ein Nachziehstapel mit 87 weiteren Karten
      Wenn der Durchgang endet
      Dann ist das Spiel zu Ende
      Dann liegen so viele Karten im Nachziehstapel: 87
