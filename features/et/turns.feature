# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Käik
  Kõik mängivad korraga: vali kaart, ava see ja anna ülejäänud kaardid edasi.

  Näidete tabelites on mängija vasakpoolne naaber järgmises reas; viimase mängija vasakpoolne naaber on esimeses reas.

  @choose-one @printed
  Reegel: Võta oma käest üks kaart
    Igal käigul võtad täpselt ühe kaardi omaenda käest ja paned selle enda ette. Kaarti, mida sul käes ei ole, sa
    võtta ei saa, ja käiku vahele jätta samuti mitte.

    @choose-one.laid-down
    Juhtum: Kõik võtavad ühe kaardi
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees |
        | Ada     | tempura, puding, wasabi, maki 3  |     |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
      Siis on mängijate ees need kaardid:
        | mängija | ees     |
        | Ada     | wasabi  |
        | Ben     | sashimi |

    @choose-one.leaves-the-hand
    Juhtum: Võetud kaarti enam käes ei ole
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees |
        | Ada     | tempura, puding, wasabi, maki 3  |     |
        | Ben     | tempura, puding, sashimi, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                    |
        | Ada     | tempura, puding, maki 3 |
        | Ben     | tempura, puding, maki 3 |

    @choose-one.one-of-two-copies
    Juhtum: Kahest ühesugusest kaardist läheb ainult üks
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees |
        | Ada     | tempura, tempura, puding, maki 3 |     |
        | Ben     | tempura, sashimi, puding, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                    |
        | Ada     | tempura, puding, maki 3 |
        | Ben     | tempura, puding, maki 3 |

    @choose-one.not-in-the-hand
    Juhtum: Kaart, mida ei ole kellelgi käes
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees |
        | Ada     | tempura, puding, wasabi  |     |
        | Ben     | sashimi, pelmeen, maki 2 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab          |
        | Ada     | kalmaarinigiri |
        | Ben     | sashimi        |
      Siis ei ole see lubatud

    @choose-one.in-another-hand
    Juhtum: Kaart naabri käest
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees |
        | Ada     | tempura, puding, wasabi  |     |
        | Ben     | sashimi, pelmeen, maki 2 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab  |
        | Ada     | puding |
        | Ben     | puding |
      Siis ei ole see lubatud

    @choose-one.already-in-front
    Juhtum: Kaart, mis on juba mängija ees
      Eeldades järgmist seisu laual:
        | mängija | käes             | ees            |
        | Ada     | tempura, puding  | kalmaarinigiri |
        | Ben     | sashimi, pelmeen | maki 2         |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab          |
        | Ada     | kalmaarinigiri |
        | Ben     | sashimi        |
      Siis ei ole see lubatud

    @choose-one.no-card
    Juhtum: Mängija, kes ei võta midagi
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees |
        | Ada     | tempura, puding, wasabi  |     |
        | Ben     | sashimi, pelmeen, maki 2 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     |         |
        | Ben     | sashimi |
      Siis ei ole see lubatud

    @choose-one.missing-player
    Juhtum: Mängija, kes on välja jäetud
      Eeldades järgmist seisu laual:
        | mängija | käes                            | ees |
        | Ada     | tempura, puding, wasabi         |     |
        | Ben     | sashimi, pelmeen, maki 2        |     |
        | Cleo    | munanigiri, söögipulgad, maki 1 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis ei ole see lubatud

    @choose-one.two-cards
    Juhtum: Kaks kaarti ilma söögipulkadeta
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees    |
        | Ada     | tempura, puding, wasabi  | maki 1 |
        | Ben     | sashimi, pelmeen, maki 2 | maki 3 |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, puding |
        | Ben     | sashimi         |
      Siis ei ole see lubatud

    @choose-one.one-copy-taken-twice
    Juhtum: Sama kaarti kaks korda võtta ei saa
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees         |
        | Ada     | tempura, puding, wasabi  | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2 | maki 3      |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab            |
        | Ada     | tempura, tempura |
        | Ben     | sashimi          |
      Siis ei ole see lubatud

  @choose-face-down @informative
  Reegel: Vali salaja
    Pane valitud kaart pildiga allapoole enda ette ja oota, kuni kõik on valinud.

  @reveal-together @printed
  Reegel: Kõik avavad korraga
    Keegi ei mängi enne teisi. See, kes kus istub või kes esimesena otsustab, ei muuda seda, mida igaüks saab.

    @reveal-together.ada-first
    Juhtum: Kolm mängijat, esimesena istub Ada
      Eeldades järgmist seisu laual:
        | mängija | käes                                   | ees |
        | Ada     | wasabi, tempura, maki 1, maki 3        |     |
        | Ben     | kalmaarinigiri, puding, maki 2, maki 3 |     |
        | Cleo    | söögipulgad, sashimi, maki 3, maki 3   |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab          |
        | Ada     | wasabi         |
        | Ben     | kalmaarinigiri |
        | Cleo    | söögipulgad    |
      Siis on mängijate ees need kaardid:
        | mängija | ees            |
        | Ada     | wasabi         |
        | Ben     | kalmaarinigiri |
        | Cleo    | söögipulgad    |

    @reveal-together.ben-first
    Juhtum: Samad mängijad, esimesena istub Ben
      Eeldades järgmist seisu laual:
        | mängija | käes                                   | ees |
        | Ben     | kalmaarinigiri, puding, maki 2, maki 3 |     |
        | Cleo    | söögipulgad, sashimi, maki 3, maki 3   |     |
        | Ada     | wasabi, tempura, maki 1, maki 3        |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab          |
        | Ada     | wasabi         |
        | Ben     | kalmaarinigiri |
        | Cleo    | söögipulgad    |
      Siis on mängijate ees need kaardid:
        | mängija | ees            |
        | Ada     | wasabi         |
        | Ben     | kalmaarinigiri |
        | Cleo    | söögipulgad    |

    @reveal-together.cleo-first
    Juhtum: Samad mängijad, esimesena istub Cleo
      Eeldades järgmist seisu laual:
        | mängija | käes                                   | ees |
        | Cleo    | söögipulgad, sashimi, maki 3, maki 3   |     |
        | Ada     | wasabi, tempura, maki 1, maki 3        |     |
        | Ben     | kalmaarinigiri, puding, maki 2, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab          |
        | Cleo    | söögipulgad    |
        | Ben     | kalmaarinigiri |
        | Ada     | wasabi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees            |
        | Ada     | wasabi         |
        | Ben     | kalmaarinigiri |
        | Cleo    | söögipulgad    |

    @reveal-together.like-cards
    Juhtum: Kaks mängijat võtavad ühel käigul samasuguse kaardi
      Eeldades järgmist seisu laual:
        | mängija | käes                                | ees |
        | Ada     | tempura, pelmeen, maki 1, maki 3    |     |
        | Ben     | sashimi, puding, maki 2, maki 3     |     |
        | Cleo    | tempura, wasabi, munanigiri, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | tempura |
      Siis on mängijate ees need kaardid:
        | mängija | ees     |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | tempura |

    @reveal-together.cannot-take-what-comes
    Juhtum: Kaarti, mida alles edasi antakse, veel võtta ei saa
      Eeldades järgmist seisu laual:
        | mängija | käes                           | ees |
        | Ada     | wasabi, tempura, maki 1        |     |
        | Ben     | kalmaarinigiri, puding, maki 2 |     |
        | Cleo    | söögipulgad, sashimi, maki 3   |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | wasabi  |
        | Ben     | tempura |
        | Cleo    | puding  |
      Siis ei ole see lubatud

  @pass-left @printed
  Reegel: Anna käsi edasi vasakule
    Kui kaardid on avatud, annab igaüks oma ülejäänud kaardid vasakpoolsele naabrile. Suund on kõigis kolmes voorus
    sama.

    @pass-left.two-players
    Juhtum: Kaks mängijat vahetavad käed
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees |
        | Ada     | tempura, puding, wasabi, maki 3  |     |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                    |
        | Ada     | pelmeen, maki 2, maki 3 |
        | Ben     | puding, wasabi, maki 3  |

    @pass-left.three-players
    Juhtum: Kolm mängijat, käed liiguvad vasakule
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees |
        | Ada     | tempura, tempura, puding, maki 3 |     |
        | Ben     | sashimi, sashimi, maki 2, maki 3 |     |
        | Cleo    | pelmeen, pelmeen, wasabi, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | pelmeen |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                    |
        | Ada     | pelmeen, wasabi, maki 3 |
        | Ben     | tempura, puding, maki 3 |
        | Cleo    | sashimi, maki 2, maki 3 |

    @pass-left.four-players
    Juhtum: Neli mängijat, käed liiguvad vasakule
      Eeldades järgmist seisu laual:
        | mängija | käes                                      | ees |
        | Ada     | tempura, tempura, puding, maki 3, sashimi |     |
        | Ben     | sashimi, sashimi, maki 2, maki 3, sashimi |     |
        | Cleo    | pelmeen, pelmeen, wasabi, maki 3, sashimi |     |
        | Dan     | maki 1, maki 1, maki 3, maki 3, sashimi   |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | pelmeen |
        | Dan     | maki 1  |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                             |
        | Ada     | maki 1, maki 3, maki 3, sashimi  |
        | Ben     | tempura, puding, maki 3, sashimi |
        | Cleo    | sashimi, maki 2, maki 3, sashimi |
        | Dan     | pelmeen, wasabi, maki 3, sashimi |

    @pass-left.five-players
    Juhtum: Viis mängijat, käed liiguvad vasakule
      Eeldades järgmist seisu laual:
        | mängija | käes                                           | ees |
        | Ada     | tempura, tempura, puding, maki 3               |     |
        | Ben     | sashimi, sashimi, maki 2, maki 3               |     |
        | Cleo    | pelmeen, pelmeen, wasabi, maki 3               |     |
        | Dan     | maki 1, maki 1, maki 3, maki 3                 |     |
        | Eve     | munanigiri, munanigiri, kalmaarinigiri, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab      |
        | Ada     | tempura    |
        | Ben     | sashimi    |
        | Cleo    | pelmeen    |
        | Dan     | maki 1     |
        | Eve     | munanigiri |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                               |
        | Ada     | munanigiri, kalmaarinigiri, maki 3 |
        | Ben     | tempura, puding, maki 3            |
        | Cleo    | sashimi, maki 2, maki 3            |
        | Dan     | pelmeen, wasabi, maki 3            |
        | Eve     | maki 1, maki 3, maki 3             |

    @pass-left.every-round
    Raamjuhtum: Sama suund <voor>. voorus
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees |
        | Ada     | tempura, tempura, puding, maki 3 |     |
        | Ben     | sashimi, sashimi, maki 2, maki 3 |     |
        | Cleo    | pelmeen, pelmeen, wasabi, maki 3 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | pelmeen |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                    |
        | Ada     | pelmeen, wasabi, maki 3 |
        | Ben     | tempura, puding, maki 3 |
        | Cleo    | sashimi, maki 2, maki 3 |

      Juhtumid:
        | voor |
        | 1    |
        | 2    |
        | 3    |

  @pass-face-down @informative
  Reegel: Anna edasi pildiga allapoole
    Pane oma käsi pildiga allapoole lauale enda ja naabri vahele ning võta uus käsi üles alles siis, kui kõik on oma
    kaardid edasi andnud.

  @cards-stay @printed
  Reegel: Mis võetud, see jääb sinu ette
    Võetud kaardid on sinu ees pildiga ülespoole, kuni vooru punktid loetakse kokku.

    @cards-stay.earlier-cards
    Juhtum: Varasemate käikude kaardid jäävad alles
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees              |
        | Ada     | tempura, maki 1, sashimi, maki 3 | sashimi, pelmeen |
        | Ben     | puding, maki 2, tempura, maki 3  | maki 3, tempura  |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | puding  |
      Siis on mängijate ees need kaardid:
        | mängija | ees                       |
        | Ada     | sashimi, pelmeen, tempura |
        | Ben     | maki 3, tempura, puding   |

    @cards-stay.like-cards
    Juhtum: Sama liiki kaarte koguneb
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees              |
        | Ada     | tempura, maki 1, sashimi, maki 3 | tempura, tempura |
        | Ben     | puding, maki 2, tempura, maki 3  | puding           |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | puding  |
      Siis on mängijate ees need kaardid:
        | mängija | ees                       |
        | Ada     | tempura, tempura, tempura |
        | Ben     | puding, puding            |

    @cards-stay.nigiri-on-wasabi
    Juhtum: Nigiri jääb oma wasabi peale
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees                |
        | Ada     | tempura, maki 1, sashimi, maki 3 | wasabi, lõhenigiri |
        | Ben     | puding, maki 2, tempura, maki 3  | munanigiri, wasabi |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | sashimi |
        | Ben     | maki 2  |
      Siis on mängijate ees need kaardid:
        | mängija | ees                         |
        | Ada     | wasabi, lõhenigiri, sashimi |

  @group-cards @informative
  Reegel: Hoia ühesugused kaardid koos
    Sordi enda ees olevad kaardid liikide kaupa. Nii on neid kergem lugeda ja teised näevad, mida sa kogud.

  @last-card @printed
  Reegel: Viimane kaart antakse edasi ja pannakse lauale
    Kui kõigil on käes ainult üks kaart, antakse see veel kord edasi, selle vooru suunas, ja saaja paneb selle pildiga
    ülespoole enda ette. Valida ei ole midagi. Siis on voor läbi.

    @last-card.two-players
    Juhtum: Kaks mängijat vahetavad viimased kaardid
      Eeldades järgmist seisu laual:
        | mängija | käes             | ees |
        | Ada     | tempura, puding  |     |
        | Ben     | sashimi, pelmeen |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijate ees need kaardid:
        | mängija | ees              |
        | Ada     | tempura, pelmeen |
        | Ben     | sashimi, puding  |

    @last-card.three-players
    Juhtum: Kolm mängijat annavad viimased kaardid vasakule
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
        | mängija | ees             |
        | Ada     | tempura, maki 2 |
        | Ben     | sashimi, puding |
        | Cleo    | maki 1, pelmeen |

    @last-card.hands-are-empty
    Juhtum: Kätte ei jää ühtegi kaarti
      Eeldades järgmist seisu laual:
        | mängija | käes             | ees    |
        | Ada     | tempura, puding  | maki 3 |
        | Ben     | sashimi, pelmeen | maki 2 |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on igal mängijal käes nii mitu kaarti: 0

    @last-card.not-before
    Juhtum: Kahe kaardi puhul saab veel valida
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees |
        | Ada     | tempura, puding, wasabi  |     |
        | Ben     | sashimi, pelmeen, maki 2 |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on igal mängijal käes nii mitu kaarti: 2

    @last-card.on-top-of-the-rest
    Juhtum: Viimane kaart läheb teiste kaartide juurde
      Eeldades järgmist seisu laual:
        | mängija | käes             | ees              |
        | Ada     | sashimi, puding  | maki 3, sashimi  |
        | Ben     | tempura, pelmeen | pelmeen, pelmeen |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | sashimi |
        | Ben     | tempura |
      Siis on mängijate ees need kaardid:
        | mängija | ees                               |
        | Ada     | maki 3, sashimi, sashimi, pelmeen |
        | Ben     | pelmeen, pelmeen, tempura, puding |
