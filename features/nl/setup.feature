# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Voorbereiding
  Vóór de eerste ronde wordt het pak geschud en krijgt elke speler een hand kaarten.

  @shuffle @informative
  Regel: Schud het pak goed
    Schud alle kaarten door elkaar voordat je de eerste ronde uitdeelt.

  @players-2-to-5 @printed
  Regel: Met twee tot vijf spelers
    Het spel is bedoeld voor 2, 3, 4 of 5 spelers. In je eentje kun je het niet spelen, en met zijn zessen ook niet.

    @players-2-to-5.allowed
    Abstract Scenario: Een spel voor <spelers> spelers
      Als de kaarten worden uitgedeeld voor dit aantal spelers: <spelers>
      Dan heeft dit aantal spelers kaarten in de hand: <spelers>

      Voorbeelden:
        | spelers |
        | 2       |
        | 3       |
        | 4       |
        | 5       |

    @players-2-to-5.refused
    Abstract Scenario: Geen spel voor dit aantal spelers: <spelers>
      Als de kaarten worden uitgedeeld voor dit aantal spelers: <spelers>
      Dan is dit niet toegestaan

      Voorbeelden:
        | spelers |
        | 0       |
        | 1       |
        | 6       |
        | 7       |
        | 10      |

  @hand-size @printed
  Regel: Hoe meer spelers, hoe kleiner de handen
    Deel met twee spelers ieder 10 kaarten uit, met drie 9, met vier 8 en met vijf 7.

    @hand-size.dealt
    Abstract Scenario: Kaarten voor elke speler met <spelers> spelers
      Als de kaarten worden uitgedeeld voor dit aantal spelers: <spelers>
      Dan heeft elke speler dit aantal kaarten in de hand: <getal>

      Voorbeelden:
        | spelers | getal |
        | 2       | 10    |
        | 3       | 9     |
        | 4       | 8     |
        | 5       | 7     |

  @draw-pile @printed
  Regel: De rest is de trekstapel
    Wat er na het uitdelen over is, komt gedekt midden op tafel te liggen. Niemand komt aan deze stapel tot de
    volgende ronde wordt uitgedeeld. De handen en de trekstapel samen zijn het hele pak.

    @draw-pile.size
    Abstract Scenario: Kaarten op de trekstapel met <spelers> spelers
      Als de kaarten worden uitgedeeld voor dit aantal spelers: <spelers>
      Dan ligt dit aantal kaarten op de trekstapel: <trekstapel>

      Voorbeelden:
        | spelers | trekstapel |
        | 2       | 88         |
        | 3       | 81         |
        | 4       | 76         |
        | 5       | 73         |

    @draw-pile.whole-deck
    Abstract Scenario: Bij het uitdelen raakt geen kaart zoek met <spelers> spelers
      Als de kaarten worden uitgedeeld voor dit aantal spelers: <spelers>
      Dan vormen alle kaarten samen precies één pak

      Voorbeelden:
        | spelers |
        | 2       |
        | 3       |
        | 4       |
        | 5       |

  @hands-secret @informative
  Regel: Houd je hand geheim
    Houd je kaarten zo vast dat alleen jij ze ziet.

  @scorekeeper @informative
  Regel: Iemand houdt de score bij
    Eén speler schrijft met pen en papier ieders punten op. Spreek af wie dat doet.
