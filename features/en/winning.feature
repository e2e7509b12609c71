Feature: Winning
  After three rounds and the puddings, the scores decide.

  @most-points-wins @printed
  Rule: The most points win
    Whoever has the most points after three rounds and the puddings wins the game.

    @most-points-wins.two-players
    Scenario: Two players
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 1        | 41    |
        | Ben    | 2        | 45    |
      When the winner is decided
      Then player Ben wins alone

    @most-points-wins.points-before-puddings
    Scenario: Points come before puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 0        | 46    |
        | Ben    | 5        | 45    |
        | Cleo   | 1        | 30    |
      When the winner is decided
      Then player Ada wins alone

    @most-points-wins.last-seat
    Scenario: Five players, the last seat wins
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 30    |
        | Ben    | 3        | 39    |
        | Cleo   | 1        | 12    |
        | Dan    | 0        | 40    |
        | Eve    | 1        | 41    |
      When the winner is decided
      Then player Eve wins alone

    @most-points-wins.below-zero
    Scenario: The best of three scores below zero
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | -3    |
        | Ben    | 1        | -1    |
        | Cleo   | 0        | -6    |
      When the winner is decided
      Then player Ben wins alone

  @tie-puddings @printed
  Rule: Puddings break a tie
    If players are tied for the most points, the one of them with the most puddings wins.

    @tie-puddings.two-tied
    Scenario: The second of two tied players has more puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 1        | 45    |
        | Ben    | 3        | 45    |
      When the winner is decided
      Then player Ben wins alone

    @tie-puddings.first-of-two-tied
    Scenario: The first of two tied players has more puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 3        | 45    |
        | Ben    | 1        | 45    |
      When the winner is decided
      Then player Ada wins alone

    @tie-puddings.only-among-the-tied
    Scenario: The most puddings of all do not help a player who is behind
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 5        | 30    |
        | Ben    | 0        | 45    |
        | Cleo   | 1        | 45    |
      When the winner is decided
      Then player Cleo wins alone

  @tie-shared @ruling
  Rule: Still tied, the victory is shared
    If the tied players have the same number of puddings too, they win together.

    @tie-shared.two-players
    Scenario: Two players, the same points and puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 45    |
        | Ben    | 2        | 45    |
      When the winner is decided
      Then the victory is shared by these players:
        | player |
        | Ada    |
        | Ben    |

    @tie-shared.two-of-four
    Scenario: Two of three tied players have equally many puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 1        | 45    |
        | Ben    | 2        | 45    |
        | Cleo   | 4        | 44    |
        | Dan    | 2        | 45    |
      When the winner is decided
      Then the victory is shared by these players:
        | player |
        | Ben    |
        | Dan    |

    @tie-shared.everybody
    Scenario: Nobody has any points or puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 0        | 0     |
        | Ben    | 0        | 0     |
        | Cleo   | 0        | 0     |
      When the winner is decided
      Then the victory is shared by these players:
        | player |
        | Ada    |
        | Ben    |
        | Cleo   |
