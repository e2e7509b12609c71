# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Baguettes
  Les baguettes ne rapportent rien par elles-mêmes. Elles vous permettent de prendre deux cartes en un tour, plus tard
  dans la manche.

  @chopsticks-take-two @printed
  Règle: Les baguettes permettent de prendre deux cartes
    Si vous avez des baguettes devant vous, vous pouvez prendre en un tour deux cartes de votre main au lieu d’une.
    Les baguettes quittent alors la table et ne peuvent pas être l’une des deux.

    @chopsticks-take-two.both-laid-down
    Exemple: Deux cartes d’un coup
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, maki 1, pudding, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi       |
        | Ada    | tempura, maki 1  |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.leave-the-table
    Exemple: Les baguettes ne sont plus devant le joueur
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi                |
        | Ada    | tempura, pudding, maki 1, ravioli | maki 3, maki 3, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi, tempura, pudding |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                      |
        | Ada    | maki 3, maki 3, tempura, maki 1 |

    @chopsticks-take-two.against-hand-order
    Exemple: La deuxième carte peut être avant la première dans la main
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | maki 1, tempura |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi       |
        | Ada    | maki 1, tempura  |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.like-cards
    Exemple: Deux cartes pareilles, si les deux sont dans la main
      Étant donné que la table se présente ainsi :
        | joueur | main                               | devant soi |
        | Ada    | tempura, pudding, tempura, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3   | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi       |
        | Ada    | tempura, tempura |
        | Ben    | sashimi, sashimi |

    @chopsticks-take-two.without
    Exemple: Seul le voisin a des baguettes
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, maki 1, pudding, ravioli | tempura    |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | baguettes  |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors c’est refusé

    @chopsticks-take-two.not-the-returning-ones
    Exemple: Les baguettes utilisées ne sont pas l’une des deux cartes
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, maki 1, pudding, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend              |
        | Ada    | tempura, baguettes |
        | Ben    | sashimi            |
      Alors c’est refusé

    @chopsticks-take-two.second-card-not-in-hand
    Exemple: La deuxième carte aussi doit être dans la main
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, maki 1, pudding, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                   |
        | Ada    | tempura, nigiri calamar |
        | Ben    | sashimi                 |
      Alors c’est refusé

  @chopsticks-optional @printed
  Règle: On n’est pas obligé de s’en servir
    Même avec des baguettes devant vous, vous pouvez ne prendre qu’une carte. Les baguettes restent là pour plus tard.

    @chopsticks-optional.one-card
    Exemple: Une seule carte malgré les baguettes
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, maki 1 | baguettes  |
        | Ben    | sashimi, ravioli, maki 2 | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi         |
        | Ada    | baguettes, tempura |
        | Ben    | sashimi, sashimi   |

    @chopsticks-optional.hand-stays
    Exemple: Les baguettes non utilisées ne vont pas dans la main
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, maki 1 | baguettes  |
        | Ben    | sashimi, ravioli, maki 2 | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors les joueurs ont en main ces cartes :
        | joueur | main            |
        | Ada    | ravioli, maki 2 |
        | Ben    | pudding, maki 1 |

    @chopsticks-optional.to-the-end
    Exemple: Des baguettes jamais utilisées
      Étant donné que la table se présente ainsi :
        | joueur | main             | devant soi        |
        | Ada    | tempura, pudding | baguettes, maki 3 |
        | Ben    | sashimi, sashimi | ravioli, maki 2   |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                          |
        | Ada    | baguettes, maki 3, tempura, sashimi |

    @chopsticks-optional.nothing
    Exemple: Même avec des baguettes, il faut prendre une carte
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi | baguettes  |
        | Ben    | sashimi, ravioli, maki 2 | maki 3     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    |         |
        | Ben    | sashimi |
      Alors c’est refusé

  @chopsticks-later-turn @printed
  Règle: Pas au tour où on les prend
    Vous ne pouvez pas utiliser les baguettes au tour où vous les prenez, mais vous le pouvez à n’importe quel tour
    suivant de la manche.

    @chopsticks-later-turn.same-turn
    Exemple: Des baguettes et une autre carte dans le même tour
      Étant donné que la table se présente ainsi :
        | joueur | main                       | devant soi |
        | Ada    | baguettes, tempura, maki 1 |            |
        | Ben    | sashimi, ravioli, maki 2   |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend              |
        | Ada    | baguettes, tempura |
        | Ben    | sashimi            |
      Alors c’est refusé

    @chopsticks-later-turn.still-in-the-hand
    Exemple: Des baguettes encore dans la main
      Étant donné que la table se présente ainsi :
        | joueur | main                       | devant soi |
        | Ada    | baguettes, tempura, maki 1 | pudding    |
        | Ben    | sashimi, ravioli, maki 2   | pudding    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors c’est refusé

    @chopsticks-later-turn.next-turn
    Exemple: Dès le tour suivant
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi         |
        | Ada    | tempura, maki 1, maki 1, ravioli | pudding, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3 | maki 2, sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi               |
        | Ada    | pudding, tempura, maki 1 |

    @chopsticks-later-turn.much-later
    Exemple: Plusieurs tours plus tard
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi                          |
        | Ada    | tempura, maki 1, maki 1, ravioli | baguettes, pudding, sashimi, maki 3 |
        | Ben    | sashimi, ravioli, maki 2, maki 3 | maki 2, sashimi, tempura, tempura   |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                                |
        | Ada    | pudding, sashimi, maki 3, tempura, maki 1 |

  @chopsticks-call @informative
  Règle: Annoncez « Sushi Go! »
    Pour utiliser vos baguettes, annoncez « Sushi Go! » avant que quelqu’un révèle sa carte, et choisissez votre
    deuxième carte.

  @chopsticks-return @printed
  Règle: Les baguettes utilisées retournent dans la main
    Remettez dans votre main, avant de la passer, les baguettes que vous avez utilisées. Elles circulent avec elle, et
    celui qui les prend peut s’en servir de nouveau.

    @chopsticks-return.passed-on
    Exemple: Le voisin reçoit les baguettes
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                        |
        | Ada    | ravioli, maki 2, maki 3     |
        | Ben    | pudding, ravioli, baguettes |

    @chopsticks-return.two-players-at-once
    Exemple: Deux joueurs utilisent leurs baguettes au même tour
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | baguettes  |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi, maki 2 |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                        |
        | Ada    | ravioli, maki 3, baguettes  |
        | Ben    | pudding, ravioli, baguettes |

    @chopsticks-return.hand-sizes
    Exemple: Toutes les mains gardent la même taille
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi    |
        | Cléo   | tempura, tempura, wasabi, wasabi  | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
        | Cléo   | tempura         |
      Alors le nombre de cartes en main de chaque joueur est de 3

  @chopsticks-one-per-turn @printed
  Règle: Une seule carte baguettes par tour
    Vous pouvez avoir plusieurs cartes baguettes devant vous, mais vous n’en utilisez qu’une par tour et ne prenez
    jamais plus de deux cartes. Les autres baguettes restent là.

    @chopsticks-one-per-turn.other-stays
    Exemple: La deuxième carte baguettes reste là
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi           |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi, maki 3      |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                 |
        | Ada    | baguettes, tempura, maki 1 |

    @chopsticks-one-per-turn.one-goes-back
    Exemple: Une seule carte baguettes retourne dans la main
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi           |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi, maki 3      |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                        |
        | Ben    | pudding, ravioli, baguettes |

    @chopsticks-one-per-turn.three-cards
    Exemple: Trois cartes avec deux cartes baguettes
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi           |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi, maki 3      |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                    |
        | Ada    | tempura, pudding, maki 1 |
        | Ben    | sashimi                  |
      Alors c’est refusé

    @chopsticks-one-per-turn.three-cards-one-pair
    Exemple: Trois cartes avec une seule carte baguettes
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, pudding, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3  | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                    |
        | Ada    | tempura, pudding, maki 1 |
        | Ben    | sashimi                  |
      Alors c’est refusé

    @chopsticks-one-per-turn.four-cards
    Exemple: Quatre cartes avec deux cartes baguettes
      Étant donné que la table se présente ainsi :
        | joueur | main                                      | devant soi           |
        | Ada    | tempura, pudding, maki 1, ravioli, wasabi | baguettes, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3, wasabi  | sashimi, maki 3      |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                             |
        | Ada    | tempura, pudding, maki 1, ravioli |
        | Ben    | sashimi                           |
      Alors c’est refusé

  @chopsticks-two-cards-needed @printed
  Règle: Deux cartes en main suffisent
    Si vous avez deux cartes en main, vous pouvez prendre les deux. Il ne reste alors dans votre main que les
    baguettes. Elles sont passées comme dernière carte, et votre voisin les pose. Avec une seule carte, il n’y a rien
    de plus à prendre.

    @chopsticks-two-cards-needed.from-two
    Exemple: Les deux cartes d’une main de deux
      Étant donné que la table se présente ainsi :
        | joueur | main             | devant soi |
        | Ada    | tempura, maki 1  | baguettes  |
        | Ben    | sashimi, ravioli | maki 2     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                 |
        | Ada    | tempura, maki 1, ravioli   |
        | Ben    | maki 2, sashimi, baguettes |

    @chopsticks-two-cards-needed.both-players
    Exemple: Les deux joueurs prennent leurs deux cartes
      Étant donné que la table se présente ainsi :
        | joueur | main            | devant soi |
        | Ada    | tempura, maki 1 | baguettes  |
        | Ben    | sashimi, maki 2 | baguettes  |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura, maki 1 |
        | Ben    | sashimi, maki 2 |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                 |
        | Ada    | tempura, maki 1, baguettes |
        | Ben    | sashimi, maki 2, baguettes |

    @chopsticks-two-cards-needed.from-one
    Exemple: On ne peut pas prendre deux cartes quand on n’en a qu’une
      Étant donné que la table se présente ainsi :
        | joueur | main    | devant soi |
        | Ada    | tempura | baguettes  |
        | Ben    | sashimi | maki 2     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend            |
        | Ada    | tempura, pudding |
        | Ben    | sashimi          |
      Alors c’est refusé

    @chopsticks-two-cards-needed.the-card-and-the-chopsticks
    Exemple: La seule carte et les baguettes devant soi ne font pas deux cartes en main
      Étant donné que la table se présente ainsi :
        | joueur | main    | devant soi |
        | Ada    | tempura | baguettes  |
        | Ben    | sashimi | maki 2     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend              |
        | Ada    | tempura, baguettes |
        | Ben    | sashimi            |
      Alors c’est refusé

  @chopsticks-any-card @ruling
  Règle: On peut prendre deux cartes quelconques
    Les deux cartes peuvent être de n’importe quelle sorte, un wasabi, un pudding, des raviolis et même une autre
    carte baguettes.

    @chopsticks-any-card.other-chopsticks
    Exemple: Une autre carte baguettes est l’une des deux
      Étant donné que la table se présente ainsi :
        | joueur | main                                | devant soi |
        | Ada    | tempura, baguettes, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3    | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend              |
        | Ada    | baguettes, tempura |
        | Ben    | sashimi            |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi         |
        | Ada    | baguettes, tempura |

    @chopsticks-any-card.chopsticks-for-both
    Exemple: Une carte baguettes est prise, une autre retourne dans la main
      Étant donné que la table se présente ainsi :
        | joueur | main                                | devant soi |
        | Ada    | tempura, baguettes, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3    | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend              |
        | Ada    | tempura, baguettes |
        | Ben    | sashimi            |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                       |
        | Ben    | maki 1, ravioli, baguettes |

    @chopsticks-any-card.no-sushi
    Plan du scénario: On peut aussi prendre ces deux cartes : <cartes>
      Étant donné que la table se présente ainsi :
        | joueur | main                                      | devant soi |
        | Ada    | ravioli, pudding, wasabi, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3, tempura | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend    |
        | Ada    | <cartes> |
        | Ben    | sashimi  |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi |
        | Ada    | <cartes>   |

      Exemples:
        | cartes           |
        | ravioli, ravioli |
        | pudding, wasabi  |
        | wasabi, ravioli  |

  @chopsticks-order @ruling
  Règle: Vous décidez de l’ordre des deux cartes
    Les deux cartes sont posées dans l’ordre où vous les choisissez. Si le wasabi vient d’abord et le nigiri ensuite,
    le nigiri va sur le wasabi, mais dans l’ordre inverse il n’y va pas. De deux nigiris, c’est le premier qui prend
    le wasabi libre.

    @chopsticks-order.wasabi-then-nigiri
    Exemple: D’abord le wasabi, ensuite le nigiri
      Étant donné que la table se présente ainsi :
        | joueur | main                                    | devant soi |
        | Ada    | nigiri calamar, wasabi, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3        | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                  |
        | Ada    | wasabi, nigiri calamar |
        | Ben    | sashimi                |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi             |
        | Ada    | wasabi, nigiri calamar |

    @chopsticks-order.nigiri-then-wasabi
    Exemple: D’abord le nigiri, ensuite le wasabi
      Étant donné que la table se présente ainsi :
        | joueur | main                                    | devant soi |
        | Ada    | wasabi, nigiri calamar, maki 1, ravioli | baguettes  |
        | Ben    | sashimi, ravioli, maki 2, maki 3        | sashimi    |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                  |
        | Ada    | nigiri calamar, wasabi |
        | Ben    | sashimi                |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi             |
        | Ada    | nigiri calamar, wasabi |

    @chopsticks-order.better-nigiri-first
    Exemple: Le calamar prend le wasabi libre
      Étant donné que la table se présente ainsi :
        | joueur | main                                             | devant soi        |
        | Ada    | nigiri omelette, nigiri calamar, maki 1, ravioli | wasabi, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3                 | sashimi, maki 3   |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                           |
        | Ada    | nigiri calamar, nigiri omelette |
        | Ben    | sashimi                         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                              |
        | Ada    | wasabi, nigiri calamar, nigiri omelette |

    @chopsticks-order.lesser-nigiri-first
    Exemple: L’omelette prend le wasabi libre
      Étant donné que la table se présente ainsi :
        | joueur | main                                             | devant soi        |
        | Ada    | nigiri omelette, nigiri calamar, maki 1, ravioli | wasabi, baguettes |
        | Ben    | sashimi, ravioli, maki 2, maki 3                 | sashimi, maki 3   |
      Quand les joueurs prennent ces cartes :
        | joueur | prend                           |
        | Ada    | nigiri omelette, nigiri calamar |
        | Ben    | sashimi                         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                              |
        | Ada    | wasabi, nigiri omelette, nigiri calamar |

  @chopsticks-no-points @printed
  Règle: Les baguettes ne rapportent rien
    Les baguettes encore devant vous à la fin de la manche ne valent aucun point.

    @chopsticks-no-points.none
    Plan du scénario: Aucun point pour ces cartes : <cartes>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <cartes>   |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors Ada marque 0 point dans la catégorie baguettes

      Exemples:
        | cartes                                     |
        | baguettes                                  |
        | baguettes, baguettes                       |
        | baguettes, baguettes, baguettes, baguettes |

  @chopsticks-round-end @printed
  Règle: Les baguettes ne durent que la manche
    À la fin de la manche, les baguettes sont défaussées avec les autres cartes. Elles ne servent plus à la manche
    suivante.

    @chopsticks-round-end.discarded
    Plan du scénario: Des baguettes à la fin de la manche <manche>
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi        |
        | Ada    | baguettes, maki 3 |
        | Ben    | maki 1, baguettes |
      Étant donné que la pioche contient 48 autres cartes
      Quand la manche se termine
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |

      Exemples:
        | manche |
        | 1      |
        | 2      |
        | 3      |
