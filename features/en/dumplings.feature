Feature: Dumplings
  The more dumplings you have, the more each one scores, up to the fifth.

  @dumplings-table @printed
  Rule: 1, 3, 6, 10, 15 points
    One dumpling scores 1 point, two score 3 together, three 6, four 10 and five 15.

    @dumplings-table.count
    Scenario Outline: Points for this many dumplings: <number>
      Given the table looks like this:
        | player | in front |
        | Ada    | <cards>  |
        | Ben    | maki 1   |
      When the round is scored
      Then the points in the category dumplings are:
        | player | points   |
        | Ada    | <points> |

      Examples:
        | number | cards                                            | points |
        | 0      | maki 2                                           | 0      |
        | 1      | dumpling                                         | 1      |
        | 2      | dumpling, dumpling                               | 3      |
        | 3      | dumpling, dumpling, dumpling                     | 6      |
        | 4      | dumpling, dumpling, dumpling, dumpling           | 10     |
        | 5      | dumpling, dumpling, dumpling, dumpling, dumpling | 15     |

    @dumplings-table.cards-between
    Scenario: Other cards may come between
      Given the table looks like this:
        | player | in front                                      |
        | Ada    | dumpling, pudding, dumpling, maki 3, dumpling |
        | Ben    | maki 1                                        |
      When the round is scored
      Then player Ada scores 6 points in the category dumplings

    @dumplings-table.own
    Scenario: Every player counts their own
      Given the table looks like this:
        | player | in front                     |
        | Ada    | dumpling, dumpling           |
        | Ben    | dumpling, dumpling, dumpling |
      When the round is scored
      Then the points in the category dumplings are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 6      |

  @dumplings-cap @printed
  Rule: Never more than 15
    More than five dumplings still score 15 points.

    @dumplings-cap.count
    Scenario Outline: No more points for this many dumplings: <number>
      Given the table looks like this:
        | player | in front |
        | Ada    | <cards>  |
        | Ben    | maki 1   |
      When the round is scored
      Then player Ada scores 15 points in the category dumplings

      Examples:
        | number | cards                                                                                              |
        | 6      | dumpling, dumpling, dumpling, dumpling, dumpling, dumpling                                         |
        | 7      | dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling                               |
        | 10     | dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling, dumpling |
