# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Pudingid
  Magustoit tuleb viimasena: pudingite eest loetakse punkte ühe korra, pärast kolmandat vooru.

  @pudding-most @printed
  Reegel: Kõige rohkem pudingeid: 6 punkti
    Kellel on pudingeid kõige rohkem, saab 6 punkti.

    @pudding-most.three-players
    Juhtum: Kolm mängijat, kõigil erinev arv
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 40          |
        | Ben     | 4        | 40          |
        | Cleo    | 1        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 6       |

    @pudding-most.added
    Juhtum: Punktid liidetakse punktisummale
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 33          |
        | Ben     | 4        | 41          |
        | Cleo    | 1        | 50          |
      Kui pudingite punktid loetakse kokku
      Siis on punktisummad järgmised:
        | mängija | punktisumma |
        | Ada     | 33          |
        | Ben     | 47          |

    @pudding-most.one-is-enough
    Juhtum: Ka ühest pudingist võib piisata
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 0        | 40          |
        | Ben     | 0        | 40          |
        | Cleo    | 1        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis saab mängija Cleo 6 punkti kategoorias pudingid

  @pudding-fewest @printed
  Reegel: Kõige vähem pudingeid: 6 punkti maha
    Kellel on pudingeid kõige vähem, kaotab 6 punkti. See kehtib ka siis, kui tal ei ole ühtegi.

    @pudding-fewest.three-players
    Juhtum: Kõige vähem tähendab ühte pudingit
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 40          |
        | Ben     | 4        | 40          |
        | Cleo    | 1        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Cleo    | -6      |

    @pudding-fewest.none
    Juhtum: Kõige vähem tähendab mitte ühtegi
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 0        | 40          |
        | Ben     | 1        | 40          |
        | Cleo    | 2        | 40          |
        | Dan     | 3        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | -6      |
        | Ben     | 0       |

    @pudding-fewest.taken-off
    Juhtum: Punktid lähevad punktisummast maha
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 33          |
        | Ben     | 4        | 41          |
        | Cleo    | 1        | 50          |
      Kui pudingite punktid loetakse kokku
      Siis on punktisummad järgmised:
        | mängija | punktisumma |
        | Cleo    | 44          |

  @pudding-tie-most @printed
  Reegel: Viik esikohal: 6 punkti jagatakse
    Kui mitmel mängijal on võrdselt kõige rohkem pudingeid, jagavad nad 6 punkti omavahel võrdselt; mis võrdselt ei
    jagu, läheb kaotsi.

    @pudding-tie-most.share
    Raamjuhtum: 6 punkti jagamine, kui esikohal on viigis <viigis> mängijat
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | <Cleo>   | 40          |
        | Dan     | <Dan>    | 40          |
        | Eve     | 0        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |
        | Ben     | <punktid> |

      Juhtumid:
        | viigis | Cleo | Dan | punktid |
        | 2      | 1    | 1   | 3       |
        | 3      | 2    | 1   | 2       |
        | 4      | 2    | 2   | 1       |

    @pudding-tie-most.nobody-second
    Juhtum: Vahepealsed mängijad ei saa midagi
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 3        | 40          |
        | Ben     | 3        | 40          |
        | Cleo    | 1        | 40          |
        | Dan     | 0        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 3       |
        | Cleo    | 0       |

  @pudding-tie-fewest @printed
  Reegel: Viik viimasel kohal: kaotus jagatakse
    Kui mitmel mängijal on võrdselt kõige vähem pudingeid, jagavad nad kaotatavad 6 punkti omavahel võrdselt ja jääk
    antakse andeks: kaks mängijat kaotavad kumbki 3 punkti, kolm igaüks 2 ja neli igaüks 1 punkti.

    @pudding-tie-fewest.share
    Raamjuhtum: Kaotuse jagamine, kui viimasel kohal on viigis <viigis> mängijat
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 0        | 40          |
        | Ben     | 0        | 40          |
        | Cleo    | <Cleo>   | 40          |
        | Dan     | <Dan>    | 40          |
        | Eve     | 2        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |
        | Ben     | <punktid> |

      Juhtumid:
        | viigis | Cleo | Dan | punktid |
        | 2      | 1    | 1   | -3      |
        | 3      | 0    | 1   | -2      |
        | 4      | 0    | 0   | -1      |

    @pudding-tie-fewest.worked-example
    Juhtum: Pudingeid 3, 2, 0 ja 0
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 3        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | 0        | 40          |
        | Dan     | 0        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 6       |
        | Ben     | 0       |
        | Cleo    | -3      |
        | Dan     | -3      |

    @pudding-tie-fewest.with-some
    Juhtum: Viik viimasel kohal, kummalgi üks puding
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 1        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | 1        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | -3      |
        | Cleo    | -3      |

    @pudding-tie-fewest.both-ties
    Juhtum: Viik esikohal ja viik viimasel kohal
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 1        | 40          |
        | Ben     | 3        | 40          |
        | Cleo    | 1        | 40          |
        | Dan     | 3        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | -3      |
        | Ben     | 3       |
        | Cleo    | -3      |
        | Dan     | 3       |

  @pudding-two-players @printed
  Reegel: Kahe mängijaga ei kaota keegi punkte
    Kahekesi mängides saab 6 punkti see, kellel on pudingeid rohkem; see, kellel on neid vähem, ei kaota midagi.

    @pudding-two-players.no-loss
    Raamjuhtum: Kaks mängijat, teise pudingite arv: <pudingid>
      Eeldades järgmist seisu laual:
        | mängija | pudingid   | punktisumma |
        | Ada     | 4          | 40          |
        | Ben     | <pudingid> | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 6       |
        | Ben     | 0       |

      Juhtumid:
        | pudingid |
        | 0        |
        | 1        |
        | 3        |

  @pudding-all-equal @printed
  Reegel: Kõigil võrdselt, punkte ei ole
    Kui kõigil on sama palju pudingeid või kui neid ei ole kellelgi, ei saa ega kaota keegi punkte. Kahe mängija viik
    on alati see juhtum.

    @pudding-all-equal.two-players
    Raamjuhtum: Kaks mängijat, kummagi pudingite arv: <pudingid>
      Eeldades järgmist seisu laual:
        | mängija | pudingid   | punktisumma |
        | Ada     | <pudingid> | 40          |
        | Ben     | <pudingid> | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |

      Juhtumid:
        | pudingid |
        | 0        |
        | 3        |

    @pudding-all-equal.three-players
    Raamjuhtum: Kolm mängijat, igaühe pudingite arv: <pudingid>
      Eeldades järgmist seisu laual:
        | mängija | pudingid   | punktisumma |
        | Ada     | <pudingid> | 40          |
        | Ben     | <pudingid> | 40          |
        | Cleo    | <pudingid> | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
        | Cleo    | 0       |

      Juhtumid:
        | pudingid |
        | 0        |
        | 2        |

    @pudding-all-equal.four-players
    Juhtum: Neli mängijat, igaühel üks puding
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 1        | 40          |
        | Ben     | 1        | 40          |
        | Cleo    | 1        | 40          |
        | Dan     | 1        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
        | Cleo    | 0       |
        | Dan     | 0       |

    @pudding-all-equal.five-players
    Juhtum: Viis mängijat, igaühel kaks pudingit
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 40          |
        | Ben     | 2        | 40          |
        | Cleo    | 2        | 40          |
        | Dan     | 2        | 40          |
        | Eve     | 2        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ada     | 0       |
        | Ben     | 0       |
        | Cleo    | 0       |
        | Dan     | 0       |
        | Eve     | 0       |

  @score-below-zero @ruling
  Reegel: Punktisumma võib langeda alla nulli
    Mängija, kes kaotab pudingite tõttu rohkem punkte, kui tal on, lõpetab mängu alla nulli.

    @score-below-zero.falls
    Raamjuhtum: Kõige vähem pudingeid, punktisumma enne: <punktisumma>
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma   |
        | Ada     | 2        | 40            |
        | Ben     | 1        | 40            |
        | Cleo    | 0        | <punktisumma> |
      Kui pudingite punktid loetakse kokku
      Siis on punktisummad järgmised:
        | mängija | punktisumma |
        | Cleo    | <kokku>     |

      Juhtumid:
        | punktisumma | kokku |
        | 0           | -6    |
        | 2           | -4    |
        | 5           | -1    |
