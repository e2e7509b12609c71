# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Un tour
  Tout le monde joue en même temps. On choisit une carte, on la révèle et on passe les autres.

  Dans les tableaux des exemples, le voisin de gauche d’un joueur se trouve à la ligne suivante, et celui du dernier
  joueur à la première ligne.

  @choose-one @printed
  Règle: Prenez une carte de votre main
    À chaque tour, vous prenez exactement une carte de votre propre main et la mettez devant vous. Vous ne pouvez pas
    prendre une carte qui n’est pas dans votre main, et vous ne pouvez pas sauter un tour.

    @choose-one.laid-down
    Exemple: Chacun prend une carte
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi |
        | Ada    | tempura, pudding, wasabi, maki 3 |            |
        | Ben    | sashimi, ravioli, maki 2, maki 3 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi |
        | Ada    | wasabi     |
        | Ben    | sashimi    |

    @choose-one.leaves-the-hand
    Exemple: La carte prise quitte la main
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, pudding, wasabi, maki 3  |            |
        | Ben    | tempura, pudding, sashimi, maki 3 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                     |
        | Ada    | tempura, pudding, maki 3 |
        | Ben    | tempura, pudding, maki 3 |

    @choose-one.one-of-two-copies
    Exemple: De deux cartes pareilles, une seule part
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, tempura, pudding, maki 3 |            |
        | Ben    | tempura, sashimi, pudding, maki 3 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                     |
        | Ada    | tempura, pudding, maki 3 |
        | Ben    | tempura, pudding, maki 3 |

    @choose-one.not-in-the-hand
    Exemple: Une carte que personne n’a en main
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi |            |
        | Ben    | sashimi, ravioli, maki 2 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend          |
        | Ada    | nigiri calamar |
        | Ben    | sashimi        |
      Alors c’est refusé

    @choose-one.in-another-hand
    Exemple: Une carte de la main du voisin
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi |            |
        | Ben    | sashimi, ravioli, maki 2 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | pudding |
        | Ben    | pudding |
      Alors c’est refusé

    @choose-one.already-in-front
    Exemple: Une carte qui se trouve déjà devant le joueur
      Étant donné que la table se présente ainsi :
        | joueur | main             | devant soi     |
        | Ada    | tempura, pudding | nigiri calamar |
        | Ben    | sashimi, ravioli | maki 2         |
      Quand les joueurs prennent ces cartes :
        | joueur | prend          |
        | Ada    | nigiri calamar |
        | Ben    | sashimi        |
      Alors c’est refusé

    @choose-one.no-card
    Exemple: Un joueur qui ne prend rien
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi |            |
        | Ben    | sashimi, ravioli, maki 2 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    |         |
        | Ben    | sashimi |
      Alors c’est refusé

    @choose-one.missing-player
    Exemple: Un joueur oublié
      Étant donné que la table se présente ainsi :
        | joueur | main                               | devant soi |
        | Ada    | tempura, pudding, wasabi           |            |
        | Ben    | sashimi, ravioli, maki 2           |            |
        | Cléo   | nigiri omelette, baguettes, maki 1 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors c’est refusé

    @choose-one.two-cards
    Exemple: Deux cartes sans baguettes
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi | maki 1     |
        | Ben    | sashimi, ravioli, maki 2 | maki 3     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend            |
        | Ada    | tempura, pudding |
        | Ben    | sashimi          |
      Alors c’est refusé

    @choose-one.one-copy-taken-twice
    Exemple: La même carte ne peut pas être prise deux fois
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi | baguettes  |
        | Ben    | sashimi, ravioli, maki 2 | maki 3     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend            |
        | Ada    | tempura, tempura |
        | Ben    | sashimi          |
      Alors c’est refusé

  @choose-face-down @informative
  Règle: Choisissez en secret
    Posez face cachée devant vous la carte que vous choisissez, et attendez que tout le monde ait choisi.

  @reveal-together @printed
  Règle: Tout le monde révèle en même temps
    Personne ne joue avant les autres. Peu importe qui est assis où et qui se décide en premier, cela ne change rien à
    ce que chacun obtient.

    @reveal-together.ada-first
    Exemple: Trois joueurs, Ada sur le premier siège
      Étant donné que la table se présente ainsi :
        | joueur | main                                    | devant soi |
        | Ada    | wasabi, tempura, maki 1, maki 3         |            |
        | Ben    | nigiri calamar, pudding, maki 2, maki 3 |            |
        | Cléo   | baguettes, sashimi, maki 3, maki 3      |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend          |
        | Ada    | wasabi         |
        | Ben    | nigiri calamar |
        | Cléo   | baguettes      |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi     |
        | Ada    | wasabi         |
        | Ben    | nigiri calamar |
        | Cléo   | baguettes      |

    @reveal-together.ben-first
    Exemple: Les mêmes joueurs, Ben sur le premier siège
      Étant donné que la table se présente ainsi :
        | joueur | main                                    | devant soi |
        | Ben    | nigiri calamar, pudding, maki 2, maki 3 |            |
        | Cléo   | baguettes, sashimi, maki 3, maki 3      |            |
        | Ada    | wasabi, tempura, maki 1, maki 3         |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend          |
        | Ada    | wasabi         |
        | Ben    | nigiri calamar |
        | Cléo   | baguettes      |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi     |
        | Ada    | wasabi         |
        | Ben    | nigiri calamar |
        | Cléo   | baguettes      |

    @reveal-together.cleo-first
    Exemple: Les mêmes joueurs, Cléo sur le premier siège
      Étant donné que la table se présente ainsi :
        | joueur | main                                    | devant soi |
        | Cléo   | baguettes, sashimi, maki 3, maki 3      |            |
        | Ada    | wasabi, tempura, maki 1, maki 3         |            |
        | Ben    | nigiri calamar, pudding, maki 2, maki 3 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend          |
        | Cléo   | baguettes      |
        | Ben    | nigiri calamar |
        | Ada    | wasabi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi     |
        | Ada    | wasabi         |
        | Ben    | nigiri calamar |
        | Cléo   | baguettes      |

    @reveal-together.like-cards
    Exemple: Deux joueurs prennent la même carte au même tour
      Étant donné que la table se présente ainsi :
        | joueur | main                                     | devant soi |
        | Ada    | tempura, ravioli, maki 1, maki 3         |            |
        | Ben    | sashimi, pudding, maki 2, maki 3         |            |
        | Cléo   | tempura, wasabi, nigiri omelette, maki 3 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cléo   | tempura |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi |
        | Ada    | tempura    |
        | Ben    | sashimi    |
        | Cléo   | tempura    |

    @reveal-together.cannot-take-what-comes
    Exemple: On ne peut pas encore prendre une carte qu’on est en train de vous passer
      Étant donné que la table se présente ainsi :
        | joueur | main                            | devant soi |
        | Ada    | wasabi, tempura, maki 1         |            |
        | Ben    | nigiri calamar, pudding, maki 2 |            |
        | Cléo   | baguettes, sashimi, maki 3      |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | wasabi  |
        | Ben    | tempura |
        | Cléo   | pudding |
      Alors c’est refusé

  @pass-left @printed
  Règle: Passez votre main à gauche
    Une fois les cartes révélées, chacun donne le reste de sa main à son voisin de gauche. Le sens est le même pendant
    les trois manches.

    @pass-left.two-players
    Exemple: Deux joueurs échangent leurs mains
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi |
        | Ada    | tempura, pudding, wasabi, maki 3 |            |
        | Ben    | sashimi, ravioli, maki 2, maki 3 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                    |
        | Ada    | ravioli, maki 2, maki 3 |
        | Ben    | pudding, wasabi, maki 3 |

    @pass-left.three-players
    Exemple: Trois joueurs, les mains vont à gauche
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, tempura, pudding, maki 3 |            |
        | Ben    | sashimi, sashimi, maki 2, maki 3  |            |
        | Cléo   | ravioli, ravioli, wasabi, maki 3  |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cléo   | ravioli |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                     |
        | Ada    | ravioli, wasabi, maki 3  |
        | Ben    | tempura, pudding, maki 3 |
        | Cléo   | sashimi, maki 2, maki 3  |

    @pass-left.four-players
    Exemple: Quatre joueurs, les mains vont à gauche
      Étant donné que la table se présente ainsi :
        | joueur | main                                       | devant soi |
        | Ada    | tempura, tempura, pudding, maki 3, sashimi |            |
        | Ben    | sashimi, sashimi, maki 2, maki 3, sashimi  |            |
        | Cléo   | ravioli, ravioli, wasabi, maki 3, sashimi  |            |
        | Dan    | maki 1, maki 1, maki 3, maki 3, sashimi    |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cléo   | ravioli |
        | Dan    | maki 1  |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                              |
        | Ada    | maki 1, maki 3, maki 3, sashimi   |
        | Ben    | tempura, pudding, maki 3, sashimi |
        | Cléo   | sashimi, maki 2, maki 3, sashimi  |
        | Dan    | ravioli, wasabi, maki 3, sashimi  |

    @pass-left.five-players
    Exemple: Cinq joueurs, les mains vont à gauche
      Étant donné que la table se présente ainsi :
        | joueur | main                                                     | devant soi |
        | Ada    | tempura, tempura, pudding, maki 3                        |            |
        | Ben    | sashimi, sashimi, maki 2, maki 3                         |            |
        | Cléo   | ravioli, ravioli, wasabi, maki 3                         |            |
        | Dan    | maki 1, maki 1, maki 3, maki 3                           |            |
        | Ève    | nigiri omelette, nigiri omelette, nigiri calamar, maki 3 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura         |
        | Ben    | sashimi         |
        | Cléo   | ravioli         |
        | Dan    | maki 1          |
        | Ève    | nigiri omelette |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                                    |
        | Ada    | nigiri omelette, nigiri calamar, maki 3 |
        | Ben    | tempura, pudding, maki 3                |
        | Cléo   | sashimi, maki 2, maki 3                 |
        | Dan    | ravioli, wasabi, maki 3                 |
        | Ève    | maki 1, maki 3, maki 3                  |

    @pass-left.every-round
    Plan du scénario: Le même sens à la manche <manche>
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | main                              | devant soi |
        | Ada    | tempura, tempura, pudding, maki 3 |            |
        | Ben    | sashimi, sashimi, maki 2, maki 3  |            |
        | Cléo   | ravioli, ravioli, wasabi, maki 3  |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cléo   | ravioli |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                     |
        | Ada    | ravioli, wasabi, maki 3  |
        | Ben    | tempura, pudding, maki 3 |
        | Cléo   | sashimi, maki 2, maki 3  |

      Exemples:
        | manche |
        | 1      |
        | 2      |
        | 3      |

  @pass-face-down @informative
  Règle: Passez les cartes face cachée
    Posez votre main face cachée sur la table, entre vous et votre voisin, et ne ramassez votre nouvelle main que
    lorsque tout le monde a passé la sienne.

  @cards-stay @printed
  Règle: Ce que vous avez pris reste devant vous
    Les cartes que vous avez prises restent face visible devant vous jusqu’au décompte de la manche.

    @cards-stay.earlier-cards
    Exemple: Les cartes des tours précédents restent
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi       |
        | Ada    | tempura, maki 1, sashimi, maki 3 | sashimi, ravioli |
        | Ben    | pudding, maki 2, tempura, maki 3 | maki 3, tempura  |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | pudding |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                |
        | Ada    | sashimi, ravioli, tempura |
        | Ben    | maki 3, tempura, pudding  |

    @cards-stay.like-cards
    Exemple: Les cartes d’une même sorte s’accumulent
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi       |
        | Ada    | tempura, maki 1, sashimi, maki 3 | tempura, tempura |
        | Ben    | pudding, maki 2, tempura, maki 3 | pudding          |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | pudding |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                |
        | Ada    | tempura, tempura, tempura |
        | Ben    | pudding, pudding          |

    @cards-stay.nigiri-on-wasabi
    Exemple: Un nigiri reste sur son wasabi
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi              |
        | Ada    | tempura, maki 1, sashimi, maki 3 | wasabi, nigiri saumon   |
        | Ben    | pudding, maki 2, tempura, maki 3 | nigiri omelette, wasabi |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | sashimi |
        | Ben    | maki 2  |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                     |
        | Ada    | wasabi, nigiri saumon, sashimi |

  @group-cards @informative
  Règle: Regroupez les cartes pareilles
    Rangez par sorte les cartes devant vous. Elles sont plus faciles à compter, et les autres voient ce que vous
    collectionnez.

  @last-card @printed
  Règle: La dernière carte est passée et posée
    Quand chacun n’a plus qu’une carte, on la passe une dernière fois, dans le sens de la manche, et celui qui la
    reçoit la pose face visible. Il n’y a rien à choisir. La manche est alors terminée.

    @last-card.two-players
    Exemple: Deux joueurs échangent leurs dernières cartes
      Étant donné que la table se présente ainsi :
        | joueur | main             | devant soi |
        | Ada    | tempura, pudding |            |
        | Ben    | sashimi, ravioli |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi       |
        | Ada    | tempura, ravioli |
        | Ben    | sashimi, pudding |

    @last-card.three-players
    Exemple: Trois joueurs passent leurs dernières cartes à gauche
      Étant donné que la table se présente ainsi :
        | joueur | main             | devant soi |
        | Ada    | tempura, pudding |            |
        | Ben    | sashimi, ravioli |            |
        | Cléo   | maki 1, maki 2   |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cléo   | maki 1  |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi       |
        | Ada    | tempura, maki 2  |
        | Ben    | sashimi, pudding |
        | Cléo   | maki 1, ravioli  |

    @last-card.hands-are-empty
    Exemple: Il ne reste plus de carte en main
      Étant donné que la table se présente ainsi :
        | joueur | main             | devant soi |
        | Ada    | tempura, pudding | maki 3     |
        | Ben    | sashimi, ravioli | maki 2     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors le nombre de cartes en main de chaque joueur est de 0

    @last-card.not-before
    Exemple: Avec deux cartes en main, il y a encore un choix
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi |            |
        | Ben    | sashimi, ravioli, maki 2 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors le nombre de cartes en main de chaque joueur est de 2

    @last-card.on-top-of-the-rest
    Exemple: La dernière carte rejoint celles qui sont déjà là
      Étant donné que la table se présente ainsi :
        | joueur | main             | devant soi       |
        | Ada    | sashimi, pudding | maki 3, sashimi  |
        | Ben    | tempura, ravioli | ravioli, ravioli |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | sashimi |
        | Ben    | tempura |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                         |
        | Ada    | maki 3, sashimi, sashimi, ravioli  |
        | Ben    | ravioli, ravioli, tempura, pudding |
