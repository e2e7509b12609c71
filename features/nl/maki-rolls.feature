# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Makirollen
  Een makikaart toont één, twee of drie rollen. Wie er de meeste heeft, krijgt punten.

  @maki-icons @printed
  Regel: Tel de symbolen, niet de kaarten
    Alleen het totaal aan symbolen op je makikaarten telt. Op hoeveel kaarten ze staan, maakt niet uit.

    @maki-icons.one-card-beats-two
    Voorbeeld: Eén kaart met drie symbolen wint van twee kaarten met één
      Stel dat de tafel er zo uitziet:
        | speler | voor zich      |
        | Ada    | maki 1, maki 1 |
        | Ben    | maki 3         |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 6      |

    @maki-icons.added-up
    Abstract Scenario: Deze kaarten hebben meer symbolen dan één kaart met drie: <kaarten>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaarten> |
        | Ben    | maki 3    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 6      |
        | Ben    | 3      |

      Voorbeelden:
        | kaarten                         |
        | maki 2, maki 2                  |
        | maki 3, maki 1                  |
        | maki 1, maki 1, maki 1, maki 1  |
        | maki 2, tempura, maki 1, maki 1 |

  @maki-most @printed
  Regel: 6 voor de meeste, 3 voor de op één na meeste
    Wie de meeste symbolen heeft, krijgt 6 punten. Wie er op één na de meeste heeft, krijgt er 3. De anderen krijgen
    niets.

    @maki-most.five-players
    Voorbeeld: Vijf spelers, allemaal verschillend
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                              |
        | Ada    | maki 1, maki 1                         |
        | Ben    | maki 2, maki 2, maki 2, maki 2         |
        | Cleo   | maki 1                                 |
        | Dirk   | maki 3, maki 3, maki 3, maki 3, maki 3 |
        | Eva    | maki 1, maki 1, maki 1                 |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cleo   | 0      |
        | Dirk   | 6      |
        | Eva    | 0      |

    @maki-most.three-players
    Voorbeeld: Drie spelers, de speler op de eerste stoel ligt achter
      Stel dat de tafel er zo uitziet:
        | speler | voor zich              |
        | Ada    | maki 1                 |
        | Ben    | maki 2, maki 2         |
        | Cleo   | maki 3, maki 3, maki 3 |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cleo   | 6      |

    @maki-most.far-ahead
    Voorbeeld: Een grote voorsprong levert niets extra op
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                      |
        | Ada    | maki 3, maki 3, maki 3, maki 2 |
        | Ben    | maki 1                         |
        | Cleo   | maki 2, maki 2                 |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 6      |
        | Ben    | 0      |
        | Cleo   | 3      |

  @maki-tie-most @printed
  Regel: Gelijk met de meeste: verdeel de 6 punten
    Staan spelers gelijk met de meeste symbolen, dan verdelen ze de 6 punten in gelijke delen; wat niet te verdelen
    is, vervalt. Voor de tweede plaats krijgt dan niemand punten.

    @maki-tie-most.share
    Abstract Scenario: 6 punten verdeeld over <gelijk> spelers met de meeste symbolen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 3    |
        | Ben    | maki 3    |
        | Cleo   | <Cleo>    |
        | Dirk   | <Dirk>    |
        | Eva    | <Eva>     |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten   |
        | Ada    | <punten> |
        | Ben    | <punten> |

      Voorbeelden:
        | gelijk | Cleo   | Dirk   | Eva     | punten |
        | 2      | maki 1 | maki 1 | tempura | 3      |
        | 3      | maki 3 | maki 1 | tempura | 2      |
        | 4      | maki 3 | maki 3 | tempura | 1      |
        | 5      | maki 3 | maki 3 | maki 3  | 1      |

    @maki-tie-most.no-second
    Voorbeeld: Niets voor de speler achter de gedeelde eerste plaats
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 3    |
        | Ben    | maki 2    |
        | Cleo   | maki 3    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 0      |
        | Cleo   | 3      |

    @maki-tie-most.no-second-tie
    Voorbeeld: Niets voor twee spelers achter de gedeelde eerste plaats
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 2    |
        | Ben    | maki 3    |
        | Cleo   | maki 2    |
        | Dirk   | maki 3    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cleo   | 0      |
        | Dirk   | 3      |

    @maki-tie-most.two-players
    Voorbeeld: Twee spelers staan gelijk
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 2    |
        | Ben    | maki 2    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 3      |

    @maki-tie-most.different-cards
    Voorbeeld: Drie symbolen op twee kaarten zijn evenveel als drie op één kaart
      Stel dat de tafel er zo uitziet:
        | speler | voor zich      |
        | Ada    | maki 1, maki 2 |
        | Ben    | maki 3         |
        | Cleo   | tempura        |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 3      |

  @maki-tie-second @printed
  Regel: Gelijk met op één na de meeste: verdeel de 3 punten
    Staan spelers gelijk met op één na de meeste symbolen, dan verdelen ze de 3 punten in gelijke delen; wat niet te
    verdelen is, vervalt.

    @maki-tie-second.share
    Abstract Scenario: 3 punten verdeeld over <gelijk> spelers met op één na de meeste symbolen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 2    |
        | Ben    | maki 2    |
        | Cleo   | maki 3    |
        | Dirk   | <Dirk>    |
        | Eva    | <Eva>     |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten   |
        | Ada    | <punten> |
        | Ben    | <punten> |

      Voorbeelden:
        | gelijk | Dirk   | Eva     | punten |
        | 2      | maki 1 | tempura | 1      |
        | 3      | maki 2 | tempura | 1      |
        | 4      | maki 2 | maki 2  | 0      |

    @maki-tie-second.first-keeps-six
    Voorbeeld: De speler met de meeste krijgt gewoon 6 punten
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | maki 2    |
        | Ben    | maki 3    |
        | Cleo   | maki 2    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 1      |
        | Ben    | 6      |
        | Cleo   | 1      |

    @maki-tie-second.third-gets-nothing
    Voorbeeld: Symbolen: 6, 4, 4 en 1
      Stel dat de tafel er zo uitziet:
        | speler | voor zich      |
        | Ada    | maki 3, maki 3 |
        | Ben    | maki 2, maki 2 |
        | Cleo   | maki 3, maki 1 |
        | Dirk   | maki 1         |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 6      |
        | Ben    | 1      |
        | Cleo   | 1      |
        | Dirk   | 0      |

  @maki-need-one @printed
  Regel: Zonder symbool geen punten
    Zonder makikaart krijg je hier niets. Heeft maar één speler maki, dan is niemand tweede. Heeft niemand maki, dan
    krijgt niemand punten.

    @maki-need-one.one-holder-of-two
    Voorbeeld: Eén van de twee spelers heeft maki
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | tempura   |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 6      |

    @maki-need-one.one-holder-of-four
    Voorbeeld: Eén van de vier spelers heeft maki
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | tempura   |
        | Ben    | sashimi   |
        | Cleo   | maki 2    |
        | Dirk   | pudding   |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 6      |
        | Dirk   | 0      |

    @maki-need-one.nobody-of-two
    Voorbeeld: Twee spelers zonder maki
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | tempura   |
        | Ben    | sashimi   |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |

    @maki-need-one.nobody-of-five
    Voorbeeld: Vijf spelers zonder maki
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | tempura   |
        | Ben    | sashimi   |
        | Cleo   | dumpling  |
        | Dirk   | pudding   |
        | Eva    | wasabi    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |
        | Dirk   | 0      |
        | Eva    | 0      |

    @maki-need-one.empty-table
    Voorbeeld: Niemand heeft ook maar één kaart
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    |           |
        | Ben    |           |
        | Cleo   |           |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |

  @maki-two-players @printed
  Regel: Ook met twee spelers telt de tweede plaats
    Ook in een spel met zijn tweeën krijgt de speler met minder symbolen 3 punten voor de tweede plaats.

    @maki-two-players.second-scores
    Voorbeeld: Twee spelers, allebei met maki
      Stel dat de tafel er zo uitziet:
        | speler | voor zich      |
        | Ada    | maki 1         |
        | Ben    | maki 2, maki 2 |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie makirollen:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 6      |
