# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Stäbchen
  Stäbchen selbst bringen keine Punkte. Mit ihnen kannst du in einem späteren Zug zwei Karten nehmen.

  @chopsticks-take-two @printed
  Regel: Mit Stäbchen darfst du zwei Karten nehmen
    Liegen Stäbchen vor dir, darfst du in einem Zug zwei Karten deiner Hand nehmen statt einer. Die Stäbchen verlassen
    dann den Tisch; sie können keine der zwei Karten sein.

    @chopsticks-take-two.both-laid-down
    Szenario: Zwei Karten auf einmal
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Maki 1, Pudding, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Tempura, Maki 1  |
        | Ben     | Sashimi, Sashimi |

    @chopsticks-take-two.leave-the-table
    Szenario: Die Stäbchen liegen nicht mehr vor dem Spieler
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich                  |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Maki 3, Maki 3, Stäbchen  |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi, Tempura, Pudding |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                        |
        | Ada     | Maki 3, Maki 3, Tempura, Maki 1 |

    @chopsticks-take-two.against-hand-order
    Szenario: Die zweite Karte darf in der Hand vor der ersten stecken
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Maki 1, Tempura |
        | Ben     | Sashimi         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Maki 1, Tempura  |
        | Ben     | Sashimi, Sashimi |

    @chopsticks-take-two.like-cards
    Szenario: Zwei gleiche Karten, wenn beide auf der Hand sind
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                | vor sich |
        | Ada     | Tempura, Pudding, Tempura, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3   | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt            |
        | Ada     | Tempura, Tempura |
        | Ben     | Sashimi          |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich         |
        | Ada     | Tempura, Tempura |
        | Ben     | Sashimi, Sashimi |

    @chopsticks-take-two.without
    Szenario: Nur der Nachbar hat Stäbchen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Maki 1, Pudding, Dumpling | Tempura  |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Stäbchen |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann ist das nicht erlaubt

    @chopsticks-take-two.not-the-returning-ones
    Szenario: Die zurückkehrenden Stäbchen sind keine der zwei Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Maki 1, Pudding, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt             |
        | Ada     | Tempura, Stäbchen |
        | Ben     | Sashimi           |
      Dann ist das nicht erlaubt

    @chopsticks-take-two.second-card-not-in-hand
    Szenario: Auch die zweite Karte muss auf der Hand sein
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Maki 1, Pudding, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                       |
        | Ada     | Tempura, Tintenfisch-Nigiri |
        | Ben     | Sashimi                     |
      Dann ist das nicht erlaubt

  @chopsticks-optional @printed
  Regel: Du musst sie nicht einsetzen
    Auch mit Stäbchen vor dir darfst du bei einer Karte bleiben. Die Stäbchen bleiben dann für später liegen.

    @chopsticks-optional.one-card
    Szenario: Trotz Stäbchen nur eine Karte
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Maki 1  | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2 | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich          |
        | Ada     | Stäbchen, Tempura |
        | Ben     | Sashimi, Sashimi  |

    @chopsticks-optional.hand-stays
    Szenario: Nicht eingesetzte Stäbchen kommen nicht auf die Hand
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Maki 1  | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2 | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand             |
        | Ada     | Dumpling, Maki 2 |
        | Ben     | Pudding, Maki 1  |

    @chopsticks-optional.to-the-end
    Szenario: Stäbchen, die nie eingesetzt werden
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand             | vor sich         |
        | Ada     | Tempura, Pudding | Stäbchen, Maki 3 |
        | Ben     | Sashimi, Sashimi | Dumpling, Maki 2 |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                           |
        | Ada     | Stäbchen, Maki 3, Tempura, Sashimi |

    @chopsticks-optional.nothing
    Szenario: Auch mit Stäbchen nimmt man eine Karte
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Tempura, Pudding, Wasabi  | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2 | Maki 3   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     |         |
        | Ben     | Sashimi |
      Dann ist das nicht erlaubt

  @chopsticks-later-turn @printed
  Regel: Nicht in dem Zug, in dem du sie nimmst
    Du kannst Stäbchen in jedem späteren Zug des Durchgangs einsetzen, aber nicht in dem Zug, in dem du sie nimmst.

    @chopsticks-later-turn.same-turn
    Szenario: Stäbchen und noch eine Karte in einem Zug
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Stäbchen, Tempura, Maki 1 |          |
        | Ben     | Sashimi, Dumpling, Maki 2 |          |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt             |
        | Ada     | Stäbchen, Tempura |
        | Ben     | Sashimi           |
      Dann ist das nicht erlaubt

    @chopsticks-later-turn.still-in-the-hand
    Szenario: Stäbchen, die noch auf der Hand sind
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                      | vor sich |
        | Ada     | Stäbchen, Tempura, Maki 1 | Pudding  |
        | Ben     | Sashimi, Dumpling, Maki 2 | Pudding  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann ist das nicht erlaubt

    @chopsticks-later-turn.next-turn
    Szenario: Gleich im nächsten Zug
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                              | vor sich          |
        | Ada     | Tempura, Maki 1, Maki 1, Dumpling | Pudding, Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3 | Maki 2, Sashimi   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                 |
        | Ada     | Pudding, Tempura, Maki 1 |

    @chopsticks-later-turn.much-later
    Szenario: Mehrere Züge später
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                              | vor sich                           |
        | Ada     | Tempura, Maki 1, Maki 1, Dumpling | Stäbchen, Pudding, Sashimi, Maki 3 |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3 | Maki 2, Sashimi, Tempura, Tempura  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                                  |
        | Ada     | Pudding, Sashimi, Maki 3, Tempura, Maki 1 |

  @chopsticks-call @informative
  Regel: Ruf „Sushi Go!“
    Willst du deine Stäbchen einsetzen, dann ruf „Sushi Go!“, bevor jemand aufdeckt, und wähle deine zweite Karte aus.

  @chopsticks-return @printed
  Regel: Eingesetzte Stäbchen kommen zurück auf die Hand
    Nimm die eingesetzten Stäbchen zurück auf die Hand, bevor du deine Karten weitergibst. Die Stäbchen wandern mit,
    und wer sie nimmt, kann sie wieder einsetzen.

    @chopsticks-return.passed-on
    Szenario: Der Nachbar bekommt die Stäbchen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                        |
        | Ada     | Dumpling, Maki 2, Maki 3    |
        | Ben     | Pudding, Dumpling, Stäbchen |

    @chopsticks-return.two-players-at-once
    Szenario: Zwei Spieler setzen im selben Zug Stäbchen ein
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Stäbchen |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi, Maki 2 |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                        |
        | Ada     | Dumpling, Maki 3, Stäbchen  |
        | Ben     | Pudding, Dumpling, Stäbchen |

    @chopsticks-return.hand-sizes
    Szenario: Alle Hände bleiben gleich groß
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi  |
        | Cleo    | Tempura, Tempura, Wasabi, Wasabi   | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
        | Cleo    | Tempura         |
      Dann hat jeder Spieler so viele Karten auf der Hand: 3

  @chopsticks-one-per-turn @printed
  Regel: Nur eine Stäbchen-Karte pro Zug
    Du darfst mehrere Stäbchen-Karten vor dir haben, setzt in einem Zug aber nur eine davon ein: Du nimmst nie mehr
    als zwei Karten. Die anderen Stäbchen bleiben liegen.

    @chopsticks-one-per-turn.other-stays
    Szenario: Die zweite Stäbchen-Karte bleibt liegen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich           |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen, Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi, Maki 3    |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                  |
        | Ada     | Stäbchen, Tempura, Maki 1 |

    @chopsticks-one-per-turn.one-goes-back
    Szenario: Nur eine Stäbchen-Karte kommt zurück auf die Hand
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich           |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen, Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi, Maki 3    |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                        |
        | Ben     | Pudding, Dumpling, Stäbchen |

    @chopsticks-one-per-turn.three-cards
    Szenario: Drei Karten mit zwei Stäbchen-Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich           |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen, Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi, Maki 3    |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                    |
        | Ada     | Tempura, Pudding, Maki 1 |
        | Ben     | Sashimi                  |
      Dann ist das nicht erlaubt

    @chopsticks-one-per-turn.three-cards-one-pair
    Szenario: Drei Karten mit einer Stäbchen-Karte
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                               | vor sich |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3  | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                    |
        | Ada     | Tempura, Pudding, Maki 1 |
        | Ben     | Sashimi                  |
      Dann ist das nicht erlaubt

    @chopsticks-one-per-turn.four-cards
    Szenario: Vier Karten mit zwei Stäbchen-Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                       | vor sich           |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling, Wasabi | Stäbchen, Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3, Wasabi  | Sashimi, Maki 3    |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                              |
        | Ada     | Tempura, Pudding, Maki 1, Dumpling |
        | Ben     | Sashimi                            |
      Dann ist das nicht erlaubt

  @chopsticks-two-cards-needed @printed
  Regel: Zwei Karten auf der Hand genügen
    Hast du nur noch zwei Karten auf der Hand, darfst du mit Stäbchen beide nehmen. Danach bleiben dir nur die
    Stäbchen: Sie werden als letzte Karte weitergegeben, und dein Nachbar legt sie aus. Mit einer einzigen Karte auf
    der Hand kannst du keine zweite nehmen.

    @chopsticks-two-cards-needed.from-two
    Szenario: Beide Karten einer Hand mit zwei Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand              | vor sich |
        | Ada     | Tempura, Maki 1   | Stäbchen |
        | Ben     | Sashimi, Dumpling | Maki 2   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi         |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                  |
        | Ada     | Tempura, Maki 1, Dumpling |
        | Ben     | Maki 2, Sashimi, Stäbchen |

    @chopsticks-two-cards-needed.both-players
    Szenario: Beide Spieler nehmen beide Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand            | vor sich |
        | Ada     | Tempura, Maki 1 | Stäbchen |
        | Ben     | Sashimi, Maki 2 | Stäbchen |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt           |
        | Ada     | Tempura, Maki 1 |
        | Ben     | Sashimi, Maki 2 |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                  |
        | Ada     | Tempura, Maki 1, Stäbchen |
        | Ben     | Sashimi, Maki 2, Stäbchen |

    @chopsticks-two-cards-needed.from-one
    Szenario: Mit einer einzigen Karte auf der Hand kann man nicht zwei nehmen
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand    | vor sich |
        | Ada     | Tempura | Stäbchen |
        | Ben     | Sashimi | Maki 2   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt            |
        | Ada     | Tempura, Pudding |
        | Ben     | Sashimi          |
      Dann ist das nicht erlaubt

    @chopsticks-two-cards-needed.the-card-and-the-chopsticks
    Szenario: Die einzige Karte und die ausliegenden Stäbchen sind nicht zwei Karten der Hand
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand    | vor sich |
        | Ada     | Tempura | Stäbchen |
        | Ben     | Sashimi | Maki 2   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt             |
        | Ada     | Tempura, Stäbchen |
        | Ben     | Sashimi           |
      Dann ist das nicht erlaubt

  @chopsticks-any-card @ruling
  Regel: Du darfst zwei beliebige Karten nehmen
    Die zwei Karten dürfen von jeder Sorte sein: Wasabi, ein Pudding, Dumplings, sogar eine weitere Stäbchen-Karte.

    @chopsticks-any-card.other-chopsticks
    Szenario: Eine weitere Stäbchen-Karte ist unter den zwei Karten
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                | vor sich |
        | Ada     | Tempura, Stäbchen, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3   | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt             |
        | Ada     | Stäbchen, Tempura |
        | Ben     | Sashimi           |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich          |
        | Ada     | Stäbchen, Tempura |

    @chopsticks-any-card.chopsticks-for-both
    Szenario: Eine Stäbchen-Karte wird genommen, eine kommt zurück
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                | vor sich |
        | Ada     | Tempura, Stäbchen, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3   | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt             |
        | Ada     | Tempura, Stäbchen |
        | Ben     | Sashimi           |
      Dann haben die Spieler diese Karten auf der Hand:
        | Spieler | Hand                       |
        | Ben     | Maki 1, Dumpling, Stäbchen |

    @chopsticks-any-card.no-sushi
    Szenarien: Auch diese zwei Karten darf man nehmen: <Karten>
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                        | vor sich |
        | Ada     | Dumpling, Pudding, Wasabi, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3, Tempura  | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt    |
        | Ada     | <Karten> |
        | Ben     | Sashimi  |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich |
        | Ada     | <Karten> |

      Beispiele:
        | Karten             |
        | Dumpling, Dumpling |
        | Pudding, Wasabi    |
        | Wasabi, Dumpling   |

  @chopsticks-order @ruling
  Regel: Du bestimmst die Reihenfolge der zwei Karten
    Die zwei Karten werden in der Reihenfolge ausgelegt, in der du sie auswählst. Nimmst du erst das Wasabi und dann
    das Nigiri, kommt das Nigiri auf das Wasabi; andersherum nicht. Von zwei Nigiri kommt das erste auf das freie
    Wasabi.

    @chopsticks-order.wasabi-then-nigiri
    Szenario: Erst Wasabi, dann Nigiri
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                         | vor sich |
        | Ada     | Tintenfisch-Nigiri, Wasabi, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3            | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                      |
        | Ada     | Wasabi, Tintenfisch-Nigiri |
        | Ben     | Sashimi                    |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                   |
        | Ada     | Wasabi, Tintenfisch-Nigiri |

    @chopsticks-order.nigiri-then-wasabi
    Szenario: Erst Nigiri, dann Wasabi
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                         | vor sich |
        | Ada     | Wasabi, Tintenfisch-Nigiri, Maki 1, Dumpling | Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3            | Sashimi  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                      |
        | Ada     | Tintenfisch-Nigiri, Wasabi |
        | Ben     | Sashimi                    |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                   |
        | Ada     | Tintenfisch-Nigiri, Wasabi |

    @chopsticks-order.better-nigiri-first
    Szenario: Der Tintenfisch kommt auf das freie Wasabi
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                            | vor sich         |
        | Ada     | Ei-Nigiri, Tintenfisch-Nigiri, Maki 1, Dumpling | Wasabi, Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3               | Sashimi, Maki 3  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                         |
        | Ada     | Tintenfisch-Nigiri, Ei-Nigiri |
        | Ben     | Sashimi                       |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                              |
        | Ada     | Wasabi, Tintenfisch-Nigiri, Ei-Nigiri |

    @chopsticks-order.lesser-nigiri-first
    Szenario: Das Ei kommt auf das freie Wasabi
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                            | vor sich         |
        | Ada     | Ei-Nigiri, Tintenfisch-Nigiri, Maki 1, Dumpling | Wasabi, Stäbchen |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3               | Sashimi, Maki 3  |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt                         |
        | Ada     | Ei-Nigiri, Tintenfisch-Nigiri |
        | Ben     | Sashimi                       |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                              |
        | Ada     | Wasabi, Ei-Nigiri, Tintenfisch-Nigiri |

  @chopsticks-no-points @printed
  Regel: Stäbchen bringen keine Punkte
    Stäbchen, die am Ende des Durchgangs noch vor dir liegen, sind keine Punkte wert.

    @chopsticks-no-points.none
    Szenarien: Keine Punkte für diese Karten: <Karten>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karten> |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Stäbchen 0 Punkte

      Beispiele:
        | Karten                                 |
        | Stäbchen                               |
        | Stäbchen, Stäbchen                     |
        | Stäbchen, Stäbchen, Stäbchen, Stäbchen |

  @chopsticks-round-end @printed
  Regel: Stäbchen gelten nur bis zum Ende des Durchgangs
    Am Ende des Durchgangs werden die Stäbchen mit den anderen Karten abgeworfen. Im nächsten Durchgang nützen sie
    nichts mehr.

    @chopsticks-round-end.discarded
    Szenarien: Stäbchen am Ende von Durchgang <Durchgang>
      Gegeben sei Durchgang <Durchgang>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich         |
        | Ada     | Stäbchen, Maki 3 |
        | Ben     | Maki 1, Stäbchen |
      Gegeben sei ein Nachziehstapel mit 48 weiteren Karten
      Wenn der Durchgang endet
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich |
        | Ada     |          |
        | Ben     |          |

      Beispiele:
        | Durchgang |
        | 1         |
        | 2         |
        | 3         |
