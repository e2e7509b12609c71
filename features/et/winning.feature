# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Võitmine
  Pärast kolme vooru ja pudingeid otsustavad punktisummad.

  @most-points-wins @printed
  Reegel: Võidab see, kellel on kõige rohkem punkte
    Kellel on pärast kolme vooru ja pudingeid kõige rohkem punkte, võidab mängu.

    @most-points-wins.two-players
    Juhtum: Kaks mängijat
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 1        | 41          |
        | Ben     | 2        | 45          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Ben üksi

    @most-points-wins.points-before-puddings
    Juhtum: Punktid on pudingitest tähtsamad
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 0        | 46          |
        | Ben     | 5        | 45          |
        | Cleo    | 1        | 30          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Ada üksi

    @most-points-wins.last-seat
    Juhtum: Viis mängijat, võidab viimane istuja
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 30          |
        | Ben     | 3        | 39          |
        | Cleo    | 1        | 12          |
        | Dan     | 0        | 40          |
        | Eve     | 1        | 41          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Eve üksi

    @most-points-wins.below-zero
    Juhtum: Parim kolmest, kui kõik on alla nulli
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | -3          |
        | Ben     | 1        | -1          |
        | Cleo    | 0        | -6          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Ben üksi

  @tie-puddings @printed
  Reegel: Viigi korral otsustavad pudingid
    Kui mitmel mängijal on võrdselt kõige rohkem punkte, võidab neist see, kellel on kõige rohkem pudingeid.

    @tie-puddings.two-tied
    Juhtum: Kahest viiki jäänud mängijast on rohkem pudingeid teisel
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 1        | 45          |
        | Ben     | 3        | 45          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Ben üksi

    @tie-puddings.first-of-two-tied
    Juhtum: Kahest viiki jäänud mängijast on rohkem pudingeid esimesel
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 3        | 45          |
        | Ben     | 1        | 45          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Ada üksi

    @tie-puddings.only-among-the-tied
    Juhtum: Kes on punktidega maas, seda ei aita ka kõige suurem pudingite arv
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 5        | 30          |
        | Ben     | 0        | 45          |
        | Cleo    | 1        | 45          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Cleo üksi

  @tie-shared @ruling
  Reegel: Ikka viik: võit jagatakse
    Kui viiki jäänud mängijatel on ka pudingeid sama palju, võidavad nad koos.

    @tie-shared.two-players
    Juhtum: Kaks mängijat, samad punktid ja pudingid
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 2        | 45          |
        | Ben     | 2        | 45          |
      Kui võitja selgitatakse välja
      Siis jagavad võitu need mängijad:
        | mängija |
        | Ada     |
        | Ben     |

    @tie-shared.two-of-four
    Juhtum: Kolmest viiki jäänud mängijast kahel on pudingeid võrdselt
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 1        | 45          |
        | Ben     | 2        | 45          |
        | Cleo    | 4        | 44          |
        | Dan     | 2        | 45          |
      Kui võitja selgitatakse välja
      Siis jagavad võitu need mängijad:
        | mängija |
        | Ben     |
        | Dan     |

    @tie-shared.everybody
    Juhtum: Kellelgi ei ole punkte ega pudingeid
      Eeldades järgmist seisu laual:
        | mängija | pudingid | punktisumma |
        | Ada     | 0        | 0           |
        | Ben     | 0        | 0           |
        | Cleo    | 0        | 0           |
      Kui võitja selgitatakse välja
      Siis jagavad võitu need mängijad:
        | mängija |
        | Ada     |
        | Ben     |
        | Cleo    |
