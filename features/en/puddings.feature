Feature: Puddings
  Dessert comes last: puddings are scored once, after the third round.

  @pudding-most @printed
  Rule: 6 points for the most
    Whoever has the most puddings scores 6 points.

    @pudding-most.three-players
    Scenario: Three players, all different
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 4        | 40    |
        | Cleo   | 1        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 6      |

    @pudding-most.added
    Scenario: The points are added to the score
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 33    |
        | Ben    | 4        | 41    |
        | Cleo   | 1        | 50    |
      When the puddings are scored
      Then the scores are:
        | player | score |
        | Ada    | 33    |
        | Ben    | 47    |

    @pudding-most.one-is-enough
    Scenario: A single pudding can be the most
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 0        | 40    |
        | Ben    | 0        | 40    |
        | Cleo   | 1        | 40    |
      When the puddings are scored
      Then player Cleo scores 6 points in the category puddings

  @pudding-fewest @printed
  Rule: 6 points lost for the fewest
    Whoever has the fewest puddings loses 6 points. Having none counts too.

    @pudding-fewest.three-players
    Scenario: The fewest is one pudding
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 4        | 40    |
        | Cleo   | 1        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Cleo   | -6     |

    @pudding-fewest.none
    Scenario: The fewest is no pudding
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 0        | 40    |
        | Ben    | 1        | 40    |
        | Cleo   | 2        | 40    |
        | Dan    | 3        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | -6     |
        | Ben    | 0      |

    @pudding-fewest.taken-off
    Scenario: The points are taken off the score
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 33    |
        | Ben    | 4        | 41    |
        | Cleo   | 1        | 50    |
      When the puddings are scored
      Then the scores are:
        | player | score |
        | Cleo   | 44    |

  @pudding-tie-most @printed
  Rule: A tie for the most shares the 6 points
    Players tied for the most puddings share the 6 points equally; what cannot be shared is lost.

    @pudding-tie-most.share
    Scenario Outline: Shares of 6 points for <tied> players tied for the most puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 2        | 40    |
        | Cleo   | <Cleo>   | 40    |
        | Dan    | <Dan>    | 40    |
        | Eve    | 0        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Examples:
        | tied | Cleo | Dan | points |
        | 2    | 1    | 1   | 3      |
        | 3    | 2    | 1   | 2      |
        | 4    | 2    | 2   | 1      |

    @pudding-tie-most.nobody-second
    Scenario: Nothing for the players between
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 3        | 40    |
        | Ben    | 3        | 40    |
        | Cleo   | 1        | 40    |
        | Dan    | 0        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 3      |
        | Cleo   | 0      |

  @pudding-tie-fewest @printed
  Rule: A tie for the fewest shares the loss
    Players tied for the fewest puddings share the lost 6 points equally, and the remainder is forgiven: two lose 3
    each, three lose 2 each, four lose 1 each.

    @pudding-tie-fewest.share
    Scenario Outline: Shares of the loss for <tied> players tied for the fewest puddings
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 0        | 40    |
        | Ben    | 0        | 40    |
        | Cleo   | <Cleo>   | 40    |
        | Dan    | <Dan>    | 40    |
        | Eve    | 2        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Examples:
        | tied | Cleo | Dan | points |
        | 2    | 1    | 1   | -3     |
        | 3    | 0    | 1   | -2     |
        | 4    | 0    | 0   | -1     |

    @pudding-tie-fewest.worked-example
    Scenario: Puddings 3, 2, 0 and 0
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 3        | 40    |
        | Ben    | 2        | 40    |
        | Cleo   | 0        | 40    |
        | Dan    | 0        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 6      |
        | Ben    | 0      |
        | Cleo   | -3     |
        | Dan    | -3     |

    @pudding-tie-fewest.with-some
    Scenario: Tied for the fewest with one pudding each
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 1        | 40    |
        | Ben    | 2        | 40    |
        | Cleo   | 1        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | -3     |
        | Cleo   | -3     |

    @pudding-tie-fewest.both-ties
    Scenario: A tie for the most and a tie for the fewest
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 1        | 40    |
        | Ben    | 3        | 40    |
        | Cleo   | 1        | 40    |
        | Dan    | 3        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | -3     |
        | Ben    | 3      |
        | Cleo   | -3     |
        | Dan    | 3      |

  @pudding-two-players @printed
  Rule: With two players nobody loses points
    In a game of two, only the 6 points for the most puddings are given; the player with fewer loses nothing.

    @pudding-two-players.no-loss
    Scenario Outline: Two players, the other has <puddings> puddings
      Given the table looks like this:
        | player | puddings   | score |
        | Ada    | 4          | 40    |
        | Ben    | <puddings> | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 6      |
        | Ben    | 0      |

      Examples:
        | puddings |
        | 0        |
        | 1        |
        | 3        |

  @pudding-all-equal @printed
  Rule: All equal, no points
    If everybody has the same number of puddings, or nobody has any, nobody gains or loses points. With two players a
    tie is always this case.

    @pudding-all-equal.two-players
    Scenario Outline: Two players with <puddings> puddings each
      Given the table looks like this:
        | player | puddings   | score |
        | Ada    | <puddings> | 40    |
        | Ben    | <puddings> | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |

      Examples:
        | puddings |
        | 0        |
        | 3        |

    @pudding-all-equal.three-players
    Scenario Outline: Three players with <puddings> puddings each
      Given the table looks like this:
        | player | puddings   | score |
        | Ada    | <puddings> | 40    |
        | Ben    | <puddings> | 40    |
        | Cleo   | <puddings> | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |

      Examples:
        | puddings |
        | 0        |
        | 2        |

    @pudding-all-equal.four-players
    Scenario: Four players with one pudding each
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 1        | 40    |
        | Ben    | 1        | 40    |
        | Cleo   | 1        | 40    |
        | Dan    | 1        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |
        | Dan    | 0      |

    @pudding-all-equal.five-players
    Scenario: Five players with two puddings each
      Given the table looks like this:
        | player | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 2        | 40    |
        | Cleo   | 2        | 40    |
        | Dan    | 2        | 40    |
        | Eve    | 2        | 40    |
      When the puddings are scored
      Then the points in the category puddings are:
        | player | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cleo   | 0      |
        | Dan    | 0      |
        | Eve    | 0      |

  @score-below-zero @ruling
  Rule: A score may fall below zero
    A player who loses more points for puddings than they have ends the game below zero.

    @score-below-zero.falls
    Scenario Outline: The fewest puddings with a score of <score>
      Given the table looks like this:
        | player | puddings | score   |
        | Ada    | 2        | 40      |
        | Ben    | 1        | 40      |
        | Cleo   | 0        | <score> |
      When the puddings are scored
      Then the scores are:
        | player | score   |
        | Cleo   | <total> |

      Examples:
        | score | total |
        | 0     | -6    |
        | 2     | -4    |
        | 5     | -1    |
