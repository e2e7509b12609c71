# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Nigiri en wasabi
  Een nigiri is op zichzelf al punten waard. Wasabi maakt de volgende nigiri drie keer zoveel waard.

  @nigiri-points @printed
  Regel: Inktvis 3, zalm 2, ei 1
    Aan het einde van de ronde levert elke inktvis-nigiri 3 punten op, elke zalm-nigiri 2 en elke ei-nigiri 1.

    @nigiri-points.each
    Abstract Scenario: Punten voor één kaart: <kaart>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaart>   |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie nigiri:
        | speler | punten   |
        | Ada    | <punten> |

      Voorbeelden:
        | kaart          | punten |
        | inktvis-nigiri | 3      |
        | zalm-nigiri    | 2      |
        | ei-nigiri      | 1      |

    @nigiri-points.added-up
    Voorbeeld: Alle nigiri's worden bij elkaar opgeteld
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                           |
        | Ada    | inktvis-nigiri, zalm-nigiri, ei-nigiri, zalm-nigiri |
        | Ben    | maki 1                                              |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 8 punten in de categorie nigiri

    @nigiri-points.own
    Voorbeeld: Iedere speler telt die van zichzelf
      Stel dat de tafel er zo uitziet:
        | speler | voor zich            |
        | Ada    | inktvis-nigiri       |
        | Ben    | ei-nigiri, ei-nigiri |
        | Cleo   | tempura              |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie nigiri:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 2      |
        | Cleo   | 0      |

  @wasabi-triples @printed
  Regel: Op wasabi drie keer zoveel
    Een nigiri op wasabi levert drie keer zoveel punten op: inktvis 9, zalm 6, ei 3.

    @wasabi-triples.each
    Abstract Scenario: Punten op wasabi voor één kaart: <kaart>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich       |
        | Ada    | wasabi, <kaart> |
        | Ben    | maki 1          |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie nigiri:
        | speler | punten   |
        | Ada    | <punten> |

      Voorbeelden:
        | kaart          | punten |
        | inktvis-nigiri | 9      |
        | zalm-nigiri    | 6      |
        | ei-nigiri      | 3      |

  @wasabi-must @printed
  Regel: De volgende nigiri gaat op de wasabi
    Ligt er een vrije wasabi voor je, dan gaat de volgende nigiri die je krijgt daarop, welke het ook is. Je kunt de
    wasabi niet bewaren voor een betere. Liggen er meerdere vrije wasabi's, dan gaat de nigiri op één ervan en blijven
    de andere vrij.

    @wasabi-must.egg-before-squid
    Voorbeeld: Het ei komt op de wasabi, de inktvis komt te laat
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                         |
        | Ada    | wasabi, ei-nigiri, inktvis-nigiri |
        | Ben    | maki 1                            |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 6 punten in de categorie nigiri

    @wasabi-must.squid-before-egg
    Voorbeeld: De inktvis komt op de wasabi, het ei telt gewoon
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                         |
        | Ada    | wasabi, inktvis-nigiri, ei-nigiri |
        | Ben    | maki 1                            |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 10 punten in de categorie nigiri

    @wasabi-must.one-of-two-free
    Voorbeeld: Twee vrije wasabi's en één nigiri
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                   |
        | Ada    | wasabi, wasabi, zalm-nigiri |
        | Ben    | maki 1                      |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 6 punten in de categorie nigiri

    @wasabi-must.two-and-two
    Voorbeeld: Twee wasabi's, dan twee nigiri's
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                 |
        | Ada    | wasabi, wasabi, inktvis-nigiri, ei-nigiri |
        | Ben    | maki 1                                    |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 12 punten in de categorie nigiri

    @wasabi-must.two-and-three
    Voorbeeld: Twee wasabi's, dan drie nigiri's
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                              |
        | Ada    | wasabi, wasabi, ei-nigiri, zalm-nigiri, inktvis-nigiri |
        | Ben    | maki 1                                                 |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 12 punten in de categorie nigiri

    @wasabi-must.in-the-turn
    Voorbeeld: Een nigiri die je neemt, gaat op de vrije wasabi
      Stel dat de tafel er zo uitziet:
        | speler | hand                                       | voor zich      |
        | Ada    | ei-nigiri, inktvis-nigiri, tempura, maki 3 | wasabi, wasabi |
        | Ben    | sashimi, dumpling, maki 2, maki 3          | maki 1, maki 1 |
      Als de spelers deze kaarten nemen:
        | speler | neemt     |
        | Ada    | ei-nigiri |
        | Ben    | sashimi   |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                 |
        | Ada    | wasabi, wasabi, ei-nigiri |

  @wasabi-before @printed
  Regel: Alleen een nigiri die later komt
    Een nigiri die er eerder lag dan de wasabi, verhuist er nooit meer naartoe.

    @wasabi-before.nigiri-first
    Voorbeeld: Eerst nigiri, dan wasabi
      Stel dat de tafel er zo uitziet:
        | speler | voor zich              |
        | Ada    | inktvis-nigiri, wasabi |
        | Ben    | maki 1                 |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 3 punten in de categorie nigiri

    @wasabi-before.between-two-nigiri
    Voorbeeld: Wasabi tussen twee nigiri's
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                         |
        | Ada    | inktvis-nigiri, wasabi, ei-nigiri |
        | Ben    | maki 1                            |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 6 punten in de categorie nigiri

    @wasabi-before.in-the-turn
    Voorbeeld: Als je wasabi neemt, verhuist er geen nigiri naartoe
      Stel dat de tafel er zo uitziet:
        | speler | hand                                    | voor zich   |
        | Ada    | wasabi, inktvis-nigiri, tempura, maki 3 | zalm-nigiri |
        | Ben    | sashimi, dumpling, maki 2, maki 3       | maki 1      |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich           |
        | Ada    | zalm-nigiri, wasabi |

  @wasabi-waits @printed
  Regel: Er mogen andere kaarten tussen komen
    Wasabi wacht. De nigiri mag in elke latere beurt van de ronde komen, ook als je tussendoor andere kaarten neemt.

    @wasabi-waits.one-card-between
    Voorbeeld: Eén kaart ertussen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                       |
        | Ada    | wasabi, tempura, inktvis-nigiri |
        | Ben    | maki 1                          |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 9 punten in de categorie nigiri

    @wasabi-waits.many-cards-between
    Voorbeeld: Veel kaarten ertussen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                               |
        | Ada    | wasabi, pudding, maki 2, dumpling, sashimi, zalm-nigiri |
        | Ben    | maki 1                                                  |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 6 punten in de categorie nigiri

  @wasabi-one-each @printed
  Regel: Op elke wasabi één nigiri
    Je mag meerdere wasabi's hebben, maar op elke wasabi kan maar één nigiri liggen.

    @wasabi-one-each.second-nigiri-plain
    Voorbeeld: Eén wasabi en twee nigiri's
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                              |
        | Ada    | wasabi, inktvis-nigiri, inktvis-nigiri |
        | Ben    | maki 1                                 |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 12 punten in de categorie nigiri

    @wasabi-one-each.in-turn
    Voorbeeld: Om en om wasabi en nigiri
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                   |
        | Ada    | wasabi, inktvis-nigiri, wasabi, zalm-nigiri |
        | Ben    | maki 1                                      |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 15 punten in de categorie nigiri

    @wasabi-one-each.own-wasabi
    Voorbeeld: Aan de wasabi van de buur heb je niets
      Stel dat de tafel er zo uitziet:
        | speler | voor zich      |
        | Ada    | inktvis-nigiri |
        | Ben    | wasabi         |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie nigiri:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 0      |

  @wasabi-alone @printed
  Regel: Wasabi alleen levert niets op
    Wasabi zonder nigiri erop is geen punten waard.

    @wasabi-alone.nothing
    Abstract Scenario: Geen punten voor deze kaarten: <kaarten>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaarten> |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 0 punten in de categorie nigiri

      Voorbeelden:
        | kaarten                  |
        | wasabi                   |
        | wasabi, wasabi, wasabi   |
        | wasabi, tempura, pudding |

  @wasabi-last-card @ruling
  Regel: Ook de laatste kaart gaat op wasabi
    Een nigiri die je als laatste kaart van de ronde krijgt, gaat op een vrije wasabi zoals elke andere, ook al heb je
    hem niet gekozen.

    @wasabi-last-card.received
    Voorbeeld: Een nigiri komt als laatste kaart
      Stel dat de tafel er zo uitziet:
        | speler | hand                    | voor zich |
        | Ada    | tempura, pudding        | wasabi    |
        | Ben    | sashimi, inktvis-nigiri | maki 1    |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                       |
        | Ada    | wasabi, tempura, inktvis-nigiri |

    @wasabi-last-card.too-late
    Voorbeeld: Wasabi als laatste kaart komt te laat
      Stel dat de tafel er zo uitziet:
        | speler | hand                    | voor zich |
        | Ada    | inktvis-nigiri, pudding | maki 1    |
        | Ben    | sashimi, wasabi         | maki 1    |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | inktvis-nigiri |
        | Ben    | sashimi        |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                      |
        | Ada    | maki 1, inktvis-nigiri, wasabi |
