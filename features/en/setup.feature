Feature: Setting up
  Before the first round the deck is shuffled and every player gets a hand of cards.

  @shuffle @informative
  Rule: Shuffle the deck well
    Shuffle all the cards together before you deal the first round.

  @players-2-to-5 @printed
  Rule: Two to five can play
    The game is made for 2, 3, 4 or 5 players. One person cannot play it, and neither can six.

    @players-2-to-5.allowed
    Scenario Outline: A game for <players> players
      When the cards are dealt, number of players: <players>
      Then this many players hold cards: <players>

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |
        | 5       |

    @players-2-to-5.refused
    Scenario Outline: No game for this number of players: <players>
      When the cards are dealt, number of players: <players>
      Then this is refused

      Examples:
        | players |
        | 0       |
        | 1       |
        | 6       |
        | 7       |
        | 10      |

  @hand-size @printed
  Rule: The more players, the smaller the hands
    With two players deal 10 cards to each, with three 9, with four 8 and with five 7.

    @hand-size.dealt
    Scenario Outline: Cards for each player with <players> players
      When the cards are dealt, number of players: <players>
      Then each player holds this many cards: <number>

      Examples:
        | players | number |
        | 2       | 10     |
        | 3       | 9      |
        | 4       | 8      |
        | 5       | 7      |

  @draw-pile @printed
  Rule: The rest is the draw pile
    Put the cards that are left face down in the middle of the table. Nobody touches this pile until the next round is
    dealt. Hands and draw pile together are the whole deck.

    @draw-pile.size
    Scenario Outline: Cards left in the draw pile with <players> players
      When the cards are dealt, number of players: <players>
      Then the draw pile holds this many cards: <draw pile>

      Examples:
        | players | draw pile |
        | 2       | 88        |
        | 3       | 81        |
        | 4       | 76        |
        | 5       | 73        |

    @draw-pile.whole-deck
    Scenario Outline: No card is lost in the deal with <players> players
      When the cards are dealt, number of players: <players>
      Then all the cards together are exactly one deck

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |
        | 5       |

  @hands-secret @informative
  Rule: Keep your hand to yourself
    Hold your cards so that only you can see them.

  @scorekeeper @informative
  Rule: Somebody keeps score
    Take paper and a pencil, and agree on one player who writes down the points.
