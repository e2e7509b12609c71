Feature: Variant: both ways
  The second round goes the other way round, so that you get to know both neighbours.

  @both-ways @variant
  Rule: Round 2 is passed to the right
    In rounds 1 and 3 pass your hand to the left, in round 2 to the right. The last card goes the same way. With two
    players this makes no difference.

    @both-ways.left
    Scenario Outline: To the left in round <round>
      Given the variant both ways is played
      Given it is round <round>
      Given the table looks like this:
        | player | hand                       | in front |
        | Ada    | tempura, tempura, pudding  |          |
        | Ben    | sashimi, sashimi, maki 2   |          |
        | Cleo   | dumpling, dumpling, wasabi |          |
      When the players take these cards:
        | player | takes    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Then the players hold these cards:
        | player | hand             |
        | Ada    | dumpling, wasabi |
        | Ben    | tempura, pudding |
        | Cleo   | sashimi, maki 2  |

      Examples:
        | round |
        | 1     |
        | 3     |

    @both-ways.right
    Scenario: To the right in round 2
      Given the variant both ways is played
      Given it is round 2
      Given the table looks like this:
        | player | hand                       | in front |
        | Ada    | tempura, tempura, pudding  |          |
        | Ben    | sashimi, sashimi, maki 2   |          |
        | Cleo   | dumpling, dumpling, wasabi |          |
      When the players take these cards:
        | player | takes    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Then the players hold these cards:
        | player | hand             |
        | Ada    | sashimi, maki 2  |
        | Ben    | dumpling, wasabi |
        | Cleo   | tempura, pudding |

    @both-ways.right-with-five
    Scenario: To the right in round 2 with five players
      Given the variant both ways is played
      Given it is round 2
      Given the table looks like this:
        | player | hand                                 | in front |
        | Ada    | tempura, tempura, pudding            |          |
        | Ben    | sashimi, sashimi, maki 2             |          |
        | Cleo   | dumpling, dumpling, wasabi           |          |
        | Dan    | maki 1, maki 1, maki 3               |          |
        | Eve    | egg nigiri, egg nigiri, squid nigiri |          |
      When the players take these cards:
        | player | takes      |
        | Ada    | tempura    |
        | Ben    | sashimi    |
        | Cleo   | dumpling   |
        | Dan    | maki 1     |
        | Eve    | egg nigiri |
      Then the players hold these cards:
        | player | hand                     |
        | Ada    | sashimi, maki 2          |
        | Ben    | dumpling, wasabi         |
        | Cleo   | maki 1, maki 3           |
        | Dan    | egg nigiri, squid nigiri |
        | Eve    | tempura, pudding         |

    @both-ways.last-card-right
    Scenario: The last card of round 2 goes to the right
      Given the variant both ways is played
      Given it is round 2
      Given the table looks like this:
        | player | hand              | in front |
        | Ada    | tempura, pudding  |          |
        | Ben    | sashimi, dumpling |          |
        | Cleo   | maki 1, maki 2    |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cleo   | maki 1  |
      Then these cards lie in front of the players:
        | player | in front          |
        | Ada    | tempura, dumpling |
        | Ben    | sashimi, maki 2   |
        | Cleo   | maki 1, pudding   |

    @both-ways.two-players
    Scenario: Two players swap their hands all the same
      Given the variant both ways is played
      Given it is round 2
      Given the table looks like this:
        | player | hand                      | in front |
        | Ada    | tempura, pudding, wasabi  |          |
        | Ben    | sashimi, dumpling, maki 2 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then the players hold these cards:
        | player | hand             |
        | Ada    | dumpling, maki 2 |
        | Ben    | pudding, wasabi  |
