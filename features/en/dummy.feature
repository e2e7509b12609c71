Feature: Variant: dummy
  Two players and an imaginary third one, the dummy, whom they play in turns.

  In the tables of the examples the dummy stands in the last row. Its hand is its face-down pile, the top card first.

  @dummy-setup @variant
  Rule: Three hands of nine for two players
    This variant is for exactly two players. Deal three hands of nine cards. The third hand is the dummy's: put it
    face down between you as a pile. Agree on who controls the dummy first.

    @dummy-setup.hands
    Scenario: Nine cards each
      Given the variant dummy is played
      When the cards are dealt, number of players: 2
      Then this many players hold cards: 2
      Then each player holds this many cards: 9

    @dummy-setup.piles
    Scenario: The dummy's pile and the draw pile
      Given the variant dummy is played
      When the cards are dealt, number of players: 2
      Then the dummy's pile holds this many cards: 9
      Then the draw pile holds this many cards: 81

    @dummy-setup.whole-deck
    Scenario: No card is lost in the deal
      Given the variant dummy is played
      When the cards are dealt, number of players: 2
      Then all the cards together are exactly one deck

    @dummy-setup.refused
    Scenario Outline: No dummy with this number of players: <players>
      Given the variant dummy is played
      When the cards are dealt, number of players: <players>
      Then this is refused

      Examples:
        | players |
        | 1       |
        | 3       |
        | 5       |

  @dummy-turn @variant
  Rule: Draw one, take one, give one
    Whoever controls the dummy draws the top card of its pile into their hand, then takes one card for themselves and
    one for the dummy; the card just drawn may be either. The other player takes one card as usual. Then the two
    players swap hands. The pile stays where it is.

    @dummy-turn.table
    Scenario: One card for everybody
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | tempura, pudding, wasabi    | maki 1   |
        | Ben    | sashimi, dumpling, maki 2   | maki 2   |
        | dummy  | maki 3, egg nigiri, tempura | tempura  |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | maki 1, wasabi   |
        | Ben    | maki 2, sashimi  |
        | dummy  | tempura, pudding |

    @dummy-turn.hands
    Scenario: The two players swap hands, the card drawn too
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | tempura, pudding, wasabi    |          |
        | Ben    | sashimi, dumpling, maki 2   |          |
        | dummy  | maki 3, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Then the players hold these cards:
        | player | hand             |
        | Ada    | dumpling, maki 2 |
        | Ben    | tempura, maki 3  |

    @dummy-turn.pile
    Scenario: The pile loses its top card
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | tempura, pudding, wasabi    |          |
        | Ben    | sashimi, dumpling, maki 2   |          |
        | dummy  | maki 3, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes    |
        | Ada    | wasabi   |
        | Ben    | sashimi  |
        | dummy  | dumpling |
      Then the players hold these cards:
        | player | hand                |
        | dummy  | egg nigiri, tempura |

    @dummy-turn.keep-the-drawn-card
    Scenario: The controller keeps the card drawn
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi          |          |
        | Ben    | sashimi, dumpling, maki 2         |          |
        | dummy  | squid nigiri, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes        |
        | Ada    | wasabi       |
        | Ben    | squid nigiri |
        | dummy  | dumpling     |
      Then these cards lie in front of the players:
        | player | in front     |
        | Ada    | wasabi       |
        | Ben    | squid nigiri |
        | dummy  | dumpling     |

    @dummy-turn.give-the-drawn-card
    Scenario: The dummy gets the card drawn
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi          |          |
        | Ben    | sashimi, dumpling, maki 2         |          |
        | dummy  | squid nigiri, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes        |
        | Ada    | wasabi       |
        | Ben    | sashimi      |
        | dummy  | squid nigiri |
      Then these cards lie in front of the players:
        | player | in front     |
        | Ada    | wasabi       |
        | Ben    | sashimi      |
        | dummy  | squid nigiri |

    @dummy-turn.second-card-of-the-pile
    Scenario: Only the top card of the pile can be used
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi          |          |
        | Ben    | sashimi, dumpling, maki 2         |          |
        | dummy  | squid nigiri, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes      |
        | Ada    | wasabi     |
        | Ben    | sashimi    |
        | dummy  | egg nigiri |
      Then this is refused

    @dummy-turn.other-player-left-out
    Scenario: The player who does not control the dummy takes a card too
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi          |          |
        | Ben    | sashimi, dumpling, maki 2         |          |
        | dummy  | squid nigiri, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | dummy  | pudding |
      Then this is refused

    @dummy-turn.not-from-the-other-hand
    Scenario: The dummy gets nothing from the other player's hand
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi          |          |
        | Ben    | sashimi, dumpling, maki 2         |          |
        | dummy  | squid nigiri, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Then this is refused

    @dummy-turn.other-player-does-not-draw
    Scenario: The other player cannot take the card drawn
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi          |          |
        | Ben    | sashimi, dumpling, maki 2         |          |
        | dummy  | squid nigiri, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes        |
        | Ada    | squid nigiri |
        | Ben    | sashimi      |
        | dummy  | dumpling     |
      Then this is refused

    @dummy-turn.one-copy-for-two
    Scenario: One card cannot go to the controller and to the dummy
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi          |          |
        | Ben    | sashimi, dumpling, maki 2         |          |
        | dummy  | squid nigiri, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | sashimi |
      Then this is refused

  @dummy-alternates @variant
  Rule: You control the dummy by turns
    In the next turn the other player controls the dummy, and so on until all cards are played, nine turns in all.

    @dummy-alternates.from-ada
    Scenario: After Ada comes Ben
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | tempura, pudding, wasabi    |          |
        | Ben    | sashimi, dumpling, maki 2   |          |
        | dummy  | maki 3, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
        | dummy  | pudding |
      Then player Ben controls the dummy next

    @dummy-alternates.from-ben
    Scenario: After Ben comes Ada
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | tempura, pudding, wasabi    |          |
        | Ben    | sashimi, dumpling, maki 2   |          |
        | dummy  | maki 3, egg nigiri, tempura |          |
      When the players take these cards:
        | player | takes    |
        | Ada    | wasabi   |
        | Ben    | sashimi  |
        | dummy  | dumpling |
      Then player Ada controls the dummy next

  @dummy-last-turn @ruling
  Rule: The last turn is played out
    No last card is passed in this variant. In the ninth turn the controller draws the last card of the pile and
    splits their two cards between themselves and the dummy; the other player lays down their only card.

    @dummy-last-turn.split
    Scenario: The last three cards
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand    | in front |
        | Ada    | tempura | maki 1   |
        | Ben    | sashimi | maki 2   |
        | dummy  | maki 3  | tempura  |
      When the players take these cards:
        | player | takes   |
        | Ada    | maki 3  |
        | Ben    | sashimi |
        | dummy  | tempura |
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | maki 1, maki 3   |
        | Ben    | maki 2, sashimi  |
        | dummy  | tempura, tempura |

    @dummy-last-turn.all-played
    Scenario: Nothing is left after the ninth turn
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand    | in front |
        | Ada    | tempura | maki 1   |
        | Ben    | sashimi | maki 2   |
        | dummy  | maki 3  | tempura  |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | maki 3  |
      Then each player holds this many cards: 0
      Then the dummy's pile holds this many cards: 0

    @dummy-last-turn.nothing-passed-before
    Scenario: From hands of two no last card is laid down yet
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand              | in front |
        | Ada    | tempura, pudding  |          |
        | Ben    | sashimi, dumpling |          |
        | dummy  | maki 3, maki 2    |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | maki 3  |
      Then these cards lie in front of the players:
        | player | in front |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | dummy  | maki 3   |

  @dummy-rounds @variant
  Rule: Three hands of nine in every round
    Rounds 2 and 3 are dealt like round 1, from the draw pile; 27 cards are left over at the end. All three seats, the
    dummy's too, keep their puddings until the end of the game.

    @dummy-rounds.dealt
    Scenario: Three hands of nine for round 2
      Given the variant dummy is played
      Given it is round 1
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 2   |
        | Ben    | maki 1   |
        | dummy  | maki 3   |
      Given the draw pile holds 81 other cards
      When the round ends
      Then each player holds this many cards: 9
      Then the dummy's pile holds this many cards: 9
      Then the draw pile holds this many cards: 54

    @dummy-rounds.third-round
    Scenario: Three hands of nine for round 3
      Given the variant dummy is played
      Given it is round 2
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 2   |
        | Ben    | maki 1   |
        | dummy  | maki 3   |
      Given the draw pile holds 54 other cards
      When the round ends
      Then each player holds this many cards: 9
      Then the dummy's pile holds this many cards: 9
      Then the draw pile holds this many cards: 27

    @dummy-rounds.over
    Scenario: The game is over after round 3
      Given the variant dummy is played
      Given it is round 3
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 2   |
        | Ben    | maki 1   |
        | dummy  | maki 3   |
      Given the draw pile holds 27 other cards
      When the round ends
      Then the game is over
      Then the draw pile holds this many cards: 27

    @dummy-rounds.puddings
    Scenario: All three seats keep their puddings
      Given the variant dummy is played
      Given it is round 1
      Given the table looks like this:
        | player | in front                 |
        | Ada    | maki 2, pudding          |
        | Ben    | maki 1, tempura          |
        | dummy  | pudding, maki 3, pudding |
      Given the draw pile holds 81 other cards
      When the round ends
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | pudding          |
        | Ben    |                  |
        | dummy  | pudding, pudding |

  @dummy-scoring @ruling
  Rule: The dummy scores like a third player
    The dummy is a seat of its own: it counts in every comparison and in every tie. What it wins or shares goes to
    nobody else.

    @dummy-scoring.most-maki
    Scenario: The dummy has the most maki icons
      Given the variant dummy is played
      Given it is round 1
      Given the table looks like this:
        | player | in front | score |
        | Ada    | maki 2   | 20    |
        | Ben    | maki 1   | 20    |
        | dummy  | maki 3   | 20    |
      Given the draw pile holds 81 other cards
      When the round ends
      Then the scores are:
        | player | score |
        | Ada    | 23    |
        | Ben    | 20    |
        | dummy  | 26    |

    @dummy-scoring.tie
    Scenario: The dummy shares a tie for the most
      Given the variant dummy is played
      Given it is round 1
      Given the table looks like this:
        | player | in front | score |
        | Ada    | maki 3   | 20    |
        | Ben    | maki 1   | 20    |
        | dummy  | maki 3   | 20    |
      Given the draw pile holds 81 other cards
      When the round ends
      Then the scores are:
        | player | score |
        | Ada    | 23    |
        | Ben    | 20    |
        | dummy  | 23    |

    @dummy-scoring.puddings
    Scenario: The dummy has the most puddings
      Given the variant dummy is played
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 1        | 40    |
        | dummy  | 3        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 0      |
        | dummy  | 6      |

  @dummy-puddings @ruling
  Rule: Whoever has the fewest puddings of the three loses points
    As three seats are scored, whoever has the fewest puddings loses 6 points, and all equal means all three.

    @dummy-puddings.fewest
    Scenario: A player with the fewest loses 6
      Given the variant dummy is played
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 1        | 40    |
        | dummy  | 3        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ben    | -6     |

    @dummy-puddings.two-players-equal
    Scenario: The two players tied for the most share the points
      Given the variant dummy is played
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 2        | 40    |
        | dummy  | 1        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 3      |
        | dummy  | -6     |

    @dummy-puddings.all-equal
    Scenario: All three equal
      Given the variant dummy is played
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 2        | 40    |
        | dummy  | 2        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | dummy  | 0      |

  @dummy-no-win @ruling
  Rule: The dummy cannot win
    Only the two players can win, whatever the dummy scores. If they are tied, only their own puddings are compared.

    @dummy-no-win.most-points
    Scenario: The dummy has the most points
      Given the variant dummy is played
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 1        | 40    |
        | Ben    | 2        | 41    |
        | dummy  | 3        | 50    |
      When the winner is decided
      Then player Ben wins alone

    @dummy-no-win.three-tied
    Scenario: The dummy is tied and has the most puddings
      Given the variant dummy is played
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 41    |
        | Ben    | 1        | 41    |
        | dummy  | 3        | 41    |
      When the winner is decided
      Then player Ada wins alone

    @dummy-no-win.shared
    Scenario: The two players share the victory without the dummy
      Given the variant dummy is played
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 41    |
        | Ben    | 2        | 41    |
        | dummy  | 2        | 41    |
      When the winner is decided
      Then the victory is shared by these players:
        | player |
        | Ada    |
        | Ben    |

  @dummy-next-round @ruling
  Rule: The next round goes on with the other player
    Whoever did not control the dummy in the last turn of a round controls it first in the next round.

    @dummy-next-round.after-ada
    Scenario: Ada controlled the dummy in the last turn
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand    | in front |
        | Ada    | tempura | maki 1   |
        | Ben    | sashimi | maki 2   |
        | dummy  | maki 3  | tempura  |
      When the players take these cards:
        | player | takes   |
        | Ada    | maki 3  |
        | Ben    | sashimi |
        | dummy  | tempura |
      Then player Ben controls the dummy next

    @dummy-next-round.after-ben
    Scenario: Ben controlled the dummy in the last turn
      Given the variant dummy is played
      Given player Ben controls the dummy
      Given the table looks like this:
        | player | hand    | in front |
        | Ada    | tempura | maki 1   |
        | Ben    | sashimi | maki 2   |
        | dummy  | maki 3  | tempura  |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | maki 3  |
      Then player Ada controls the dummy next

  @dummy-wasabi @ruling
  Rule: The dummy has its own wasabi
    A nigiri given to the dummy goes on the dummy's own free wasabi. The dummy's chopsticks do nothing.

    @dummy-wasabi.on-its-wasabi
    Scenario: The dummy's nigiri goes on the dummy's wasabi
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                           | in front |
        | Ada    | tempura, pudding, squid nigiri | maki 1   |
        | Ben    | sashimi, dumpling, maki 2      | maki 2   |
        | dummy  | maki 3, egg nigiri, tempura    | wasabi   |
      When the players take these cards:
        | player | takes        |
        | Ada    | tempura      |
        | Ben    | sashimi      |
        | dummy  | squid nigiri |
      Then these cards lie in front of the players:
        | player | in front             |
        | Ada    | maki 1, tempura      |
        | Ben    | maki 2, sashimi      |
        | dummy  | wasabi, squid nigiri |

    @dummy-wasabi.chopsticks-stay
    Scenario: The dummy's chopsticks stay in front of it
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                           | in front   |
        | Ada    | tempura, pudding, squid nigiri | maki 1     |
        | Ben    | sashimi, dumpling, maki 2      | maki 2     |
        | dummy  | maki 3, egg nigiri, tempura    | chopsticks |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | dummy  | pudding |
      Then these cards lie in front of the players:
        | player | in front            |
        | dummy  | chopsticks, pudding |

  @dummy-chopsticks @ruling
  Rule: Chopsticks beside the dummy
    With chopsticks in front of them, the controller may take two cards for themselves and still gives one to the
    dummy. The chopsticks go back into the hand before it is swapped, and can never be the dummy's card. This takes
    three cards after drawing, so it works in turns 1 to 8. The other player needs two cards, as usual.

    @dummy-chopsticks.controller
    Scenario: The controller takes two cards
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front   |
        | Ada    | tempura, pudding, wasabi    | chopsticks |
        | Ben    | sashimi, dumpling, maki 2   | maki 2     |
        | dummy  | maki 3, egg nigiri, tempura | tempura    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Then these cards lie in front of the players:
        | player | in front         |
        | Ada    | tempura, maki 3  |
        | Ben    | maki 2, sashimi  |
        | dummy  | tempura, pudding |

    @dummy-chopsticks.travel-on
    Scenario: The controller's chopsticks travel on
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front   |
        | Ada    | tempura, pudding, wasabi    | chopsticks |
        | Ben    | sashimi, dumpling, maki 2   | maki 2     |
        | dummy  | maki 3, egg nigiri, tempura | tempura    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Then the players hold these cards:
        | player | hand               |
        | Ada    | dumpling, maki 2   |
        | Ben    | wasabi, chopsticks |

    @dummy-chopsticks.not-for-the-dummy
    Scenario: The returning chopsticks are not the dummy's card
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front   |
        | Ada    | tempura, pudding, wasabi    | chopsticks |
        | Ben    | sashimi, dumpling, maki 2   | maki 2     |
        | dummy  | maki 3, egg nigiri, tempura | tempura    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | chopsticks      |
      Then this is refused

    @dummy-chopsticks.other-player
    Scenario: The other player takes two cards
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front   |
        | Ada    | tempura, pudding, wasabi    | maki 1     |
        | Ben    | sashimi, dumpling, maki 2   | chopsticks |
        | dummy  | maki 3, egg nigiri, tempura | tempura    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura         |
        | Ben    | sashimi, maki 2 |
        | dummy  | pudding         |
      Then the players hold these cards:
        | player | hand                 |
        | Ada    | dumpling, chopsticks |
        | Ben    | wasabi, maki 3       |

    @dummy-chopsticks.eighth-turn
    Scenario: The controller takes two cards in the eighth turn
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand               | in front   |
        | Ada    | tempura, pudding   | chopsticks |
        | Ben    | sashimi, dumpling  | maki 2     |
        | dummy  | maki 3, egg nigiri | tempura    |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, maki 3 |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Then the players hold these cards:
        | player | hand       |
        | Ada    | dumpling   |
        | Ben    | chopsticks |

    @dummy-chopsticks.ninth-turn
    Scenario: Too few cards in the ninth turn
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand    | in front   |
        | Ada    | tempura | chopsticks |
        | Ben    | sashimi | maki 2     |
        | dummy  | tempura | tempura    |
      When the players take these cards:
        | player | takes            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
        | dummy  | tempura          |
      Then this is refused

    @dummy-chopsticks.without
    Scenario: No two cards without chopsticks
      Given the variant dummy is played
      Given player Ada controls the dummy
      Given the table looks like this:
        | player | hand                        | in front |
        | Ada    | tempura, pudding, wasabi    | maki 1   |
        | Ben    | sashimi, dumpling, maki 2   | maki 2   |
        | dummy  | maki 3, egg nigiri, tempura | tempura  |
      When the players take these cards:
        | player | takes           |
        | Ada    | tempura, wasabi |
        | Ben    | sashimi         |
        | dummy  | pudding         |
      Then this is refused
