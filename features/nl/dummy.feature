# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Variant: dummy
  Twee spelers en een denkbeeldige derde, de dummy, voor wie ze om beurten spelen.

  In de tabellen van de voorbeelden staat de dummy in de laatste rij. Zijn hand is zijn gedekte stapel, met de
  bovenste kaart vooraan.

  @dummy-setup @variant
  Regel: Drie handen van negen voor twee spelers
    Deze variant is voor precies twee spelers. Er worden drie handen van negen kaarten uitgedeeld. De derde is voor de
    dummy en komt als gedekte stapel tussen jullie in te liggen. Kies samen wie hem het eerst bestuurt.

    @dummy-setup.hands
    Voorbeeld: Ieder negen kaarten
      Stel dat deze variant wordt gespeeld: dummy
      Als de kaarten worden uitgedeeld voor dit aantal spelers: 2
      Dan heeft dit aantal spelers kaarten in de hand: 2
      Dan heeft elke speler dit aantal kaarten in de hand: 9

    @dummy-setup.piles
    Voorbeeld: De stapel van de dummy en de trekstapel
      Stel dat deze variant wordt gespeeld: dummy
      Als de kaarten worden uitgedeeld voor dit aantal spelers: 2
      Dan ligt dit aantal kaarten op de stapel van de dummy: 9
      Dan ligt dit aantal kaarten op de trekstapel: 81

    @dummy-setup.whole-deck
    Voorbeeld: Bij het uitdelen raakt geen kaart zoek
      Stel dat deze variant wordt gespeeld: dummy
      Als de kaarten worden uitgedeeld voor dit aantal spelers: 2
      Dan vormen alle kaarten samen precies één pak

    @dummy-setup.refused
    Abstract Scenario: Geen dummy met dit aantal spelers: <spelers>
      Stel dat deze variant wordt gespeeld: dummy
      Als de kaarten worden uitgedeeld voor dit aantal spelers: <spelers>
      Dan is dit niet toegestaan

      Voorbeelden:
        | spelers |
        | 1       |
        | 3       |
        | 5       |

  @dummy-turn @variant
  Regel: Eén trekken, één nemen, één geven
    Ben jij aan de beurt met de dummy, trek dan eerst de bovenste kaart van zijn stapel en steek die in je hand. Neem
    uit die hand één kaart voor jezelf en één voor de dummy; de net getrokken kaart mag voor jou of voor de dummy
    zijn. De andere speler neemt één kaart, zoals altijd. Daarna ruilen jullie van hand. De stapel blijft liggen.

    @dummy-turn.table
    Voorbeeld: Ieder één kaart
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, pudding, wasabi   | maki 1    |
        | Ben    | sashimi, dumpling, maki 2  | maki 2    |
        | dummy  | maki 3, ei-nigiri, tempura | tempura   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | maki 1, wasabi   |
        | Ben    | maki 2, sashimi  |
        | dummy  | tempura, pudding |

    @dummy-turn.hands
    Voorbeeld: De twee spelers ruilen van hand, ook de getrokken kaart gaat mee
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, pudding, wasabi   |           |
        | Ben    | sashimi, dumpling, maki 2  |           |
        | dummy  | maki 3, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand             |
        | Ada    | dumpling, maki 2 |
        | Ben    | tempura, maki 3  |

    @dummy-turn.pile
    Voorbeeld: De bovenste kaart gaat van de stapel af
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, pudding, wasabi   |           |
        | Ben    | sashimi, dumpling, maki 2  |           |
        | dummy  | maki 3, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt    |
        | Ada    | wasabi   |
        | Ben    | sashimi  |
        | dummy  | dumpling |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand               |
        | dummy  | ei-nigiri, tempura |

    @dummy-turn.keep-the-drawn-card
    Voorbeeld: De getrokken kaart zelf houden
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, pudding, wasabi           |           |
        | Ben    | sashimi, dumpling, maki 2          |           |
        | dummy  | inktvis-nigiri, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | wasabi         |
        | Ben    | inktvis-nigiri |
        | dummy  | dumpling       |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich      |
        | Ada    | wasabi         |
        | Ben    | inktvis-nigiri |
        | dummy  | dumpling       |

    @dummy-turn.give-the-drawn-card
    Voorbeeld: De getrokken kaart aan de dummy geven
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, pudding, wasabi           |           |
        | Ben    | sashimi, dumpling, maki 2          |           |
        | dummy  | inktvis-nigiri, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | wasabi         |
        | Ben    | sashimi        |
        | dummy  | inktvis-nigiri |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich      |
        | Ada    | wasabi         |
        | Ben    | sashimi        |
        | dummy  | inktvis-nigiri |

    @dummy-turn.second-card-of-the-pile
    Voorbeeld: Alleen de bovenste kaart van de stapel is te gebruiken
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, pudding, wasabi           |           |
        | Ben    | sashimi, dumpling, maki 2          |           |
        | dummy  | inktvis-nigiri, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt     |
        | Ada    | wasabi    |
        | Ben    | sashimi   |
        | dummy  | ei-nigiri |
      Dan is dit niet toegestaan

    @dummy-turn.other-player-left-out
    Voorbeeld: Ook de speler zonder de dummy pakt een kaart
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, pudding, wasabi           |           |
        | Ben    | sashimi, dumpling, maki 2          |           |
        | dummy  | inktvis-nigiri, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | dummy  | pudding |
      Dan is dit niet toegestaan

    @dummy-turn.not-from-the-other-hand
    Voorbeeld: De dummy krijgt niets uit de hand van de andere speler
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, pudding, wasabi           |           |
        | Ben    | sashimi, dumpling, maki 2          |           |
        | dummy  | inktvis-nigiri, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Dan is dit niet toegestaan

    @dummy-turn.other-player-does-not-draw
    Voorbeeld: De andere speler kan de getrokken kaart niet nemen
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, pudding, wasabi           |           |
        | Ben    | sashimi, dumpling, maki 2          |           |
        | dummy  | inktvis-nigiri, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | inktvis-nigiri |
        | Ben    | sashimi        |
        | dummy  | dumpling       |
      Dan is dit niet toegestaan

    @dummy-turn.one-copy-for-two
    Voorbeeld: Eén kaart kan niet voor jezelf én voor de dummy zijn
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                               | voor zich |
        | Ada    | tempura, pudding, wasabi           |           |
        | Ben    | sashimi, dumpling, maki 2          |           |
        | dummy  | inktvis-nigiri, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | sashimi |
      Dan is dit niet toegestaan

  @dummy-alternates @variant
  Regel: De dummy wisselt elke beurt van speler
    Daarna bestuurt de andere speler de dummy. Zo gaat hij heen en weer tot alle kaarten op zijn: negen beurten in
    totaal.

    @dummy-alternates.from-ada
    Voorbeeld: Na Ada komt Ben
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, pudding, wasabi   |           |
        | Ben    | sashimi, dumpling, maki 2  |           |
        | dummy  | maki 3, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Dan bestuurt speler Ben hierna de dummy

    @dummy-alternates.from-ben
    Voorbeeld: Na Ben komt Ada
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, pudding, wasabi   |           |
        | Ben    | sashimi, dumpling, maki 2  |           |
        | dummy  | maki 3, ei-nigiri, tempura |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt    |
        | Ada    | wasabi   |
        | Ben    | sashimi  |
        | dummy  | dumpling |
      Dan bestuurt speler Ada hierna de dummy

  @dummy-last-turn @ruling
  Regel: De laatste beurt wordt helemaal gespeeld
    In deze variant wordt er geen laatste kaart doorgegeven. Wie in de negende beurt de dummy bestuurt, trekt de
    laatste kaart van de stapel, houdt één van de twee kaarten zelf en geeft de andere aan de dummy. De andere speler
    legt zijn enige kaart neer.

    @dummy-last-turn.split
    Voorbeeld: De laatste drie kaarten
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand    | voor zich |
        | Ada    | tempura | maki 1    |
        | Ben    | sashimi | maki 2    |
        | dummy  | maki 3  | tempura   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | maki 3  |
        | Ben    | sashimi |
        | dummy  | tempura |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | maki 1, maki 3   |
        | Ben    | maki 2, sashimi  |
        | dummy  | tempura, tempura |

    @dummy-last-turn.all-played
    Voorbeeld: Na de negende beurt is er niets meer over
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand    | voor zich |
        | Ada    | tempura | maki 1    |
        | Ben    | sashimi | maki 2    |
        | dummy  | maki 3  | tempura   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | maki 3  |
      Dan heeft elke speler dit aantal kaarten in de hand: 0
      Dan ligt dit aantal kaarten op de stapel van de dummy: 0

    @dummy-last-turn.nothing-passed-before
    Voorbeeld: Na een beurt met twee handkaarten komt de laatste nog niet op tafel
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich |
        | Ada    | tempura, pudding  |           |
        | Ben    | sashimi, dumpling |           |
        | dummy  | maki 3, maki 2    |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | maki 3  |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich |
        | Ada    | tempura   |
        | Ben    | sashimi   |
        | dummy  | maki 3    |

  @dummy-rounds @variant
  Regel: In elke ronde drie handen van negen
    Ronde 2 en 3 deel je uit zoals ronde 1, van de trekstapel; aan het einde blijven er 27 kaarten over. Alle drie,
    ook de dummy, houden hun puddingen tot het einde van het spel.

    @dummy-rounds.dealt
    Voorbeeld: Drie handen van negen voor ronde 2
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 2    |
        | Ben    | maki 1    |
        | dummy  | maki 3    |
      Stel dat er op de trekstapel 81 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 9
      Dan ligt dit aantal kaarten op de stapel van de dummy: 9
      Dan ligt dit aantal kaarten op de trekstapel: 54

    @dummy-rounds.third-round
    Voorbeeld: Drie handen van negen voor ronde 3
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 2    |
        | Ben    | maki 1    |
        | dummy  | maki 3    |
      Stel dat er op de trekstapel 54 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 9
      Dan ligt dit aantal kaarten op de stapel van de dummy: 9
      Dan ligt dit aantal kaarten op de trekstapel: 27

    @dummy-rounds.over
    Voorbeeld: Na ronde 3 is het spel afgelopen
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 2    |
        | Ben    | maki 1    |
        | dummy  | maki 3    |
      Stel dat er op de trekstapel 27 andere kaarten liggen
      Als de ronde eindigt
      Dan is het spel afgelopen
      Dan ligt dit aantal kaarten op de trekstapel: 27

    @dummy-rounds.puddings
    Voorbeeld: Alle drie houden ze hun puddingen
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                |
        | Ada    | maki 2, pudding          |
        | Ben    | maki 1, tempura          |
        | dummy  | pudding, maki 3, pudding |
      Stel dat er op de trekstapel 81 andere kaarten liggen
      Als de ronde eindigt
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | pudding          |
        | Ben    |                  |
        | dummy  | pudding, pudding |

  @dummy-scoring @ruling
  Regel: De dummy telt mee als derde speler
    De dummy telt als een volwaardige derde speler: hij telt mee bij elke vergelijking en bij elke gelijke stand. Wat
    hij wint of deelt, gaat naar niemand anders.

    @dummy-scoring.most-maki
    Voorbeeld: De dummy heeft de meeste makisymbolen
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich | score |
        | Ada    | maki 2    | 20    |
        | Ben    | maki 1    | 20    |
        | dummy  | maki 3    | 20    |
      Stel dat er op de trekstapel 81 andere kaarten liggen
      Als de ronde eindigt
      Dan zijn dit de scores:
        | speler | score |
        | Ada    | 23    |
        | Ben    | 20    |
        | dummy  | 26    |

    @dummy-scoring.tie
    Voorbeeld: De dummy deelt de eerste plaats
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich | score |
        | Ada    | maki 3    | 20    |
        | Ben    | maki 1    | 20    |
        | dummy  | maki 3    | 20    |
      Stel dat er op de trekstapel 81 andere kaarten liggen
      Als de ronde eindigt
      Dan zijn dit de scores:
        | speler | score |
        | Ada    | 23    |
        | Ben    | 20    |
        | dummy  | 23    |

    @dummy-scoring.puddings
    Voorbeeld: De dummy heeft de meeste puddingen
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 1         | 40    |
        | dummy  | 3         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 0      |
        | dummy  | 6      |

  @dummy-puddings @ruling
  Regel: Wie van de drie de minste puddingen heeft, verliest punten
    De dummy telt mee als derde. Wie van de drie de minste puddingen heeft, verliest dus 6 punten, en alleen als alle
    drie evenveel puddingen hebben, krijgt of verliest niemand iets.

    @dummy-puddings.fewest
    Voorbeeld: Een speler met de minste verliest 6 punten
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 1         | 40    |
        | dummy  | 3         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ben    | -6     |

    @dummy-puddings.two-players-equal
    Voorbeeld: De twee spelers staan gelijk met de meeste en verdelen de punten
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 2         | 40    |
        | dummy  | 1         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 3      |
        | dummy  | -6     |

    @dummy-puddings.all-equal
    Voorbeeld: Alle drie evenveel
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 2         | 40    |
        | dummy  | 2         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
        | dummy  | 0      |

  @dummy-no-win @ruling
  Regel: De dummy kan niet winnen
    Alleen de twee spelers kunnen winnen, hoeveel punten de dummy ook heeft. Staan zij gelijk, dan worden alleen hun
    eigen puddingen vergeleken.

    @dummy-no-win.most-points
    Voorbeeld: De dummy heeft de meeste punten
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 1         | 40    |
        | Ben    | 2         | 41    |
        | dummy  | 3         | 50    |
      Als de winnaar wordt bepaald
      Dan is speler Ben de enige winnaar

    @dummy-no-win.three-tied
    Voorbeeld: De dummy staat gelijk en heeft de meeste puddingen
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 41    |
        | Ben    | 1         | 41    |
        | dummy  | 3         | 41    |
      Als de winnaar wordt bepaald
      Dan is speler Ada de enige winnaar

    @dummy-no-win.shared
    Voorbeeld: De twee spelers delen de overwinning, zonder de dummy
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 41    |
        | Ben    | 2         | 41    |
        | dummy  | 2         | 41    |
      Als de winnaar wordt bepaald
      Dan delen deze spelers de overwinning:
        | speler |
        | Ada    |
        | Ben    |

  @dummy-next-round @ruling
  Regel: De dummy blijft wisselen in de volgende ronde
    Wie de dummy in de laatste beurt van een ronde niet bestuurde, bestuurt hem als eerste in de volgende ronde.

    @dummy-next-round.after-ada
    Voorbeeld: Ada bestuurde de dummy in de laatste beurt van de ronde
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand    | voor zich |
        | Ada    | tempura | maki 1    |
        | Ben    | sashimi | maki 2    |
        | dummy  | maki 3  | tempura   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | maki 3  |
        | Ben    | sashimi |
        | dummy  | tempura |
      Dan bestuurt speler Ben hierna de dummy

    @dummy-next-round.after-ben
    Voorbeeld: Ben bestuurde de dummy in de laatste beurt van de ronde
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ben de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand    | voor zich |
        | Ada    | tempura | maki 1    |
        | Ben    | sashimi | maki 2    |
        | dummy  | maki 3  | tempura   |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | maki 3  |
      Dan bestuurt speler Ada hierna de dummy

  @dummy-wasabi @ruling
  Regel: De dummy heeft zijn eigen wasabi
    Een nigiri die de dummy krijgt, gaat op zijn eigen vrije wasabi. De eetstokjes van de dummy doen niets.

    @dummy-wasabi.on-its-wasabi
    Voorbeeld: De nigiri van de dummy gaat op de wasabi van de dummy
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                             | voor zich |
        | Ada    | tempura, pudding, inktvis-nigiri | maki 1    |
        | Ben    | sashimi, dumpling, maki 2        | maki 2    |
        | dummy  | maki 3, ei-nigiri, tempura       | wasabi    |
      Als de spelers deze kaarten nemen:
        | speler | neemt          |
        | Ada    | tempura        |
        | Ben    | sashimi        |
        | dummy  | inktvis-nigiri |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich              |
        | Ada    | maki 1, tempura        |
        | Ben    | maki 2, sashimi        |
        | dummy  | wasabi, inktvis-nigiri |

    @dummy-wasabi.chopsticks-stay
    Voorbeeld: De eetstokjes van de dummy blijven voor hem liggen
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                             | voor zich  |
        | Ada    | tempura, pudding, inktvis-nigiri | maki 1     |
        | Ben    | sashimi, dumpling, maki 2        | maki 2     |
        | dummy  | maki 3, ei-nigiri, tempura       | eetstokjes |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | pudding |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich           |
        | dummy  | eetstokjes, pudding |

  @dummy-chopsticks @ruling
  Regel: Eetstokjes naast de dummy
    Bestuur jij de dummy en liggen er eetstokjes voor je, dan mag je twee kaarten voor jezelf nemen; de dummy krijgt
    er nog steeds één. De eetstokjes gaan terug in de hand voordat die wordt geruild, en kunnen nooit de kaart voor de
    dummy zijn. Je hebt na het trekken drie kaarten nodig, dus het kan in beurt 1 tot en met 8. De andere speler heeft
    er zoals altijd twee nodig.

    @dummy-chopsticks.controller
    Voorbeeld: Twee kaarten voor wie de dummy bestuurt
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich  |
        | Ada    | tempura, pudding, wasabi   | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2  | maki 2     |
        | dummy  | maki 3, ei-nigiri, tempura | tempura    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | tempura, maki 3  |
        | Ben    | maki 2, sashimi  |
        | dummy  | tempura, pudding |

    @dummy-chopsticks.travel-on
    Voorbeeld: De eetstokjes van wie de dummy bestuurt, gaan met de hand mee
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich  |
        | Ada    | tempura, pudding, wasabi   | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2  | maki 2     |
        | dummy  | maki 3, ei-nigiri, tempura | tempura    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand               |
        | Ada    | dumpling, maki 2   |
        | Ben    | wasabi, eetstokjes |

    @dummy-chopsticks.not-for-the-dummy
    Voorbeeld: De eetstokjes die teruggaan, zijn niet de kaart voor de dummy
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich  |
        | Ada    | tempura, pudding, wasabi   | eetstokjes |
        | Ben    | sashimi, dumpling, maki 2  | maki 2     |
        | dummy  | maki 3, ei-nigiri, tempura | tempura    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | eetstokjes      |
      Dan is dit niet toegestaan

    @dummy-chopsticks.other-player
    Voorbeeld: De andere speler neemt twee kaarten
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich  |
        | Ada    | tempura, pudding, wasabi   | maki 1     |
        | Ben    | sashimi, dumpling, maki 2  | eetstokjes |
        | dummy  | maki 3, ei-nigiri, tempura | tempura    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura         |
        | Ben    | sashimi, maki 2 |
        | dummy  | pudding         |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                 |
        | Ada    | dumpling, eetstokjes |
        | Ben    | wasabi, maki 3       |

    @dummy-chopsticks.eighth-turn
    Voorbeeld: Twee kaarten voor wie in de achtste beurt de dummy bestuurt
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich  |
        | Ada    | tempura, pudding  | eetstokjes |
        | Ben    | sashimi, dumpling | maki 2     |
        | dummy  | maki 3, ei-nigiri | tempura    |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand       |
        | Ada    | dumpling   |
        | Ben    | eetstokjes |

    @dummy-chopsticks.ninth-turn
    Voorbeeld: Te weinig kaarten in de negende beurt
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand    | voor zich  |
        | Ada    | tempura | eetstokjes |
        | Ben    | sashimi | maki 2     |
        | dummy  | tempura | tempura    |
      Als de spelers deze kaarten nemen:
        | speler | neemt            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
        | dummy  | tempura          |
      Dan is dit niet toegestaan

    @dummy-chopsticks.without
    Voorbeeld: Geen twee kaarten zonder eetstokjes
      Stel dat deze variant wordt gespeeld: dummy
      Stel dat speler Ada de dummy bestuurt
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, pudding, wasabi   | maki 1    |
        | Ben    | sashimi, dumpling, maki 2  | maki 2    |
        | dummy  | maki 3, ei-nigiri, tempura | tempura   |
      Als de spelers deze kaarten nemen:
        | speler | neemt           |
        | Ada    | tempura, wasabi |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Dan is dit niet toegestaan
