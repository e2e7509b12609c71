# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Variant: opnieuw schudden
  De kaarten van de ene ronde kunnen in de volgende weer opduiken.

  @reshuffle @variant
  Regel: Afgelegde kaarten gaan terug in de trekstapel
    Schud na ronde 1 en 2 alle afgelegde kaarten terug in de trekstapel voordat je uitdeelt. De puddingen blijven voor
    hun spelers liggen. Na ronde 3 wordt er niets meer uitgedeeld.

    @reshuffle.nothing-lost
    Abstract Scenario: Na ronde <ronde> doen alle kaarten weer mee
      Stel dat deze variant wordt gespeeld: opnieuw schudden
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                               |
        | Ada    | tempura, maki 3, wasabi, inktvis-nigiri |
        | Ben    | dumpling, wasabi, pudding, eetstokjes   |
      Stel dat er op de trekstapel 100 andere kaarten liggen
      Als de ronde eindigt
      Dan vormen alle kaarten samen precies één pak

      Voorbeelden:
        | ronde |
        | 1     |
        | 2     |

    @reshuffle.draw-pile
    Voorbeeld: Twee spelers, geen pudding genomen
      Stel dat deze variant wordt gespeeld: opnieuw schudden
      Stel dat dit ronde 1 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                               |
        | Ada    | tempura, maki 3, wasabi, inktvis-nigiri |
        | Ben    | dumpling, wasabi, sashimi, eetstokjes   |
      Stel dat er op de trekstapel 100 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 10
      Dan ligt dit aantal kaarten op de trekstapel: 88

    @reshuffle.without-the-puddings
    Voorbeeld: Vier spelers, drie puddingen genomen
      Stel dat deze variant wordt gespeeld: opnieuw schudden
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                |
        | Ada    | pudding, pudding, wasabi, inktvis-nigiri |
        | Ben    | dumpling, wasabi, sashimi, pudding       |
        | Cleo   | tempura, tempura, tempura, maki 1        |
        | Dirk   | maki 2, maki 2, maki 2, maki 2           |
      Stel dat er op de trekstapel 92 andere kaarten liggen
      Als de ronde eindigt
      Dan heeft elke speler dit aantal kaarten in de hand: 8
      Dan ligt dit aantal kaarten op de trekstapel: 73

    @reshuffle.puddings-stay
    Voorbeeld: De puddingen blijven voor hun spelers liggen
      Stel dat deze variant wordt gespeeld: opnieuw schudden
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                                |
        | Ada    | pudding, pudding, wasabi, inktvis-nigiri |
        | Ben    | dumpling, wasabi, sashimi, pudding       |
        | Cleo   | tempura, tempura, tempura, maki 1        |
      Stel dat er op de trekstapel 96 andere kaarten liggen
      Als de ronde eindigt
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich        |
        | Ada    | pudding, pudding |
        | Ben    | pudding          |
        | Cleo   |                  |

    @reshuffle.last-round
    Voorbeeld: Na ronde 3 wordt er niets teruggeschud
      Stel dat deze variant wordt gespeeld: opnieuw schudden
      Stel dat dit ronde 3 is
      Stel dat de tafel er zo uitziet:
        | speler | voor zich                               |
        | Ada    | tempura, maki 3, wasabi, inktvis-nigiri |
        | Ben    | dumpling, wasabi, pudding, eetstokjes   |
      Stel dat er op de trekstapel 87 andere kaarten liggen
      Als de ronde eindigt
      Dan is het spel afgelopen
      Dan ligt dit aantal kaarten op de trekstapel: 87
