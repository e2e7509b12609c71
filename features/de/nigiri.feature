# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Nigiri und Wasabi
  Nigiri bringen für sich allein Punkte. Auf Wasabi ist das nächste Nigiri dreimal so viel wert.

  @nigiri-points @printed
  Regel: Tintenfisch 3, Lachs 2, Ei 1
    Am Ende des Durchgangs bringt jedes Tintenfisch-Nigiri 3 Punkte, jedes Lachs-Nigiri 2 und jedes Ei-Nigiri 1.

    @nigiri-points.each
    Szenarien: Punkte für eine Karte: <Karte>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karte>  |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Nigiri diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |

      Beispiele:
        | Karte              | Punkte |
        | Tintenfisch-Nigiri | 3      |
        | Lachs-Nigiri       | 2      |
        | Ei-Nigiri          | 1      |

    @nigiri-points.added-up
    Szenario: Alle Nigiri werden zusammengezählt
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                                  |
        | Ada     | Tintenfisch-Nigiri, Lachs-Nigiri, Ei-Nigiri, Lachs-Nigiri |
        | Ben     | Maki 1                                                    |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 8 Punkte

    @nigiri-points.own
    Szenario: Jeder Spieler zählt nur seine eigenen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich             |
        | Ada     | Tintenfisch-Nigiri   |
        | Ben     | Ei-Nigiri, Ei-Nigiri |
        | Cleo    | Tempura              |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Nigiri diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 2      |
        | Cleo    | 0      |

  @wasabi-triples @printed
  Regel: Auf Wasabi dreimal so viel
    Ein Nigiri auf Wasabi bringt das Dreifache seiner Punkte: Tintenfisch 9, Lachs 6, Ei 3.

    @wasabi-triples.each
    Szenarien: Punkte auf Wasabi für eine Karte: <Karte>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich        |
        | Ada     | Wasabi, <Karte> |
        | Ben     | Maki 1          |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Nigiri diese Punkte:
        | Spieler | Punkte   |
        | Ada     | <Punkte> |

      Beispiele:
        | Karte              | Punkte |
        | Tintenfisch-Nigiri | 9      |
        | Lachs-Nigiri       | 6      |
        | Ei-Nigiri          | 3      |

  @wasabi-must @printed
  Regel: Das nächste Nigiri kommt auf das Wasabi
    Liegt ein freies Wasabi vor dir, kommt dein nächstes Nigiri darauf, egal welches. Du kannst das Wasabi nicht für
    ein besseres Nigiri aufheben. Hast du mehrere freie Wasabi, kommt das Nigiri auf eines davon, und die anderen
    bleiben frei.

    @wasabi-must.egg-before-squid
    Szenario: Das Ei kommt auf das Wasabi, der Tintenfisch kommt zu spät
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                              |
        | Ada     | Wasabi, Ei-Nigiri, Tintenfisch-Nigiri |
        | Ben     | Maki 1                                |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 6 Punkte

    @wasabi-must.squid-before-egg
    Szenario: Der Tintenfisch kommt auf das Wasabi, das Ei zählt einfach
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                              |
        | Ada     | Wasabi, Tintenfisch-Nigiri, Ei-Nigiri |
        | Ben     | Maki 1                                |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 10 Punkte

    @wasabi-must.one-of-two-free
    Szenario: Zwei freie Wasabi und ein Nigiri
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                     |
        | Ada     | Wasabi, Wasabi, Lachs-Nigiri |
        | Ben     | Maki 1                       |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 6 Punkte

    @wasabi-must.two-and-two
    Szenario: Zwei Wasabi, dann zwei Nigiri
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                      |
        | Ada     | Wasabi, Wasabi, Tintenfisch-Nigiri, Ei-Nigiri |
        | Ben     | Maki 1                                        |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 12 Punkte

    @wasabi-must.two-and-three
    Szenario: Zwei Wasabi, dann drei Nigiri
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                                    |
        | Ada     | Wasabi, Wasabi, Ei-Nigiri, Lachs-Nigiri, Tintenfisch-Nigiri |
        | Ben     | Maki 1                                                      |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 12 Punkte

    @wasabi-must.in-the-turn
    Szenario: Wer ein Nigiri nimmt, legt es auf das freie Wasabi
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                           | vor sich       |
        | Ada     | Ei-Nigiri, Tintenfisch-Nigiri, Tempura, Maki 3 | Wasabi, Wasabi |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3              | Maki 1, Maki 1 |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt     |
        | Ada     | Ei-Nigiri |
        | Ben     | Sashimi   |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                  |
        | Ada     | Wasabi, Wasabi, Ei-Nigiri |

  @wasabi-before @printed
  Regel: Nur ein Nigiri, das später kommt
    Ein Nigiri, das schon vor dir lag, bevor das Wasabi kam, wird nie darauf verschoben.

    @wasabi-before.nigiri-first
    Szenario: Zuerst Nigiri, danach Wasabi
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                   |
        | Ada     | Tintenfisch-Nigiri, Wasabi |
        | Ben     | Maki 1                     |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 3 Punkte

    @wasabi-before.between-two-nigiri
    Szenario: Wasabi zwischen zwei Nigiri
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                              |
        | Ada     | Tintenfisch-Nigiri, Wasabi, Ei-Nigiri |
        | Ben     | Maki 1                                |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 6 Punkte

    @wasabi-before.in-the-turn
    Szenario: Wer ein Wasabi nimmt, verschiebt kein Nigiri darauf
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                                        | vor sich     |
        | Ada     | Wasabi, Tintenfisch-Nigiri, Tempura, Maki 3 | Lachs-Nigiri |
        | Ben     | Sashimi, Dumpling, Maki 2, Maki 3           | Maki 1       |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Wasabi  |
        | Ben     | Sashimi |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich             |
        | Ada     | Lachs-Nigiri, Wasabi |

  @wasabi-waits @printed
  Regel: Andere Karten dürfen dazwischenkommen
    Wasabi wartet. Das Nigiri darf in jedem späteren Zug des Durchgangs kommen, auch wenn du dazwischen andere Karten
    nimmst.

    @wasabi-waits.one-card-between
    Szenario: Eine Karte dazwischen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                            |
        | Ada     | Wasabi, Tempura, Tintenfisch-Nigiri |
        | Ben     | Maki 1                              |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 9 Punkte

    @wasabi-waits.many-cards-between
    Szenario: Viele Karten dazwischen
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                                 |
        | Ada     | Wasabi, Pudding, Maki 2, Dumpling, Sashimi, Lachs-Nigiri |
        | Ben     | Maki 1                                                   |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 6 Punkte

  @wasabi-one-each @printed
  Regel: Auf jedes Wasabi nur ein Nigiri
    Du darfst mehrere Wasabi haben, aber auf jedes kommt nur ein Nigiri.

    @wasabi-one-each.second-nigiri-plain
    Szenario: Ein Wasabi und zwei Nigiri
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                       |
        | Ada     | Wasabi, Tintenfisch-Nigiri, Tintenfisch-Nigiri |
        | Ben     | Maki 1                                         |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 12 Punkte

    @wasabi-one-each.in-turn
    Szenario: Wasabi und Nigiri abwechselnd
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich                                         |
        | Ada     | Wasabi, Tintenfisch-Nigiri, Wasabi, Lachs-Nigiri |
        | Ben     | Maki 1                                           |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 15 Punkte

    @wasabi-one-each.own-wasabi
    Szenario: Das Wasabi des Nachbarn hilft nicht
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich           |
        | Ada     | Tintenfisch-Nigiri |
        | Ben     | Wasabi             |
      Wenn der Durchgang gewertet wird
      Dann gibt es in der Kategorie Nigiri diese Punkte:
        | Spieler | Punkte |
        | Ada     | 3      |
        | Ben     | 0      |

  @wasabi-alone @printed
  Regel: Wasabi allein bringt nichts
    Wasabi ohne Nigiri darauf ist keine Punkte wert.

    @wasabi-alone.nothing
    Szenarien: Keine Punkte für diese Karten: <Karten>
      Gegeben sei diese Ausgangslage:
        | Spieler | vor sich |
        | Ada     | <Karten> |
        | Ben     | Maki 1   |
      Wenn der Durchgang gewertet wird
      Dann bekommt Spieler Ada in der Kategorie Nigiri 0 Punkte

      Beispiele:
        | Karten                   |
        | Wasabi                   |
        | Wasabi, Wasabi, Wasabi   |
        | Wasabi, Tempura, Pudding |

  @wasabi-last-card @ruling
  Regel: Auch die letzte Karte kommt auf das Wasabi
    Ein Nigiri, das du als letzte Karte des Durchgangs bekommst, kommt wie jedes andere auf ein freies Wasabi, obwohl
    du es nicht ausgewählt hast.

    @wasabi-last-card.received
    Szenario: Ein Nigiri kommt als letzte Karte
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                        | vor sich |
        | Ada     | Tempura, Pudding            | Wasabi   |
        | Ben     | Sashimi, Tintenfisch-Nigiri | Maki 1   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt   |
        | Ada     | Tempura |
        | Ben     | Sashimi |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                            |
        | Ada     | Wasabi, Tempura, Tintenfisch-Nigiri |

    @wasabi-last-card.too-late
    Szenario: Wasabi als letzte Karte kommt zu spät
      Gegeben sei diese Ausgangslage:
        | Spieler | Hand                        | vor sich |
        | Ada     | Tintenfisch-Nigiri, Pudding | Maki 1   |
        | Ben     | Sashimi, Wasabi             | Maki 1   |
      Wenn die Spieler diese Karten nehmen:
        | Spieler | nimmt              |
        | Ada     | Tintenfisch-Nigiri |
        | Ben     | Sashimi            |
      Dann liegen diese Karten vor den Spielern:
        | Spieler | vor sich                           |
        | Ada     | Maki 1, Tintenfisch-Nigiri, Wasabi |
