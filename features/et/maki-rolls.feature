# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Makirullid
  Igal makirullikaardil on üks, kaks või kolm rulli. Punkte saab see, kellel on rulle kõige rohkem.

  @maki-icons @printed
  Reegel: Loe ikoone, mitte kaarte
    Liida kokku oma makirullikaartide ikoonid. See, mitmel kaardil need on, ei loe.

    @maki-icons.one-card-beats-two
    Juhtum: Üks kolme ikooniga kaart on parem kui kaks ühe ikooniga kaarti
      Eeldades järgmist seisu laual:
        | mängija | ees            |
        | Ada     | maki 1, maki 1 |
        | Ben     | maki 3         |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 6       |

    @maki-icons.added-up
    Raamjuhtum: Neil kaartidel on ikoone rohkem kui ühel kolme ikooniga kaardil: <kaardid>
      Eeldades järgmist seisu laual:
        | mängija | ees       |
        | Ada     | <kaardid> |
        | Ben     | maki 3    |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 6       |
        | Ben     | 3       |

      Juhtumid:
        | kaardid                         |
        | maki 2, maki 2                  |
        | maki 3, maki 1                  |
        | maki 1, maki 1, maki 1, maki 1  |
        | maki 2, tempura, maki 1, maki 1 |

  @maki-most @printed
  Reegel: 6 punkti esimesele, 3 teisele
    Kellel on ikoone kõige rohkem, saab 6 punkti. Ikoonide arvult teine saab 3 punkti. Ülejäänud ei saa midagi.

    @maki-most.five-players
    Juhtum: Viis mängijat, kõigil erinev arv
      Eeldades järgmist seisu laual:
        | mängija | ees                                    |
        | Ada     | maki 1, maki 1                         |
        | Ben     | maki 2, maki 2, maki 2, maki 2         |
        | Cleo    | maki 1                                 |
        | Dan     | maki 3, maki 3, maki 3, maki 3, maki 3 |
        | Eve     | maki 1, maki 1, maki 1                 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 3       |
        | Cleo    | 0       |
        | Dan     | 6       |
        | Eve     | 0       |

    @maki-most.three-players
    Juhtum: Kolm mängijat, esimene istuja jääb maha
      Eeldades järgmist seisu laual:
        | mängija | ees                    |
        | Ada     | maki 1                 |
        | Ben     | maki 2, maki 2         |
        | Cleo    | maki 3, maki 3, maki 3 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 3       |
        | Cleo    | 6       |

    @maki-most.far-ahead
    Juhtum: Suur edumaa punkte juurde ei anna
      Eeldades järgmist seisu laual:
        | mängija | ees                            |
        | Ada     | maki 3, maki 3, maki 3, maki 2 |
        | Ben     | maki 1                         |
        | Cleo    | maki 2, maki 2                 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 6       |
        | Ben     | 0       |
        | Cleo    | 3       |

  @maki-tie-most @printed
  Reegel: Viik esikohal: 6 punkti jagatakse
    Kui mitmel mängijal on võrdselt kõige rohkem ikoone, jagavad nad 6 punkti omavahel võrdselt; mis võrdselt ei jagu,
    läheb kaotsi. Teise koha eest ei saa siis keegi punkte.

    @maki-tie-most.share
    Raamjuhtum: 6 punkti jagamine, kui esikohal on viigis <viigis> mängijat
      Eeldades järgmist seisu laual:
        | mängija | ees    |
        | Ada     | maki 3 |
        | Ben     | maki 3 |
        | Cleo    | <Cleo> |
        | Dan     | <Dan>  |
        | Eve     | <Eve>  |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |
        | Ben     | <punktid> |

      Juhtumid:
        | viigis | Cleo   | Dan    | Eve     | punktid |
        | 2      | maki 1 | maki 1 | tempura | 3       |
        | 3      | maki 3 | maki 1 | tempura | 2       |
        | 4      | maki 3 | maki 3 | tempura | 1       |
        | 5      | maki 3 | maki 3 | maki 3  | 1       |

    @maki-tie-most.no-second
    Juhtum: Viigi järel tulija ei saa midagi
      Eeldades järgmist seisu laual:
        | mängija | ees    |
        | Ada     | maki 3 |
        | Ben     | maki 2 |
        | Cleo    | maki 3 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 0       |
        | Cleo    | 3       |

    @maki-tie-most.no-second-tie
    Juhtum: Kaks viigi järel tulijat ei saa midagi
      Eeldades järgmist seisu laual:
        | mängija | ees    |
        | Ada     | maki 2 |
        | Ben     | maki 3 |
        | Cleo    | maki 2 |
        | Dan     | maki 3 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 3       |
        | Cleo    | 0       |
        | Dan     | 3       |

    @maki-tie-most.two-players
    Juhtum: Kaks mängijat viigis
      Eeldades järgmist seisu laual:
        | mängija | ees    |
        | Ada     | maki 2 |
        | Ben     | maki 2 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 3       |

    @maki-tie-most.different-cards
    Juhtum: Kolm ikooni kahel kaardil on sama hea kui kolm ikooni ühel
      Eeldades järgmist seisu laual:
        | mängija | ees            |
        | Ada     | maki 1, maki 2 |
        | Ben     | maki 3         |
        | Cleo    | tempura        |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 3       |

  @maki-tie-second @printed
  Reegel: Viik teisel kohal: 3 punkti jagatakse
    Kui mitu mängijat on ikoonide arvult võrdselt teisel kohal, jagavad nad 3 punkti omavahel võrdselt; mis võrdselt
    ei jagu, läheb kaotsi.

    @maki-tie-second.share
    Raamjuhtum: 3 punkti jagamine, kui teisel kohal on viigis <viigis> mängijat
      Eeldades järgmist seisu laual:
        | mängija | ees    |
        | Ada     | maki 2 |
        | Ben     | maki 2 |
        | Cleo    | maki 3 |
        | Dan     | <Dan>  |
        | Eve     | <Eve>  |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |
        | Ben     | <punktid> |

      Juhtumid:
        | viigis | Dan    | Eve     | punktid |
        | 2      | maki 1 | tempura | 1       |
        | 3      | maki 2 | tempura | 1       |
        | 4      | maki 2 | maki 2  | 0       |

    @maki-tie-second.first-keeps-six
    Juhtum: Esimene saab ikka 6 punkti
      Eeldades järgmist seisu laual:
        | mängija | ees    |
        | Ada     | maki 2 |
        | Ben     | maki 3 |
        | Cleo    | maki 2 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 1       |
        | Ben     | 6       |
        | Cleo    | 1       |

    @maki-tie-second.third-gets-nothing
    Juhtum: Ikoone 6, 4, 4 ja 1
      Eeldades järgmist seisu laual:
        | mängija | ees            |
        | Ada     | maki 3, maki 3 |
        | Ben     | maki 2, maki 2 |
        | Cleo    | maki 3, maki 1 |
        | Dan     | maki 1         |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 6       |
        | Ben     | 1       |
        | Cleo    | 1       |
        | Dan     | 0       |

  @maki-need-one @printed
  Reegel: Ikoonita ei saa punkte
    Makirullikaardita sa siin punkte ei saa. Kui makirulle on ainult ühel mängijal, jääb teine koht tühjaks. Kui neid
    ei ole kellelgi, ei saa keegi punkte.

    @maki-need-one.one-holder-of-two
    Juhtum: Kahest mängijast ühel on makirulle
      Eeldades järgmist seisu laual:
        | mängija | ees     |
        | Ada     | tempura |
        | Ben     | maki 1  |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 6       |

    @maki-need-one.one-holder-of-four
    Juhtum: Neljast mängijast ühel on makirulle
      Eeldades järgmist seisu laual:
        | mängija | ees     |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | maki 2  |
        | Dan     | puding  |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
        | Cleo    | 6       |
        | Dan     | 0       |

    @maki-need-one.nobody-of-two
    Juhtum: Kaks mängijat makirullideta
      Eeldades järgmist seisu laual:
        | mängija | ees     |
        | Ada     | tempura |
        | Ben     | sashimi |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |

    @maki-need-one.nobody-of-five
    Juhtum: Viis mängijat makirullideta
      Eeldades järgmist seisu laual:
        | mängija | ees     |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | pelmeen |
        | Dan     | puding  |
        | Eve     | wasabi  |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
        | Cleo    | 0       |
        | Dan     | 0       |
        | Eve     | 0       |

    @maki-need-one.empty-table
    Juhtum: Kellelgi ei ole ühtegi kaarti
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
        | Cleo    | 0       |

  @maki-two-players @printed
  Reegel: Teine koht loeb ka kahe mängijaga
    Ka kahekesi mängides saab see, kellel on ikoone vähem, teise koha eest 3 punkti.

    @maki-two-players.second-scores
    Juhtum: Kaks mängijat, mõlemal on makirulle
      Eeldades järgmist seisu laual:
        | mängija | ees            |
        | Ada     | maki 1         |
        | Ben     | maki 2, maki 2 |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias makirullid järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 6       |
