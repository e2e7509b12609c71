# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Variant: tagasisegamine
  Ühe vooru kaardid võivad järgmises jälle mängu tulla.

  @reshuffle @variant
  Reegel: Kõrvale pandud kaardid lähevad tõmbepakki tagasi
    Pärast 1. ja 2. vooru sega kõik kõrvale pandud kaardid enne jagamist tõmbepakki tagasi. Pudingid jäävad oma
    mängijate ette. Pärast 3. vooru enam kaarte ei jagata.

    @reshuffle.nothing-lost
    Raamjuhtum: Pärast <voor>. vooru on kõik kaardid jälle mängus
      Eeldades mänguvarianti „tagasisegamine“
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                                     |
        | Ada     | tempura, maki 3, wasabi, kalmaarinigiri |
        | Ben     | pelmeen, wasabi, puding, söögipulgad    |
      Eeldades tõmbepakis 100 muud kaarti
      Kui voor lõpeb
      Siis moodustavad kõik kaardid kokku täpselt ühe kaardipaki

      Juhtumid:
        | voor |
        | 1    |
        | 2    |

    @reshuffle.draw-pile
    Juhtum: Kaks mängijat, pudingeid ei võetud
      Eeldades mänguvarianti „tagasisegamine“
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                                     |
        | Ada     | tempura, maki 3, wasabi, kalmaarinigiri |
        | Ben     | pelmeen, wasabi, sashimi, söögipulgad   |
      Eeldades tõmbepakis 100 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 10
      Siis on tõmbepakis nii mitu kaarti: 88

    @reshuffle.without-the-puddings
    Juhtum: Neli mängijat, võeti kolm pudingit
      Eeldades mänguvarianti „tagasisegamine“
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                                    |
        | Ada     | puding, puding, wasabi, kalmaarinigiri |
        | Ben     | pelmeen, wasabi, sashimi, puding       |
        | Cleo    | tempura, tempura, tempura, maki 1      |
        | Dan     | maki 2, maki 2, maki 2, maki 2         |
      Eeldades tõmbepakis 92 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 8
      Siis on tõmbepakis nii mitu kaarti: 73

    @reshuffle.puddings-stay
    Juhtum: Pudingid jäävad oma mängijate ette
      Eeldades mänguvarianti „tagasisegamine“
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                                    |
        | Ada     | puding, puding, wasabi, kalmaarinigiri |
        | Ben     | pelmeen, wasabi, sashimi, puding       |
        | Cleo    | tempura, tempura, tempura, maki 1      |
      Eeldades tõmbepakis 96 muud kaarti
      Kui voor lõpeb
      Siis on mängijate ees need kaardid:
        | mängija | ees            |
        | Ada     | puding, puding |
        | Ben     | puding         |
        | Cleo    |                |

    @reshuffle.last-round
    Juhtum: Pärast 3. vooru ei segata midagi tagasi
      Eeldades mänguvarianti „tagasisegamine“
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                                     |
        | Ada     | tempura, maki 3, wasabi, kalmaarinigiri |
        | Ben     | pelmeen, wasabi, puding, söögipulgad    |
      Eeldades tõmbepakis 87 muud kaarti
      Kui voor lõpeb
      Siis on mäng läbi
      Siis on tõmbepakis nii mitu kaarti: 87
