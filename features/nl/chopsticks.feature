# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Eetstokjes
  Eetstokjes zijn zelf niets waard, maar je kunt er in een latere beurt twee kaarten mee nemen.

  @chopsticks-take-two @printed
  Regel: Met eetstokjes mag je twee kaarten nemen
    Met eetstokjes voor je hoef je het in een beurt niet bij één handkaart te laten: je mag er twee nemen. De
    eetstokjes gaan dan van tafel; je kunt ze niet als een van de twee nemen.

    @chopsticks-take-two.both-laid-down
    Voorbeeld: Twee kaarten tegelijk
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, maki 1, pudding, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | tempura, maki 1  |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.leave-the-table
    Voorbeeld: De eetstokjes liggen niet meer voor de speler
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich                  |
        | Ada    | tempura, pudding, maki 1, dumpling | maki 3, maki 3, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, tempura, pudding  |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                       |
        | Ada    | maki 3, maki 3, tempura, maki 1 |

    @chopsticks-take-two.against-hand-order
    Voorbeeld: De tweede kaart mag in de hand vóór de eerste zitten
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | maki 1, tempura |
        | Ben    | sashimi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | maki 1, tempura  |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.like-cards
    Voorbeeld: Twee dezelfde kaarten, als ze allebei in de hand zitten
      Stel dat de tafel er zo uitziet:
        | speler | hand                                | voor zich  |
        | Ada    | tempura, pudding, tempura, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3   | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | tempura, tempura |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.without
    Voorbeeld: Alleen de buur heeft eetstokjes
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, maki 1, pudding, dumpling | tempura    |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | eetstokjes |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan is dit niet toegestaan

    @chopsticks-take-two.not-the-returning-ones
    Voorbeeld: De eetstokjes die teruggaan, kun je niet ook nemen
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, maki 1, pudding, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt               |
        | Ada    | tempura, eetstokjes |
        | Ben    | sashimi             |
      Dan is dit niet toegestaan

    @chopsticks-take-two.second-card-not-in-hand
    Voorbeeld: Ook de tweede kaart moet in de hand zitten
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, maki 1, pudding, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt                   |
        | Ada    | tempura, inktvis-nigiri |
        | Ben    | sashimi                 |
      Dan is dit niet toegestaan

  @chopsticks-optional @printed
  Regel: Je hoeft ze niet te gebruiken
    Ook met eetstokjes voor je mag je gewoon één kaart nemen. De eetstokjes blijven liggen voor later.

    @chopsticks-optional.one-card
    Voorbeeld: Eén kaart, ondanks de eetstokjes
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich  |
        | Ada    | tempura, pudding, maki 1  | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2 | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich           |
        | Ada    | eetstokjes, tempura |
        | Ben    | sashimi, sashimi    |

    @chopsticks-optional.hand-stays
    Voorbeeld: Ongebruikte eetstokjes gaan niet in de hand
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich  |
        | Ada    | tempura, pudding, maki 1  | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2 | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand             |
        | Ada    | dumpling, maki 2 |
        | Ben    | pudding, maki 1  |

    @chopsticks-optional.to-the-end
    Voorbeeld: Eetstokjes die nooit worden gebruikt
      Stel dat de tafel er zo uitziet:
        | speler | hand             | voor zich          |
        | Ada    | tempura, pudding | eetstokjes, maki 3 |
        | Ben    | sashimi, sashimi | dumpling, maki 2   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                            |
        | Ada    | eetstokjes, maki 3, tempura, sashimi |

    @chopsticks-optional.nothing
    Voorbeeld: Ook met eetstokjes pak je een kaart
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich  |
        | Ada    | tempura, pudding, wasabi  | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2 | maki 3     |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    |         |
        | Ben    | sashimi |
      Dan is dit niet toegestaan

  @chopsticks-later-turn @printed
  Regel: Niet in de beurt waarin je ze neemt
    Je kunt eetstokjes in elke latere beurt van de ronde gebruiken, maar niet in de beurt waarin je ze neemt.

    @chopsticks-later-turn.same-turn
    Voorbeeld: Eetstokjes en nog een kaart in één beurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                        | voor zich |
        | Ada    | eetstokjes, tempura, maki 1 |           |
        | Ben    | sashimi, dumpling, maki 2   |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt               |
        | Ada    | eetstokjes, tempura |
        | Ben    | sashimi             |
      Dan is dit niet toegestaan

    @chopsticks-later-turn.still-in-the-hand
    Voorbeeld: Eetstokjes die nog in de hand zitten
      Stel dat de tafel er zo uitziet:
        | speler | hand                        | voor zich |
        | Ada    | eetstokjes, tempura, maki 1 | pudding   |
        | Ben    | sashimi, dumpling, maki 2   | pudding   |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan is dit niet toegestaan

    @chopsticks-later-turn.next-turn
    Voorbeeld: Meteen in de volgende beurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                              | voor zich           |
        | Ada    | tempura, maki 1, maki 1, dumpling | pudding, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3 | maki 2, sashimi     |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                |
        | Ada    | pudding, tempura, maki 1 |

    @chopsticks-later-turn.much-later
    Voorbeeld: Een paar beurten later
      Stel dat de tafel er zo uitziet:
        | speler | hand                              | voor zich                            |
        | Ada    | tempura, maki 1, maki 1, dumpling | eetstokjes, pudding, sashimi, maki 3 |
        | Ben    | sashimi, dumpling, maki 2, maki 3 | maki 2, sashimi, tempura, tempura    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                                 |
        | Ada    | pudding, sashimi, maki 3, tempura, maki 1 |

  @chopsticks-call @informative
  Regel: Roep "Sushi Go!"
    Wil je je eetstokjes gebruiken, roep dan "Sushi Go!" voordat iemand zijn kaart omdraait, en kies je tweede kaart.

  @chopsticks-return @printed
  Regel: Gebruikte eetstokjes gaan terug in de hand
    Stop de eetstokjes die je hebt gebruikt in je hand voordat je die doorgeeft. Ze reizen met je hand mee, en wie ze
    neemt, kan ze opnieuw gebruiken.

    @chopsticks-return.passed-on
    Voorbeeld: De buur krijgt de eetstokjes
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                          |
        | Ada    | dumpling, maki 2, maki 3      |
        | Ben    | pudding, dumpling, eetstokjes |

    @chopsticks-return.two-players-at-once
    Voorbeeld: Twee spelers gebruiken eetstokjes in dezelfde beurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | eetstokjes |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi, maki 2 |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                          |
        | Ada    | dumpling, maki 3, eetstokjes  |
        | Ben    | pudding, dumpling, eetstokjes |

    @chopsticks-return.hand-sizes
    Voorbeeld: Alle handen blijven even groot
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
        | Cleo   | tempura, tempura, wasabi, wasabi   | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
        | Cleo   | tempura         |
      Dan heeft elke speler dit aantal kaarten in de hand: 3

  @chopsticks-one-per-turn @printed
  Regel: Eén eetstokjeskaart per beurt
    Ook met meer dan één eetstokjeskaart voor je gebruik je er maar één per beurt: je neemt nooit meer dan twee
    kaarten. De andere blijven liggen.

    @chopsticks-one-per-turn.other-stays
    Voorbeeld: De tweede eetstokjeskaart blijft liggen
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich              |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, maki 3        |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                   |
        | Ada    | eetstokjes, tempura, maki 1 |

    @chopsticks-one-per-turn.one-goes-back
    Voorbeeld: Er gaat maar één eetstokjeskaart terug
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich              |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, maki 3        |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                          |
        | Ben    | pudding, dumpling, eetstokjes |

    @chopsticks-one-per-turn.three-cards
    Voorbeeld: Drie kaarten met twee eetstokjeskaarten
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich              |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, maki 3        |
      Als de spelers deze kaarten nemen:
        | speler | neemt                    |
        | Ada    | tempura, pudding, maki 1 |
        | Ben    | sashimi                  |
      Dan is dit niet toegestaan

    @chopsticks-one-per-turn.three-cards-one-pair
    Voorbeeld: Drie kaarten met één eetstokjeskaart
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich  |
        | Ada    | tempura, pudding, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt                    |
        | Ada    | tempura, pudding, maki 1 |
        | Ben    | sashimi                  |
      Dan is dit niet toegestaan

    @chopsticks-one-per-turn.four-cards
    Voorbeeld: Vier kaarten met twee eetstokjeskaarten
      Stel dat de tafel er zo uitziet:
        | speler | hand                                       | voor zich              |
        | Ada    | tempura, pudding, maki 1, dumpling, wasabi | eetstokjes, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3, wasabi  | sashimi, maki 3        |
      Als de spelers deze kaarten nemen:
        | speler | neemt                              |
        | Ada    | tempura, pudding, maki 1, dumpling |
        | Ben    | sashimi                            |
      Dan is dit niet toegestaan

  @chopsticks-two-cards-needed @printed
  Regel: Twee kaarten in de hand zijn genoeg
    Uit een hand van twee mag je beide kaarten nemen. Dan blijven alleen de eetstokjes in je hand over: die geef je
    door als laatste kaart, en je buur legt ze neer. Met één kaart in je hand valt er niets extra te nemen.

    @chopsticks-two-cards-needed.from-two
    Voorbeeld: Beide kaarten uit een hand van twee
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich  |
        | Ada    | tempura, maki 1   | eetstokjes |
        | Ben    | sashimi, dumpling | maki 2     |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                   |
        | Ada    | tempura, maki 1, dumpling   |
        | Ben    | maki 2, sashimi, eetstokjes |

    @chopsticks-two-cards-needed.both-players
    Voorbeeld: Beide spelers nemen beide kaarten
      Stel dat de tafel er zo uitziet:
        | speler | hand            | voor zich  |
        | Ada    | tempura, maki 1 | eetstokjes |
        | Ben    | sashimi, maki 2 | eetstokjes |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi, maki 2 |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                   |
        | Ada    | tempura, maki 1, eetstokjes |
        | Ben    | sashimi, maki 2, eetstokjes |

    @chopsticks-two-cards-needed.from-one
    Voorbeeld: Uit één kaart haal je er geen twee
      Stel dat de tafel er zo uitziet:
        | speler | hand    | voor zich  |
        | Ada    | tempura | eetstokjes |
        | Ben    | sashimi | maki 2     |
      Als de spelers deze kaarten nemen:
        | speler | neemt            |
        | Ada    | tempura, pudding |
        | Ben    | sashimi          |
      Dan is dit niet toegestaan

    @chopsticks-two-cards-needed.the-card-and-the-chopsticks
    Voorbeeld: De enige handkaart en de eetstokjes op tafel zijn samen geen twee kaarten uit de hand
      Stel dat de tafel er zo uitziet:
        | speler | hand    | voor zich  |
        | Ada    | tempura | eetstokjes |
        | Ben    | sashimi | maki 2     |
      Als de spelers deze kaarten nemen:
        | speler | neemt               |
        | Ada    | tempura, eetstokjes |
        | Ben    | sashimi             |
      Dan is dit niet toegestaan

  @chopsticks-any-card @ruling
  Regel: Je mag elke twee kaarten nemen
    De twee kaarten mogen van elke soort zijn: wasabi, een pudding, dumplings, zelfs nog een eetstokjeskaart.

    @chopsticks-any-card.other-chopsticks
    Voorbeeld: Een van de twee is nog een eetstokjeskaart
      Stel dat de tafel er zo uitziet:
        | speler | hand                                  | voor zich  |
        | Ada    | tempura, eetstokjes, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3     | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt               |
        | Ada    | eetstokjes, tempura |
        | Ben    | sashimi             |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich           |
        | Ada    | eetstokjes, tempura |

    @chopsticks-any-card.chopsticks-for-both
    Voorbeeld: De ene eetstokjeskaart wordt genomen, de andere gaat terug
      Stel dat de tafel er zo uitziet:
        | speler | hand                                  | voor zich  |
        | Ada    | tempura, eetstokjes, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3     | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt               |
        | Ada    | tempura, eetstokjes |
        | Ben    | sashimi             |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                         |
        | Ben    | maki 1, dumpling, eetstokjes |

    @chopsticks-any-card.no-sushi
    Abstract Scenario: Ook deze twee kaarten mag je nemen: <kaarten>
      Stel dat de tafel er zo uitziet:
        | speler | hand                                        | voor zich  |
        | Ada    | dumpling, pudding, wasabi, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3, tempura  | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt     |
        | Ada    | <kaarten> |
        | Ben    | sashimi   |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich |
        | Ada    | <kaarten> |

      Voorbeelden:
        | kaarten            |
        | dumpling, dumpling |
        | pudding, wasabi    |
        | wasabi, dumpling   |

  @chopsticks-order @ruling
  Regel: Jij bepaalt de volgorde van de twee kaarten
    Je legt de twee kaarten neer in de volgorde waarin je ze kiest. Eerst wasabi en dan een nigiri: de nigiri komt op
    de wasabi. Andersom niet. Van twee nigiri's komt de eerste op de vrije wasabi.

    @chopsticks-order.wasabi-then-nigiri
    Voorbeeld: Eerst wasabi, dan nigiri
      Stel dat de tafel er zo uitziet:
        | speler | hand                                     | voor zich  |
        | Ada    | inktvis-nigiri, wasabi, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3        | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt                  |
        | Ada    | wasabi, inktvis-nigiri |
        | Ben    | sashimi                |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich              |
        | Ada    | wasabi, inktvis-nigiri |

    @chopsticks-order.nigiri-then-wasabi
    Voorbeeld: Eerst nigiri, dan wasabi
      Stel dat de tafel er zo uitziet:
        | speler | hand                                     | voor zich  |
        | Ada    | wasabi, inktvis-nigiri, maki 1, dumpling | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3        | sashimi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt                  |
        | Ada    | inktvis-nigiri, wasabi |
        | Ben    | sashimi                |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich              |
        | Ada    | inktvis-nigiri, wasabi |

    @chopsticks-order.better-nigiri-first
    Voorbeeld: De inktvis komt op de vrije wasabi
      Stel dat de tafel er zo uitziet:
        | speler | hand                                        | voor zich          |
        | Ada    | ei-nigiri, inktvis-nigiri, maki 1, dumpling | wasabi, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3           | sashimi, maki 3    |
      Als de spelers deze kaarten nemen:
        | speler | neemt                     |
        | Ada    | inktvis-nigiri, ei-nigiri |
        | Ben    | sashimi                   |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                         |
        | Ada    | wasabi, inktvis-nigiri, ei-nigiri |

    @chopsticks-order.lesser-nigiri-first
    Voorbeeld: Het ei komt op de vrije wasabi
      Stel dat de tafel er zo uitziet:
        | speler | hand                                        | voor zich          |
        | Ada    | ei-nigiri, inktvis-nigiri, maki 1, dumpling | wasabi, eetstokjes |
        | Ben    | sashimi, dumpling, maki 2, maki 3           | sashimi, maki 3    |
      Als de spelers deze kaarten nemen:
        | speler | neemt                     |
        | Ada    | ei-nigiri, inktvis-nigiri |
        | Ben    | sashimi                   |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                         |
        | Ada    | wasabi, ei-nigiri, inktvis-nigiri |

  @chopsticks-no-points @printed
  Regel: Eetstokjes leveren niets op
    Eetstokjes die aan het einde van de ronde nog voor je liggen, zijn geen punten waard.

    @chopsticks-no-points.none
    Abstract Scenario: Geen punten voor deze kaarten: <kaarten>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaarten> |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 0 punten in de categorie eetstokjes

      Voorbeelden:
        | kaarten                                        |
        | eetstokjes                                     |
        | eetstokjes, eetstokjes                         |
        | eetstokjes, eetstokjes, eetstokjes, eetstokjes |

  @chopsticks-round-end @printed
  Regel: Eetstokjes gaan niet mee naar de volgende ronde
    Aan het einde van de ronde leg je eetstokjes af, net als de andere kaarten. In de volgende ronde heb je er niets
    meer aan.

    @chopsticks-round-end.discarded
    Abstract Scenario: Eetstokjes aan het einde van ronde <ronde>
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich          |
        | Ada    | eetstokjes, maki 3 |
        | Ben    | maki 1, eetstokjes |
      Stel dat er op de trekstapel 48 andere kaarten liggen
      Als de ronde eindigt
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |
        | 3     |
