# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Ettevalmistus
  Enne esimest vooru segatakse kaardipakk ja iga mängija saab kaardid kätte.

  @shuffle @informative
  Reegel: Sega kaardipakk korralikult
    Sega kõik kaardid läbi, enne kui jagad esimese vooru.

  @players-2-to-5 @printed
  Reegel: Mängida saab kahe- kuni viiekesi
    Mäng on mõeldud 2, 3, 4 või 5 mängijale. Üksi seda mängida ei saa ja kuuekesi samuti mitte.

    @players-2-to-5.allowed
    Raamjuhtum: Mäng <mängijaid> mängijaga
      Kui mängijaid on <mängijaid> ja kaardid jagatakse välja
      Siis on kaardid käes nii mitmel mängijal: <mängijaid>

      Juhtumid:
        | mängijaid |
        | 2         |
        | 3         |
        | 4         |
        | 5         |

    @players-2-to-5.refused
    Raamjuhtum: Mängida ei saa, kui mängijaid on <mängijaid>
      Kui mängijaid on <mängijaid> ja kaardid jagatakse välja
      Siis ei ole see lubatud

      Juhtumid:
        | mängijaid |
        | 0         |
        | 1         |
        | 6         |
        | 7         |
        | 10        |

  @hand-size @printed
  Reegel: Mida rohkem mängijaid, seda väiksemad käed
    Kahe mängijaga jaga igaühele 10 kaarti, kolmega 9, neljaga 8 ja viiega 7.

    @hand-size.dealt
    Raamjuhtum: Kaarte igaühele, kui mängijaid on <mängijaid>
      Kui mängijaid on <mängijaid> ja kaardid jagatakse välja
      Siis on igal mängijal käes nii mitu kaarti: <arv>

      Juhtumid:
        | mängijaid | arv |
        | 2         | 10  |
        | 3         | 9   |
        | 4         | 8   |
        | 5         | 7   |

  @draw-pile @printed
  Reegel: Ülejäänud kaardid on tõmbepakk
    Pane ülejäänud kaardid pildiga allapoole laua keskele. Keegi ei puutu seda pakki enne järgmise vooru jagamist.
    Käed ja tõmbepakk kokku on kogu kaardipakk.

    @draw-pile.size
    Raamjuhtum: Kaarte tõmbepakis, kui mängijaid on <mängijaid>
      Kui mängijaid on <mängijaid> ja kaardid jagatakse välja
      Siis on tõmbepakis nii mitu kaarti: <tõmbepakk>

      Juhtumid:
        | mängijaid | tõmbepakk |
        | 2         | 88        |
        | 3         | 81        |
        | 4         | 76        |
        | 5         | 73        |

    @draw-pile.whole-deck
    Raamjuhtum: Jagamisel ei lähe ükski kaart kaduma, kui mängijaid on <mängijaid>
      Kui mängijaid on <mängijaid> ja kaardid jagatakse välja
      Siis moodustavad kõik kaardid kokku täpselt ühe kaardipaki

      Juhtumid:
        | mängijaid |
        | 2         |
        | 3         |
        | 4         |
        | 5         |

  @hands-secret @informative
  Reegel: Ära näita oma kaarte
    Hoia oma kaarte nii, et neid näed ainult sina.

  @scorekeeper @informative
  Reegel: Keegi peab punktiarvestust
    Võtke paber ja pliiats ning leppige kokku, kes mängijatest punktid üles kirjutab.
