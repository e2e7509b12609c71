Feature: Chopsticks
  Chopsticks score nothing themselves. They let you take two cards in a later turn.

  @chopsticks-take-two @printed
  Rule: Chopsticks let you take two cards
    With chopsticks in front of you, you may take two cards of your hand in one turn instead of one. The chopsticks
    then leave the table; they cannot be one of the two.

    @chopsticks-take-two.both-laid-down
    Scenario: Two cards at once
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, maki 1, pudding, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | tempura, maki 1  |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.leave-the-table
    Scenario: The chopsticks no longer lie in front of the player
      Given the table looks like this:
        | player | hand                               | in front                   |
        | Ada    | tempura, pudding, maki 1, dumpling | maki 3, maki 3, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, tempura, pudding  |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then these cards lie in front of the players:
        | player | in front                        |
        | Ada    | maki 3, maki 3, tempura, maki 1 |

    @chopsticks-take-two.against-hand-order
    Scenario: The second card may stand before the first in the hand
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      When the players take these cards:
        | player | takes           |
        | Ada    | maki 1, tempura |
        | Ben    | sashimi         |
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | maki 1, tempura  |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.like-cards
    Scenario: Two like cards, when both are in the hand
      Given the table looks like this:
        | player | hand                                | in front   |
        | Ada    | tempura, pudding, tempura, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3   | sashimi    |
      When the players take these cards:
        | player | takes            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | tempura, tempura |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.without
    Scenario: Only the neighbour has chopsticks
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, maki 1, pudding, dumpling | tempura    |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | chopsticks |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then this is refused

    @chopsticks-take-two.not-the-returning-ones
    Scenario: The returning chopsticks are not one of the two cards
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, maki 1, pudding, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      When the players take these cards:
        | player | takes               |
        | Ada    | tempura, chopsticks |
        | Ben    | sashimi             |
      Then this is refused

    @chopsticks-take-two.second-card-not-in-hand
    Scenario: The second card must be in the hand too
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, maki 1, pudding, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      When the players take these cards:
        | player | takes                 |
        | Ada    | tempura, squid nigiri |
        | Ben    | sashimi               |
      Then this is refused

  @chopsticks-optional @printed
  Rule: You need not use them
    With chopsticks in front of you, you may still take just one card. The chopsticks stay for later.

    @chopsticks-optional.one-card
    Scenario: One card in spite of chopsticks
      Given the table looks like this:
        | player | hand                      | in front   |
        | Ada    | tempura, pudding, maki 1  | chopsticks |
        | Ben    | sashimi, dumpling, maki 2 | sashimi    |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front            |
        | Ada    | chopsticks, tempura |
        | Ben    | sashimi, sashimi    |

    @chopsticks-optional.hand-stays
    Scenario: Unused chopsticks do not go into the hand
      Given the table looks like this:
        | player | hand                      | in front   |
        | Ada    | tempura, pudding, maki 1  | chopsticks |
        | Ben    | sashimi, dumpling, maki 2 | sashimi    |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then the players hold these cards:
        | player | hand             |
        | Ada    | dumpling, maki 2 |
        | Ben    | pudding, maki 1  |

    @chopsticks-optional.to-the-end
    Scenario: Chopsticks never used
      Given the table looks like this:
        | player | hand             | in front           |
        | Ada    | tempura, pudding | chopsticks, maki 3 |
        | Ben    | sashimi, sashimi | dumpling, maki 2   |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front                             |
        | Ada    | chopsticks, maki 3, tempura, sashimi |

    @chopsticks-optional.nothing
    Scenario: Chopsticks do not let a player take nothing
      Given the table looks like this:
        | player | hand                      | in front   |
        | Ada    | tempura, pudding, wasabi  | chopsticks |
        | Ben    | sashimi, dumpling, maki 2 | maki 3     |
      When the players take these cards:
        | player | takes   |
        | Ada    |         |
        | Ben    | sashimi |
      Then this is refused

  @chopsticks-later-turn @printed
  Rule: Not in the turn in which you take them
    You can use chopsticks in any later turn of the round, but not in the turn in which you take them.

    @chopsticks-later-turn.same-turn
    Scenario: Chopsticks and another card in one turn
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | chopsticks, tempura, maki 1 |          |
        | Ben    | sashimi, dumpling, maki 2   |          |
      When the players take these cards:
        | player | takes               |
        | Ada    | chopsticks, tempura |
        | Ben    | sashimi             |
      Then this is refused

    @chopsticks-later-turn.still-in-the-hand
    Scenario: Chopsticks that are still in the hand
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | chopsticks, tempura, maki 1 | pudding  |
        | Ben    | sashimi, dumpling, maki 2   | pudding  |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then this is refused

    @chopsticks-later-turn.next-turn
    Scenario: In the very next turn
      Given the table looks like this:
        | player | hand                              | in front            |
        | Ada    | tempura, maki 1, maki 1, dumpling | pudding, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3 | maki 2, sashimi     |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then these cards lie in front of the players:
        | player | in front                 |
        | Ada    | pudding, tempura, maki 1 |

    @chopsticks-later-turn.much-later
    Scenario: Several turns later
      Given the table looks like this:
        | player | hand                              | in front                             |
        | Ada    | tempura, maki 1, maki 1, dumpling | chopsticks, pudding, sashimi, maki 3 |
        | Ben    | sashimi, dumpling, maki 2, maki 3 | maki 2, sashimi, tempura, tempura    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then these cards lie in front of the players:
        | player | in front                                  |
        | Ada    | pudding, sashimi, maki 3, tempura, maki 1 |

  @chopsticks-call @informative
  Rule: Call out "Sushi Go!"
    To use your chopsticks, call "Sushi Go!" before anybody reveals, and choose your second card.

  @chopsticks-return @printed
  Rule: Used chopsticks go back into the hand
    Put the chopsticks that you used into your hand before you pass it. They travel on with it, and whoever takes them
    can use them again.

    @chopsticks-return.passed-on
    Scenario: The neighbour receives the chopsticks
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then the players hold these cards:
        | player | hand                          |
        | Ada    | dumpling, maki 2, maki 3      |
        | Ben    | pudding, dumpling, chopsticks |

    @chopsticks-return.two-players-at-once
    Scenario: Two players use chopsticks in the same turn
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | chopsticks |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi, maki 2 |
      Then the players hold these cards:
        | player | hand                          |
        | Ada    | dumpling, maki 3, chopsticks  |
        | Ben    | pudding, dumpling, chopsticks |

    @chopsticks-return.hand-sizes
    Scenario: All hands stay the same size
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
        | Cleo   | tempura, tempura, wasabi, wasabi   | sashimi    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
        | Cleo   | tempura         |
      Then each player holds this many cards: 3

  @chopsticks-one-per-turn @printed
  Rule: One chopsticks card a turn
    You may have several chopsticks cards in front of you, but you use only one of them in a turn: you never take more
    than two cards. The others stay.

    @chopsticks-one-per-turn.other-stays
    Scenario: The second chopsticks card stays
      Given the table looks like this:
        | player | hand                               | in front               |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, maki 3        |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then these cards lie in front of the players:
        | player | in front                    |
        | Ada    | chopsticks, tempura, maki 1 |

    @chopsticks-one-per-turn.one-goes-back
    Scenario: Only one chopsticks card goes back
      Given the table looks like this:
        | player | hand                               | in front               |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, maki 3        |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then the players hold these cards:
        | player | hand                          |
        | Ben    | pudding, dumpling, chopsticks |

    @chopsticks-one-per-turn.three-cards
    Scenario: Three cards with two chopsticks
      Given the table looks like this:
        | player | hand                               | in front               |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi, maki 3        |
      When the players take these cards:
        | player | takes                    |
        | Ada    | tempura, pudding, maki 1 |
        | Ben    | sashimi                  |
      Then this is refused

    @chopsticks-one-per-turn.three-cards-one-pair
    Scenario: Three cards with one chopsticks card
      Given the table looks like this:
        | player | hand                               | in front   |
        | Ada    | tempura, pudding, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3  | sashimi    |
      When the players take these cards:
        | player | takes                    |
        | Ada    | tempura, pudding, maki 1 |
        | Ben    | sashimi                  |
      Then this is refused

    @chopsticks-one-per-turn.four-cards
    Scenario: Four cards with two chopsticks
      Given the table looks like this:
        | player | hand                                       | in front               |
        | Ada    | tempura, pudding, maki 1, dumpling, wasabi | chopsticks, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3, wasabi  | sashimi, maki 3        |
      When the players take these cards:
        | player | takes                              |
        | Ada    | tempura, pudding, maki 1, dumpling |
        | Ben    | sashimi                            |
      Then this is refused

  @chopsticks-two-cards-needed @printed
  Rule: Two cards in the hand are enough
    From a hand of two you may take both. Then only the chopsticks are left in your hand: they are passed as the last
    card, and your neighbour lays them down. With a single card there is nothing more to take.

    @chopsticks-two-cards-needed.from-two
    Scenario: Both cards of a hand of two
      Given the table looks like this:
        | player | hand              | in front   |
        | Ada    | tempura, maki 1   | chopsticks |
        | Ben    | sashimi, dumpling | maki 2     |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Then these cards lie in front of the players:
        | player | in front                    |
        | Ada    | tempura, maki 1, dumpling   |
        | Ben    | maki 2, sashimi, chopsticks |

    @chopsticks-two-cards-needed.both-players
    Scenario: Both players take both cards
      Given the table looks like this:
        | player | hand            | in front   |
        | Ada    | tempura, maki 1 | chopsticks |
        | Ben    | sashimi, maki 2 | chopsticks |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi, maki 2 |
      Then these cards lie in front of the players:
        | player | in front                    |
        | Ada    | tempura, maki 1, chopsticks |
        | Ben    | sashimi, maki 2, chopsticks |

    @chopsticks-two-cards-needed.from-one
    Scenario: Two cards cannot come from a single one
      Given the table looks like this:
        | player | hand    | in front   |
        | Ada    | tempura | chopsticks |
        | Ben    | sashimi | maki 2     |
      When the players take these cards:
        | player | takes            |
        | Ada    | tempura, pudding |
        | Ben    | sashimi          |
      Then this is refused

    @chopsticks-two-cards-needed.the-card-and-the-chopsticks
    Scenario: The single card and the chopsticks in front are not two cards of the hand
      Given the table looks like this:
        | player | hand    | in front   |
        | Ada    | tempura | chopsticks |
        | Ben    | sashimi | maki 2     |
      When the players take these cards:
        | player | takes               |
        | Ada    | tempura, chopsticks |
        | Ben    | sashimi             |
      Then this is refused

  @chopsticks-any-card @ruling
  Rule: Any two cards may be taken
    The two cards may be of any kind: wasabi, a pudding, dumplings, even another chopsticks card.

    @chopsticks-any-card.other-chopsticks
    Scenario: Another chopsticks card is one of the two
      Given the table looks like this:
        | player | hand                                  | in front   |
        | Ada    | tempura, chopsticks, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3     | sashimi    |
      When the players take these cards:
        | player | takes               |
        | Ada    | chopsticks, tempura |
        | Ben    | sashimi             |
      Then these cards lie in front of the players:
        | player | in front            |
        | Ada    | chopsticks, tempura |

    @chopsticks-any-card.chopsticks-for-both
    Scenario: One chopsticks card is taken and one goes back
      Given the table looks like this:
        | player | hand                                  | in front   |
        | Ada    | tempura, chopsticks, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3     | sashimi    |
      When the players take these cards:
        | player | takes               |
        | Ada    | tempura, chopsticks |
        | Ben    | sashimi             |
      Then the players hold these cards:
        | player | hand                         |
        | Ben    | maki 1, dumpling, chopsticks |

    @chopsticks-any-card.no-sushi
    Scenario Outline: These two cards may be taken too: <cards>
      Given the table looks like this:
        | player | hand                                        | in front   |
        | Ada    | dumpling, pudding, wasabi, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3, tempura  | sashimi    |
      When the players take these cards:
        | player | takes   |
        | Ada    | <cards> |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front |
        | Ada    | <cards>  |

      Examples:
        | cards              |
        | dumpling, dumpling |
        | pudding, wasabi    |
        | wasabi, dumpling   |

  @chopsticks-order @ruling
  Rule: You decide the order of the two cards
    The two cards are laid down in the order in which you choose them. Wasabi first and nigiri second puts the nigiri
    on the wasabi; the other way round it does not. Of two nigiri the first one takes the free wasabi.

    @chopsticks-order.wasabi-then-nigiri
    Scenario: Wasabi first, then nigiri
      Given the table looks like this:
        | player | hand                                   | in front   |
        | Ada    | squid nigiri, wasabi, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3      | sashimi    |
      When the players take these cards:
        | player | takes                |
        | Ada    | wasabi, squid nigiri |
        | Ben    | sashimi              |
      Then these cards lie in front of the players:
        | player | in front             |
        | Ada    | wasabi, squid nigiri |

    @chopsticks-order.nigiri-then-wasabi
    Scenario: Nigiri first, then wasabi
      Given the table looks like this:
        | player | hand                                   | in front   |
        | Ada    | wasabi, squid nigiri, maki 1, dumpling | chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3      | sashimi    |
      When the players take these cards:
        | player | takes                |
        | Ada    | squid nigiri, wasabi |
        | Ben    | sashimi              |
      Then these cards lie in front of the players:
        | player | in front             |
        | Ada    | squid nigiri, wasabi |

    @chopsticks-order.better-nigiri-first
    Scenario: The squid takes the free wasabi
      Given the table looks like this:
        | player | hand                                       | in front           |
        | Ada    | egg nigiri, squid nigiri, maki 1, dumpling | wasabi, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3          | sashimi, maki 3    |
      When the players take these cards:
        | player | takes                    |
        | Ada    | squid nigiri, egg nigiri |
        | Ben    | sashimi                  |
      Then these cards lie in front of the players:
        | player | in front                         |
        | Ada    | wasabi, squid nigiri, egg nigiri |

    @chopsticks-order.lesser-nigiri-first
    Scenario: The egg takes the free wasabi
      Given the table looks like this:
        | player | hand                                       | in front           |
        | Ada    | egg nigiri, squid nigiri, maki 1, dumpling | wasabi, chopsticks |
        | Ben    | sashimi, dumpling, maki 2, maki 3          | sashimi, maki 3    |
      When the players take these cards:
        | player | takes                    |
        | Ada    | egg nigiri, squid nigiri |
        | Ben    | sashimi                  |
      Then these cards lie in front of the players:
        | player | in front                         |
        | Ada    | wasabi, egg nigiri, squid nigiri |

  @chopsticks-no-points @printed
  Rule: Chopsticks score nothing
    Chopsticks that still lie in front of you at the end of the round are worth no points.

    @chopsticks-no-points.none
    Scenario Outline: No points for these cards: <cards>
      Given the table looks like this:
        | player | in front |
        | Ada    | <cards>  |
        | Ben    | maki 1   |
      When the round is scored
      Then player Ada scores 0 points in the category chopsticks

      Examples:
        | cards                                          |
        | chopsticks                                     |
        | chopsticks, chopsticks                         |
        | chopsticks, chopsticks, chopsticks, chopsticks |

  @chopsticks-round-end @printed
  Rule: Chopsticks do not outlast the round
    At the end of the round chopsticks are discarded with the other cards. They are no help in the next round.

    @chopsticks-round-end.discarded
    Scenario Outline: Chopsticks at the end of round <round>
      Given it is round <round>
      Given the table looks like this:
        | player | in front           |
        | Ada    | chopsticks, maki 3 |
        | Ben    | maki 1, chopsticks |
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
