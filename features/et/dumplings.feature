# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Pelmeenid
  Mida rohkem pelmeene sul on, seda rohkem punkte annab neist igaüks, kuni viienda pelmeenini.

  @dumplings-table @printed
  Reegel: 1, 3, 6, 10, 15 punkti
    Üks pelmeen annab 1 punkti, kaks kokku 3, kolm 6, neli 10 ja viis 15 punkti.

    @dumplings-table.count
    Raamjuhtum: Punktid nii mitme pelmeeni eest: <arv>
      Eeldades järgmist seisu laual:
        | mängija | ees       |
        | Ada     | <kaardid> |
        | Ben     | maki 1    |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias pelmeenid järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |

      Juhtumid:
        | arv | kaardid                                     | punktid |
        | 0   | maki 2                                      | 0       |
        | 1   | pelmeen                                     | 1       |
        | 2   | pelmeen, pelmeen                            | 3       |
        | 3   | pelmeen, pelmeen, pelmeen                   | 6       |
        | 4   | pelmeen, pelmeen, pelmeen, pelmeen          | 10      |
        | 5   | pelmeen, pelmeen, pelmeen, pelmeen, pelmeen | 15      |

    @dumplings-table.cards-between
    Juhtum: Vahel võib olla muid kaarte
      Eeldades järgmist seisu laual:
        | mängija | ees                                       |
        | Ada     | pelmeen, puding, pelmeen, maki 3, pelmeen |
        | Ben     | maki 1                                    |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 6 punkti kategoorias pelmeenid

    @dumplings-table.own
    Juhtum: Igaüks loeb oma pelmeene
      Eeldades järgmist seisu laual:
        | mängija | ees                       |
        | Ada     | pelmeen, pelmeen          |
        | Ben     | pelmeen, pelmeen, pelmeen |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias pelmeenid järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 6       |

  @dumplings-cap @printed
  Reegel: Üle 15 punkti ei saa
    Ka rohkem kui viie pelmeeni eest saab 15 punkti.

    @dumplings-cap.count
    Raamjuhtum: Punkte ei tule juurde nii mitme pelmeeni eest: <arv>
      Eeldades järgmist seisu laual:
        | mängija | ees       |
        | Ada     | <kaardid> |
        | Ben     | maki 1    |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 15 punkti kategoorias pelmeenid

      Juhtumid:
        | arv | kaardid                                                                                  |
        | 6   | pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen                                     |
        | 7   | pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen                            |
        | 10  | pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen, pelmeen |
