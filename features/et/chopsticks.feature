# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Söögipulgad
  Söögipulgad ise punkte ei anna. Nendega saad hilisemal käigul võtta kaks kaarti.

  @chopsticks-take-two @printed
  Reegel: Söögipulkadega võid võtta kaks kaarti
    Kui sinu ees on söögipulgad, võid ühel käigul võtta oma käest ühe kaardi asemel kaks. Söögipulgad lähevad siis
    laualt ära; üks neist kahest kaardist nad olla ei saa.

    @chopsticks-take-two.both-laid-down
    Juhtum: Kaks kaarti korraga
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, maki 1, puding, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees              |
        | Ada     | tempura, maki 1  |
        | Ben     | sashimi, sashimi |

    @chopsticks-take-two.leave-the-table
    Juhtum: Söögipulki ei ole enam mängija ees
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees                         |
        | Ada     | tempura, puding, maki 1, pelmeen | maki 3, maki 3, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi, tempura, puding    |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees                             |
        | Ada     | maki 3, maki 3, tempura, maki 1 |

    @chopsticks-take-two.against-hand-order
    Juhtum: Teine kaart võib käes olla esimesest eespool
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | maki 1, tempura |
        | Ben     | sashimi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees              |
        | Ada     | maki 1, tempura  |
        | Ben     | sashimi, sashimi |

    @chopsticks-take-two.like-cards
    Juhtum: Kaks ühesugust kaarti, kui mõlemad on käes
      Eeldades järgmist seisu laual:
        | mängija | käes                              | ees         |
        | Ada     | tempura, puding, tempura, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3  | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab            |
        | Ada     | tempura, tempura |
        | Ben     | sashimi          |
      Siis on mängijate ees need kaardid:
        | mängija | ees              |
        | Ada     | tempura, tempura |
        | Ben     | sashimi, sashimi |

    @chopsticks-take-two.without
    Juhtum: Söögipulgad on ainult naabril
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, maki 1, puding, pelmeen | tempura     |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | söögipulgad |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis ei ole see lubatud

    @chopsticks-take-two.not-the-returning-ones
    Juhtum: Tagasi minevad söögipulgad ei ole üks kahest kaardist
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, maki 1, puding, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                |
        | Ada     | tempura, söögipulgad |
        | Ben     | sashimi              |
      Siis ei ole see lubatud

    @chopsticks-take-two.second-card-not-in-hand
    Juhtum: Ka teine kaart peab olema käes
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, maki 1, puding, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                   |
        | Ada     | tempura, kalmaarinigiri |
        | Ben     | sashimi                 |
      Siis ei ole see lubatud

  @chopsticks-optional @printed
  Reegel: Sa ei pea neid kasutama
    Ka siis, kui sinu ees on söögipulgad, võid võtta ainult ühe kaardi. Söögipulgad jäävad hilisemaks alles.

    @chopsticks-optional.one-card
    Juhtum: Söögipulkadest hoolimata üks kaart
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees         |
        | Ada     | tempura, puding, maki 1  | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijate ees need kaardid:
        | mängija | ees                  |
        | Ada     | söögipulgad, tempura |
        | Ben     | sashimi, sashimi     |

    @chopsticks-optional.hand-stays
    Juhtum: Kasutamata söögipulgad ei lähe kätte
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees         |
        | Ada     | tempura, puding, maki 1  | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijatel käes need kaardid:
        | mängija | käes            |
        | Ada     | pelmeen, maki 2 |
        | Ben     | puding, maki 1  |

    @chopsticks-optional.to-the-end
    Juhtum: Söögipulgad jäävad vooru lõpuni kasutamata
      Eeldades järgmist seisu laual:
        | mängija | käes             | ees                 |
        | Ada     | tempura, puding  | söögipulgad, maki 3 |
        | Ben     | sashimi, sashimi | pelmeen, maki 2     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijate ees need kaardid:
        | mängija | ees                                   |
        | Ada     | söögipulgad, maki 3, tempura, sashimi |

    @chopsticks-optional.nothing
    Juhtum: Ka söögipulkadega tuleb kaart võtta
      Eeldades järgmist seisu laual:
        | mängija | käes                     | ees         |
        | Ada     | tempura, puding, wasabi  | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2 | maki 3      |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     |         |
        | Ben     | sashimi |
      Siis ei ole see lubatud

  @chopsticks-later-turn @printed
  Reegel: Mitte sel käigul, mil need võtad
    Söögipulki võid kasutada vooru mis tahes hilisemal käigul, aga mitte sel käigul, mil need võtad.

    @chopsticks-later-turn.same-turn
    Juhtum: Söögipulgad ja veel üks kaart samal käigul
      Eeldades järgmist seisu laual:
        | mängija | käes                         | ees |
        | Ada     | söögipulgad, tempura, maki 1 |     |
        | Ben     | sashimi, pelmeen, maki 2     |     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                |
        | Ada     | söögipulgad, tempura |
        | Ben     | sashimi              |
      Siis ei ole see lubatud

    @chopsticks-later-turn.still-in-the-hand
    Juhtum: Söögipulgad on veel käes
      Eeldades järgmist seisu laual:
        | mängija | käes                         | ees    |
        | Ada     | söögipulgad, tempura, maki 1 | puding |
        | Ben     | sashimi, pelmeen, maki 2     | puding |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis ei ole see lubatud

    @chopsticks-later-turn.next-turn
    Juhtum: Kohe järgmisel käigul
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees                 |
        | Ada     | tempura, maki 1, maki 1, pelmeen | puding, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | maki 2, sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees                     |
        | Ada     | puding, tempura, maki 1 |

    @chopsticks-later-turn.much-later
    Juhtum: Mitu käiku hiljem
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees                                  |
        | Ada     | tempura, maki 1, maki 1, pelmeen | söögipulgad, puding, sashimi, maki 3 |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | maki 2, sashimi, tempura, tempura    |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees                                      |
        | Ada     | puding, sashimi, maki 3, tempura, maki 1 |

  @chopsticks-call @informative
  Reegel: Hüüa „Sushi Go!“
    Kui tahad söögipulki kasutada, hüüa „Sushi Go!“, enne kui keegi oma kaardi avab, ja vali teine kaart.

  @chopsticks-return @printed
  Reegel: Kasutatud söögipulgad lähevad kätte tagasi
    Pane kasutatud söögipulgad oma kätte tagasi, enne kui käe edasi annad. Need rändavad koos käega edasi ja kes need
    võtab, saab neid jälle kasutada.

    @chopsticks-return.passed-on
    Juhtum: Naaber saab söögipulgad
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                         |
        | Ada     | pelmeen, maki 2, maki 3      |
        | Ben     | puding, pelmeen, söögipulgad |

    @chopsticks-return.two-players-at-once
    Juhtum: Kaks mängijat kasutavad söögipulki samal käigul
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | söögipulgad |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi, maki 2 |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                         |
        | Ada     | pelmeen, maki 3, söögipulgad |
        | Ben     | puding, pelmeen, söögipulgad |

    @chopsticks-return.hand-sizes
    Juhtum: Kõik käed jäävad ühesuuruseks
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi     |
        | Cleo    | tempura, tempura, wasabi, wasabi | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
        | Cleo    | tempura         |
      Siis on igal mängijal käes nii mitu kaarti: 3

  @chopsticks-one-per-turn @printed
  Reegel: Ühel käigul üks söögipulgakaart
    Sinu ees võib olla mitu söögipulgakaarti, aga ühel käigul kasutad neist ainult ühte: rohkem kui kaht kaarti sa ei
    võta. Ülejäänud jäävad sinu ette.

    @chopsticks-one-per-turn.other-stays
    Juhtum: Teine söögipulgakaart jääb ette
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees                      |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi, maki 3          |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees                          |
        | Ada     | söögipulgad, tempura, maki 1 |

    @chopsticks-one-per-turn.one-goes-back
    Juhtum: Ainult üks söögipulgakaart läheb tagasi
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees                      |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi, maki 3          |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                         |
        | Ben     | puding, pelmeen, söögipulgad |

    @chopsticks-one-per-turn.three-cards
    Juhtum: Kolm kaarti kahe söögipulgakaardiga
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees                      |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi, maki 3          |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                   |
        | Ada     | tempura, puding, maki 1 |
        | Ben     | sashimi                 |
      Siis ei ole see lubatud

    @chopsticks-one-per-turn.three-cards-one-pair
    Juhtum: Kolm kaarti ühe söögipulgakaardiga
      Eeldades järgmist seisu laual:
        | mängija | käes                             | ees         |
        | Ada     | tempura, puding, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3 | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                   |
        | Ada     | tempura, puding, maki 1 |
        | Ben     | sashimi                 |
      Siis ei ole see lubatud

    @chopsticks-one-per-turn.four-cards
    Juhtum: Neli kaarti kahe söögipulgakaardiga
      Eeldades järgmist seisu laual:
        | mängija | käes                                     | ees                      |
        | Ada     | tempura, puding, maki 1, pelmeen, wasabi | söögipulgad, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3, wasabi | sashimi, maki 3          |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                            |
        | Ada     | tempura, puding, maki 1, pelmeen |
        | Ben     | sashimi                          |
      Siis ei ole see lubatud

  @chopsticks-two-cards-needed @printed
  Reegel: Piisab kahest kaardist käes
    Kui sul on käes kaks kaarti, võid võtta mõlemad. Siis jäävad kätte ainult söögipulgad: need antakse edasi viimase
    kaardina ja naaber paneb need enda ette. Kui käes on vaid üks kaart, ei ole enam midagi juurde võtta.

    @chopsticks-two-cards-needed.from-two
    Juhtum: Kahest kaardist võetakse mõlemad
      Eeldades järgmist seisu laual:
        | mängija | käes             | ees         |
        | Ada     | tempura, maki 1  | söögipulgad |
        | Ben     | sashimi, pelmeen | maki 2      |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Siis on mängijate ees need kaardid:
        | mängija | ees                          |
        | Ada     | tempura, maki 1, pelmeen     |
        | Ben     | maki 2, sashimi, söögipulgad |

    @chopsticks-two-cards-needed.both-players
    Juhtum: Mõlemad mängijad võtavad mõlemad kaardid
      Eeldades järgmist seisu laual:
        | mängija | käes            | ees         |
        | Ada     | tempura, maki 1 | söögipulgad |
        | Ben     | sashimi, maki 2 | söögipulgad |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi, maki 2 |
      Siis on mängijate ees need kaardid:
        | mängija | ees                          |
        | Ada     | tempura, maki 1, söögipulgad |
        | Ben     | sashimi, maki 2, söögipulgad |

    @chopsticks-two-cards-needed.from-one
    Juhtum: Ühest kaardist kahte võtta ei saa
      Eeldades järgmist seisu laual:
        | mängija | käes    | ees         |
        | Ada     | tempura | söögipulgad |
        | Ben     | sashimi | maki 2      |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab           |
        | Ada     | tempura, puding |
        | Ben     | sashimi         |
      Siis ei ole see lubatud

    @chopsticks-two-cards-needed.the-card-and-the-chopsticks
    Juhtum: Ainus kaart käes ja söögipulgad mängija ees ei ole kaks käes olevat kaarti
      Eeldades järgmist seisu laual:
        | mängija | käes    | ees         |
        | Ada     | tempura | söögipulgad |
        | Ben     | sashimi | maki 2      |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                |
        | Ada     | tempura, söögipulgad |
        | Ben     | sashimi              |
      Siis ei ole see lubatud

  @chopsticks-any-card @ruling
  Reegel: Võtta võib mis tahes kaks kaarti
    Kaks kaarti võivad olla mis tahes liiki: wasabi, puding, pelmeenid, isegi teine söögipulgakaart.

    @chopsticks-any-card.other-chopsticks
    Juhtum: Teine söögipulgakaart on üks kahest
      Eeldades järgmist seisu laual:
        | mängija | käes                                  | ees         |
        | Ada     | tempura, söögipulgad, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3      | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                |
        | Ada     | söögipulgad, tempura |
        | Ben     | sashimi              |
      Siis on mängijate ees need kaardid:
        | mängija | ees                  |
        | Ada     | söögipulgad, tempura |

    @chopsticks-any-card.chopsticks-for-both
    Juhtum: Üks söögipulgakaart võetakse ja üks läheb tagasi
      Eeldades järgmist seisu laual:
        | mängija | käes                                  | ees         |
        | Ada     | tempura, söögipulgad, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3      | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                |
        | Ada     | tempura, söögipulgad |
        | Ben     | sashimi              |
      Siis on mängijatel käes need kaardid:
        | mängija | käes                         |
        | Ben     | maki 1, pelmeen, söögipulgad |

    @chopsticks-any-card.no-sushi
    Raamjuhtum: Võtta võib ka need kaks kaarti: <kaardid>
      Eeldades järgmist seisu laual:
        | mängija | käes                                      | ees         |
        | Ada     | pelmeen, puding, wasabi, maki 1, pelmeen  | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3, tempura | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab     |
        | Ada     | <kaardid> |
        | Ben     | sashimi   |
      Siis on mängijate ees need kaardid:
        | mängija | ees       |
        | Ada     | <kaardid> |

      Juhtumid:
        | kaardid          |
        | pelmeen, pelmeen |
        | puding, wasabi   |
        | wasabi, pelmeen  |

  @chopsticks-order @ruling
  Reegel: Kahe kaardi järjekorra otsustad sina
    Kaks kaarti pannakse lauale selles järjekorras, milles need valid. Kui valid kõigepealt wasabi ja siis nigiri,
    läheb nigiri wasabi peale; vastupidi ei lähe. Kahest nigirist võtab vaba wasabi endale esimene.

    @chopsticks-order.wasabi-then-nigiri
    Juhtum: Kõigepealt wasabi, siis nigiri
      Eeldades järgmist seisu laual:
        | mängija | käes                                    | ees         |
        | Ada     | kalmaarinigiri, wasabi, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3        | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                  |
        | Ada     | wasabi, kalmaarinigiri |
        | Ben     | sashimi                |
      Siis on mängijate ees need kaardid:
        | mängija | ees                    |
        | Ada     | wasabi, kalmaarinigiri |

    @chopsticks-order.nigiri-then-wasabi
    Juhtum: Kõigepealt nigiri, siis wasabi
      Eeldades järgmist seisu laual:
        | mängija | käes                                    | ees         |
        | Ada     | wasabi, kalmaarinigiri, maki 1, pelmeen | söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3        | sashimi     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                  |
        | Ada     | kalmaarinigiri, wasabi |
        | Ben     | sashimi                |
      Siis on mängijate ees need kaardid:
        | mängija | ees                    |
        | Ada     | kalmaarinigiri, wasabi |

    @chopsticks-order.better-nigiri-first
    Juhtum: Vaba wasabi saab kalmaar
      Eeldades järgmist seisu laual:
        | mängija | käes                                        | ees                 |
        | Ada     | munanigiri, kalmaarinigiri, maki 1, pelmeen | wasabi, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3            | sashimi, maki 3     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                      |
        | Ada     | kalmaarinigiri, munanigiri |
        | Ben     | sashimi                    |
      Siis on mängijate ees need kaardid:
        | mängija | ees                                |
        | Ada     | wasabi, kalmaarinigiri, munanigiri |

    @chopsticks-order.lesser-nigiri-first
    Juhtum: Vaba wasabi saab muna
      Eeldades järgmist seisu laual:
        | mängija | käes                                        | ees                 |
        | Ada     | munanigiri, kalmaarinigiri, maki 1, pelmeen | wasabi, söögipulgad |
        | Ben     | sashimi, pelmeen, maki 2, maki 3            | sashimi, maki 3     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab                      |
        | Ada     | munanigiri, kalmaarinigiri |
        | Ben     | sashimi                    |
      Siis on mängijate ees need kaardid:
        | mängija | ees                                |
        | Ada     | wasabi, munanigiri, kalmaarinigiri |

  @chopsticks-no-points @printed
  Reegel: Söögipulgad punkte ei anna
    Söögipulgad, mis on vooru lõpus veel sinu ees, ei ole punkte väärt.

    @chopsticks-no-points.none
    Raamjuhtum: Punkte ei anna need kaardid: <kaardid>
      Eeldades järgmist seisu laual:
        | mängija | ees       |
        | Ada     | <kaardid> |
        | Ben     | maki 1    |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 0 punkti kategoorias söögipulgad

      Juhtumid:
        | kaardid                                            |
        | söögipulgad                                        |
        | söögipulgad, söögipulgad                           |
        | söögipulgad, söögipulgad, söögipulgad, söögipulgad |

  @chopsticks-round-end @printed
  Reegel: Söögipulgad ei jää järgmisse vooru
    Vooru lõpus pannakse söögipulgad koos teiste kaartidega kõrvale. Järgmises voorus neist enam abi ei ole.

    @chopsticks-round-end.discarded
    Raamjuhtum: Söögipulgad <voor>. vooru lõpus
      Eeldades käimasolevat <voor>. vooru
      Eeldades järgmist seisu laual:
        | mängija | ees                 |
        | Ada     | söögipulgad, maki 3 |
        | Ben     | maki 1, söögipulgad |
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
