# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Spelmateriaal
  Dit zit er in de doos: één pak kaarten. Op elke kaart staat een gerecht, en elk gerecht levert op zijn eigen manier
  punten op.

  @deck-108 @printed
  Regel: Het pak telt 108 kaarten van twaalf soorten
    Er zijn 14 tempura, 14 sashimi en 14 dumplings. Er zijn 26 makikaarten: 6 met één symbool, 12 met twee en 8 met
    drie. Er zijn 20 nigiri's: 5 met ei, 10 met zalm en 5 met inktvis. Verder zijn er 10 puddingen, 6 wasabi's en 4
    eetstokjeskaarten.

    @deck-108.total
    Voorbeeld: Alle kaarten samen
      Als de kaarten van een nieuw pak worden geteld
      Dan telt het pak 108 kaarten

    @deck-108.copies
    Abstract Scenario: De kaart <kaart> zit <getal> keer in het pak
      Als de kaarten van een nieuw pak worden geteld
      Dan zit de kaart <kaart> zo vaak in het pak: <getal>

      Voorbeelden:
        | kaart          | getal |
        | tempura        | 14    |
        | sashimi        | 14    |
        | dumpling       | 14    |
        | maki 1         | 6     |
        | maki 2         | 12    |
        | maki 3         | 8     |
        | ei-nigiri      | 5     |
        | zalm-nigiri    | 10    |
        | inktvis-nigiri | 5     |
        | pudding        | 10    |
        | wasabi         | 6     |
        | eetstokjes     | 4     |
