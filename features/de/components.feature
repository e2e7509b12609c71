# Made from features/en and locales/de by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/de and run that command again.
# language: de
Funktion: Spielmaterial
  Das ist in der Schachtel: ein Deck Karten. Jede Karte zeigt eine Speise, und jede Speise bringt auf ihre Weise
  Punkte.

  @deck-108 @printed
  Regel: Das Deck hat 108 Karten in zwölf Sorten
    Es gibt 14 Tempura, 14 Sashimi und 14 Dumplings. Es gibt 26 Maki-Karten: 6 mit einem Symbol, 12 mit zwei und 8 mit
    drei. Es gibt 20 Nigiri: 5 mit Ei, 10 mit Lachs und 5 mit Tintenfisch. Dazu kommen 10 Puddings, 6 Wasabi und 4
    Stäbchen-Karten.

    @deck-108.total
    Szenario: Alle Karten zusammen
      Wenn die Karten eines neuen Decks gezählt werden
      Dann hat das Deck 108 Karten

    @deck-108.copies
    Szenarien: So oft enthält das Deck die Karte <Karte>: <Zahl>
      Wenn die Karten eines neuen Decks gezählt werden
      Dann enthält das Deck die Karte <Karte> so oft: <Zahl>

      Beispiele:
        | Karte              | Zahl |
        | Tempura            | 14   |
        | Sashimi            | 14   |
        | Dumpling           | 14   |
        | Maki 1             | 6    |
        | Maki 2             | 12   |
        | Maki 3             | 8    |
        | Ei-Nigiri          | 5    |
        | Lachs-Nigiri       | 10   |
        | Tintenfisch-Nigiri | 5    |
        | Pudding            | 10   |
        | Wasabi             | 6    |
        | Stäbchen           | 4    |
