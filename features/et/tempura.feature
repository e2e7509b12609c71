# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Tempura
  Tempura annab punkte paarikaupa.

  @tempura-pairs @printed
  Reegel: 5 punkti iga kahe eest
    Iga kaks tempurat annavad 5 punkti. Üksik tempura ei ole midagi väärt.

    @tempura-pairs.count
    Raamjuhtum: Punktid nii mitme tempura eest: <arv>
      Eeldades järgmist seisu laual:
        | mängija | ees       |
        | Ada     | <kaardid> |
        | Ben     | maki 1    |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias tempura järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |

      Juhtumid:
        | arv | kaardid                                              | punktid |
        | 0   | maki 2                                               | 0       |
        | 1   | tempura                                              | 0       |
        | 2   | tempura, tempura                                     | 5       |
        | 3   | tempura, tempura, tempura                            | 5       |
        | 4   | tempura, tempura, tempura, tempura                   | 10      |
        | 5   | tempura, tempura, tempura, tempura, tempura          | 10      |
        | 6   | tempura, tempura, tempura, tempura, tempura, tempura | 15      |

    @tempura-pairs.cards-between
    Juhtum: Vahel võib olla muid kaarte
      Eeldades järgmist seisu laual:
        | mängija | ees                              |
        | Ada     | tempura, puding, maki 3, tempura |
        | Ben     | maki 1                           |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 5 punkti kategoorias tempura

    @tempura-pairs.own
    Juhtum: Paari ei saa koguda kahe peale
      Eeldades järgmist seisu laual:
        | mängija | ees     |
        | Ada     | tempura |
        | Ben     | tempura |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias tempura järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
