Feature: Variant: reshuffle
  The cards of one round can turn up again in the next.

  @reshuffle @variant
  Rule: Discards go back into the draw pile
    After rounds 1 and 2 shuffle all discards back into the draw pile before you deal. Puddings stay in front of their
    players. After round 3 nothing is dealt any more.

    @reshuffle.nothing-lost
    Scenario Outline: All cards are in play again after round <round>
      Given the variant reshuffle is played
      Given it is round <round>
      Given the table looks like this:
        | player | in front                              |
        | Ada    | tempura, maki 3, wasabi, squid nigiri |
        | Ben    | dumpling, wasabi, pudding, chopsticks |
      Given the draw pile holds 100 other cards
      When the round ends
      Then all the cards together are exactly one deck

      Examples:
        | round |
        | 1     |
        | 2     |

    @reshuffle.draw-pile
    Scenario: Two players, no pudding taken
      Given the variant reshuffle is played
      Given it is round 1
      Given the table looks like this:
        | player | in front                              |
        | Ada    | tempura, maki 3, wasabi, squid nigiri |
        | Ben    | dumpling, wasabi, sashimi, chopsticks |
      Given the draw pile holds 100 other cards
      When the round ends
      Then each player holds this many cards: 10
      Then the draw pile holds this many cards: 88

    @reshuffle.without-the-puddings
    Scenario: Four players, three puddings taken
      Given the variant reshuffle is played
      Given it is round 2
      Given the table looks like this:
        | player | in front                               |
        | Ada    | pudding, pudding, wasabi, squid nigiri |
        | Ben    | dumpling, wasabi, sashimi, pudding     |
        | Cleo   | tempura, tempura, tempura, maki 1      |
        | Dan    | maki 2, maki 2, maki 2, maki 2         |
      Given the draw pile holds 92 other cards
      When the round ends
      Then each player holds this many cards: 8
      Then the draw pile holds this many cards: 73

    @reshuffle.puddings-stay
    Scenario: The puddings stay in front of their players
      Given the variant reshuffle is played
      Given it is round 2
      Given the table looks like this:
        | player | in front                               |
        | Ada    | pudding, pudding, wasabi, squid nigiri |
        | Ben    | dumpling, wasabi, sashimi, pudding     |
        | Cleo   | tempura, tempura, tempura, maki 1      |
      Given the draw pile holds 96 other cards
      When the round ends
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | pudding, pudding |
        | Ben    | pudding          |
        | Cleo   |                  |

    @reshuffle.last-round
    Scenario: Nothing is shuffled back after round 3
      Given the variant reshuffle is played
      Given it is round 3
      Given the table looks like this:
        | player | in front                              |
        | Ada    | tempura, maki 3, wasabi, squid nigiri |
        | Ben    | dumpling, wasabi, pudding, chopsticks |
      Given the draw pile holds 87 other cards
      When the round ends
      Then the game is over
      Then the draw pile holds this many cards: 87
