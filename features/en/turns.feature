Feature: A turn
  Everybody plays at the same time: choose a card, reveal it, pass the other cards on.

  In the tables of the examples the neighbour on the left of a player stands in the next row; the neighbour on the
  left of the last player stands in the first row.

  @choose-one @printed
  Rule: Take one card of your hand
    Each turn you take exactly one card of your own hand and put it in front of you. You cannot take a card that is
    not in your hand, and you cannot sit a turn out.

    @choose-one.laid-down
    Scenario: Everybody takes one card
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi, maki 3  |          |
        | Ben    | sashimi, dumpling, maki 2, maki 3 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front |
        | Ada    | wasabi   |
        | Ben    | sashimi  |

    @choose-one.leaves-the-hand
    Scenario: The card taken leaves the hand
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi, maki 3  |          |
        | Ben    | tempura, pudding, sashimi, maki 3 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Then the players hold these cards:
        | player | hand                     |
        | Ada    | tempura, pudding, maki 3 |
        | Ben    | tempura, pudding, maki 3 |

    @choose-one.one-of-two-copies
    Scenario: Only one of two like cards goes
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, tempura, pudding, maki 3 |          |
        | Ben    | tempura, sashimi, pudding, maki 3 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then the players hold these cards:
        | player | hand                     |
        | Ada    | tempura, pudding, maki 3 |
        | Ben    | tempura, pudding, maki 3 |

    @choose-one.not-in-the-hand
    Scenario: A card that nobody holds
      Given the table looks like this:
        | player | hand                      | in front |
        | Ada    | tempura, pudding, wasabi  |          |
        | Ben    | sashimi, dumpling, maki 2 |          |
      When the players take these cards:
        | player | takes        |
        | Ada    | squid nigiri |
        | Ben    | sashimi      |
      Then this is refused

    @choose-one.in-another-hand
    Scenario: A card of the neighbour's hand
      Given the table looks like this:
        | player | hand                      | in front |
        | Ada    | tempura, pudding, wasabi  |          |
        | Ben    | sashimi, dumpling, maki 2 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | pudding |
        | Ben    | pudding |
      Then this is refused

    @choose-one.already-in-front
    Scenario: A card that already lies in front of the player
      Given the table looks like this:
        | player | hand              | in front     |
        | Ada    | tempura, pudding  | squid nigiri |
        | Ben    | sashimi, dumpling | maki 2       |
      When the players take these cards:
        | player | takes        |
        | Ada    | squid nigiri |
        | Ben    | sashimi      |
      Then this is refused

    @choose-one.no-card
    Scenario: A player who takes nothing
      Given the table looks like this:
        | player | hand                      | in front |
        | Ada    | tempura, pudding, wasabi  |          |
        | Ben    | sashimi, dumpling, maki 2 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    |         |
        | Ben    | sashimi |
      Then this is refused

    @choose-one.missing-player
    Scenario: A player who is left out
      Given the table looks like this:
        | player | hand                           | in front |
        | Ada    | tempura, pudding, wasabi       |          |
        | Ben    | sashimi, dumpling, maki 2      |          |
        | Cleo   | egg nigiri, chopsticks, maki 1 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then this is refused

    @choose-one.two-cards
    Scenario: Two cards without chopsticks
      Given the table looks like this:
        | player | hand                      | in front |
        | Ada    | tempura, pudding, wasabi  | maki 1   |
        | Ben    | sashimi, dumpling, maki 2 | maki 3   |
      When the players take these cards:
        | player | takes            |
        | Ada    | tempura, pudding |
        | Ben    | sashimi          |
      Then this is refused

    @choose-one.one-copy-taken-twice
    Scenario: The same card cannot be taken twice
      Given the table looks like this:
        | player | hand                      | in front   |
        | Ada    | tempura, pudding, wasabi  | chopsticks |
        | Ben    | sashimi, dumpling, maki 2 | maki 3     |
      When the players take these cards:
        | player | takes            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
      Then this is refused

  @choose-face-down @informative
  Rule: Choose in secret
    Put the card that you choose face down in front of you, and wait until everybody has chosen.

  @reveal-together @printed
  Rule: Everybody reveals at the same time
    Nobody plays before anybody else. Who sits where, or who decides first, makes no difference to what each player
    gets.

    @reveal-together.ada-first
    Scenario: Three players, Ada in the first seat
      Given the table looks like this:
        | player | hand                                  | in front |
        | Ada    | wasabi, tempura, maki 1, maki 3       |          |
        | Ben    | squid nigiri, pudding, maki 2, maki 3 |          |
        | Cleo   | chopsticks, sashimi, maki 3, maki 3   |          |
      When the players take these cards:
        | player | takes        |
        | Ada    | wasabi       |
        | Ben    | squid nigiri |
        | Cleo   | chopsticks   |
      Then these cards lie in front of the players:
        | player | in front     |
        | Ada    | wasabi       |
        | Ben    | squid nigiri |
        | Cleo   | chopsticks   |

    @reveal-together.ben-first
    Scenario: The same players, Ben in the first seat
      Given the table looks like this:
        | player | hand                                  | in front |
        | Ben    | squid nigiri, pudding, maki 2, maki 3 |          |
        | Cleo   | chopsticks, sashimi, maki 3, maki 3   |          |
        | Ada    | wasabi, tempura, maki 1, maki 3       |          |
      When the players take these cards:
        | player | takes        |
        | Ada    | wasabi       |
        | Ben    | squid nigiri |
        | Cleo   | chopsticks   |
      Then these cards lie in front of the players:
        | player | in front     |
        | Ada    | wasabi       |
        | Ben    | squid nigiri |
        | Cleo   | chopsticks   |

    @reveal-together.cleo-first
    Scenario: The same players, Cleo in the first seat
      Given the table looks like this:
        | player | hand                                  | in front |
        | Cleo   | chopsticks, sashimi, maki 3, maki 3   |          |
        | Ada    | wasabi, tempura, maki 1, maki 3       |          |
        | Ben    | squid nigiri, pudding, maki 2, maki 3 |          |
      When the players take these cards:
        | player | takes        |
        | Cleo   | chopsticks   |
        | Ben    | squid nigiri |
        | Ada    | wasabi       |
      Then these cards lie in front of the players:
        | player | in front     |
        | Ada    | wasabi       |
        | Ben    | squid nigiri |
        | Cleo   | chopsticks   |

    @reveal-together.like-cards
    Scenario: Two players take like cards in one turn
      Given the table looks like this:
        | player | hand                                | in front |
        | Ada    | tempura, dumpling, maki 1, maki 3   |          |
        | Ben    | sashimi, pudding, maki 2, maki 3    |          |
        | Cleo   | tempura, wasabi, egg nigiri, maki 3 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cleo   | tempura |
      Then these cards lie in front of the players:
        | player | in front |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | tempura  |

    @reveal-together.cannot-take-what-comes
    Scenario: A card that is only just being passed cannot be taken yet
      Given the table looks like this:
        | player | hand                          | in front |
        | Ada    | wasabi, tempura, maki 1       |          |
        | Ben    | squid nigiri, pudding, maki 2 |          |
        | Cleo   | chopsticks, sashimi, maki 3   |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | wasabi  |
        | Ben    | tempura |
        | Cleo   | pudding |
      Then this is refused

  @pass-left @printed
  Rule: Pass your hand to the left
    After the cards are revealed, everybody gives the rest of their hand to the neighbour on the left. It is the same
    direction in all three rounds.

    @pass-left.two-players
    Scenario: Two players swap their hands
      Given the table looks like this:
        | player | hand                              | in front |
        | Ada    | tempura, pudding, wasabi, maki 3  |          |
        | Ben    | sashimi, dumpling, maki 2, maki 3 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then the players hold these cards:
        | player | hand                     |
        | Ada    | dumpling, maki 2, maki 3 |
        | Ben    | pudding, wasabi, maki 3  |

    @pass-left.three-players
    Scenario: Three players, the hands go to the left
      Given the table looks like this:
        | player | hand                               | in front |
        | Ada    | tempura, tempura, pudding, maki 3  |          |
        | Ben    | sashimi, sashimi, maki 2, maki 3   |          |
        | Cleo   | dumpling, dumpling, wasabi, maki 3 |          |
      When the players take these cards:
        | player | takes    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Then the players hold these cards:
        | player | hand                     |
        | Ada    | dumpling, wasabi, maki 3 |
        | Ben    | tempura, pudding, maki 3 |
        | Cleo   | sashimi, maki 2, maki 3  |

    @pass-left.four-players
    Scenario: Four players, the hands go to the left
      Given the table looks like this:
        | player | hand                                        | in front |
        | Ada    | tempura, tempura, pudding, maki 3, sashimi  |          |
        | Ben    | sashimi, sashimi, maki 2, maki 3, sashimi   |          |
        | Cleo   | dumpling, dumpling, wasabi, maki 3, sashimi |          |
        | Dan    | maki 1, maki 1, maki 3, maki 3, sashimi     |          |
      When the players take these cards:
        | player | takes    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
        | Dan    | maki 1   |
      Then the players hold these cards:
        | player | hand                              |
        | Ada    | maki 1, maki 3, maki 3, sashimi   |
        | Ben    | tempura, pudding, maki 3, sashimi |
        | Cleo   | sashimi, maki 2, maki 3, sashimi  |
        | Dan    | dumpling, wasabi, maki 3, sashimi |

    @pass-left.five-players
    Scenario: Five players, the hands go to the left
      Given the table looks like this:
        | player | hand                                         | in front |
        | Ada    | tempura, tempura, pudding, maki 3            |          |
        | Ben    | sashimi, sashimi, maki 2, maki 3             |          |
        | Cleo   | dumpling, dumpling, wasabi, maki 3           |          |
        | Dan    | maki 1, maki 1, maki 3, maki 3               |          |
        | Eve    | egg nigiri, egg nigiri, squid nigiri, maki 3 |          |
      When the players take these cards:
        | player | takes      |
        | Ada    | tempura    |
        | Ben    | sashimi    |
        | Cleo   | dumpling   |
        | Dan    | maki 1     |
        | Eve    | egg nigiri |
      Then the players hold these cards:
        | player | hand                             |
        | Ada    | egg nigiri, squid nigiri, maki 3 |
        | Ben    | tempura, pudding, maki 3         |
        | Cleo   | sashimi, maki 2, maki 3          |
        | Dan    | dumpling, wasabi, maki 3         |
        | Eve    | maki 1, maki 3, maki 3           |

    @pass-left.every-round
    Scenario Outline: The same direction in round <round>
      Given it is round <round>
      Given the table looks like this:
        | player | hand                               | in front |
        | Ada    | tempura, tempura, pudding, maki 3  |          |
        | Ben    | sashimi, sashimi, maki 2, maki 3   |          |
        | Cleo   | dumpling, dumpling, wasabi, maki 3 |          |
      When the players take these cards:
        | player | takes    |
        | Ada    | tempura  |
        | Ben    | sashimi  |
        | Cleo   | dumpling |
      Then the players hold these cards:
        | player | hand                     |
        | Ada    | dumpling, wasabi, maki 3 |
        | Ben    | tempura, pudding, maki 3 |
        | Cleo   | sashimi, maki 2, maki 3  |

      Examples:
        | round |
        | 1     |
        | 2     |
        | 3     |

  @pass-face-down @informative
  Rule: Pass face down
    Put your hand face down on the table between you and your neighbour, and pick up your new hand only when everybody
    has passed.

  @cards-stay @printed
  Rule: What you took stays in front of you
    The cards that you took lie face up in front of you until the round is scored.

    @cards-stay.earlier-cards
    Scenario: The cards of earlier turns stay
      Given the table looks like this:
        | player | hand                             | in front          |
        | Ada    | tempura, maki 1, sashimi, maki 3 | sashimi, dumpling |
        | Ben    | pudding, maki 2, tempura, maki 3 | maki 3, tempura   |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | pudding |
      Then these cards lie in front of the players:
        | player | in front                   |
        | Ada    | sashimi, dumpling, tempura |
        | Ben    | maki 3, tempura, pudding   |

    @cards-stay.like-cards
    Scenario: Cards of one kind pile up
      Given the table looks like this:
        | player | hand                             | in front         |
        | Ada    | tempura, maki 1, sashimi, maki 3 | tempura, tempura |
        | Ben    | pudding, maki 2, tempura, maki 3 | pudding          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | pudding |
      Then these cards lie in front of the players:
        | player | in front                  |
        | Ada    | tempura, tempura, tempura |
        | Ben    | pudding, pudding          |

    @cards-stay.nigiri-on-wasabi
    Scenario: A nigiri stays on its wasabi
      Given the table looks like this:
        | player | hand                             | in front              |
        | Ada    | tempura, maki 1, sashimi, maki 3 | wasabi, salmon nigiri |
        | Ben    | pudding, maki 2, tempura, maki 3 | egg nigiri, wasabi    |
      When the players take these cards:
        | player | takes   |
        | Ada    | sashimi |
        | Ben    | maki 2  |
      Then these cards lie in front of the players:
        | player | in front                       |
        | Ada    | wasabi, salmon nigiri, sashimi |

  @group-cards @informative
  Rule: Keep like cards together
    Sort the cards in front of you by kind. It makes counting easier, and the others can see what you collect.

  @last-card @printed
  Rule: The last card is passed and laid down
    When everybody has just one card left, it is passed once more, in the direction of this round, and whoever gets it
    lays it down face up. There is nothing to choose. Then the round is over.

    @last-card.two-players
    Scenario: Two players swap their last cards
      Given the table looks like this:
        | player | hand              | in front |
        | Ada    | tempura, pudding  |          |
        | Ben    | sashimi, dumpling |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then these cards lie in front of the players:
        | player | in front          |
        | Ada    | tempura, dumpling |
        | Ben    | sashimi, pudding  |

    @last-card.three-players
    Scenario: Three players pass their last cards to the left
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
        | player | in front         |
        | Ada    | tempura, maki 2  |
        | Ben    | sashimi, pudding |
        | Cleo   | maki 1, dumpling |

    @last-card.hands-are-empty
    Scenario: No card is left in the hand
      Given the table looks like this:
        | player | hand              | in front |
        | Ada    | tempura, pudding  | maki 3   |
        | Ben    | sashimi, dumpling | maki 2   |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then each player holds this many cards: 0

    @last-card.not-before
    Scenario: With two cards left there is still a choice
      Given the table looks like this:
        | player | hand                      | in front |
        | Ada    | tempura, pudding, wasabi  |          |
        | Ben    | sashimi, dumpling, maki 2 |          |
      When the players take these cards:
        | player | takes   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Then each player holds this many cards: 2

    @last-card.on-top-of-the-rest
    Scenario: The last card joins the cards already there
      Given the table looks like this:
        | player | hand              | in front           |
        | Ada    | sashimi, pudding  | maki 3, sashimi    |
        | Ben    | tempura, dumpling | dumpling, dumpling |
      When the players take these cards:
        | player | takes   |
        | Ada    | sashimi |
        | Ben    | tempura |
      Then these cards lie in front of the players:
        | player | in front                             |
        | Ada    | maki 3, sashimi, sashimi, dumpling   |
        | Ben    | dumpling, dumpling, tempura, pudding |
