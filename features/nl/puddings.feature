# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Puddingen
  Het toetje komt het laatst: de puddingen worden één keer geteld, na de derde ronde.

  @pudding-most @printed
  Regel: 6 punten voor de meeste
    Wie de meeste puddingen heeft, krijgt 6 punten.

    @pudding-most.three-players
    Voorbeeld: Drie spelers, allemaal verschillend
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 4         | 40    |
        | Cleo   | 1         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 6      |

    @pudding-most.added
    Voorbeeld: De punten komen bij de score
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 33    |
        | Ben    | 4         | 41    |
        | Cleo   | 1         | 50    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de scores:
        | speler | score |
        | Ada    | 33    |
        | Ben    | 47    |

    @pudding-most.one-is-enough
    Voorbeeld: Eén pudding kan al de meeste zijn
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 0         | 40    |
        | Ben    | 0         | 40    |
        | Cleo   | 1         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan krijgt speler Cleo 6 punten in de categorie puddingen

  @pudding-fewest @printed
  Regel: 6 punten eraf voor de minste
    Wie de minste puddingen heeft, verliest 6 punten. Helemaal geen pudding telt ook.

    @pudding-fewest.three-players
    Voorbeeld: De minste: één pudding
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 4         | 40    |
        | Cleo   | 1         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Cleo   | -6     |

    @pudding-fewest.none
    Voorbeeld: De minste: geen pudding
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 0         | 40    |
        | Ben    | 1         | 40    |
        | Cleo   | 2         | 40    |
        | Dirk   | 3         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | -6     |
        | Ben    | 0      |

    @pudding-fewest.taken-off
    Voorbeeld: De punten gaan van de score af
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 33    |
        | Ben    | 4         | 41    |
        | Cleo   | 1         | 50    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de scores:
        | speler | score |
        | Cleo   | 44    |

  @pudding-tie-most @printed
  Regel: Gelijk met de meeste: verdeel de 6 punten
    Staan spelers gelijk met de meeste puddingen, dan verdelen ze de 6 punten in gelijke delen; wat niet te verdelen
    is, vervalt.

    @pudding-tie-most.share
    Abstract Scenario: 6 punten verdeeld over <gelijk> spelers met de meeste puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 2         | 40    |
        | Cleo   | <Cleo>    | 40    |
        | Dirk   | <Dirk>    | 40    |
        | Eva    | 0         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten   |
        | Ada    | <punten> |
        | Ben    | <punten> |

      Voorbeelden:
        | gelijk | Cleo | Dirk | punten |
        | 2      | 1    | 1    | 3      |
        | 3      | 2    | 1    | 2      |
        | 4      | 2    | 2    | 1      |

    @pudding-tie-most.nobody-second
    Voorbeeld: Niets voor de spelers ertussenin
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 3         | 40    |
        | Ben    | 3         | 40    |
        | Cleo   | 1         | 40    |
        | Dirk   | 0         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 3      |
        | Cleo   | 0      |

  @pudding-tie-fewest @printed
  Regel: Gelijk met de minste: verdeel het verlies
    Staan spelers gelijk met de minste puddingen, dan verdelen ze het verlies van 6 punten in gelijke delen en wordt
    de rest kwijtgescholden: twee verliezen er elk 3, drie elk 2, vier elk 1.

    @pudding-tie-fewest.share
    Abstract Scenario: Het verlies verdeeld over <gelijk> spelers met de minste puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 0         | 40    |
        | Ben    | 0         | 40    |
        | Cleo   | <Cleo>    | 40    |
        | Dirk   | <Dirk>    | 40    |
        | Eva    | 2         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten   |
        | Ada    | <punten> |
        | Ben    | <punten> |

      Voorbeelden:
        | gelijk | Cleo | Dirk | punten |
        | 2      | 1    | 1    | -3     |
        | 3      | 0    | 1    | -2     |
        | 4      | 0    | 0    | -1     |

    @pudding-tie-fewest.worked-example
    Voorbeeld: Puddingen: 3, 2, 0 en 0
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 3         | 40    |
        | Ben    | 2         | 40    |
        | Cleo   | 0         | 40    |
        | Dirk   | 0         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 6      |
        | Ben    | 0      |
        | Cleo   | -3     |
        | Dirk   | -3     |

    @pudding-tie-fewest.with-some
    Voorbeeld: Gelijk met de minste: elk één pudding
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 1         | 40    |
        | Ben    | 2         | 40    |
        | Cleo   | 1         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | -3     |
        | Cleo   | -3     |

    @pudding-tie-fewest.both-ties
    Voorbeeld: Gelijk met de meeste en gelijk met de minste
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 1         | 40    |
        | Ben    | 3         | 40    |
        | Cleo   | 1         | 40    |
        | Dirk   | 3         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | -3     |
        | Ben    | 3      |
        | Cleo   | -3     |
        | Dirk   | 3      |

  @pudding-two-players @printed
  Regel: Met twee spelers verliest niemand punten
    In een spel met zijn tweeën tellen alleen de 6 punten voor de meeste puddingen; de speler met minder puddingen
    verliest niets.

    @pudding-two-players.no-loss
    Abstract Scenario: Twee spelers, aantal puddingen van de ander: <puddingen>
      Stel dat de tafel er zo uitziet:
        | speler | puddingen   | score |
        | Ada    | 4           | 40    |
        | Ben    | <puddingen> | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 6      |
        | Ben    | 0      |

      Voorbeelden:
        | puddingen |
        | 0         |
        | 1         |
        | 3         |

  @pudding-all-equal @printed
  Regel: Allemaal evenveel, geen punten
    Niemand krijgt of verliest punten als iedereen evenveel puddingen heeft, of als niemand er een heeft. Met twee
    spelers is een gelijke stand altijd dit geval.

    @pudding-all-equal.two-players
    Abstract Scenario: Twee spelers, aantal puddingen van elk: <puddingen>
      Stel dat de tafel er zo uitziet:
        | speler | puddingen   | score |
        | Ada    | <puddingen> | 40    |
        | Ben    | <puddingen> | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |

      Voorbeelden:
        | puddingen |
        | 0         |
        | 3         |

    @pudding-all-equal.three-players
    Abstract Scenario: Drie spelers, aantal puddingen van elk: <puddingen>
      Stel dat de tafel er zo uitziet:
        | speler | puddingen   | score |
        | Ada    | <puddingen> | 40    |
        | Ben    | <puddingen> | 40    |
        | Cleo   | <puddingen> | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |

      Voorbeelden:
        | puddingen |
        | 0         |
        | 2         |

    @pudding-all-equal.four-players
    Voorbeeld: Vier spelers met elk één pudding
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 1         | 40    |
        | Ben    | 1         | 40    |
        | Cleo   | 1         | 40    |
        | Dirk   | 1         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |
        | Dirk   | 0      |

    @pudding-all-equal.five-players
    Voorbeeld: Vijf spelers met elk twee puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 40    |
        | Ben    | 2         | 40    |
        | Cleo   | 2         | 40    |
        | Dirk   | 2         | 40    |
        | Eva    | 2         | 40    |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de punten in de categorie puddingen:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |
        | Dirk   | 0      |
        | Eva    | 0      |

  @score-below-zero @ruling
  Regel: Een score mag onder nul komen
    Een speler die meer punten voor puddingen verliest dan hij heeft, eindigt onder nul.

    @score-below-zero.falls
    Abstract Scenario: De minste puddingen bij een score van <score>
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score   |
        | Ada    | 2         | 40      |
        | Ben    | 1         | 40      |
        | Cleo   | 0         | <score> |
      Als de punten voor de puddingen worden geteld
      Dan zijn dit de scores:
        | speler | score    |
        | Cleo   | <totaal> |

      Voorbeelden:
        | score | totaal |
        | 0     | -6     |
        | 2     | -4     |
        | 5     | -1     |
