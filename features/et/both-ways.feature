# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Variant: kahes suunas
  Teises voorus liiguvad kaardid teistpidi, nii et saad tuttavaks mõlema naabriga.

  @both-ways @variant
  Reegel: Teises voorus antakse kaardid paremale
    Esimeses ja kolmandas voorus anna oma käsi edasi vasakule, teises voorus paremale. Viimane kaart läheb samas
    suunas. Kahe mängijaga ei ole sellel vahet.

    @both-ways.left
    Raamjuhtum: Vasakule <voor>. voorus
      Eeldades mänguvarianti „kahes suunas“
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees |
        | Ada     | tempura, tempura, puding |     |
        | Ben     | sashimi, sashimi, maki 2 |     |
        | Cleo    | pelmeen, pelmeen, wasabi |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | pelmeen |
      Siis on mängijatel käes need kaardid:
        | mängija | käes            |
        | Ada     | pelmeen, wasabi |
        | Ben     | tempura, puding |
        | Cleo    | sashimi, maki 2 |

      Juhtumid:
        | voor |
        | 1    |
        | 3    |

    @both-ways.right
    Juhtum: Paremale 2. voorus
      Eeldades mänguvarianti „kahes suunas“
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees |
        | Ada     | tempura, tempura, puding |     |
        | Ben     | sashimi, sashimi, maki 2 |     |
        | Cleo    | pelmeen, pelmeen, wasabi |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | pelmeen |
      Siis on mängijatel käes need kaardid:
        | mängija | käes            |
        | Ada     | sashimi, maki 2 |
        | Ben     | pelmeen, wasabi |
        | Cleo    | tempura, puding |

    @both-ways.right-with-five
    Juhtum: Paremale 2. voorus viie mängijaga
      Eeldades mänguvarianti „kahes suunas“
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | käes                                   | ees |
        | Ada     | tempura, tempura, puding               |     |
        | Ben     | sashimi, sashimi, maki 2               |     |
        | Cleo    | pelmeen, pelmeen, wasabi               |     |
        | Dan     | maki 1, maki 1, maki 3                 |     |
        | Eve     | munanigiri, munanigiri, kalmaarinigiri |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab      |
        | Ada     | tempura    |
        | Ben     | sashimi    |
        | Cleo    | pelmeen    |
        | Dan     | maki 1     |
        | Eve     | munanigiri |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                       |
        | Ada     | sashimi, maki 2            |
        | Ben     | pelmeen, wasabi            |
        | Cleo    | maki 1, maki 3             |
        | Dan     | munanigiri, kalmaarinigiri |
        | Eve     | tempura, puding            |

    @both-ways.last-card-right
    Juhtum: Viimane kaart läheb 2. voorus paremale
      Eeldades mänguvarianti „kahes suunas“
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | käes             | ees |
        | Ada     | tempura, puding  |     |
        | Ben     | sashimi, pelmeen |     |
        | Cleo    | maki 1, maki 2   |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | maki 1  |
      Siis on mängijate ees need kaardid:
        | mängija | ees              |
        | Ada     | tempura, pelmeen |
        | Ben     | sashimi, maki 2  |
        | Cleo    | maki 1, puding   |

    @both-ways.two-players
    Juhtum: Kaks mängijat vahetavad ikkagi käed
      Eeldades mänguvarianti „kahes suunas“
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees |
        | Ada     | tempura, puding, wasabi  |     |
        | Ben     | sashimi, pelmeen, maki 2 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijatel käes need kaardid:
        | mängija | käes            |
        | Ada     | pelmeen, maki 2 |
        | Ben     | puding, wasabi  |
