# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Voorude vahel
  Mängus on kolm vooru. Pärast iga vooru loetakse punktid ja koristatakse kaardid laualt.

  @round-score @printed
  Reegel: Loe iga vooru punktid ja liida need kokku
    Pärast iga vooru loe punktid kõigi kaartide eest, mis on sinu ees, välja arvatud pudingid, ja liida need oma
    punktisummale.

    @round-score.all-categories
    Juhtum: Kõik liigid koos
      Eeldades järgmist seisu laual:
        | mängija | ees                                                                 |
        | Ada     | maki 3, tempura, tempura, pelmeen, pelmeen, wasabi, kalmaarinigiri  |
        | Ben     | maki 1, sashimi, sashimi, sashimi, lõhenigiri, söögipulgad, pelmeen |
      Kui vooru punktid loetakse kokku
      Siis on vooru punktid järgmised:
        | mängija | punktid |
        | Ada     | 23      |
        | Ben     | 16      |

    @round-score.without-puddings
    Juhtum: Pudingid veel ei loe
      Eeldades järgmist seisu laual:
        | mängija | ees                                              |
        | Ada     | tempura, tempura, maki 2, puding, puding, puding |
        | Ben     | munanigiri, maki 1                               |
        | Cleo    | pelmeen, maki 3, puding                          |
      Kui vooru punktid loetakse kokku
      Siis on vooru punktid järgmised:
        | mängija | punktid |
        | Ada     | 8       |
        | Ben     | 1       |
        | Cleo    | 7       |

    @round-score.added-to-the-total
    Raamjuhtum: Punktisummadele liidetakse <voor>. vooru punktid
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                      | punktisumma |
        | Ada     | tempura, tempura, maki 3 | 20          |
        | Ben     | lõhenigiri, maki 1       | 31          |
      Eeldades tõmbepakis 48 muud kaarti
      Kui voor lõpeb
      Siis on punktisummad järgmised:
        | mängija | punktisumma |
        | Ada     | 31          |
        | Ben     | 36          |

      Juhtumid:
        | voor |
        | 1    |
        | 2    |
        | 3    |

    @round-score.puddings-not-added
    Juhtum: Pudingite punkte vooru järel punktisummadele ei liideta
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                        | punktisumma |
        | Ada     | puding, puding, maki 3     | 20          |
        | Ben     | munanigiri, maki 2         | 20          |
        | Cleo    | puding, munanigiri, maki 1 | 20          |
      Eeldades tõmbepakis 27 muud kaarti
      Kui voor lõpeb
      Siis on punktisummad järgmised:
        | mängija | punktisumma |
        | Ada     | 26          |
        | Ben     | 24          |
        | Cleo    | 21          |

  @round-discard @printed
  Reegel: Korista laud
    Pane siis kõik enda ees olevad kaardid kõrvale, välja arvatud pudingid. Mängu need enam tagasi ei tule.

    @round-discard.nothing-stays
    Raamjuhtum: Pärast <voor>. vooru ei jää midagi alles
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                                     |
        | Ada     | tempura, maki 3, wasabi, kalmaarinigiri |
        | Ben     | pelmeen, wasabi, sashimi, maki 1        |
      Eeldades tõmbepakis 48 muud kaarti
      Kui voor lõpeb
      Siis on mängijate ees need kaardid:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |

      Juhtumid:
        | voor |
        | 1    |
        | 2    |
        | 3    |

    @round-discard.out-of-play
    Raamjuhtum: Pärast <voor>. vooru kõrvale pandud kaardid ei tule tagasi
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                                     |
        | Ada     | tempura, maki 3, wasabi, kalmaarinigiri |
        | Ben     | pelmeen, wasabi, sashimi, söögipulgad   |
      Eeldades tõmbepakis 48 muud kaarti
      Kui voor lõpeb
      Siis moodustavad käes olevad kaardid ja tõmbepakk kokku endise tõmbepaki

      Juhtumid:
        | voor |
        | 1    |
        | 2    |

  @pudding-kept @printed
  Reegel: Pudingid jäta alles
    Pudingid jäävad sinu ette mängu lõpuni.

    @pudding-kept.every-round
    Raamjuhtum: Pudingid jäävad pärast <voor>. vooru alles
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                    |
        | Ada     | puding, maki 1, puding |
        | Ben     | maki 1, sashimi        |
        | Cleo    | maki 1, puding         |
      Eeldades tõmbepakis 54 muud kaarti
      Kui voor lõpeb
      Siis on mängijate ees need kaardid:
        | mängija | ees            |
        | Ada     | puding, puding |
        | Ben     |                |
        | Cleo    | puding         |

      Juhtumid:
        | voor |
        | 1    |
        | 2    |
        | 3    |

    @pudding-kept.old-and-new
    Juhtum: Kahe vooru pudingid on koos
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | käes                            | ees            |
        | Ada     | puding, tempura, maki 1, maki 3 | puding, puding |
        | Ben     | sashimi, maki 2, maki 3, maki 3 |                |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | puding  |
        | Ben     | sashimi |
      Siis on mängijate ees need kaardid:
        | mängija | ees                    |
        | Ada     | puding, puding, puding |

  @round-deal @printed
  Reegel: Jaga järgmine voor tõmbepakist
    Jaga siis tõmbepakist igaühele sama palju kaarte kui enne.

    @round-deal.two-players
    Raamjuhtum: Kahele mängijale kümme kaarti kummalegi pärast <voor>. vooru
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
      Eeldades tõmbepakis 68 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 10
      Siis on tõmbepakis nii mitu kaarti: 48

      Juhtumid:
        | voor |
        | 1    |
        | 2    |

    @round-deal.three-players
    Juhtum: Kolmele mängijale üheksa kaarti igaühele
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
      Eeldades tõmbepakis 81 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 9
      Siis on tõmbepakis nii mitu kaarti: 54

    @round-deal.four-players
    Juhtum: Neljale mängijale kaheksa kaarti igaühele
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
        | Dan     |     |
      Eeldades tõmbepakis 76 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 8
      Siis on tõmbepakis nii mitu kaarti: 44

    @round-deal.five-players
    Juhtum: Viiele mängijale seitse kaarti igaühele
      Eeldades käimasolevat 2. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
        | Dan     |     |
        | Eve     |     |
      Eeldades tõmbepakis 38 muud kaarti
      Kui voor lõpeb
      Siis on igal mängijal käes nii mitu kaarti: 7
      Siis on tõmbepakis nii mitu kaarti: 3

    @round-deal.from-the-draw-pile
    Juhtum: Kõik uued kaardid tulevad tõmbepakist
      Eeldades käimasolevat 1. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
      Eeldades tõmbepakis 81 muud kaarti
      Kui voor lõpeb
      Siis moodustavad käes olevad kaardid ja tõmbepakk kokku endise tõmbepaki

  @three-rounds @printed
  Reegel: Mäng lõpeb pärast kolmandat vooru
    Pärast kolmandat vooru kaarte enam ei jagata. Tõmbepakki jäänud kaarte ei kasutata: kahe mängijaga on neid 48,
    kolmega 27, neljaga 12 ja viiega 3. Lugeda on veel ainult pudingite punktid.

    @three-rounds.goes-on
    Raamjuhtum: Pärast <voor>. vooru mäng jätkub
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
      Eeldades tõmbepakis 68 muud kaarti
      Kui voor lõpeb
      Siis mäng jätkub

      Juhtumid:
        | voor |
        | 1    |
        | 2    |

    @three-rounds.over
    Juhtum: Pärast 3. vooru on mäng läbi
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
      Eeldades tõmbepakis 48 muud kaarti
      Kui voor lõpeb
      Siis on mäng läbi
      Siis on igal mängijal käes nii mitu kaarti: 0

    @three-rounds.left-over-two
    Juhtum: Kahe mängijaga jääb üle 48 kaarti
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
      Eeldades tõmbepakis 48 muud kaarti
      Kui voor lõpeb
      Siis on tõmbepakis nii mitu kaarti: 48

    @three-rounds.left-over-three
    Juhtum: Kolme mängijaga jääb üle 27 kaarti
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
      Eeldades tõmbepakis 27 muud kaarti
      Kui voor lõpeb
      Siis on tõmbepakis nii mitu kaarti: 27

    @three-rounds.left-over-four
    Juhtum: Nelja mängijaga jääb üle 12 kaarti
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
        | Dan     |     |
      Eeldades tõmbepakis 12 muud kaarti
      Kui voor lõpeb
      Siis on tõmbepakis nii mitu kaarti: 12

    @three-rounds.left-over-five
    Juhtum: Viie mängijaga jääb üle 3 kaarti
      Eeldades käimasolevat 3. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees |
        | Ada     |     |
        | Ben     |     |
        | Cleo    |     |
        | Dan     |     |
        | Eve     |     |
      Eeldades tõmbepakis 3 muud kaarti
      Kui voor lõpeb
      Siis on tõmbepakis nii mitu kaarti: 3
