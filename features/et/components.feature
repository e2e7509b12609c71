# Made from features/en and locales/et by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/et and run that command again.
# language: et
Omadus: Karbi sisu
  Karbis on üks kaardipakk. Igal kaardil on mõni roog ja iga roog annab punkte omal viisil.

  @deck-108 @printed
  Reegel: Kaardipakis on 108 kaarti, kahtteist liiki
    Kaardipakis on 14 tempurat, 14 sashimit ja 14 pelmeeni. Makirullikaarte on 26: 6 ühe, 12 kahe ja 8 kolme ikooniga.
    Nigireid on 20: 5 munanigirit, 10 lõhenigirit ja 5 kalmaarinigirit. Pudingeid on 10, wasabikaarte 6 ja
    söögipulgakaarte 4.

    @deck-108.total
    Juhtum: Kõik kaardid kokku
      Kui uue kaardipaki kaardid loetakse üle
      Siis on kaardipakis 108 kaarti

    @deck-108.copies
    Raamjuhtum: Kaarti <kaart> on kaardipakis <arv>
      Kui uue kaardipaki kaardid loetakse üle
      Siis on kaarti <kaart> kaardipakis kokku <arv>

      Juhtumid:
        | kaart          | arv |
        | tempura        | 14  |
        | sashimi        | 14  |
        | pelmeen        | 14  |
        | maki 1         | 6   |
        | maki 2         | 12  |
        | maki 3         | 8   |
        | munanigiri     | 5   |
        | lõhenigiri     | 10  |
        | kalmaarinigiri | 5   |
        | puding         | 10  |
        | wasabi         | 6   |
        | söögipulgad    | 4   |
