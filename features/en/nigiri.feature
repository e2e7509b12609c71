Feature: Nigiri and wasabi
  Nigiri score on their own. Wasabi makes the next nigiri worth three times as much.

  @nigiri-points @printed
  Rule: Squid 3, salmon 2, egg 1
    At the end of the round each squid nigiri scores 3 points, each salmon nigiri 2 and each egg nigiri 1.

    @nigiri-points.each
    Scenario Outline: Points for one card: <card>
      Given the table looks like this:
        | player | in front |
        | Ada    | <card>   |
        | Ben    | maki 1   |
      When the round is scored
      Then the points in the category nigiri are:
        | player | points   |
        | Ada    | <points> |

      Examples:
        | card          | points |
        | squid nigiri  | 3      |
        | salmon nigiri | 2      |
        | egg nigiri    | 1      |

    @nigiri-points.added-up
    Scenario: All nigiri are added up
      Given the table looks like this:
        | player | in front                                               |
        | Ada    | squid nigiri, salmon nigiri, egg nigiri, salmon nigiri |
        | Ben    | maki 1                                                 |
      When the round is scored
      Then player Ada scores 8 points in the category nigiri

    @nigiri-points.own
    Scenario: Every player counts their own
      Given the table looks like this:
        | player | in front               |
        | Ada    | squid nigiri           |
        | Ben    | egg nigiri, egg nigiri |
        | Cleo   | tempura                |
      When the round is scored
      Then the points in the category nigiri are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 2      |
        | Cleo   | 0      |

  @wasabi-triples @printed
  Rule: On wasabi three times as much
    A nigiri on wasabi scores three times its points: squid 9, salmon 6, egg 3.

    @wasabi-triples.each
    Scenario Outline: Points on wasabi for one card: <card>
      Given the table looks like this:
        | player | in front       |
        | Ada    | wasabi, <card> |
        | Ben    | maki 1         |
      When the round is scored
      Then the points in the category nigiri are:
        | player | points   |
        | Ada    | <points> |

      Examples:
        | card          | points |
        | squid nigiri  | 9      |
        | salmon nigiri | 6      |
        | egg nigiri    | 3      |

  @wasabi-must @printed
  Rule: The next nigiri goes on the wasabi
    With a free wasabi in front of you, the next nigiri that you get goes on it, whichever it is. You cannot hold the
    wasabi back for a better one. With several free wasabi, the nigiri takes one and the others stay free.

    @wasabi-must.egg-before-squid
    Scenario: The egg takes the wasabi, the squid comes too late
      Given the table looks like this:
        | player | in front                         |
        | Ada    | wasabi, egg nigiri, squid nigiri |
        | Ben    | maki 1                           |
      When the round is scored
      Then player Ada scores 6 points in the category nigiri

    @wasabi-must.squid-before-egg
    Scenario: The squid takes the wasabi, the egg stays plain
      Given the table looks like this:
        | player | in front                         |
        | Ada    | wasabi, squid nigiri, egg nigiri |
        | Ben    | maki 1                           |
      When the round is scored
      Then player Ada scores 10 points in the category nigiri

    @wasabi-must.one-of-two-free
    Scenario: Two free wasabi and one nigiri
      Given the table looks like this:
        | player | in front                      |
        | Ada    | wasabi, wasabi, salmon nigiri |
        | Ben    | maki 1                        |
      When the round is scored
      Then player Ada scores 6 points in the category nigiri

    @wasabi-must.two-and-two
    Scenario: Two wasabi, then two nigiri
      Given the table looks like this:
        | player | in front                                 |
        | Ada    | wasabi, wasabi, squid nigiri, egg nigiri |
        | Ben    | maki 1                                   |
      When the round is scored
      Then player Ada scores 12 points in the category nigiri

    @wasabi-must.two-and-three
    Scenario: Two wasabi, then three nigiri
      Given the table looks like this:
        | player | in front                                                |
        | Ada    | wasabi, wasabi, egg nigiri, salmon nigiri, squid nigiri |
        | Ben    | maki 1                                                  |
      When the round is scored
      Then player Ada scores 12 points in the category nigiri

    @wasabi-must.in-the-turn
    Scenario: Taking a nigiri puts it on the free wasabi
      Given the table looks like this:
        | player | hand                                      | in front       |
        | Ada    | egg nigiri, squid nigiri, tempura, maki 3 | wasabi, wasabi |
        | Ben    | sashimi, dumpling, maki 2, maki 3         | maki 1, maki 1 |
      When the players take these cards:
        | player | takes      |
        | Ada    | egg nigiri |
        | Ben    | sashimi    |
      Then these cards lie in front of the players:
        | player | in front                   |
        | Ada    | wasabi, wasabi, egg nigiri |

  @wasabi-before @printed
  Rule: Only a nigiri that comes later
    A nigiri that lay in front of you before the wasabi is never moved onto it.

    @wasabi-before.nigiri-first
    Scenario: Nigiri first, wasabi second
      Given the table looks like this:
        | player | in front             |
        | Ada    | squid nigiri, wasabi |
        | Ben    | maki 1               |
      When the round is scored
      Then player Ada scores 3 points in the category nigiri

    @wasabi-before.between-two-nigiri
    Scenario: Wasabi between two nigiri
      Given the table looks like this:
        | player | in front                         |
        | Ada    | squid nigiri, wasabi, egg nigiri |
        | Ben    | maki 1                           |
      When the round is scored
      Then player Ada scores 6 points in the category nigiri

    @wasabi-before.in-the-turn
    Scenario: Taking wasabi does not move a nigiri onto it
      Given the table looks like this:
        | player | hand                                  | in front      |
        | Ada    | wasabi, squid nigiri, tempura, maki 3 | salmon nigiri |
        | Ben    | sashimi, dumpling, maki 2, maki 3     | maki 1        |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front              |
        | Ada    | salmon nigiri, wasabi |

  @wasabi-waits @printed
  Rule: Other cards may come between
    Wasabi waits. The nigiri may come in any later turn of the round, with other cards taken in between.

    @wasabi-waits.one-card-between
    Scenario: One card in between
      Given the table looks like this:
        | player | in front                      |
        | Ada    | wasabi, tempura, squid nigiri |
        | Ben    | maki 1                        |
      When the round is scored
      Then player Ada scores 9 points in the category nigiri

    @wasabi-waits.many-cards-between
    Scenario: Many cards in between
      Given the table looks like this:
        | player | in front                                                  |
        | Ada    | wasabi, pudding, maki 2, dumpling, sashimi, salmon nigiri |
        | Ben    | maki 1                                                    |
      When the round is scored
      Then player Ada scores 6 points in the category nigiri

  @wasabi-one-each @printed
  Rule: One nigiri on each wasabi
    You may have several wasabi, but each of them takes only one nigiri.

    @wasabi-one-each.second-nigiri-plain
    Scenario: One wasabi and two nigiri
      Given the table looks like this:
        | player | in front                           |
        | Ada    | wasabi, squid nigiri, squid nigiri |
        | Ben    | maki 1                             |
      When the round is scored
      Then player Ada scores 12 points in the category nigiri

    @wasabi-one-each.in-turn
    Scenario: Wasabi and nigiri in turn
      Given the table looks like this:
        | player | in front                                    |
        | Ada    | wasabi, squid nigiri, wasabi, salmon nigiri |
        | Ben    | maki 1                                      |
      When the round is scored
      Then player Ada scores 15 points in the category nigiri

    @wasabi-one-each.own-wasabi
    Scenario: The neighbour's wasabi is no help
      Given the table looks like this:
        | player | in front     |
        | Ada    | squid nigiri |
        | Ben    | wasabi       |
      When the round is scored
      Then the points in the category nigiri are:
        | player | points |
        | Ada    | 3      |
        | Ben    | 0      |

  @wasabi-alone @printed
  Rule: Wasabi alone scores nothing
    Wasabi without a nigiri on it is worth no points.

    @wasabi-alone.nothing
    Scenario Outline: No points for these cards: <cards>
      Given the table looks like this:
        | player | in front |
        | Ada    | <cards>  |
        | Ben    | maki 1   |
      When the round is scored
      Then player Ada scores 0 points in the category nigiri

      Examples:
        | cards                    |
        | wasabi                   |
        | wasabi, wasabi, wasabi   |
        | wasabi, tempura, pudding |

  @wasabi-last-card @ruling
  Rule: The last card goes on wasabi too
    A nigiri that you receive as the last card of the round goes on a free wasabi like any other, although you did not
    choose it.

    @wasabi-last-card.received
    Scenario: A nigiri comes as the last card
      Given the table looks like this:
        | player | hand                  | in front |
        | Ada    | tempura, pudding      | wasabi   |
        | Ben    | sashimi, squid nigiri | maki 1   |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front                      |
        | Ada    | wasabi, tempura, squid nigiri |

    @wasabi-last-card.too-late
    Scenario: Wasabi as the last card comes too late
      Given the table looks like this:
        | player | hand                  | in front |
        | Ada    | squid nigiri, pudding | maki 1   |
        | Ben    | sashimi, wasabi       | maki 1   |
      When the players take these cards:
        | player | takes        |
        | Ada    | squid nigiri |
        | Ben    | sashimi      |
      Then these cards lie in front of the players:
        | player | in front                     |
        | Ada    | maki 1, squid nigiri, wasabi |
