Feature: Maki rolls
  Each maki card shows one, two or three rolls. Points go to whoever shows the most.

  @maki-icons @printed
  Rule: Count the icons, not the cards
    Add up the icons on your maki cards. How many cards they are on makes no difference.

    @maki-icons.one-card-beats-two
    Scenario: One card with three icons beats two cards with one
      Given the table looks like this:
        | player | in front       |
        | Ada    | maki 1, maki 1 |
        | Ben    | maki 3         |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 6      |

    @maki-icons.added-up
    Scenario Outline: These cards have more icons than one card with three: <cards>
      Given the table looks like this:
        | player | in front |
        | Ada    | <cards>  |
        | Ben    | maki 3   |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 6      |
        | Ben    | 3      |

      Examples:
        | cards                           |
        | maki 2, maki 2                  |
        | maki 3, maki 1                  |
        | maki 1, maki 1, maki 1, maki 1  |
        | maki 2, tempura, maki 1, maki 1 |

  @maki-most @printed
  Rule: 6 for the most, 3 for the second most
    Whoever has the most icons scores 6 points. Whoever has the second most scores 3. The others score nothing.

    @maki-most.five-players
    Scenario: Five players, all different
      Given the table looks like this:
        | player | in front                               |
        | Ada    | maki 1, maki 1                         |
        | Ben    | maki 2, maki 2, maki 2, maki 2         |
        | Cleo   | maki 1                                 |
        | Dan    | maki 3, maki 3, maki 3, maki 3, maki 3 |
        | Eve    | maki 1, maki 1, maki 1                 |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cleo   | 0      |
        | Dan    | 6      |
        | Eve    | 0      |

    @maki-most.three-players
    Scenario: Three players, the first seat behind
      Given the table looks like this:
        | player | in front               |
        | Ada    | maki 1                 |
        | Ben    | maki 2, maki 2         |
        | Cleo   | maki 3, maki 3, maki 3 |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cleo   | 6      |

    @maki-most.far-ahead
    Scenario: A large lead scores no more
      Given the table looks like this:
        | player | in front                       |
        | Ada    | maki 3, maki 3, maki 3, maki 2 |
        | Ben    | maki 1                         |
        | Cleo   | maki 2, maki 2                 |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 6      |
        | Ben    | 0      |
        | Cleo   | 3      |

  @maki-tie-most @printed
  Rule: A tie for the most shares the 6 points
    Players tied for the most icons share the 6 points equally; what cannot be shared is lost. Nobody scores for
    second place then.

    @maki-tie-most.share
    Scenario Outline: Shares of 6 points for <tied> players tied for the most icons
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 3   |
        | Ben    | maki 3   |
        | Cleo   | <Cleo>   |
        | Dan    | <Dan>    |
        | Eve    | <Eve>    |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Examples:
        | tied | Cleo   | Dan    | Eve     | points |
        | 2    | maki 1 | maki 1 | tempura | 3      |
        | 3    | maki 3 | maki 1 | tempura | 2      |
        | 4    | maki 3 | maki 3 | tempura | 1      |
        | 5    | maki 3 | maki 3 | maki 3  | 1      |

    @maki-tie-most.no-second
    Scenario: Nothing for the player behind the tie
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 3   |
        | Ben    | maki 2   |
        | Cleo   | maki 3   |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 0      |
        | Cleo   | 3      |

    @maki-tie-most.no-second-tie
    Scenario: Nothing for two players behind the tie
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 2   |
        | Ben    | maki 3   |
        | Cleo   | maki 2   |
        | Dan    | maki 3   |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cleo   | 0      |
        | Dan    | 3      |

    @maki-tie-most.two-players
    Scenario: Two players tied
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 2   |
        | Ben    | maki 2   |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 3      |

    @maki-tie-most.different-cards
    Scenario: Three icons on two cards equal three icons on one
      Given the table looks like this:
        | player | in front       |
        | Ada    | maki 1, maki 2 |
        | Ben    | maki 3         |
        | Cleo   | tempura        |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 3      |

  @maki-tie-second @printed
  Rule: A tie for the second most shares the 3 points
    Players tied for the second most icons share the 3 points equally; what cannot be shared is lost.

    @maki-tie-second.share
    Scenario Outline: Shares of 3 points for <tied> players tied for the second most icons
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 2   |
        | Ben    | maki 2   |
        | Cleo   | maki 3   |
        | Dan    | <Dan>    |
        | Eve    | <Eve>    |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Examples:
        | tied | Dan    | Eve     | points |
        | 2    | maki 1 | tempura | 1      |
        | 3    | maki 2 | tempura | 1      |
        | 4    | maki 2 | maki 2  | 0      |

    @maki-tie-second.first-keeps-six
    Scenario: The player with the most still scores 6
      Given the table looks like this:
        | player | in front |
        | Ada    | maki 2   |
        | Ben    | maki 3   |
        | Cleo   | maki 2   |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 1      |
        | Ben    | 6      |
        | Cleo   | 1      |

    @maki-tie-second.third-gets-nothing
    Scenario: Icons 6, 4, 4 and 1
      Given the table looks like this:
        | player | in front       |
        | Ada    | maki 3, maki 3 |
        | Ben    | maki 2, maki 2 |
        | Cleo   | maki 3, maki 1 |
        | Dan    | maki 1         |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 6      |
        | Ben    | 1      |
        | Cleo   | 1      |
        | Dan    | 0      |

  @maki-need-one @printed
  Rule: No points without an icon
    Without a maki card you score nothing here. If only one player has maki, nobody is second. If nobody has, nobody
    scores.

    @maki-need-one.one-holder-of-two
    Scenario: One of two players has maki
      Given the table looks like this:
        | player | in front |
        | Ada    | tempura  |
        | Ben    | maki 1   |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 6      |

    @maki-need-one.one-holder-of-four
    Scenario: One of four players has maki
      Given the table looks like this:
        | player | in front |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | maki 2   |
        | Dan    | pudding  |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 6      |
        | Dan    | 0      |

    @maki-need-one.nobody-of-two
    Scenario: Two players without maki
      Given the table looks like this:
        | player | in front |
        | Ada    | tempura  |
        | Ben    | sashimi  |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |

    @maki-need-one.nobody-of-five
    Scenario: Five players without maki
      Given the table looks like this:
        | player | in front |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
        | Dan    | pudding  |
        | Eve    | wasabi   |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |
        | Dan    | 0      |
        | Eve    | 0      |

    @maki-need-one.empty-table
    Scenario: Nobody has any card at all
      Given the table looks like this:
        | player | in front |
        | Ada    |          |
        | Ben    |          |
        | Cleo   |          |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |

  @maki-two-players @printed
  Rule: Second place counts with two players too
    Also in a game of two, the player with fewer icons scores 3 points for second place.

    @maki-two-players.second-scores
    Scenario: Two players, both have maki
      Given the table looks like this:
        | player | in front       |
        | Ada    | maki 1         |
        | Ben    | maki 2, maki 2 |
      When the round is scored
      Then the points in the category maki rolls are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 6      |
