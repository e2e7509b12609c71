# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Sashimi
  Sashimi levert per drietal punten op.

  @sashimi-threes @printed
  Regel: 10 punten voor elk drietal
    Voor elke drie sashimi krijg je 10 punten. Een of twee die overblijven, zijn niets waard.

    @sashimi-threes.count
    Abstract Scenario: Punten voor dit aantal sashimi: <getal>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaarten> |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie sashimi:
        | speler | punten   |
        | Ada    | <punten> |

      Voorbeelden:
        | getal | kaarten                                                       | punten |
        | 0     | maki 2                                                        | 0      |
        | 1     | sashimi                                                       | 0      |
        | 2     | sashimi, sashimi                                              | 0      |
        | 3     | sashimi, sashimi, sashimi                                     | 10     |
        | 4     | sashimi, sashimi, sashimi, sashimi                            | 10     |
        | 5     | sashimi, sashimi, sashimi, sashimi, sashimi                   | 10     |
        | 6     | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi          | 20     |
        | 7     | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi, sashimi | 20     |

    @sashimi-threes.cards-between
    Voorbeeld: Er mogen andere kaarten tussen liggen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                  |
        | Ada    | sashimi, pudding, sashimi, maki 3, sashimi |
        | Ben    | maki 1                                     |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 10 punten in de categorie sashimi

    @sashimi-threes.own
    Voorbeeld: Twee spelers vormen samen geen drietal
      Stel dat de tafel er zo uitziet:
        | speler | voor zich        |
        | Ada    | sashimi, sashimi |
        | Ben    | sashimi          |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie sashimi:
        | speler | punten |
        | Ada    | 0      |
        | Ben    | 0      |
