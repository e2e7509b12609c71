# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Maki-Rollen
  Jede Maki-Karte zeigt eine, zwei oder drei Rollen. Wer die meisten hat, bekommt Punkte.

  @maki-icons @printed
  Regel: Zähl die Symbole, nicht die Karten
    Zähl die Symbole auf deinen Maki-Karten zusammen. Auf wie viele Karten sie sich verteilen, ist egal.

    @maki-icons.one-card-beats-two
    Szenario: Eine Karte mit drei Symbolen schlägt zwei Karten mit je einem
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich       |
        | Ada     | Maki 1, Maki 1 |
        | Ben     | Maki 3         |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 6      |

    @maki-icons.added-up
    Szenarien: Diese Karten haben mehr Symbole als eine Karte mit drei: <Karten>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karten> |
        | Ben     | Maki 3   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 6      |
        | Ben     | 3      |

      Beispiele:
        | Karten                          |
        | Maki 2, Maki 2                  |
        | Maki 3, Maki 1                  |
        | Maki 1, Maki 1, Maki 1, Maki 1  |
        | Maki 2, Tempura, Maki 1, Maki 1 |

  @maki-most @printed
  Regel: 6 für die meisten, 3 für die zweitmeisten
    Wer die meisten Symbole hat, bekommt 6 Punkte. Wer die zweitmeisten hat, bekommt 3. Die anderen bekommen nichts.

    @maki-most.five-players
    Szenario: Fünf Spieler, alle verschieden
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                               |
        | Ada     | Maki 1, Maki 1                         |
        | Ben     | Maki 2, Maki 2, Maki 2, Maki 2         |
        | Cleo    | Maki 1                                 |
        | Dan     | Maki 3, Maki 3, Maki 3, Maki 3, Maki 3 |
        | Eve     | Maki 1, Maki 1, Maki 1                 |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 3      |
        | Cleo    | 0      |
        | Dan     | 6      |
        | Eve     | 0      |

    @maki-most.three-players
    Szenario: Drei Spieler: Wer auf dem ersten Sitz sitzt, liegt zurück
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich               |
        | Ada     | Maki 1                 |
        | Ben     | Maki 2, Maki 2         |
        | Cleo    | Maki 3, Maki 3, Maki 3 |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 3      |
        | Cleo    | 6      |

    @maki-most.far-ahead
    Szenario: Ein großer Vorsprung bringt nicht mehr
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                       |
        | Ada     | Maki 3, Maki 3, Maki 3, Maki 2 |
        | Ben     | Maki 1                         |
        | Cleo    | Maki 2, Maki 2                 |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 6      |
        | Ben     | 0      |
        | Cleo    | 3      |

  @maki-tie-most @printed
  Regel: Gleichstand bei den meisten: Die 6 Punkte werden geteilt
    Haben mehrere Spieler die meisten Symbole, teilen sie sich die 6 Punkte gleichmäßig; was sich nicht teilen lässt,
    verfällt. Für den zweiten Platz bekommt dann niemand Punkte.

    @maki-tie-most.share
    Szenarien: 6 Punkte für die meisten Symbole, unter <gleichauf> Spielern geteilt
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 3   |
        | Ben     | Maki 3   |
        | Cleo    | <Cleo>   |
        | Dan     | <Dan>    |
        | Eve     | <Eve>    |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |
        | Ben     | <Punkte> |

      Beispiele:
        | gleichauf | Cleo   | Dan    | Eve     | Punkte |
        | 2         | Maki 1 | Maki 1 | Tempura | 3      |
        | 3         | Maki 3 | Maki 1 | Tempura | 2      |
        | 4         | Maki 3 | Maki 3 | Tempura | 1      |
        | 5         | Maki 3 | Maki 3 | Maki 3  | 1      |

    @maki-tie-most.no-second
    Szenario: Nichts für den Spieler hinter dem Gleichstand
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 3   |
        | Ben     | Maki 2   |
        | Cleo    | Maki 3   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 0      |
        | Cleo    | 3      |

    @maki-tie-most.no-second-tie
    Szenario: Nichts für zwei Spieler hinter dem Gleichstand
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 2   |
        | Ben     | Maki 3   |
        | Cleo    | Maki 2   |
        | Dan     | Maki 3   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 3      |
        | Cleo    | 0      |
        | Dan     | 3      |

    @maki-tie-most.two-players
    Szenario: Zwei Spieler gleichauf
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 2   |
        | Ben     | Maki 2   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 3      |

    @maki-tie-most.different-cards
    Szenario: Drei Symbole auf zwei Karten sind so viel wie drei auf einer
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich       |
        | Ada     | Maki 1, Maki 2 |
        | Ben     | Maki 3         |
        | Cleo    | Tempura        |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 3      |

  @maki-tie-second @printed
  Regel: Gleichstand bei den zweitmeisten: Die 3 Punkte werden geteilt
    Haben mehrere Spieler die zweitmeisten Symbole, teilen sie sich die 3 Punkte gleichmäßig; was sich nicht teilen
    lässt, verfällt.

    @maki-tie-second.share
    Szenarien: 3 Punkte für die zweitmeisten Symbole, unter <gleichauf> Spielern geteilt
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 2   |
        | Ben     | Maki 2   |
        | Cleo    | Maki 3   |
        | Dan     | <Dan>    |
        | Eve     | <Eve>    |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |
        | Ben     | <Punkte> |

      Beispiele:
        | gleichauf | Dan    | Eve     | Punkte |
        | 2         | Maki 1 | Tempura | 1      |
        | 3         | Maki 2 | Tempura | 1      |
        | 4         | Maki 2 | Maki 2  | 0      |

    @maki-tie-second.first-keeps-six
    Szenario: Wer die meisten hat, bekommt trotzdem 6
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Maki 2   |
        | Ben     | Maki 3   |
        | Cleo    | Maki 2   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 1      |
        | Ben     | 6      |
        | Cleo    | 1      |

    @maki-tie-second.third-gets-nothing
    Szenario: Symbole: 6, 4, 4 und 1
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich       |
        | Ada     | Maki 3, Maki 3 |
        | Ben     | Maki 2, Maki 2 |
        | Cleo    | Maki 3, Maki 1 |
        | Dan     | Maki 1         |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 6      |
        | Ben     | 1      |
        | Cleo    | 1      |
        | Dan     | 0      |

  @maki-need-one @printed
  Regel: Ohne Symbol keine Punkte
    Ohne Maki-Karte bekommst du hier nichts. Hat nur ein Spieler Maki, gibt es keinen zweiten Platz. Hat niemand Maki,
    bekommt niemand Punkte.

    @maki-need-one.one-holder-of-two
    Szenario: Einer von zwei Spielern hat Maki
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Tempura  |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 6      |

    @maki-need-one.one-holder-of-four
    Szenario: Einer von vier Spielern hat Maki
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Maki 2   |
        | Dan     | Pudding  |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 6      |
        | Dan     | 0      |

    @maki-need-one.nobody-of-two
    Szenario: Zwei Spieler ohne Maki
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |

    @maki-need-one.nobody-of-five
    Szenario: Fünf Spieler ohne Maki
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | Tempura  |
        | Ben     | Sashimi  |
        | Cleo    | Dumpling |
        | Dan     | Pudding  |
        | Eve     | Wasabi   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |
        | Dan     | 0      |
        | Eve     | 0      |

    @maki-need-one.empty-table
    Szenario: Niemand hat auch nur eine Karte
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |
        | Cleo    |          |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |

  @maki-two-players @printed
  Regel: Der zweite Platz zählt auch zu zweit
    Auch in einem Spiel zu zweit bekommt der Spieler mit weniger Symbolen 3 Punkte für den zweiten Platz.

    @maki-two-players.second-scores
    Szenario: Zwei Spieler, beide haben Maki
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich       |
        | Ada     | Maki 1         |
        | Ben     | Maki 2, Maki 2 |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Maki-Rollen diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 6      |
