# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Dumplings
  Elke dumpling die je erbij krijgt, levert meer punten op dan de vorige, tot en met de vijfde.

  @dumplings-table @printed
  Regel: 1, 3, 6, 10, 15 punten
    Eén dumpling levert 1 punt op, twee samen 3, drie 6, vier 10 en vijf 15.

    @dumplings-table.count
    Abstract Scenario: Punten voor dit aantal dumplings: <getal>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaarten> |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie dumplings:
        | speler | punten   |
        | Ada    | <punten> |

      Voorbeelden:
        | getal | kaarten                                          | punten |
        | 0     | maki 2                                           | 0      |
        | 1     | dumpling                                         | 1      |
        | 2     | dumpling, dumpling                               | 3      |
        | 3     | dumpling, dumpling, dumpling                     | 6      |
        | 4     | dumpling, dumpling, dumpling, dumpling           | 10     |
        | 5     | dumpling, dumpling, dumpling, dumpling, dumpling | 15     |

    @dumplings-table.cards-between
    Voorbeeld: Er mogen andere kaarten tussen liggen
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                     |
        | Ada    | dumpling, pudding, dumpling, maki 3, dumpling |
        | Ben    | maki 1                                        |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 6 punten in de categorie dumplings

    @dumplings-table.own
    Voorbeeld: Iedere speler telt die van zichzelf
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                    |
        | Ada    | dumpling, dumpling           |
        | Ben    | dumpling, dumpling, dumpling |
      Als de punten van de ronde worden geteld
      Dan zijn dit de punten in de categorie dumplings:
        | speler | punten |
        | Ada    | 3      |
        | Ben    | 6      |

  @dumplings-cap @printed
  Regel: Nooit meer dan 15
    Meer dan vijf dumplings leveren nog steeds 15 punten op.

    @dumplings-cap.count
    Abstract Scenario: Geen extra punten voor dit aantal dumplings: <getal>
      Stel dat de tafel er zo uitziet:
        | speler | voor zich |
        | Ada    | <kaarten> |
        | Ben    | maki 1    |
      Als de punten van de ronde worden geteld
      Dan krijgt speler Ada 15 punten in de categorie dumplings

      Voorbeelden:
        | getal | kaarten                                                                                            |
        | 6     | dumpling, dumpling, dumpling, dumpling, dumpling, dumpling                                         |
        | 7     | dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling                               |
        | 10    | dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling |
