# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Tussen de rondes
  Een spel heeft drie rondes. Na elke ronde worden de punten geteld en de kaarten opgeruimd.

  @round-score @printed
  Regel: Tel elke ronde de punten en tel ze bij elkaar op
    Tel na elke ronde de punten van alles wat voor je ligt, behalve de puddingen, en tel ze op bij je score.

    @round-score.all-categories
    Voorbeeld: Alle soorten kaarten samen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                                            |
        | Ada    | maki 3, tempura, tempura, dumpling, dumpling, wasabi, inktvis-nigiri |
        | Ben    | maki 1, sashimi, sashimi, sashimi, zalm-nigiri, eetstokjes, dumpling |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten van de ronde:
        | speler | punten |
        | Ada    | 23     |
        | Ben    | 16     |

    @round-score.without-puddings
    Voorbeeld: Puddingen tellen nog niet mee
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                           |
        | Ada    | tempura, tempura, maki 2, pudding, pudding, pudding |
        | Ben    | ei-nigiri, maki 1                                   |
        | Cleo   | dumpling, maki 3, pudding                           |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten van de ronde:
        | speler | punten |
        | Ada    | 8      |
        | Ben    | 1      |
        | Cleo   | 7      |

    @round-score.added-to-the-total
    Abstract Scenario: De punten van ronde <ronde> komen bij de scores
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                | score |
        | Ada    | tempura, tempura, maki 3 | 20    |
        | Ben    | zalm-nigiri, maki 1      | 31    |
      Stel dat er op de trekstapel 48 andere kaarten liggen
      Als de ronde eindigt
      Dan zijn dit de scores:
        | speler | score |
        | Ada    | 31    |
        | Ben    | 36    |

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |
        | 3     |

    @round-score.puddings-not-added
    Voorbeeld: Puddingen komen na een ronde niet bij de scores
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                  | score |
        | Ada    | pudding, pudding, maki 3   | 20    |
        | Ben    | ei-nigiri, maki 2          | 20    |
        | Cleo   | pudding, ei-nigiri, maki 1 | 20    |
      Stel dat er op de trekstapel 27 andere kaarten liggen
      Als de ronde eindigt
      Dan zijn dit de scores:
        | speler | score |
        | Ada    | 26    |
        | Ben    | 24    |
        | Cleo   | 21    |

  @round-discard @printed
  Regel: Ruim de tafel op
    Leg daarna alle kaarten af die voor je liggen, behalve de puddingen. Ze komen niet meer terug in het spel.

    @round-discard.nothing-stays
    Abstract Scenario: Na ronde <ronde> blijft er niets liggen
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                               |
        | Ada    | tempura, maki 3, wasabi, inktvis-nigiri |
        | Ben    | dumpling, wasabi, sashimi, maki 1       |
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

    @round-discard.out-of-play
    Abstract Scenario: De afgelegde kaarten van ronde <ronde> komen niet terug
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                               |
        | Ada    | tempura, maki 3, wasabi, inktvis-nigiri |
        | Ben    | dumpling, wasabi, sashimi, eetstokjes   |
      Stel dat er op de trekstapel 48 andere kaarten liggen
      Als de ronde eindigt
      Dan vormen de handen en de trekstapel samen de oude trekstapel

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |

  @pudding-kept @printed
  Regel: Bewaar je puddingen
    Puddingen blijven het hele spel voor je liggen.

    @pudding-kept.every-round
    Abstract Scenario: Puddingen blijven liggen na ronde <ronde>
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                |
        | Ada    | pudding, maki 1, pudding |
        | Ben    | maki 1, sashimi          |
        | Cleo   | maki 1, pudding          |
      Stel dat er op de trekstapel 54 andere kaarten liggen
      Als de ronde eindigt
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | pudding, pudding |
        | Ben    |                  |
        | Cleo   | pudding          |

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |
        | 3     |

    @pudding-kept.old-and-new
    Voorbeeld: De puddingen van twee rondes liggen bij elkaar
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | hand                             | voor zich        |
        | Ada    | pudding, tempura, maki 1, maki 3 | pudding, pudding |
        | Ben    | sashimi, maki 2, maki 3, maki 3  |                  |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | pudding |
        | Ben    | sashimi |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich                 |
        | Ada    | pudding, pudding, pudding |

  @round-deal @printed
  Regel: De volgende ronde komt van de trekstapel
    Daarna krijgt iedereen van de trekstapel een nieuwe hand, met evenveel kaarten als eerst.

    @round-deal.two-players
    Abstract Scenario: Twee spelers krijgen na ronde <ronde> elk tien kaarten
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
      Stel dat er op de trekstapel 68 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 10
      Dan ligt dit aantal kaarten op de trekstapel: 48

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |

    @round-deal.three-players
    Voorbeeld: Drie spelers krijgen elk negen kaarten
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
      Stel dat er op de trekstapel 81 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 9
      Dan ligt dit aantal kaarten op de trekstapel: 54

    @round-deal.four-players
    Voorbeeld: Vier spelers krijgen elk acht kaarten
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
        | Dirk   |           |
      Stel dat er op de trekstapel 76 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 8
      Dan ligt dit aantal kaarten op de trekstapel: 44

    @round-deal.five-players
    Voorbeeld: Vijf spelers krijgen elk zeven kaarten
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
        | Dirk   |           |
        | Eva    |           |
      Stel dat er op de trekstapel 38 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 7
      Dan ligt dit aantal kaarten op de trekstapel: 3

    @round-deal.from-the-draw-pile
    Voorbeeld: Alle nieuwe kaarten komen van de trekstapel
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
      Stel dat er op de trekstapel 81 andere kaarten liggen
      Als de ronde eindigt
      Dan vormen de handen en de trekstapel samen de oude trekstapel

  @three-rounds @printed
  Regel: Het spel eindigt na drie rondes
    Na de derde ronde worden er geen kaarten meer uitgedeeld. Wat er dan op de trekstapel ligt, wordt niet gebruikt:
    48 kaarten met twee spelers, 27 met drie, 12 met vier en 3 met vijf. Alleen de puddingen moeten nog worden geteld.

    @three-rounds.goes-on
    Abstract Scenario: Na ronde <ronde> gaat het spel verder
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
      Stel dat er op de trekstapel 68 andere kaarten liggen
      Als de ronde eindigt
      Dan gaat het spel verder

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |

    @three-rounds.over
    Voorbeeld: Na ronde 3 is het spel afgelopen
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
      Stel dat er op de trekstapel 48 andere kaarten liggen
      Als de ronde eindigt
      Dan is het spel afgelopen
      Dan heeft elke speler dit aantal kaarten in de hand: 0

    @three-rounds.left-over-two
    Voorbeeld: Met twee spelers blijven er 48 kaarten over
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
      Stel dat er op de trekstapel 48 andere kaarten liggen
      Als de ronde eindigt
      Dan ligt dit aantal kaarten op de trekstapel: 48

    @three-rounds.left-over-three
    Voorbeeld: Met drie spelers blijven er 27 kaarten over
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
      Stel dat er op de trekstapel 27 andere kaarten liggen
      Als de ronde eindigt
      Dan ligt dit aantal kaarten op de trekstapel: 27

    @three-rounds.left-over-four
    Voorbeeld: Met vier spelers blijven er 12 kaarten over
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
        | Dirk   |           |
      Stel dat er op de trekstapel 12 andere kaarten liggen
      Als de ronde eindigt
      Dan ligt dit aantal kaarten op de trekstapel: 12

    @three-rounds.left-over-five
    Voorbeeld: Met vijf spelers blijven er 3 kaarten over
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
        | Dirk   |           |
        | Eva    |           |
      Stel dat er op de trekstapel 3 andere kaarten liggen
      Als de ronde eindigt
      Dan ligt dit aantal kaarten op de trekstapel: 3
