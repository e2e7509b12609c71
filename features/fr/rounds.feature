# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Entre les manches
  Une partie a trois manches. Après chacune, on compte les points et on débarrasse la table.

  @round-score @printed
  Règle: Comptez les points de chaque manche et additionnez-les
    Après chaque manche, comptez les points de tout ce qui est devant vous, sauf les puddings, et ajoutez-les à votre
    score.

    @round-score.all-categories
    Exemple: Toutes les sortes de cartes ensemble
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                                           |
        | Ada    | maki 3, tempura, tempura, ravioli, ravioli, wasabi, nigiri calamar   |
        | Ben    | maki 1, sashimi, sashimi, sashimi, nigiri saumon, baguettes, ravioli |
      Quand on compte les points de la manche
      Alors les points de la manche sont :
        | joueur | points |
        | Ada    | 23     |
        | Ben    | 16     |

    @round-score.without-puddings
    Exemple: Les puddings ne comptent pas encore
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                          |
        | Ada    | tempura, tempura, maki 2, pudding, pudding, pudding |
        | Ben    | nigiri omelette, maki 1                             |
        | Cléo   | ravioli, maki 3, pudding                            |
      Quand on compte les points de la manche
      Alors les points de la manche sont :
        | joueur | points |
        | Ada    | 8      |
        | Ben    | 1      |
        | Cléo   | 7      |

    @round-score.added-to-the-total
    Plan du scénario: Les points de la manche <manche> s’ajoutent aux scores
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi               | score |
        | Ada    | tempura, tempura, maki 3 | 20    |
        | Ben    | nigiri saumon, maki 1    | 31    |
      Étant donné que la pioche contient 48 autres cartes
      Quand la manche se termine
      Alors les scores sont :
        | joueur | score |
        | Ada    | 31    |
        | Ben    | 36    |

      Exemples:
        | manche |
        | 1      |
        | 2      |
        | 3      |

    @round-score.puddings-not-added
    Exemple: Les puddings ne s’ajoutent pas aux scores après une manche
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                       | score |
        | Ada    | pudding, pudding, maki 3         | 20    |
        | Ben    | nigiri omelette, maki 2          | 20    |
        | Cléo   | pudding, nigiri omelette, maki 1 | 20    |
      Étant donné que la pioche contient 27 autres cartes
      Quand la manche se termine
      Alors les scores sont :
        | joueur | score |
        | Ada    | 26    |
        | Ben    | 24    |
        | Cléo   | 21    |

  @round-discard @printed
  Règle: Débarrassez la table
    Défaussez ensuite toutes les cartes devant vous, sauf les puddings. Elles ne reviennent pas en jeu.

    @round-discard.nothing-stays
    Plan du scénario: Rien ne reste après la manche <manche>
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | tempura, maki 3, wasabi, nigiri calamar |
        | Ben    | ravioli, wasabi, sashimi, maki 1        |
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

    @round-discard.out-of-play
    Plan du scénario: Les cartes défaussées de la manche <manche> ne reviennent pas
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | tempura, maki 3, wasabi, nigiri calamar |
        | Ben    | ravioli, wasabi, sashimi, baguettes     |
      Étant donné que la pioche contient 48 autres cartes
      Quand la manche se termine
      Alors les mains et la pioche ensemble forment l’ancienne pioche

      Exemples:
        | manche |
        | 1      |
        | 2      |

  @pudding-kept @printed
  Règle: Gardez vos puddings
    Les puddings restent devant vous jusqu’à la fin de la partie.

    @pudding-kept.every-round
    Plan du scénario: Les puddings restent après la manche <manche>
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi               |
        | Ada    | pudding, maki 1, pudding |
        | Ben    | maki 1, sashimi          |
        | Cléo   | maki 1, pudding          |
      Étant donné que la pioche contient 54 autres cartes
      Quand la manche se termine
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi       |
        | Ada    | pudding, pudding |
        | Ben    |                  |
        | Cléo   | pudding          |

      Exemples:
        | manche |
        | 1      |
        | 2      |
        | 3      |

    @pudding-kept.old-and-new
    Exemple: Les puddings de deux manches se retrouvent ensemble
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | main                             | devant soi       |
        | Ada    | pudding, tempura, maki 1, maki 3 | pudding, pudding |
        | Ben    | sashimi, maki 2, maki 3, maki 3  |                  |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | pudding |
        | Ben    | sashimi |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                |
        | Ada    | pudding, pudding, pudding |

  @round-deal @printed
  Règle: La manche suivante se distribue à partir de la pioche
    Distribuez ensuite à chacun autant de cartes que la première fois, à partir de la pioche.

    @round-deal.two-players
    Plan du scénario: Deux joueurs, dix cartes chacun après la manche <manche>
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
      Étant donné que la pioche contient 68 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 10
      Alors le nombre de cartes dans la pioche est de 48

      Exemples:
        | manche |
        | 1      |
        | 2      |

    @round-deal.three-players
    Exemple: Trois joueurs, neuf cartes chacun
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
      Étant donné que la pioche contient 81 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 9
      Alors le nombre de cartes dans la pioche est de 54

    @round-deal.four-players
    Exemple: Quatre joueurs, huit cartes chacun
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
        | Dan    |            |
      Étant donné que la pioche contient 76 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 8
      Alors le nombre de cartes dans la pioche est de 44

    @round-deal.five-players
    Exemple: Cinq joueurs, sept cartes chacun
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
        | Dan    |            |
        | Ève    |            |
      Étant donné que la pioche contient 38 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 7
      Alors le nombre de cartes dans la pioche est de 3

    @round-deal.from-the-draw-pile
    Exemple: Toutes les nouvelles cartes viennent de la pioche
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
      Étant donné que la pioche contient 81 autres cartes
      Quand la manche se termine
      Alors les mains et la pioche ensemble forment l’ancienne pioche

  @three-rounds @printed
  Règle: La partie se termine après trois manches
    Après la troisième manche, on ne distribue plus de cartes. Celles qui restent dans la pioche ne servent pas, soit
    48 à deux joueurs, 27 à trois, 12 à quatre et 3 à cinq. Il ne reste qu’à compter les points des puddings.

    @three-rounds.goes-on
    Plan du scénario: Après la manche <manche>, la partie continue
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
      Étant donné que la pioche contient 68 autres cartes
      Quand la manche se termine
      Alors la partie continue

      Exemples:
        | manche |
        | 1      |
        | 2      |

    @three-rounds.over
    Exemple: Après la manche 3, la partie est terminée
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
      Étant donné que la pioche contient 48 autres cartes
      Quand la manche se termine
      Alors la partie est terminée
      Alors le nombre de cartes en main de chaque joueur est de 0

    @three-rounds.left-over-two
    Exemple: À deux joueurs, il reste 48 cartes
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
      Étant donné que la pioche contient 48 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes dans la pioche est de 48

    @three-rounds.left-over-three
    Exemple: À trois joueurs, il reste 27 cartes
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
      Étant donné que la pioche contient 27 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes dans la pioche est de 27

    @three-rounds.left-over-four
    Exemple: À quatre joueurs, il reste 12 cartes
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
        | Dan    |            |
      Étant donné que la pioche contient 12 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes dans la pioche est de 12

    @three-rounds.left-over-five
    Exemple: À cinq joueurs, il reste 3 cartes
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
        | Dan    |            |
        | Ève    |            |
      Étant donné que la pioche contient 3 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes dans la pioche est de 3
