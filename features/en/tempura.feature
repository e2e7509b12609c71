Feature: Tempura
  Tempura score in pairs.

  @tempura-pairs @printed
  Rule: 5 points for every two
    Every two tempura score 5 points. A single one is worth nothing.

    @tempura-pairs.count
    Scenario Outline: Points for this many tempura: <number>
      Given the table looks like this:
        | player | in front |
        | Ada    | <cards>  |
        | Ben    | maki 1   |
      When the round is scored
      Then the points in the category tempura are:
        | player | points   |
        | Ada    | <points> |

      Examples:
        | number | cards                                                | points |
        | 0      | maki 2                                               | 0      |
        | 1      | tempura                                              | 0      |
        | 2      | tempura, tempura                                     | 5      |
        | 3      | tempura, tempura, tempura                            | 5      |
        | 4      | tempura, tempura, tempura, tempura                   | 10     |
        | 5      | tempura, tempura, tempura, tempura, tempura          | 10     |
        | 6      | tempura, tempura, tempura, tempura, tempura, tempura | 15     |

    @tempura-pairs.cards-between
    Scenario: Other cards may come between
      Given the table looks like this:
        | player | in front                          |
        | Ada    | tempura, pudding, maki 3, tempura |
        | Ben    | maki 1                            |
      When the round is scored
      Then player Ada scores 5 points in the category tempura

    @tempura-pairs.own
    Scenario: A pair is not shared between two players
      Given the table looks like this:
        | player | in front |
        | Ada    | tempura  |
        | Ben    | tempura  |
      When the round is scored
      Then the points in the category tempura are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
