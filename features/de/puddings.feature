# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Puddings
  Der Nachtisch kommt zum Schluss: Puddings werden einmal gewertet, nach dem dritten Durchgang.

  @pudding-most @printed
  Regel: 6 Punkte für die meisten
    Wer die meisten Puddings hat, bekommt 6 Punkte.

    @pudding-most.three-players
    Szenario: Drei Spieler, alle verschieden
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 4        | 40          |
        | Cleo    | 1        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 6      |

    @pudding-most.added
    Szenario: Die Punkte kommen zum Punktestand dazu
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 33          |
        | Ben     | 4        | 41          |
        | Cleo    | 1        | 50          |
      Wenn die Puddings gewertet werden
      Dann lauten die Punktestände:
        | Spieler | Punktestand |
        | Ada     | 33          |
        | Ben     | 47          |

    @pudding-most.one-is-enough
    Szenario: Schon ein einziger Pudding kann genügen
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 0        | 40          |
        | Ben     | 0        | 40          |
        | Cleo    | 1        | 40          |
      Wenn die Puddings gewertet werden
      Dann bekommt Spieler Cleo in der Kategorie Puddings 6 Punkte

  @pudding-fewest @printed
  Regel: 6 Punkte Abzug für die wenigsten
    Wer die wenigsten Puddings hat, verliert 6 Punkte. Das gilt auch für Spieler ganz ohne Pudding.

    @pudding-fewest.three-players
    Szenario: Die wenigsten: ein Pudding
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 4        | 40          |
        | Cleo    | 1        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Cleo    | -6     |

    @pudding-fewest.none
    Szenario: Die wenigsten: kein Pudding
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 0        | 40          |
        | Ben     | 1        | 40          |
        | Cleo    | 2        | 40          |
        | Dan     | 3        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | -6     |
        | Ben     | 0      |

    @pudding-fewest.taken-off
    Szenario: Die Punkte werden vom Punktestand abgezogen
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 33          |
        | Ben     | 4        | 41          |
        | Cleo    | 1        | 50          |
      Wenn die Puddings gewertet werden
      Dann lauten die Punktestände:
        | Spieler | Punktestand |
        | Cleo    | 44          |

  @pudding-tie-most @printed
  Regel: Gleichstand bei den meisten: Die 6 Punkte werden geteilt
    Haben mehrere Spieler die meisten Puddings, teilen sie sich die 6 Punkte gleichmäßig; was sich nicht teilen lässt,
    verfällt.

    @pudding-tie-most.share
    Szenarien: 6 Punkte für die meisten Puddings, unter <gleichauf> Spielern geteilt
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | <Cleo>   | 40          |
        | Dan     | <Dan>    | 40          |
        | Eve     | 0        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |
        | Ben     | <Punkte> |

      Beispiele:
        | gleichauf | Cleo | Dan | Punkte |
        | 2         | 1    | 1   | 3      |
        | 3         | 2    | 1   | 2      |
        | 4         | 2    | 2   | 1      |

    @pudding-tie-most.nobody-second
    Szenario: Nichts für die Spieler dazwischen
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 3        | 40          |
        | Ben     | 3        | 40          |
        | Cleo    | 1        | 40          |
        | Dan     | 0        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 3      |
        | Cleo    | 0      |

  @pudding-tie-fewest @printed
  Regel: Gleichstand bei den wenigsten: Der Abzug wird geteilt
    Haben mehrere Spieler die wenigsten Puddings, teilen sie sich den Abzug von 6 Punkten gleichmäßig, und der Rest
    wird erlassen: Zwei verlieren je 3, drei je 2, vier je 1.

    @pudding-tie-fewest.share
    Szenarien: 6 Punkte Abzug für die wenigsten Puddings, unter <gleichauf> Spielern geteilt
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 0        | 40          |
        | Ben     | 0        | 40          |
        | Cleo    | <Cleo>   | 40          |
        | Dan     | <Dan>    | 40          |
        | Eve     | 2        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |
        | Ben     | <Punkte> |

      Beispiele:
        | gleichauf | Cleo | Dan | Punkte |
        | 2         | 1    | 1   | -3     |
        | 3         | 0    | 1   | -2     |
        | 4         | 0    | 0   | -1     |

    @pudding-tie-fewest.worked-example
    Szenario: Puddings: 3, 2, 0 und 0
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 3        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | 0        | 40          |
        | Dan     | 0        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 6      |
        | Ben     | 0      |
        | Cleo    | -3     |
        | Dan     | -3     |

    @pudding-tie-fewest.with-some
    Szenario: Gleichstand bei den wenigsten mit je einem Pudding
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 1        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | 1        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | -3     |
        | Cleo    | -3     |

    @pudding-tie-fewest.both-ties
    Szenario: Gleichstand bei den meisten und bei den wenigsten
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 1        | 40          |
        | Ben     | 3        | 40          |
        | Cleo    | 1        | 40          |
        | Dan     | 3        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | -3     |
        | Ben     | 3      |
        | Cleo    | -3     |
        | Dan     | 3      |

  @pudding-two-players @printed
  Regel: Zu zweit verliert niemand Punkte
    In einem Spiel zu zweit gibt es nur die 6 Punkte für die meisten Puddings; wer weniger hat, verliert nichts.

    @pudding-two-players.no-loss
    Szenarien: Zwei Spieler, Puddings des anderen: <Puddings>
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings   | Punktestand |
        | Ada     | 4          | 40          |
        | Ben     | <Puddings> | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 6      |
        | Ben     | 0      |

      Beispiele:
        | Puddings |
        | 0        |
        | 1        |
        | 3        |

  @pudding-all-equal @printed
  Regel: Alle gleich, keine Punkte
    Haben alle gleich viele Puddings, auch wenn es gar keine sind, bekommt und verliert niemand Punkte. Zu zweit ist
    ein Gleichstand immer dieser Fall.

    @pudding-all-equal.two-players
    Szenarien: Gleichstand zu zweit, Puddings je Spieler: <Puddings>
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings   | Punktestand |
        | Ada     | <Puddings> | 40          |
        | Ben     | <Puddings> | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |

      Beispiele:
        | Puddings |
        | 0        |
        | 3        |

    @pudding-all-equal.three-players
    Szenarien: Gleichstand zu dritt, Puddings je Spieler: <Puddings>
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings   | Punktestand |
        | Ada     | <Puddings> | 40          |
        | Ben     | <Puddings> | 40          |
        | Cleo    | <Puddings> | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |

      Beispiele:
        | Puddings |
        | 0        |
        | 2        |

    @pudding-all-equal.four-players
    Szenario: Gleichstand zu viert mit je einem Pudding
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 1        | 40          |
        | Ben     | 1        | 40          |
        | Cleo    | 1        | 40          |
        | Dan     | 1        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |
        | Dan     | 0      |

    @pudding-all-equal.five-players
    Szenario: Gleichstand zu fünft mit je zwei Puddings
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand |
        | Ada     | 2        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | 2        | 40          |
        | Dan     | 2        | 40          |
        | Eve     | 2        | 40          |
      Wenn die Puddings gewertet werden
      Dann gibt es in der Kategorie Puddings diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |
        | Dan     | 0      |
        | Eve     | 0      |

  @score-below-zero @ruling
  Regel: Ein Punktestand darf unter null fallen
    Wer für die Puddings mehr Punkte verliert, als er hat, beendet das Spiel unter null.

    @score-below-zero.falls
    Szenarien: Die wenigsten Puddings bei einem Punktestand von <Punktestand>
      Gegeben sei diese Ausgangslage:
        | Spieler | Puddings | Punktestand   |
        | Ada     | 2        | 40            |
        | Ben     | 1        | 40            |
        | Cleo    | 0        | <Punktestand> |
      Wenn die Puddings gewertet werden
      Dann lauten die Punktestände:
        | Spieler | Punktestand |
        | Cleo    | <Gesamt>    |

      Beispiele:
        | Punktestand | Gesamt |
        | 0           | -6     |
        | 2           | -4     |
        | 5           | -1     |
