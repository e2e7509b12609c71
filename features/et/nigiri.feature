# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Nigiri ja wasabi
  Nigiri annab punkte üksinda. Wasabi teeb järgmise nigiri kolm korda väärtuslikumaks.

  @nigiri-points @printed
  Reegel: Kalmaar 3, lõhe 2, muna 1
    Vooru lõpus annab iga kalmaarinigiri 3 punkti, iga lõhenigiri 2 ja iga munanigiri 1 punkti.

    @nigiri-points.each
    Raamjuhtum: Punktid ühe kaardi eest: <kaart>
      Eeldades järgmist seisu laual:
        | mängija | ees     |
        | Ada     | <kaart> |
        | Ben     | maki 1  |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias nigiri järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |

      Juhtumid:
        | kaart          | punktid |
        | kalmaarinigiri | 3       |
        | lõhenigiri     | 2       |
        | munanigiri     | 1       |

    @nigiri-points.added-up
    Juhtum: Kõik nigirid liidetakse kokku
      Eeldades järgmist seisu laual:
        | mängija | ees                                                |
        | Ada     | kalmaarinigiri, lõhenigiri, munanigiri, lõhenigiri |
        | Ben     | maki 1                                             |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 8 punkti kategoorias nigiri

    @nigiri-points.own
    Juhtum: Igaüks loeb oma nigireid
      Eeldades järgmist seisu laual:
        | mängija | ees                    |
        | Ada     | kalmaarinigiri         |
        | Ben     | munanigiri, munanigiri |
        | Cleo    | tempura                |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias nigiri järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 2       |
        | Cleo    | 0       |

  @wasabi-triples @printed
  Reegel: Wasabi peal kolmekordselt
    Wasabi peal annab nigiri kolm korda rohkem punkte: kalmaar 9, lõhe 6, muna 3.

    @wasabi-triples.each
    Raamjuhtum: Punktid wasabi peal ühe kaardi eest: <kaart>
      Eeldades järgmist seisu laual:
        | mängija | ees             |
        | Ada     | wasabi, <kaart> |
        | Ben     | maki 1          |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias nigiri järgmised:
        | mängija | punktid   |
        | Ada     | <punktid> |

      Juhtumid:
        | kaart          | punktid |
        | kalmaarinigiri | 9       |
        | lõhenigiri     | 6       |
        | munanigiri     | 3       |

  @wasabi-must @printed
  Reegel: Järgmine nigiri läheb wasabi peale
    Kui sinu ees on vaba wasabi, läheb järgmine nigiri, mille saad, selle peale, ükskõik mis nigiri see on. Wasabit
    parema nigiri jaoks hoida ei saa. Kui vabu wasabisid on mitu, läheb nigiri neist ühe peale ja teised jäävad
    vabaks.

    @wasabi-must.egg-before-squid
    Juhtum: Muna läheb wasabi peale, kalmaar jääb hiljaks
      Eeldades järgmist seisu laual:
        | mängija | ees                                |
        | Ada     | wasabi, munanigiri, kalmaarinigiri |
        | Ben     | maki 1                             |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 6 punkti kategoorias nigiri

    @wasabi-must.squid-before-egg
    Juhtum: Kalmaar läheb wasabi peale, muna jääb ilma
      Eeldades järgmist seisu laual:
        | mängija | ees                                |
        | Ada     | wasabi, kalmaarinigiri, munanigiri |
        | Ben     | maki 1                             |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 10 punkti kategoorias nigiri

    @wasabi-must.one-of-two-free
    Juhtum: Kaks vaba wasabit ja üks nigiri
      Eeldades järgmist seisu laual:
        | mängija | ees                        |
        | Ada     | wasabi, wasabi, lõhenigiri |
        | Ben     | maki 1                     |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 6 punkti kategoorias nigiri

    @wasabi-must.two-and-two
    Juhtum: Kaks wasabit, siis kaks nigirit
      Eeldades järgmist seisu laual:
        | mängija | ees                                        |
        | Ada     | wasabi, wasabi, kalmaarinigiri, munanigiri |
        | Ben     | maki 1                                     |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 12 punkti kategoorias nigiri

    @wasabi-must.two-and-three
    Juhtum: Kaks wasabit, siis kolm nigirit
      Eeldades järgmist seisu laual:
        | mängija | ees                                                    |
        | Ada     | wasabi, wasabi, munanigiri, lõhenigiri, kalmaarinigiri |
        | Ben     | maki 1                                                 |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 12 punkti kategoorias nigiri

    @wasabi-must.in-the-turn
    Juhtum: Võetud nigiri läheb vaba wasabi peale
      Eeldades järgmist seisu laual:
        | mängija | käes                                        | ees            |
        | Ada     | munanigiri, kalmaarinigiri, tempura, maki 3 | wasabi, wasabi |
        | Ben     | sashimi, pelmeen, maki 2, maki 3            | maki 1, maki 1 |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab      |
        | Ada     | munanigiri |
        | Ben     | sashimi    |
      Siis on mängijate ees need kaardid:
        | mängija | ees                        |
        | Ada     | wasabi, wasabi, munanigiri |

  @wasabi-before @printed
  Reegel: Ainult hilisem nigiri
    Nigirit, mis oli sinu ees juba enne wasabit, ei tõsteta kunagi selle peale.

    @wasabi-before.nigiri-first
    Juhtum: Esimesena nigiri, teisena wasabi
      Eeldades järgmist seisu laual:
        | mängija | ees                    |
        | Ada     | kalmaarinigiri, wasabi |
        | Ben     | maki 1                 |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 3 punkti kategoorias nigiri

    @wasabi-before.between-two-nigiri
    Juhtum: Wasabi kahe nigiri vahel
      Eeldades järgmist seisu laual:
        | mängija | ees                                |
        | Ada     | kalmaarinigiri, wasabi, munanigiri |
        | Ben     | maki 1                             |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 6 punkti kategoorias nigiri

    @wasabi-before.in-the-turn
    Juhtum: Wasabi võtmine ei tõsta nigirit selle peale
      Eeldades järgmist seisu laual:
        | mängija | käes                                    | ees        |
        | Ada     | wasabi, kalmaarinigiri, tempura, maki 3 | lõhenigiri |
        | Ben     | sashimi, pelmeen, maki 2, maki 3        | maki 1     |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
      Siis on mängijate ees need kaardid:
        | mängija | ees                |
        | Ada     | lõhenigiri, wasabi |

  @wasabi-waits @printed
  Reegel: Vahele võib tulla muid kaarte
    Wasabi ootab. Nigiri võib tulla vooru mis tahes hilisemal käigul ja vahepeal võid võtta muid kaarte.

    @wasabi-waits.one-card-between
    Juhtum: Üks kaart vahel
      Eeldades järgmist seisu laual:
        | mängija | ees                             |
        | Ada     | wasabi, tempura, kalmaarinigiri |
        | Ben     | maki 1                          |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 9 punkti kategoorias nigiri

    @wasabi-waits.many-cards-between
    Juhtum: Palju kaarte vahel
      Eeldades järgmist seisu laual:
        | mängija | ees                                                  |
        | Ada     | wasabi, puding, maki 2, pelmeen, sashimi, lõhenigiri |
        | Ben     | maki 1                                               |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 6 punkti kategoorias nigiri

  @wasabi-one-each @printed
  Reegel: Iga wasabi peale üks nigiri
    Sul võib olla mitu wasabit, aga iga wasabi peale läheb ainult üks nigiri.

    @wasabi-one-each.second-nigiri-plain
    Juhtum: Üks wasabi ja kaks nigirit
      Eeldades järgmist seisu laual:
        | mängija | ees                                    |
        | Ada     | wasabi, kalmaarinigiri, kalmaarinigiri |
        | Ben     | maki 1                                 |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 12 punkti kategoorias nigiri

    @wasabi-one-each.in-turn
    Juhtum: Wasabi ja nigiri vaheldumisi
      Eeldades järgmist seisu laual:
        | mängija | ees                                        |
        | Ada     | wasabi, kalmaarinigiri, wasabi, lõhenigiri |
        | Ben     | maki 1                                     |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 15 punkti kategoorias nigiri

    @wasabi-one-each.own-wasabi
    Juhtum: Naabri wasabist ei ole abi
      Eeldades järgmist seisu laual:
        | mängija | ees            |
        | Ada     | kalmaarinigiri |
        | Ben     | wasabi         |
      Kui vooru punktid loetakse kokku
      Siis on punktid kategoorias nigiri järgmised:
        | mängija | punktid |
        | Ada     | 3       |
        | Ben     | 0       |

  @wasabi-alone @printed
  Reegel: Wasabi üksi punkte ei anna
    Wasabi, mille peal nigirit ei ole, ei ole punkte väärt.

    @wasabi-alone.nothing
    Raamjuhtum: Punkte ei anna need kaardid: <kaardid>
      Eeldades järgmist seisu laual:
        | mängija | ees       |
        | Ada     | <kaardid> |
        | Ben     | maki 1    |
      Kui vooru punktid loetakse kokku
      Siis saab mängija Ada 0 punkti kategoorias nigiri

      Juhtumid:
        | kaardid                 |
        | wasabi                  |
        | wasabi, wasabi, wasabi  |
        | wasabi, tempura, puding |

  @wasabi-last-card @ruling
  Reegel: Ka viimane kaart läheb wasabi peale
    Nigiri, mille saad vooru viimase kaardina, läheb vaba wasabi peale nagu iga teine, kuigi sa seda ei valinud.

    @wasabi-last-card.received
    Juhtum: Viimane kaart on nigiri
      Eeldades järgmist seisu laual:
        | mängija | käes                    | ees    |
        | Ada     | tempura, puding         | wasabi |
        | Ben     | sashimi, kalmaarinigiri | maki 1 |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab   |
        | Ada     | tempura |
        | Ben     | sashimi |
      Siis on mängijate ees need kaardid:
        | mängija | ees                             |
        | Ada     | wasabi, tempura, kalmaarinigiri |

    @wasabi-last-card.too-late
    Juhtum: Wasabi viimase kaardina jääb hiljaks
      Eeldades järgmist seisu laual:
        | mängija | käes                   | ees    |
        | Ada     | kalmaarinigiri, puding | maki 1 |
        | Ben     | sashimi, wasabi        | maki 1 |
      Kui mängijad võtavad need kaardid:
        | mängija | võtab          |
        | Ada     | kalmaarinigiri |
        | Ben     | sashimi        |
      Siis on mängijate ees need kaardid:
        | mängija | ees                            |
        | Ada     | maki 1, kalmaarinigiri, wasabi |
