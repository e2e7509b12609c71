# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Sashimi
  Sashimi annab punkte kolmekaupa.

  @sashimi-threes @printed
  Reegel: 10 punkti iga kolme eest
    Iga kolm sashimit annavad 10 punkti. Üks või kaks, mis üle jäävad, ei ole midagi väärt.

    @sashimi-threes.count
    Raamjuhtum: Punktid nii mitme sashimi eest: <arv>
      Eeldades järgmist seisu laual:
        | mängija | ees       |
        | Ada     | <kaardid> |
        | Ben     | maki 1    |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias sashimi järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |

      Juhtumid:
        | arv | kaardid                                                       | punktid |
        | 0   | maki 2                                                        | 0       |
        | 1   | sashimi                                                       | 0       |
        | 2   | sashimi, sashimi                                              | 0       |
        | 3   | sashimi, sashimi, sashimi                                     | 10      |
        | 4   | sashimi, sashimi, sashimi, sashimi                            | 10      |
        | 5   | sashimi, sashimi, sashimi, sashimi, sashimi                   | 10      |
        | 6   | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi          | 20      |
        | 7   | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi, sashimi | 20      |

    @sashimi-threes.cards-between
    Juhtum: Vahel võib olla muid kaarte
      Eeldades järgmist seisu laual:
        | mängija | ees                                       |
        | Ada     | sashimi, puding, sashimi, maki 3, sashimi |
        | Ben     | maki 1                                    |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 10 punkti kategoorias sashimi

    @sashimi-threes.own
    Juhtum: Kolmikut ei saa koguda kahe peale
      Eeldades järgmist seisu laual:
        | mängija | ees              |
        | Ada     | sashimi, sashimi |
        | Ben     | sashimi          |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias sashimi järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
