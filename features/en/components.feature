Feature: Components
  What is in the box: one deck of cards. Every card shows a dish, and every dish scores in its own way.

  @deck-108 @printed
  Rule: The deck has 108 cards of twelve kinds
    There are 14 tempura, 14 sashimi and 14 dumplings. There are 26 maki roll cards: 6 with one icon, 12 with two and
    8 with three. There are 20 nigiri: 5 egg, 10 salmon and 5 squid. There are 10 puddings, 6 wasabi and 4 chopsticks.

    @deck-108.total
    Scenario: All cards together
      When the cards of a new deck are counted
      Then the deck has 108 cards

    @deck-108.copies
    Scenario Outline: The deck has the card <card> <number> times
      When the cards of a new deck are counted
      Then the deck has the card <card> this many times: <number>

      Examples:
        | card          | number |
        | tempura       | 14     |
        | sashimi       | 14     |
        | dumpling      | 14     |
        | maki 1        | 6      |
        | maki 2        | 12     |
        | maki 3        | 8      |
        | egg nigiri    | 5      |
        | salmon nigiri | 10     |
        | squid nigiri  | 5      |
        | pudding       | 10     |
        | wasabi        | 6      |
        | chopsticks    | 4      |
