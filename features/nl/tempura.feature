# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Tempura
  Tempura levert per paar punten op.

  @tempura-pairs @printed
  Regel: 5 punten voor elk paar
    Voor elk paar tempura krijg je 5 punten. Eén die overblijft, is niets waard.

    @tempura-pairs.count
    Abstract Scenario: Punten voor dit aantal tempura: <getal>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaarten> |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie tempura:
        | speler | punten   |
        | Ada    | <punten> |

      Voorbeelden:
        | getal | kaarten                                              | punten |
        | 0     | maki 2                                               | 0      |
        | 1     | tempura                                              | 0      |
        | 2     | tempura, tempura                                     | 5      |
        | 3     | tempura, tempura, tempura                            | 5      |
        | 4     | tempura, tempura, tempura, tempura                   | 10     |
        | 5     | tempura, tempura, tempura, tempura, tempura          | 10     |
        | 6     | tempura, tempura, tempura, tempura, tempura, tempura | 15     |

    @tempura-pairs.cards-between
    Voorbeeld: Er mogen andere kaarten tussen liggen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                         |
        | Ada    | tempura, pudding, maki 3, tempura |
        | Ben    | maki 1                            |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 5 punten in de categorie tempura

    @tempura-pairs.own
    Voorbeeld: Twee spelers vormen samen geen paar
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | tempura   |
        | Ben    | tempura   |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie tempura:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
