# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Sieg
  Nach drei Durchgängen und den Puddings entscheidet der Punktestand.

  @most-points-wins @printed
  Regel: Die meisten Punkte gewinnen
    Wer nach drei Durchgängen und den Puddings die meisten Punkte hat, gewinnt das Spiel.

    @most-points-wins.two-players
    Szenario: Zwei Spieler
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 1        | 41          |
        | Ben     | 2        | 45          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Ben allein

    @most-points-wins.points-before-puddings
    Szenario: Punkte gehen vor Puddings
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 0        | 46          |
        | Ben     | 5        | 45          |
        | Cleo    | 1        | 30          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Ada allein

    @most-points-wins.last-seat
    Szenario: Fünf Spieler: Wer auf dem letzten Sitz sitzt, gewinnt
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 30          |
        | Ben     | 3        | 39          |
        | Cleo    | 1        | 12          |
        | Dan     | 0        | 40          |
        | Eve     | 1        | 41          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Eve allein

    @most-points-wins.below-zero
    Szenario: Der beste von drei Punkteständen unter null
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | -3          |
        | Ben     | 1        | -1          |
        | Cleo    | 0        | -6          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Ben allein

  @tie-puddings @printed
  Regel: Bei Gleichstand entscheiden die Puddings
    Haben mehrere Spieler die meisten Punkte, gewinnt unter ihnen, wer die meisten Puddings hat.

    @tie-puddings.two-tied
    Szenario: Von zwei gleichauf liegenden Spielern hat der zweite mehr Puddings
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 1        | 45          |
        | Ben     | 3        | 45          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Ben allein

    @tie-puddings.first-of-two-tied
    Szenario: Von zwei gleichauf liegenden Spielern hat der erste mehr Puddings
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 3        | 45          |
        | Ben     | 1        | 45          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Ada allein

    @tie-puddings.only-among-the-tied
    Szenario: Die meisten Puddings von allen helfen einem Spieler nicht, der zurückliegt
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 5        | 30          |
        | Ben     | 0        | 45          |
        | Cleo    | 1        | 45          |
      Wenn der Sieger ermittelt wird
      Dann gewinnt Spieler Cleo allein

  @tie-shared @ruling
  Regel: Immer noch Gleichstand: geteilter Sieg
    Haben die Spieler, die gleichauf liegen, auch gleich viele Puddings, gewinnen sie gemeinsam.

    @tie-shared.two-players
    Szenario: Zwei Spieler mit gleich vielen Punkten und Puddings
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 45          |
        | Ben     | 2        | 45          |
      Wenn der Sieger ermittelt wird
      Dann teilen sich diese Spieler den Sieg:
        | Spieler |
        | Ada     |
        | Ben     |

    @tie-shared.two-of-four
    Szenario: Von drei gleichauf liegenden Spielern haben zwei gleich viele Puddings
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 1        | 45          |
        | Ben     | 2        | 45          |
        | Cleo    | 4        | 44          |
        | Dan     | 2        | 45          |
      Wenn der Sieger ermittelt wird
      Dann teilen sich diese Spieler den Sieg:
        | Spieler |
        | Ben     |
        | Dan     |

    @tie-shared.everybody
    Szenario: Niemand hat Punkte oder Puddings
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 0        | 0           |
        | Ben     | 0        | 0           |
        | Cleo    | 0        | 0           |
      Wenn der Sieger ermittelt wird
      Dann teilen sich diese Spieler den Sieg:
        | Spieler |
        | Ada     |
        | Ben     |
        | Cleo    |
