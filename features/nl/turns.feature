# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Een beurt
  Iedereen speelt tegelijk: kies een kaart, draai die om, geef de andere kaarten door.

  In de tabellen van de voorbeelden staat de linkerbuur van een speler in de volgende rij; de linkerbuur van de
  laatste speler staat in de eerste rij.

  @choose-one @printed
  Regel: Neem één kaart uit je hand
    Elke beurt neem je precies één kaart uit je eigen hand en leg je die voor je neer. Een kaart die niet in je hand
    zit, kun je niet nemen, en een beurt overslaan kan ook niet.

    @choose-one.laid-down
    Voorbeeld: Iedereen neemt één kaart
      Stel dat de tafel er zo uitziet:
        | speler | hand                              | voor zich |
        | Ada    | tempura, pudding, wasabi, maki 3  |           |
        | Ben    | sashimi, dumpling, maki 2, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich |
        | Ada    | wasabi    |
        | Ben    | sashimi   |

    @choose-one.leaves-the-hand
    Voorbeeld: De genomen kaart gaat uit de hand
      Stel dat de tafel er zo uitziet:
        | speler | hand                              | voor zich |
        | Ada    | tempura, pudding, wasabi, maki 3  |           |
        | Ben    | tempura, pudding, sashimi, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                     |
        | Ada    | tempura, pudding, maki 3 |
        | Ben    | tempura, pudding, maki 3 |

    @choose-one.one-of-two-copies
    Voorbeeld: Van twee dezelfde kaarten gaat er maar één weg
      Stel dat de tafel er zo uitziet:
        | speler | hand                              | voor zich |
        | Ada    | tempura, tempura, pudding, maki 3 |           |
        | Ben    | tempura, sashimi, pudding, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                     |
        | Ada    | tempura, pudding, maki 3 |
        | Ben    | tempura, pudding, maki 3 |

    @choose-one.not-in-the-hand
    Voorbeeld: Een kaart die niemand in de hand heeft
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich |
        | Ada    | tempura, pudding, wasabi  |           |
        | Ben    | sashimi, dumpling, maki 2 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | inktvis-nigiri |
        | Ben    | sashimi        |
      Dan is dit niet toegestaan

    @choose-one.in-another-hand
    Voorbeeld: Een kaart uit de hand van de buur
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich |
        | Ada    | tempura, pudding, wasabi  |           |
        | Ben    | sashimi, dumpling, maki 2 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | pudding |
        | Ben    | pudding |
      Dan is dit niet toegestaan

    @choose-one.already-in-front
    Voorbeeld: Een kaart die al voor de speler ligt
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich      |
        | Ada    | tempura, pudding  | inktvis-nigiri |
        | Ben    | sashimi, dumpling | maki 2         |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | inktvis-nigiri |
        | Ben    | sashimi        |
      Dan is dit niet toegestaan

    @choose-one.no-card
    Voorbeeld: Een speler die niets neemt
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich |
        | Ada    | tempura, pudding, wasabi  |           |
        | Ben    | sashimi, dumpling, maki 2 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    |         |
        | Ben    | sashimi |
      Dan is dit niet toegestaan

    @choose-one.missing-player
    Voorbeeld: Een speler die wordt overgeslagen
      Stel dat de tafel er zo uitziet:
        | speler | hand                          | voor zich |
        | Ada    | tempura, pudding, wasabi      |           |
        | Ben    | sashimi, dumpling, maki 2     |           |
        | Cleo   | ei-nigiri, eetstokjes, maki 1 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan is dit niet toegestaan

    @choose-one.two-cards
    Voorbeeld: Twee kaarten zonder eetstokjes
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich |
        | Ada    | tempura, pudding, wasabi  | maki 1    |
        | Ben    | sashimi, dumpling, maki 2 | maki 3    |
      Als de spelers deze kaarten nemen:
        | speler | neemt            |
        | Ada    | tempura, pudding |
        | Ben    | sashimi          |
      Dan is dit niet toegestaan

    @choose-one.one-copy-taken-twice
    Voorbeeld: Dezelfde kaart kun je niet twee keer nemen
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich  |
        | Ada    | tempura, pudding, wasabi  | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2 | maki 3     |
      Als de spelers deze kaarten nemen:
        | speler | neemt            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
      Dan is dit niet toegestaan

  @choose-face-down @informative
  Regel: Kies in het geheim
    Leg de kaart die je kiest gedekt voor je neer, en wacht tot iedereen heeft gekozen.

  @reveal-together @printed
  Regel: Iedereen draait zijn kaart tegelijk om
    Niemand speelt eerder dan een ander. Wie waar zit of wie het eerst beslist, maakt niet uit voor wat iedere speler
    krijgt.

    @reveal-together.ada-first
    Voorbeeld: Drie spelers, Ada op de eerste stoel
      Stel dat de tafel er zo uitziet:
        | speler | hand                                    | voor zich |
        | Ada    | wasabi, tempura, maki 1, maki 3         |           |
        | Ben    | inktvis-nigiri, pudding, maki 2, maki 3 |           |
        | Cleo   | eetstokjes, sashimi, maki 3, maki 3     |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | wasabi         |
        | Ben    | inktvis-nigiri |
        | Cleo   | eetstokjes     |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich      |
        | Ada    | wasabi         |
        | Ben    | inktvis-nigiri |
        | Cleo   | eetstokjes     |

    @reveal-together.ben-first
    Voorbeeld: Dezelfde spelers, Ben op de eerste stoel
      Stel dat de tafel er zo uitziet:
        | speler | hand                                    | voor zich |
        | Ben    | inktvis-nigiri, pudding, maki 2, maki 3 |           |
        | Cleo   | eetstokjes, sashimi, maki 3, maki 3     |           |
        | Ada    | wasabi, tempura, maki 1, maki 3         |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | wasabi         |
        | Ben    | inktvis-nigiri |
        | Cleo   | eetstokjes     |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich      |
        | Ada    | wasabi         |
        | Ben    | inktvis-nigiri |
        | Cleo   | eetstokjes     |

    @reveal-together.cleo-first
    Voorbeeld: Dezelfde spelers, Cleo op de eerste stoel
      Stel dat de tafel er zo uitziet:
        | speler | hand                                    | voor zich |
        | Cleo   | eetstokjes, sashimi, maki 3, maki 3     |           |
        | Ada    | wasabi, tempura, maki 1, maki 3         |           |
        | Ben    | inktvis-nigiri, pudding, maki 2, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Cleo   | eetstokjes     |
        | Ben    | inktvis-nigiri |
        | Ada    | wasabi         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich      |
        | Ada    | wasabi         |
        | Ben    | inktvis-nigiri |
        | Cleo   | eetstokjes     |

    @reveal-together.like-cards
    Voorbeeld: Twee spelers nemen in dezelfde beurt gelijke kaarten
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, dumpling, maki 1, maki 3  |           |
        | Ben    | sashimi, pudding, maki 2, maki 3   |           |
        | Cleo   | tempura, wasabi, ei-nigiri, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cleo   | tempura |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich |
        | Ada    | tempura   |
        | Ben    | sashimi   |
        | Cleo   | tempura   |

    @reveal-together.cannot-take-what-comes
    Voorbeeld: Een kaart die nog onderweg is, kun je nog niet nemen
      Stel dat de tafel er zo uitziet:
        | speler | hand                            | voor zich |
        | Ada    | wasabi, tempura, maki 1         |           |
        | Ben    | inktvis-nigiri, pudding, maki 2 |           |
        | Cleo   | eetstokjes, sashimi, maki 3     |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | tempura |
        | Cleo   | pudding |
      Dan is dit niet toegestaan

  @pass-left @printed
  Regel: Geef je hand door naar links
    Na het omdraaien geeft iedereen de rest van zijn hand aan zijn linkerbuur. Dat is in alle drie de rondes dezelfde
    richting.

    @pass-left.two-players
    Voorbeeld: Twee spelers ruilen van hand
      Stel dat de tafel er zo uitziet:
        | speler | hand                              | voor zich |
        | Ada    | tempura, pudding, wasabi, maki 3  |           |
        | Ben    | sashimi, dumpling, maki 2, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                     |
        | Ada    | dumpling, maki 2, maki 3 |
        | Ben    | pudding, wasabi, maki 3  |

    @pass-left.three-players
    Voorbeeld: Drie spelers, de handen gaan naar links
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, tempura, pudding, maki 3  |           |
        | Ben    | sashimi, sashimi, maki 2, maki 3   |           |
        | Cleo   | dumpling, dumpling, wasabi, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                     |
        | Ada    | dumpling, wasabi, maki 3 |
        | Ben    | tempura, pudding, maki 3 |
        | Cleo   | sashimi, maki 2, maki 3  |

    @pass-left.four-players
    Voorbeeld: Vier spelers, de handen gaan naar links
      Stel dat de tafel er zo uitziet:
        | speler | hand                                        | voor zich |
        | Ada    | tempura, tempura, pudding, maki 3, sashimi  |           |
        | Ben    | sashimi, sashimi, maki 2, maki 3, sashimi   |           |
        | Cleo   | dumpling, dumpling, wasabi, maki 3, sashimi |           |
        | Dirk   | maki 1, maki 1, maki 3, maki 3, sashimi     |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
        | Dirk   | maki 1   |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                              |
        | Ada    | maki 1, maki 3, maki 3, sashimi   |
        | Ben    | tempura, pudding, maki 3, sashimi |
        | Cleo   | sashimi, maki 2, maki 3, sashimi  |
        | Dirk   | dumpling, wasabi, maki 3, sashimi |

    @pass-left.five-players
    Voorbeeld: Vijf spelers, de handen gaan naar links
      Stel dat de tafel er zo uitziet:
        | speler | hand                                         | voor zich |
        | Ada    | tempura, tempura, pudding, maki 3            |           |
        | Ben    | sashimi, sashimi, maki 2, maki 3             |           |
        | Cleo   | dumpling, dumpling, wasabi, maki 3           |           |
        | Dirk   | maki 1, maki 1, maki 3, maki 3               |           |
        | Eva    | ei-nigiri, ei-nigiri, inktvis-nigiri, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt     |
        | Ada    | tempura   |
        | Ben    | sashimi   |
        | Cleo   | dumpling  |
        | Dirk   | maki 1    |
        | Eva    | ei-nigiri |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                              |
        | Ada    | ei-nigiri, inktvis-nigiri, maki 3 |
        | Ben    | tempura, pudding, maki 3          |
        | Cleo   | sashimi, maki 2, maki 3           |
        | Dirk   | dumpling, wasabi, maki 3          |
        | Eva    | maki 1, maki 3, maki 3            |

    @pass-left.every-round
    Abstract Scenario: Dezelfde richting in ronde <ronde>
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, tempura, pudding, maki 3  |           |
        | Ben    | sashimi, sashimi, maki 2, maki 3   |           |
        | Cleo   | dumpling, dumpling, wasabi, maki 3 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                     |
        | Ada    | dumpling, wasabi, maki 3 |
        | Ben    | tempura, pudding, maki 3 |
        | Cleo   | sashimi, maki 2, maki 3  |

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |
        | 3     |

  @pass-face-down @informative
  Regel: Geef gedekt door
    Leg je hand gedekt op tafel tussen jou en je buur, en pak je nieuwe hand pas op als iedereen heeft doorgegeven.

  @cards-stay @printed
  Regel: Wat je hebt genomen, blijft voor je liggen
    Alles wat je deze ronde hebt genomen, ligt open voor je tot jullie de punten tellen.

    @cards-stay.earlier-cards
    Voorbeeld: De kaarten van eerdere beurten blijven liggen
      Stel dat de tafel er zo uitziet:
        | speler | hand                             | voor zich         |
        | Ada    | tempura, maki 1, sashimi, maki 3 | sashimi, dumpling |
        | Ben    | pudding, maki 2, tempura, maki 3 | maki 3, tempura   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | pudding |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                  |
        | Ada    | sashimi, dumpling, tempura |
        | Ben    | maki 3, tempura, pudding   |

    @cards-stay.like-cards
    Voorbeeld: Steeds meer kaarten van één soort
      Stel dat de tafel er zo uitziet:
        | speler | hand                             | voor zich        |
        | Ada    | tempura, maki 1, sashimi, maki 3 | tempura, tempura |
        | Ben    | pudding, maki 2, tempura, maki 3 | pudding          |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | pudding |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                 |
        | Ada    | tempura, tempura, tempura |
        | Ben    | pudding, pudding          |

    @cards-stay.nigiri-on-wasabi
    Voorbeeld: Een nigiri blijft op zijn wasabi liggen
      Stel dat de tafel er zo uitziet:
        | speler | hand                             | voor zich           |
        | Ada    | tempura, maki 1, sashimi, maki 3 | wasabi, zalm-nigiri |
        | Ben    | pudding, maki 2, tempura, maki 3 | ei-nigiri, wasabi   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | sashimi |
        | Ben    | maki 2  |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                    |
        | Ada    | wasabi, zalm-nigiri, sashimi |

  @group-cards @informative
  Regel: Houd dezelfde kaarten bij elkaar
    Sorteer de kaarten voor je per soort. Dat telt makkelijker, en de anderen zien wat je verzamelt.

  @last-card @printed
  Regel: De laatste kaart wordt doorgegeven en neergelegd
    Heeft iedereen nog maar één kaart, dan wordt die nog één keer doorgegeven, in de richting van deze ronde. Wie de
    kaart krijgt, legt hem open neer; te kiezen valt er niets. Daarna is de ronde afgelopen.

    @last-card.two-players
    Voorbeeld: Twee spelers ruilen hun laatste kaarten
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich |
        | Ada    | tempura, pudding  |           |
        | Ben    | sashimi, dumpling |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich         |
        | Ada    | tempura, dumpling |
        | Ben    | sashimi, pudding  |

    @last-card.three-players
    Voorbeeld: Drie spelers geven hun laatste kaarten door naar links
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich |
        | Ada    | tempura, pudding  |           |
        | Ben    | sashimi, dumpling |           |
        | Cleo   | maki 1, maki 2    |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cleo   | maki 1  |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | tempura, maki 2  |
        | Ben    | sashimi, pudding |
        | Cleo   | maki 1, dumpling |

    @last-card.hands-are-empty
    Voorbeeld: Er blijft geen kaart in de hand over
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich |
        | Ada    | tempura, pudding  | maki 3    |
        | Ben    | sashimi, dumpling | maki 2    |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan heeft elke speler dit aantal kaarten in de hand: 0

    @last-card.not-before
    Voorbeeld: Met nog twee kaarten valt er nog te kiezen
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich |
        | Ada    | tempura, pudding, wasabi  |           |
        | Ben    | sashimi, dumpling, maki 2 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan heeft elke speler dit aantal kaarten in de hand: 2

    @last-card.on-top-of-the-rest
    Voorbeeld: De laatste kaart komt bij de kaarten die er al liggen
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich          |
        | Ada    | sashimi, pudding  | maki 3, sashimi    |
        | Ben    | tempura, dumpling | dumpling, dumpling |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | sashimi |
        | Ben    | tempura |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                            |
        | Ada    | maki 3, sashimi, sashimi, dumpling   |
        | Ben    | dumpling, dumpling, tempura, pudding |
