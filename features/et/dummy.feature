# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Variant: mannekeen
  Kaks mängijat ja kujuteldav kolmas ehk mannekeen, kelle eest mängitakse kordamööda.

  Näidete tabelites on mannekeen viimases reas. Tema käsi on hunnik pildiga allapoole; pealmine kaart on kirjas
  esimesena.

  @dummy-setup @variant
  Reegel: Kahele mängijale kolm kätt, igas üheksa kaarti
    See variant on mõeldud täpselt kahele mängijale. Jaga kolm kätt, igas üheksa kaarti. Kolmas käsi on mannekeeni
    oma: pane see hunnikuna pildiga allapoole mängijate vahele. Leppige kokku, kes juhib mannekeeni esimesena.

    @dummy-setup.hands
    Juhtum: Igaühele üheksa kaarti
      Eeldades mänguvarianti „mannekeen“
      Kui mängijaid on 2 ja kaardid jagatakse välja
      Siis on kaardid käes nii mitmel mängijal: 2
      Siis on igal mängijal käes nii mitu kaarti: 9

    @dummy-setup.piles
    Juhtum: Mannekeeni hunnik ja tõmbepakk
      Eeldades mänguvarianti „mannekeen“
      Kui mängijaid on 2 ja kaardid jagatakse välja
      Siis on mannekeeni hunnikus nii mitu kaarti: 9
      Siis on tõmbepakis nii mitu kaarti: 81

    @dummy-setup.whole-deck
    Juhtum: Jagamisel ei lähe ükski kaart kaduma
      Eeldades mänguvarianti „mannekeen“
      Kui mängijaid on 2 ja kaardid jagatakse välja
      Siis moodustavad kõik kaardid kokku täpselt ühe kaardipaki

    @dummy-setup.refused
    Raamjuhtum: Mannekeeniga ei saa mängida, kui mängijaid on <mängijaid>
      Eeldades mänguvarianti „mannekeen“
      Kui mängijaid on <mängijaid> ja kaardid jagatakse välja
      Siis ei ole see lubatud

      Juhtumid:
        | mängijaid |
        | 1         |
        | 3         |
        | 5         |

  @dummy-turn @variant
  Reegel: Tõmba üks, võta üks, anna üks
    Kes mannekeeni juhib, tõmbab tema hunnikust pealmise kaardi oma kätte ning võtab siis ühe kaardi endale ja ühe
    mannekeenile; äsja tõmmatud kaart võib olla kumb tahes. Teine mängija võtab ühe kaardi nagu ikka. Seejärel
    vahetavad mängijad käed. Hunnik jääb oma kohale.

    @dummy-turn.table
    Juhtum: Igaühele üks kaart
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees     |
        | Ada       | tempura, puding, wasabi     | maki 1  |
        | Ben       | sashimi, pelmeen, maki 2    | maki 2  |
        | mannekeen | maki 3, munanigiri, tempura | tempura |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | wasabi  |
        | Ben       | sashimi |
        | mannekeen | puding  |
      Siis on mängijate ees need kaardid:
        | mängija   | ees             |
        | Ada       | maki 1, wasabi  |
        | Ben       | maki 2, sashimi |
        | mannekeen | tempura, puding |

    @dummy-turn.hands
    Juhtum: Mängijad vahetavad käed, ka tõmmatud kaart läheb kaasa
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees |
        | Ada       | tempura, puding, wasabi     |     |
        | Ben       | sashimi, pelmeen, maki 2    |     |
        | mannekeen | maki 3, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | wasabi  |
        | Ben       | sashimi |
        | mannekeen | puding  |
      Siis on mängijatel käes need kaardid:
        | mängija | käes            |
        | Ada     | pelmeen, maki 2 |
        | Ben     | tempura, maki 3 |

    @dummy-turn.pile
    Juhtum: Hunnikust kaob pealmine kaart
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees |
        | Ada       | tempura, puding, wasabi     |     |
        | Ben       | sashimi, pelmeen, maki 2    |     |
        | mannekeen | maki 3, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | wasabi  |
        | Ben       | sashimi |
        | mannekeen | pelmeen |
      Siis on mängijatel käes need kaardid:
        | mängija   | käes                |
        | mannekeen | munanigiri, tempura |

    @dummy-turn.keep-the-drawn-card
    Juhtum: Juhtija jätab tõmmatud kaardi endale
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                                | ees |
        | Ada       | tempura, puding, wasabi             |     |
        | Ben       | sashimi, pelmeen, maki 2            |     |
        | mannekeen | kalmaarinigiri, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab          |
        | Ada       | wasabi         |
        | Ben       | kalmaarinigiri |
        | mannekeen | pelmeen        |
      Siis on mängijate ees need kaardid:
        | mängija   | ees            |
        | Ada       | wasabi         |
        | Ben       | kalmaarinigiri |
        | mannekeen | pelmeen        |

    @dummy-turn.give-the-drawn-card
    Juhtum: Mannekeen saab tõmmatud kaardi
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                                | ees |
        | Ada       | tempura, puding, wasabi             |     |
        | Ben       | sashimi, pelmeen, maki 2            |     |
        | mannekeen | kalmaarinigiri, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab          |
        | Ada       | wasabi         |
        | Ben       | sashimi        |
        | mannekeen | kalmaarinigiri |
      Siis on mängijate ees need kaardid:
        | mängija   | ees            |
        | Ada       | wasabi         |
        | Ben       | sashimi        |
        | mannekeen | kalmaarinigiri |

    @dummy-turn.second-card-of-the-pile
    Juhtum: Kasutada saab ainult hunniku pealmist kaarti
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                                | ees |
        | Ada       | tempura, puding, wasabi             |     |
        | Ben       | sashimi, pelmeen, maki 2            |     |
        | mannekeen | kalmaarinigiri, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab      |
        | Ada       | wasabi     |
        | Ben       | sashimi    |
        | mannekeen | munanigiri |
      Siis ei ole see lubatud

    @dummy-turn.other-player-left-out
    Juhtum: Ka mängija, kes mannekeeni ei juhi, võtab kaardi
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                                | ees |
        | Ada       | tempura, puding, wasabi             |     |
        | Ben       | sashimi, pelmeen, maki 2            |     |
        | mannekeen | kalmaarinigiri, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | tempura |
        | mannekeen | puding  |
      Siis ei ole see lubatud

    @dummy-turn.not-from-the-other-hand
    Juhtum: Mannekeen ei saa midagi teise mängija käest
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                                | ees |
        | Ada       | tempura, puding, wasabi             |     |
        | Ben       | sashimi, pelmeen, maki 2            |     |
        | mannekeen | kalmaarinigiri, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | wasabi  |
        | Ben       | sashimi |
        | mannekeen | puding  |
      Siis ei ole see lubatud

    @dummy-turn.other-player-does-not-draw
    Juhtum: Teine mängija ei saa võtta tõmmatud kaarti
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                                | ees |
        | Ada       | tempura, puding, wasabi             |     |
        | Ben       | sashimi, pelmeen, maki 2            |     |
        | mannekeen | kalmaarinigiri, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab          |
        | Ada       | kalmaarinigiri |
        | Ben       | sashimi        |
        | mannekeen | pelmeen        |
      Siis ei ole see lubatud

    @dummy-turn.one-copy-for-two
    Juhtum: Sama kaart ei saa minna nii juhtijale kui ka mannekeenile
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                                | ees |
        | Ada       | tempura, puding, wasabi             |     |
        | Ben       | sashimi, pelmeen, maki 2            |     |
        | mannekeen | kalmaarinigiri, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | tempura |
        | Ben       | sashimi |
        | mannekeen | sashimi |
      Siis ei ole see lubatud

  @dummy-alternates @variant
  Reegel: Mannekeeni juhite kordamööda
    Järgmisel käigul juhib mannekeeni teine mängija ja nii edasi, kuni kõik kaardid on mängitud, kokku üheksa käiku.

    @dummy-alternates.from-ada
    Juhtum: Pärast Adat on kord Benil
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees |
        | Ada       | tempura, puding, wasabi     |     |
        | Ben       | sashimi, pelmeen, maki 2    |     |
        | mannekeen | maki 3, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | wasabi  |
        | Ben       | sashimi |
        | mannekeen | puding  |
      Siis juhib mannekeeni järgmisena mängija Ben

    @dummy-alternates.from-ben
    Juhtum: Pärast Beni on kord Adal
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees |
        | Ada       | tempura, puding, wasabi     |     |
        | Ben       | sashimi, pelmeen, maki 2    |     |
        | mannekeen | maki 3, munanigiri, tempura |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | wasabi  |
        | Ben       | sashimi |
        | mannekeen | pelmeen |
      Siis juhib mannekeeni järgmisena mängija Ada

  @dummy-last-turn @ruling
  Reegel: Viimane käik mängitakse lõpuni
    Selles variandis viimast kaarti edasi ei anta. Üheksandal käigul tõmbab juhtija hunniku viimase kaardi ning jagab
    oma kaks kaarti enda ja mannekeeni vahel; teine mängija paneb oma ainsa kaardi enda ette.

    @dummy-last-turn.split
    Juhtum: Viimased kolm kaarti
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes    | ees     |
        | Ada       | tempura | maki 1  |
        | Ben       | sashimi | maki 2  |
        | mannekeen | maki 3  | tempura |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | maki 3  |
        | Ben       | sashimi |
        | mannekeen | tempura |
      Siis on mängijate ees need kaardid:
        | mängija   | ees              |
        | Ada       | maki 1, maki 3   |
        | Ben       | maki 2, sashimi  |
        | mannekeen | tempura, tempura |

    @dummy-last-turn.all-played
    Juhtum: Pärast üheksandat käiku ei jää midagi üle
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes    | ees     |
        | Ada       | tempura | maki 1  |
        | Ben       | sashimi | maki 2  |
        | mannekeen | maki 3  | tempura |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | tempura |
        | Ben       | sashimi |
        | mannekeen | maki 3  |
      Siis on igal mängijal käes nii mitu kaarti: 0
      Siis on mannekeeni hunnikus nii mitu kaarti: 0

    @dummy-last-turn.nothing-passed-before
    Juhtum: Kahe kaardi korral viimast kaarti veel lauale ei panda
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes             | ees |
        | Ada       | tempura, puding  |     |
        | Ben       | sashimi, pelmeen |     |
        | mannekeen | maki 3, maki 2   |     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | tempura |
        | Ben       | sashimi |
        | mannekeen | maki 3  |
      Siis on mängijate ees need kaardid:
        | mängija   | ees     |
        | Ada       | tempura |
        | Ben       | sashimi |
        | mannekeen | maki 3  |

  @dummy-rounds @variant
  Reegel: Igas voorus kolm üheksakaardilist kätt
    Teine ja kolmas voor jagatakse tõmbepakist nagu esimene; lõpuks jääb üle 27 kaarti. Kõik kolm osalist, ka
    mannekeen, hoiavad oma pudingid alles mängu lõpuni.

    @dummy-rounds.dealt
    Juhtum: Kolm üheksakaardilist kätt 2. vooruks
      Eeldades mänguvarianti „mannekeen“
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija   | ees    |
        | Ada       | maki 2 |
        | Ben       | maki 1 |
        | mannekeen | maki 3 |
      Eeldades tõmbepakis 81 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 9
      Siis on mannekeeni hunnikus nii mitu kaarti: 9
      Siis on tõmbepakis nii mitu kaarti: 54

    @dummy-rounds.third-round
    Juhtum: Kolm üheksakaardilist kätt 3. vooruks
      Eeldades mänguvarianti „mannekeen“
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija   | ees    |
        | Ada       | maki 2 |
        | Ben       | maki 1 |
        | mannekeen | maki 3 |
      Eeldades tõmbepakis 54 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 9
      Siis on mannekeeni hunnikus nii mitu kaarti: 9
      Siis on tõmbepakis nii mitu kaarti: 27

    @dummy-rounds.over
    Juhtum: Pärast 3. vooru on mäng läbi
      Eeldades mänguvarianti „mannekeen“
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija   | ees    |
        | Ada       | maki 2 |
        | Ben       | maki 1 |
        | mannekeen | maki 3 |
      Eeldades tõmbepakis 27 muud kaarti
      Kui voor lõpeb
      Siis on mäng läbi
      Siis on tõmbepakis nii mitu kaarti: 27

    @dummy-rounds.puddings
    Juhtum: Kõigile kolmele jäävad pudingid alles
      Eeldades mänguvarianti „mannekeen“
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija   | ees                    |
        | Ada       | maki 2, puding         |
        | Ben       | maki 1, tempura        |
        | mannekeen | puding, maki 3, puding |
      Eeldades tõmbepakis 81 muud kaarti
      Kui voor lõpeb
      Siis on mängijate ees need kaardid:
        | mängija   | ees            |
        | Ada       | puding         |
        | Ben       |                |
        | mannekeen | puding, puding |

  @dummy-scoring @ruling
  Reegel: Mannekeen saab punkte nagu kolmas mängija
    Mannekeen on omaette osaline: ta läheb arvesse iga võrdluse ja iga viigi puhul. Mida ta üksi võidab või jagamisel
    saab, seda keegi teine ei saa.

    @dummy-scoring.most-maki
    Juhtum: Mannekeenil on kõige rohkem ikoone
      Eeldades mänguvarianti „mannekeen“
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija   | ees    | punktisumma |
        | Ada       | maki 2 | 20          |
        | Ben       | maki 1 | 20          |
        | mannekeen | maki 3 | 20          |
      Eeldades tõmbepakis 81 muud kaarti
      Kui voor lõpeb
      Siis on punktisummad järgmised:
        | mängija   | punktisumma |
        | Ada       | 23          |
        | Ben       | 20          |
        | mannekeen | 26          |

    @dummy-scoring.tie
    Juhtum: Mannekeen on esikohal viigis
      Eeldades mänguvarianti „mannekeen“
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija   | ees    | punktisumma |
        | Ada       | maki 3 | 20          |
        | Ben       | maki 1 | 20          |
        | mannekeen | maki 3 | 20          |
      Eeldades tõmbepakis 81 muud kaarti
      Kui voor lõpeb
      Siis on punktisummad järgmised:
        | mängija   | punktisumma |
        | Ada       | 23          |
        | Ben       | 20          |
        | mannekeen | 23          |

    @dummy-scoring.puddings
    Juhtum: Mannekeenil on kõige rohkem pudingeid
      Eeldades mänguvarianti „mannekeen“
      Eeldades järgmist seisu laual:
        | mängija   | pudingid | punktisumma |
        | Ada       | 2        | 40          |
        | Ben       | 1        | 40          |
        | mannekeen | 3        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija   | punktid |
        | Ada       | 0       |
        | mannekeen | 6       |

  @dummy-puddings @ruling
  Reegel: Punkte kaotab see, kellel on kolmest kõige vähem pudingeid
    Punkte loetakse kolmele osalisele: 6 punkti kaotab see, kellel on neist kõige vähem pudingeid, ja „kõigil
    võrdselt“ tähendab kõiki kolme.

    @dummy-puddings.fewest
    Juhtum: Mängija, kellel on kõige vähem pudingeid, kaotab 6 punkti
      Eeldades mänguvarianti „mannekeen“
      Eeldades järgmist seisu laual:
        | mängija   | pudingid | punktisumma |
        | Ada       | 2        | 40          |
        | Ben       | 1        | 40          |
        | mannekeen | 3        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija | punktid |
        | Ben     | -6      |

    @dummy-puddings.two-players-equal
    Juhtum: Kaks mängijat jagavad esikoha punktid
      Eeldades mänguvarianti „mannekeen“
      Eeldades järgmist seisu laual:
        | mängija   | pudingid | punktisumma |
        | Ada       | 2        | 40          |
        | Ben       | 2        | 40          |
        | mannekeen | 1        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija   | punktid |
        | Ada       | 3       |
        | Ben       | 3       |
        | mannekeen | -6      |

    @dummy-puddings.all-equal
    Juhtum: Kõigil kolmel võrdselt
      Eeldades mänguvarianti „mannekeen“
      Eeldades järgmist seisu laual:
        | mängija   | pudingid | punktisumma |
        | Ada       | 2        | 40          |
        | Ben       | 2        | 40          |
        | mannekeen | 2        | 40          |
      Kui pudingite punktid loetakse kokku
      Siis on punktid kategoorias pudingid järgmised:
        | mängija   | punktid |
        | Ada       | 0       |
        | Ben       | 0       |
        | mannekeen | 0       |

  @dummy-no-win @ruling
  Reegel: Mannekeen ei saa võita
    Võita saavad ainult kaks mängijat, ükskõik kui palju punkte on mannekeenil. Kui nad jäävad viiki, võrreldakse
    ainult nende enda pudingeid.

    @dummy-no-win.most-points
    Juhtum: Mannekeenil on kõige rohkem punkte
      Eeldades mänguvarianti „mannekeen“
      Eeldades järgmist seisu laual:
        | mängija   | pudingid | punktisumma |
        | Ada       | 1        | 40          |
        | Ben       | 2        | 41          |
        | mannekeen | 3        | 50          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Ben üksi

    @dummy-no-win.three-tied
    Juhtum: Mannekeen on viigis ja tal on kõige rohkem pudingeid
      Eeldades mänguvarianti „mannekeen“
      Eeldades järgmist seisu laual:
        | mängija   | pudingid | punktisumma |
        | Ada       | 2        | 41          |
        | Ben       | 1        | 41          |
        | mannekeen | 3        | 41          |
      Kui võitja selgitatakse välja
      Siis võidab mängija Ada üksi

    @dummy-no-win.shared
    Juhtum: Kaks mängijat jagavad võitu ilma mannekeenita
      Eeldades mänguvarianti „mannekeen“
      Eeldades järgmist seisu laual:
        | mängija   | pudingid | punktisumma |
        | Ada       | 2        | 41          |
        | Ben       | 2        | 41          |
        | mannekeen | 2        | 41          |
      Kui võitja selgitatakse välja
      Siis jagavad võitu need mängijad:
        | mängija |
        | Ada     |
        | Ben     |

  @dummy-next-round @ruling
  Reegel: Järgmises voorus jätkab teine mängija
    Kes vooru viimasel käigul mannekeeni ei juhtinud, juhib teda järgmises voorus esimesena.

    @dummy-next-round.after-ada
    Juhtum: Ada juhtis mannekeeni viimasel käigul
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes    | ees     |
        | Ada       | tempura | maki 1  |
        | Ben       | sashimi | maki 2  |
        | mannekeen | maki 3  | tempura |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | maki 3  |
        | Ben       | sashimi |
        | mannekeen | tempura |
      Siis juhib mannekeeni järgmisena mängija Ben

    @dummy-next-round.after-ben
    Juhtum: Ben juhtis mannekeeni viimasel käigul
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ben
      Eeldades järgmist seisu laual:
        | mängija   | käes    | ees     |
        | Ada       | tempura | maki 1  |
        | Ben       | sashimi | maki 2  |
        | mannekeen | maki 3  | tempura |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | tempura |
        | Ben       | sashimi |
        | mannekeen | maki 3  |
      Siis juhib mannekeeni järgmisena mängija Ada

  @dummy-wasabi @ruling
  Reegel: Mannekeenil on oma wasabi
    Mannekeenile antud nigiri läheb mannekeeni enda vaba wasabi peale. Mannekeeni söögipulgad ei tee midagi.

    @dummy-wasabi.on-its-wasabi
    Juhtum: Mannekeeni nigiri läheb mannekeeni wasabi peale
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                            | ees    |
        | Ada       | tempura, puding, kalmaarinigiri | maki 1 |
        | Ben       | sashimi, pelmeen, maki 2        | maki 2 |
        | mannekeen | maki 3, munanigiri, tempura     | wasabi |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab          |
        | Ada       | tempura        |
        | Ben       | sashimi        |
        | mannekeen | kalmaarinigiri |
      Siis on mängijate ees need kaardid:
        | mängija   | ees                    |
        | Ada       | maki 1, tempura        |
        | Ben       | maki 2, sashimi        |
        | mannekeen | wasabi, kalmaarinigiri |

    @dummy-wasabi.chopsticks-stay
    Juhtum: Mannekeeni söögipulgad jäävad tema ette
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                            | ees         |
        | Ada       | tempura, puding, kalmaarinigiri | maki 1      |
        | Ben       | sashimi, pelmeen, maki 2        | maki 2      |
        | mannekeen | maki 3, munanigiri, tempura     | söögipulgad |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab   |
        | Ada       | tempura |
        | Ben       | sashimi |
        | mannekeen | puding  |
      Siis on mängijate ees need kaardid:
        | mängija   | ees                 |
        | mannekeen | söögipulgad, puding |

  @dummy-chopsticks @ruling
  Reegel: Söögipulgad mannekeeni kõrval
    Kui juhtija ees on söögipulgad, võib ta võtta endale kaks kaarti ja annab ikka ühe mannekeenile. Söögipulgad
    lähevad kätte tagasi enne käte vahetamist ega saa kunagi olla mannekeeni kaart. Selleks peab pärast tõmbamist
    olema käes kolm kaarti, seega saab seda teha 1. kuni 8. käigul. Teisel mängijal piisab kahest kaardist nagu ikka.

    @dummy-chopsticks.controller
    Juhtum: Juhtija võtab kaks kaarti
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees         |
        | Ada       | tempura, puding, wasabi     | söögipulgad |
        | Ben       | sashimi, pelmeen, maki 2    | maki 2      |
        | mannekeen | maki 3, munanigiri, tempura | tempura     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab           |
        | Ada       | tempura, maki 3 |
        | Ben       | sashimi         |
        | mannekeen | puding          |
      Siis on mängijate ees need kaardid:
        | mängija   | ees             |
        | Ada       | tempura, maki 3 |
        | Ben       | maki 2, sashimi |
        | mannekeen | tempura, puding |

    @dummy-chopsticks.travel-on
    Juhtum: Juhtija söögipulgad rändavad edasi
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees         |
        | Ada       | tempura, puding, wasabi     | söögipulgad |
        | Ben       | sashimi, pelmeen, maki 2    | maki 2      |
        | mannekeen | maki 3, munanigiri, tempura | tempura     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab           |
        | Ada       | tempura, maki 3 |
        | Ben       | sashimi         |
        | mannekeen | puding          |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                |
        | Ada     | pelmeen, maki 2     |
        | Ben     | wasabi, söögipulgad |

    @dummy-chopsticks.not-for-the-dummy
    Juhtum: Tagasi minevad söögipulgad ei ole mannekeeni kaart
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees         |
        | Ada       | tempura, puding, wasabi     | söögipulgad |
        | Ben       | sashimi, pelmeen, maki 2    | maki 2      |
        | mannekeen | maki 3, munanigiri, tempura | tempura     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab           |
        | Ada       | tempura, maki 3 |
        | Ben       | sashimi         |
        | mannekeen | söögipulgad     |
      Siis ei ole see lubatud

    @dummy-chopsticks.other-player
    Juhtum: Teine mängija võtab kaks kaarti
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees         |
        | Ada       | tempura, puding, wasabi     | maki 1      |
        | Ben       | sashimi, pelmeen, maki 2    | söögipulgad |
        | mannekeen | maki 3, munanigiri, tempura | tempura     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab           |
        | Ada       | tempura         |
        | Ben       | sashimi, maki 2 |
        | mannekeen | puding          |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                 |
        | Ada     | pelmeen, söögipulgad |
        | Ben     | wasabi, maki 3       |

    @dummy-chopsticks.eighth-turn
    Juhtum: Juhtija võtab kaheksandal käigul kaks kaarti
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes               | ees         |
        | Ada       | tempura, puding    | söögipulgad |
        | Ben       | sashimi, pelmeen   | maki 2      |
        | mannekeen | maki 3, munanigiri | tempura     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab           |
        | Ada       | tempura, maki 3 |
        | Ben       | sashimi         |
        | mannekeen | puding          |
      Siis on mängijatel käes need kaardid:
        | mängija | käes        |
        | Ada     | pelmeen     |
        | Ben     | söögipulgad |

    @dummy-chopsticks.ninth-turn
    Juhtum: Üheksandal käigul on kaarte liiga vähe
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes    | ees         |
        | Ada       | tempura | söögipulgad |
        | Ben       | sashimi | maki 2      |
        | mannekeen | tempura | tempura     |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab            |
        | Ada       | tempura, tempura |
        | Ben       | sashimi          |
        | mannekeen | tempura          |
      Siis ei ole see lubatud

    @dummy-chopsticks.without
    Juhtum: Söögipulkadeta kahte kaarti ei saa
      Eeldades mänguvarianti „mannekeen“
      Eeldades mannekeeni juhtijana mängijat Ada
      Eeldades järgmist seisu laual:
        | mängija   | käes                        | ees     |
        | Ada       | tempura, puding, wasabi     | maki 1  |
        | Ben       | sashimi, pelmeen, maki 2    | maki 2  |
        | mannekeen | maki 3, munanigiri, tempura | tempura |
      Kui mängijad võtavad need kaardid:
        | mängija   | võtab           |
        | Ada       | tempura, wasabi |
        | Ben       | sashimi         |
        | mannekeen | puding          |
      Siis ei ole see lubatud
