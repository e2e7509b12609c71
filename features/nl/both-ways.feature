# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Variant: twee richtingen
  De tweede ronde gaat de andere kant op, zodat je je beide buren leert kennen.

  @both-ways @variant
  Regel: In ronde 2 geef je door naar rechts
    In ronde 1 en 3 gaat je hand naar links, in ronde 2 naar rechts. De laatste kaart gaat dezelfde kant op. Met twee
    spelers maakt dit geen verschil.

    @both-ways.left
    Abstract Scenario: Naar links in ronde <ronde>
      Stel dat deze variant wordt gespeeld: twee richtingen
      Stel dat dit ronde <ronde> is
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, tempura, pudding  |           |
        | Ben    | sashimi, sashimi, maki 2   |           |
        | Cleo   | dumpling, dumpling, wasabi |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand             |
        | Ada    | dumpling, wasabi |
        | Ben    | tempura, pudding |
        | Cleo   | sashimi, maki 2  |

      Voorbeelden:
        | ronde |
        | 1     |
        | 3     |

    @both-ways.right
    Voorbeeld: Naar rechts in ronde 2
      Stel dat deze variant wordt gespeeld: twee richtingen
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | hand                       | voor zich |
        | Ada    | tempura, tempura, pudding  |           |
        | Ben    | sashimi, sashimi, maki 2   |           |
        | Cleo   | dumpling, dumpling, wasabi |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand             |
        | Ada    | sashimi, maki 2  |
        | Ben    | dumpling, wasabi |
        | Cleo   | tempura, pudding |

    @both-ways.right-with-five
    Voorbeeld: Naar rechts in ronde 2 met vijf spelers
      Stel dat deze variant wordt gespeeld: twee richtingen
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | hand                                 | voor zich |
        | Ada    | tempura, tempura, pudding            |           |
        | Ben    | sashimi, sashimi, maki 2             |           |
        | Cleo   | dumpling, dumpling, wasabi           |           |
        | Dirk   | maki 1, maki 1, maki 3               |           |
        | Eva    | ei-nigiri, ei-nigiri, inktvis-nigiri |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt     |
        | Ada    | tempura   |
        | Ben    | sashimi   |
        | Cleo   | dumpling  |
        | Dirk   | maki 1    |
        | Eva    | ei-nigiri |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand                      |
        | Ada    | sashimi, maki 2           |
        | Ben    | dumpling, wasabi          |
        | Cleo   | maki 1, maki 3            |
        | Dirk   | ei-nigiri, inktvis-nigiri |
        | Eva    | tempura, pudding          |

    @both-ways.last-card-right
    Voorbeeld: De laatste kaart van ronde 2 gaat naar rechts
      Stel dat deze variant wordt gespeeld: twee richtingen
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | hand              | voor zich |
        | Ada    | tempura, pudding  |           |
        | Ben    | sashimi, dumpling |           |
        | Cleo   | maki 1, maki 2    |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cleo   | maki 1  |
      Dan liggen deze kaarten voor de spelers:
        | speler | voor zich         |
        | Ada    | tempura, dumpling |
        | Ben    | sashimi, maki 2   |
        | Cleo   | maki 1, pudding   |

    @both-ways.two-players
    Voorbeeld: Twee spelers ruilen gewoon van hand
      Stel dat deze variant wordt gespeeld: twee richtingen
      Stel dat dit ronde 2 is
      Stel dat de tafel er zo uitziet:
        | speler | hand                      | voor zich |
        | Ada    | tempura, pudding, wasabi  |           |
        | Ben    | sashimi, dumpling, maki 2 |           |
      Als de spelers deze kaarten nemen:
        | speler | neemt   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Dan hebben de spelers deze kaarten in de hand:
        | speler | hand             |
        | Ada    | dumpling, maki 2 |
        | Ben    | pudding, wasabi  |
