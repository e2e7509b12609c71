Feature: Between rounds
  A game has three rounds. After each of them the cards are scored and cleared away.

  @round-score @printed
  Rule: Score each round and add it up
    After each round count the points of everything in front of you but the puddings, and add them to your total.

    @round-score.all-categories
    Scenario: All kinds of cards together
      Given the table looks like this:
        | player | in front                                                               |
        | Ada    | maki 3, tempura, tempura, dumpling, dumpling, wasabi, squid nigiri     |
        | Ben    | maki 1, sashimi, sashimi, sashimi, salmon nigiri, chopsticks, dumpling |
      When the round is scored
      Then the points of the round are:
        | player | points |
        | Ada    | 23     |
        | Ben    | 16     |

    @round-score.without-puddings
    Scenario: Puddings do not count yet
      Given the table looks like this:
        | player | in front                                            |
        | Ada    | tempura, tempura, maki 2, pudding, pudding, pudding |
        | Ben    | egg nigiri, maki 1                                  |
        | Cleo   | dumpling, maki 3, pudding                           |
      When the round is scored
      Then the points of the round are:
        | player | points |
        | Ada    | 8      |
        | Ben    | 1      |
        | Cleo   | 7      |

    @round-score.added-to-the-total
    Scenario Outline: The points of round <round> are added to the totals
      Given it is round <round>
      Given the table looks like this:
        | player | in front                 | score |
        | Ada    | tempura, tempura, maki 3 | 20    |
        | Ben    | salmon nigiri, maki 1    | 31    |
      Given the draw pile holds 48 other cards
      When the round ends
      Then the scores are:
        | player | score |
        | Ada    | 31    |
        | Ben    | 36    |

      Examples:
        | round |
        | 1     |
        | 2     |
        | 3     |

    @round-score.puddings-not-added
    Scenario: Puddings are not added to the totals after a round
      Given it is round 3
      Given the table looks like this:
        | player | in front                    | score |
        | Ada    | pudding, pudding, maki 3    | 20    |
        | Ben    | egg nigiri, maki 2          | 20    |
        | Cleo   | pudding, egg nigiri, maki 1 | 20    |
      Given the draw pile holds 27 other cards
      When the round ends
      Then the scores are:
        | player | score |
        | Ada    | 26    |
        | Ben    | 24    |
        | Cleo   | 21    |

  @round-discard @printed
  Rule: Clear the table
    Then discard all the cards in front of you but the puddings. They do not come back into play.

    @round-discard.nothing-stays
    Scenario Outline: Nothing stays after round <round>
      Given it is round <round>
      Given the table looks like this:
        | player | in front                              |
        | Ada    | tempura, maki 3, wasabi, squid nigiri |
        | Ben    | dumpling, wasabi, sashimi, maki 1     |
      Given the draw pile holds 48 other cards
      When the round ends
      Then these cards lie in front of the players:
        | player | in front |
        | Ada    |          |
        | Ben    |          |

      Examples:
        | round |
        | 1     |
        | 2     |
        | 3     |

    @round-discard.out-of-play
    Scenario Outline: The discards of round <round> do not come back
      Given it is round <round>
      Given the table looks like this:
        | player | in front                              |
        | Ada    | tempura, maki 3, wasabi, squid nigiri |
        | Ben    | dumpling, wasabi, sashimi, chopsticks |
      Given the draw pile holds 48 other cards
      When the round ends
      Then the hands and the draw pile together are the old draw pile

      Examples:
        | round |
        | 1     |
        | 2     |

  @pudding-kept @printed
  Rule: Keep your puddings
    Puddings stay in front of you until the end of the game.

    @pudding-kept.every-round
    Scenario Outline: Puddings stay after round <round>
      Given it is round <round>
      Given the table looks like this:
        | player | in front                 |
        | Ada    | pudding, maki 1, pudding |
        | Ben    | maki 1, sashimi          |
        | Cleo   | maki 1, pudding          |
      Given the draw pile holds 54 other cards
      When the round ends
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | pudding, pudding |
        | Ben    |                  |
        | Cleo   | pudding          |

      Examples:
        | round |
        | 1     |
        | 2     |
        | 3     |

    @pudding-kept.old-and-new
    Scenario: The puddings of two rounds lie together
      Given it is round 2
      Given the table looks like this:
        | player | hand                             | in front         |
        | Ada    | pudding, tempura, maki 1, maki 3 | pudding, pudding |
        | Ben    | sashimi, maki 2, maki 3, maki 3  |                  |
      When the players take these cards:
        | player | takes   |
        | Ada    | pudding |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front                  |
        | Ada    | pudding, pudding, pudding |

  @round-deal @printed
  Rule: Deal the next round from the draw pile
    Then deal everybody as many cards as before, from the draw pile.

    @round-deal.two-players
    Scenario Outline: Ten cards each for two players after round <round>
      Given it is round <round>
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
      Given the draw pile holds 68 other cards
      When the round ends
      Then each player holds this many cards: 10
      Then the draw pile holds this many cards: 48

      Examples:
        | round |
        | 1     |
        | 2     |

    @round-deal.three-players
    Scenario: Nine cards each for three players
      Given it is round 1
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
      Given the draw pile holds 81 other cards
      When the round ends
      Then each player holds this many cards: 9
      Then the draw pile holds this many cards: 54

    @round-deal.four-players
    Scenario: Eight cards each for four players
      Given it is round 1
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
        | Dan    |          |
      Given the draw pile holds 76 other cards
      When the round ends
      Then each player holds this many cards: 8
      Then the draw pile holds this many cards: 44

    @round-deal.five-players
    Scenario: Seven cards each for five players
      Given it is round 2
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
        | Dan    |          |
        | Eve    |          |
      Given the draw pile holds 38 other cards
      When the round ends
      Then each player holds this many cards: 7
      Then the draw pile holds this many cards: 3

    @round-deal.from-the-draw-pile
    Scenario: All new cards come from the draw pile
      Given it is round 1
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
      Given the draw pile holds 81 other cards
      When the round ends
      Then the hands and the draw pile together are the old draw pile

  @three-rounds @printed
  Rule: The game ends after three rounds
    After the third round no more cards are dealt. The cards left in the draw pile are not used: 48 with two players,
    27 with three, 12 with four and 3 with five. Only the puddings are still to be scored.

    @three-rounds.goes-on
    Scenario Outline: After round <round> the game goes on
      Given it is round <round>
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
      Given the draw pile holds 68 other cards
      When the round ends
      Then the game goes on

      Examples:
        | round |
        | 1     |
        | 2     |

    @three-rounds.over
    Scenario: After round 3 the game is over
      Given it is round 3
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
      Given the draw pile holds 48 other cards
      When the round ends
      Then the game is over
      Then each player holds this many cards: 0

    @three-rounds.left-over-two
    Scenario: 48 cards are left with two players
      Given it is round 3
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
      Given the draw pile holds 48 other cards
      When the round ends
      Then the draw pile holds this many cards: 48

    @three-rounds.left-over-three
    Scenario: 27 cards are left with three players
      Given it is round 3
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
      Given the draw pile holds 27 other cards
      When the round ends
      Then the draw pile holds this many cards: 27

    @three-rounds.left-over-four
    Scenario: 12 cards are left with four players
      Given it is round 3
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
        | Dan    |          |
      Given the draw pile holds 12 other cards
      When the round ends
      Then the draw pile holds this many cards: 12

    @three-rounds.left-over-five
    Scenario: 3 cards are left with five players
      Given it is round 3
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
        | Dan    |          |
        | Eve    |          |
      Given the draw pile holds 3 other cards
      When the round ends
      Then the draw pile holds this many cards: 3
