Feature: Sashimi
  Sashimi score in threes.

  @sashimi-threes @printed
  Rule: 10 points for every three
    Every three sashimi score 10 points. One or two left over are worth nothing.

    @sashimi-threes.count
    Scenario Outline: Points for this many sashimi: <number>
      Given the table looks like this:
        | player | in front |
        | Ada    | <cards>  |
        | Ben    | maki 1   |
      When the round is scored
      Then the points in the category sashimi are:
        | player | points   |
        | Ada    | <points> |

      Examples:
        | number | cards                                                         | points |
        | 0      | maki 2                                                        | 0      |
        | 1      | sashimi                                                       | 0      |
        | 2      | sashimi, sashimi                                              | 0      |
        | 3      | sashimi, sashimi, sashimi                                     | 10     |
        | 4      | sashimi, sashimi, sashimi, sashimi                            | 10     |
        | 5      | sashimi, sashimi, sashimi, sashimi, sashimi                   | 10     |
        | 6      | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi          | 20     |
        | 7      | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi, sashimi | 20     |

    @sashimi-threes.cards-between
    Scenario: Other cards may come between
      Given the table looks like this:
        | player | in front                                   |
        | Ada    | sashimi, pudding, sashimi, maki 3, sashimi |
        | Ben    | maki 1                                     |
      When the round is scored
      Then player Ada scores 10 points in the category sashimi

    @sashimi-threes.own
    Scenario: Three are not shared between two players
      Given the table looks like this:
        | player | in front         |
        | Ada    | sashimi, sashimi |
        | Ben    | sashimi          |
      When the round is scored
      Then the points in the category sashimi are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
