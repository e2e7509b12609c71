# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Variante : fantôme
  Deux joueurs et un troisième joueur imaginaire, le fantôme, qu’ils jouent à tour de rôle.

  Dans les tableaux des exemples, le fantôme occupe la dernière ligne. Sa main est sa pile face cachée, la carte du
  dessus en premier.

  @dummy-setup @variant
  Règle: Trois mains de neuf pour deux joueurs
    Cette variante se joue à deux exactement. Distribuez trois mains de neuf cartes. La troisième est celle du
    fantôme, que vous posez en pile face cachée entre vous. Décidez ensemble qui contrôle le fantôme en premier.

    @dummy-setup.hands
    Exemple: Neuf cartes chacun
      Étant donné que la partie se joue avec la variante fantôme
      Quand on distribue les cartes pour ce nombre de joueurs : 2
      Alors le nombre de joueurs qui ont des cartes en main est de 2
      Alors le nombre de cartes en main de chaque joueur est de 9

    @dummy-setup.piles
    Exemple: La pile du fantôme et la pioche
      Étant donné que la partie se joue avec la variante fantôme
      Quand on distribue les cartes pour ce nombre de joueurs : 2
      Alors le nombre de cartes dans la pile du fantôme est de 9
      Alors le nombre de cartes dans la pioche est de 81

    @dummy-setup.whole-deck
    Exemple: Aucune carte ne se perd à la distribution
      Étant donné que la partie se joue avec la variante fantôme
      Quand on distribue les cartes pour ce nombre de joueurs : 2
      Alors toutes les cartes ensemble forment exactement un paquet

    @dummy-setup.refused
    Plan du scénario: Pas de fantôme pour ce nombre de joueurs : <joueurs>
      Étant donné que la partie se joue avec la variante fantôme
      Quand on distribue les cartes pour ce nombre de joueurs : <joueurs>
      Alors c’est refusé

      Exemples:
        | joueurs |
        | 1       |
        | 3       |
        | 5       |

  @dummy-turn @variant
  Règle: Piocher une carte, en prendre une, en donner une
    Le joueur qui contrôle le fantôme pioche la carte du dessus de la pile du fantôme et la met dans sa main, puis
    prend une carte pour lui-même et une pour le fantôme. La carte qu’il vient de piocher peut être l’une ou l’autre.
    L’autre joueur prend une carte comme d’habitude. Ensuite, les deux joueurs échangent leurs mains. La pile reste où
    elle est.

    @dummy-turn.table
    Exemple: Une carte pour tout le monde
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         | maki 1     |
        | Ben     | sashimi, ravioli, maki 2         | maki 2     |
        | fantôme | maki 3, nigiri omelette, tempura | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
        | fantôme | pudding |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi       |
        | Ada     | maki 1, wasabi   |
        | Ben     | maki 2, sashimi  |
        | fantôme | tempura, pudding |

    @dummy-turn.hands
    Exemple: Les deux joueurs échangent leurs mains, carte piochée comprise
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         |            |
        | Ben     | sashimi, ravioli, maki 2         |            |
        | fantôme | maki 3, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
        | fantôme | pudding |
      Alors les joueurs ont en main ces cartes :
        | joueur | main            |
        | Ada    | ravioli, maki 2 |
        | Ben    | tempura, maki 3 |

    @dummy-turn.pile
    Exemple: La pile perd sa carte du dessus
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         |            |
        | Ben     | sashimi, ravioli, maki 2         |            |
        | fantôme | maki 3, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
        | fantôme | ravioli |
      Alors les joueurs ont en main ces cartes :
        | joueur  | main                     |
        | fantôme | nigiri omelette, tempura |

    @dummy-turn.keep-the-drawn-card
    Exemple: Le joueur qui contrôle le fantôme garde la carte piochée
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                                     | devant soi |
        | Ada     | tempura, pudding, wasabi                 |            |
        | Ben     | sashimi, ravioli, maki 2                 |            |
        | fantôme | nigiri calamar, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend          |
        | Ada     | wasabi         |
        | Ben     | nigiri calamar |
        | fantôme | ravioli        |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi     |
        | Ada     | wasabi         |
        | Ben     | nigiri calamar |
        | fantôme | ravioli        |

    @dummy-turn.give-the-drawn-card
    Exemple: Le fantôme reçoit la carte piochée
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                                     | devant soi |
        | Ada     | tempura, pudding, wasabi                 |            |
        | Ben     | sashimi, ravioli, maki 2                 |            |
        | fantôme | nigiri calamar, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend          |
        | Ada     | wasabi         |
        | Ben     | sashimi        |
        | fantôme | nigiri calamar |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi     |
        | Ada     | wasabi         |
        | Ben     | sashimi        |
        | fantôme | nigiri calamar |

    @dummy-turn.second-card-of-the-pile
    Exemple: Seule la carte du dessus de la pile peut servir
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                                     | devant soi |
        | Ada     | tempura, pudding, wasabi                 |            |
        | Ben     | sashimi, ravioli, maki 2                 |            |
        | fantôme | nigiri calamar, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend           |
        | Ada     | wasabi          |
        | Ben     | sashimi         |
        | fantôme | nigiri omelette |
      Alors c’est refusé

    @dummy-turn.other-player-left-out
    Exemple: Le joueur qui ne contrôle pas le fantôme prend aussi une carte
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                                     | devant soi |
        | Ada     | tempura, pudding, wasabi                 |            |
        | Ben     | sashimi, ravioli, maki 2                 |            |
        | fantôme | nigiri calamar, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | tempura |
        | fantôme | pudding |
      Alors c’est refusé

    @dummy-turn.not-from-the-other-hand
    Exemple: Le fantôme ne reçoit rien de la main de l’autre joueur
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                                     | devant soi |
        | Ada     | tempura, pudding, wasabi                 |            |
        | Ben     | sashimi, ravioli, maki 2                 |            |
        | fantôme | nigiri calamar, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
        | fantôme | pudding |
      Alors c’est refusé

    @dummy-turn.other-player-does-not-draw
    Exemple: L’autre joueur ne peut pas prendre la carte piochée
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                                     | devant soi |
        | Ada     | tempura, pudding, wasabi                 |            |
        | Ben     | sashimi, ravioli, maki 2                 |            |
        | fantôme | nigiri calamar, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend          |
        | Ada     | nigiri calamar |
        | Ben     | sashimi        |
        | fantôme | ravioli        |
      Alors c’est refusé

    @dummy-turn.one-copy-for-two
    Exemple: Une même carte ne peut pas aller à la fois au joueur et au fantôme
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                                     | devant soi |
        | Ada     | tempura, pudding, wasabi                 |            |
        | Ben     | sashimi, ravioli, maki 2                 |            |
        | fantôme | nigiri calamar, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | fantôme | sashimi |
      Alors c’est refusé

  @dummy-alternates @variant
  Règle: Vous contrôlez le fantôme à tour de rôle
    Au tour suivant, c’est l’autre joueur qui contrôle le fantôme, et ainsi de suite jusqu’à ce que toutes les cartes
    soient jouées, soit neuf tours en tout.

    @dummy-alternates.from-ada
    Exemple: Après Ada, c’est Ben
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         |            |
        | Ben     | sashimi, ravioli, maki 2         |            |
        | fantôme | maki 3, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
        | fantôme | pudding |
      Alors au tour suivant, le fantôme est contrôlé par Ben

    @dummy-alternates.from-ben
    Exemple: Après Ben, c’est Ada
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         |            |
        | Ben     | sashimi, ravioli, maki 2         |            |
        | fantôme | maki 3, nigiri omelette, tempura |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | wasabi  |
        | Ben     | sashimi |
        | fantôme | ravioli |
      Alors au tour suivant, le fantôme est contrôlé par Ada

  @dummy-last-turn @ruling
  Règle: Le dernier tour se joue jusqu’au bout
    Dans cette variante, on ne passe pas de dernière carte. Au neuvième tour, le joueur qui contrôle le fantôme pioche
    la dernière carte de la pile et répartit ses deux cartes entre lui-même et le fantôme, tandis que l’autre joueur
    pose sa seule carte.

    @dummy-last-turn.split
    Exemple: Les trois dernières cartes
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main    | devant soi |
        | Ada     | tempura | maki 1     |
        | Ben     | sashimi | maki 2     |
        | fantôme | maki 3  | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | maki 3  |
        | Ben     | sashimi |
        | fantôme | tempura |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi       |
        | Ada     | maki 1, maki 3   |
        | Ben     | maki 2, sashimi  |
        | fantôme | tempura, tempura |

    @dummy-last-turn.all-played
    Exemple: Il ne reste rien après le neuvième tour
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main    | devant soi |
        | Ada     | tempura | maki 1     |
        | Ben     | sashimi | maki 2     |
        | fantôme | maki 3  | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | fantôme | maki 3  |
      Alors le nombre de cartes en main de chaque joueur est de 0
      Alors le nombre de cartes dans la pile du fantôme est de 0

    @dummy-last-turn.nothing-passed-before
    Exemple: Avec deux cartes en main, la dernière n’est pas encore posée
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main             | devant soi |
        | Ada     | tempura, pudding |            |
        | Ben     | sashimi, ravioli |            |
        | fantôme | maki 3, maki 2   |            |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | fantôme | maki 3  |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi |
        | Ada     | tempura    |
        | Ben     | sashimi    |
        | fantôme | maki 3     |

  @dummy-rounds @variant
  Règle: Trois mains de neuf à chaque manche
    Les manches 2 et 3 se distribuent comme la manche 1, à partir de la pioche, et il reste 27 cartes à la fin. Les
    trois sièges, celui du fantôme compris, gardent leurs puddings jusqu’à la fin de la partie.

    @dummy-rounds.dealt
    Exemple: Trois mains de neuf pour la manche 2
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur  | devant soi |
        | Ada     | maki 2     |
        | Ben     | maki 1     |
        | fantôme | maki 3     |
      Étant donné que la pioche contient 81 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 9
      Alors le nombre de cartes dans la pile du fantôme est de 9
      Alors le nombre de cartes dans la pioche est de 54

    @dummy-rounds.third-round
    Exemple: Trois mains de neuf pour la manche 3
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur  | devant soi |
        | Ada     | maki 2     |
        | Ben     | maki 1     |
        | fantôme | maki 3     |
      Étant donné que la pioche contient 54 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 9
      Alors le nombre de cartes dans la pile du fantôme est de 9
      Alors le nombre de cartes dans la pioche est de 27

    @dummy-rounds.over
    Exemple: La partie est terminée après la manche 3
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur  | devant soi |
        | Ada     | maki 2     |
        | Ben     | maki 1     |
        | fantôme | maki 3     |
      Étant donné que la pioche contient 27 autres cartes
      Quand la manche se termine
      Alors la partie est terminée
      Alors le nombre de cartes dans la pioche est de 27

    @dummy-rounds.puddings
    Exemple: Les trois sièges gardent leurs puddings
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur  | devant soi               |
        | Ada     | maki 2, pudding          |
        | Ben     | maki 1, tempura          |
        | fantôme | pudding, maki 3, pudding |
      Étant donné que la pioche contient 81 autres cartes
      Quand la manche se termine
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi       |
        | Ada     | pudding          |
        | Ben     |                  |
        | fantôme | pudding, pudding |

  @dummy-scoring @ruling
  Règle: Le fantôme compte comme un troisième joueur
    Le fantôme a un siège à part entière et participe à toutes les comparaisons et à toutes les égalités. Les points
    qu’il obtient, seul ou en partage, ne reviennent à personne d’autre.

    @dummy-scoring.most-maki
    Exemple: Le fantôme a le plus d’icônes de maki
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur  | devant soi | score |
        | Ada     | maki 2     | 20    |
        | Ben     | maki 1     | 20    |
        | fantôme | maki 3     | 20    |
      Étant donné que la pioche contient 81 autres cartes
      Quand la manche se termine
      Alors les scores sont :
        | joueur  | score |
        | Ada     | 23    |
        | Ben     | 20    |
        | fantôme | 26    |

    @dummy-scoring.tie
    Exemple: Le fantôme est à égalité en tête et partage
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur  | devant soi | score |
        | Ada     | maki 3     | 20    |
        | Ben     | maki 1     | 20    |
        | fantôme | maki 3     | 20    |
      Étant donné que la pioche contient 81 autres cartes
      Quand la manche se termine
      Alors les scores sont :
        | joueur  | score |
        | Ada     | 23    |
        | Ben     | 20    |
        | fantôme | 23    |

    @dummy-scoring.puddings
    Exemple: Le fantôme a le plus de puddings
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la table se présente ainsi :
        | joueur  | puddings | score |
        | Ada     | 2        | 40    |
        | Ben     | 1        | 40    |
        | fantôme | 3        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur  | points |
        | Ada     | 0      |
        | fantôme | 6      |

  @dummy-puddings @ruling
  Règle: Celui des trois qui a le moins de puddings perd des points
    Comme on compte les points de trois sièges, celui qui a le moins de puddings perd 6 points, et « tous à égalité »
    veut dire tous les trois.

    @dummy-puddings.fewest
    Exemple: Un joueur qui a le moins de puddings perd 6 points
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la table se présente ainsi :
        | joueur  | puddings | score |
        | Ada     | 2        | 40    |
        | Ben     | 1        | 40    |
        | fantôme | 3        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ben    | -6     |

    @dummy-puddings.two-players-equal
    Exemple: Les deux joueurs à égalité en tête partagent les points
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la table se présente ainsi :
        | joueur  | puddings | score |
        | Ada     | 2        | 40    |
        | Ben     | 2        | 40    |
        | fantôme | 1        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur  | points |
        | Ada     | 3      |
        | Ben     | 3      |
        | fantôme | -6     |

    @dummy-puddings.all-equal
    Exemple: Tous les trois à égalité
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la table se présente ainsi :
        | joueur  | puddings | score |
        | Ada     | 2        | 40    |
        | Ben     | 2        | 40    |
        | fantôme | 2        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur  | points |
        | Ada     | 0      |
        | Ben     | 0      |
        | fantôme | 0      |

  @dummy-no-win @ruling
  Règle: Le fantôme ne peut pas gagner
    Seuls les deux joueurs peuvent gagner, quels que soient les points du fantôme. S’ils sont à égalité, on ne compare
    que leurs propres puddings.

    @dummy-no-win.most-points
    Exemple: Le fantôme a le plus de points
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la table se présente ainsi :
        | joueur  | puddings | score |
        | Ada     | 1        | 40    |
        | Ben     | 2        | 41    |
        | fantôme | 3        | 50    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ben, sans partage

    @dummy-no-win.three-tied
    Exemple: Le fantôme est à égalité et a le plus de puddings
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la table se présente ainsi :
        | joueur  | puddings | score |
        | Ada     | 2        | 41    |
        | Ben     | 1        | 41    |
        | fantôme | 3        | 41    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ada, sans partage

    @dummy-no-win.shared
    Exemple: Les deux joueurs partagent la victoire sans le fantôme
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que la table se présente ainsi :
        | joueur  | puddings | score |
        | Ada     | 2        | 41    |
        | Ben     | 2        | 41    |
        | fantôme | 2        | 41    |
      Quand on détermine qui a gagné
      Alors la victoire est partagée entre ces joueurs :
        | joueur |
        | Ada    |
        | Ben    |

  @dummy-next-round @ruling
  Règle: À la manche suivante, c’est à l’autre joueur
    Le joueur qui ne contrôlait pas le fantôme au dernier tour d’une manche le contrôle en premier à la manche
    suivante.

    @dummy-next-round.after-ada
    Exemple: Ada contrôlait le fantôme au dernier tour
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main    | devant soi |
        | Ada     | tempura | maki 1     |
        | Ben     | sashimi | maki 2     |
        | fantôme | maki 3  | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | maki 3  |
        | Ben     | sashimi |
        | fantôme | tempura |
      Alors au tour suivant, le fantôme est contrôlé par Ben

    @dummy-next-round.after-ben
    Exemple: Ben contrôlait le fantôme au dernier tour
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ben
      Étant donné que la table se présente ainsi :
        | joueur  | main    | devant soi |
        | Ada     | tempura | maki 1     |
        | Ben     | sashimi | maki 2     |
        | fantôme | maki 3  | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | fantôme | maki 3  |
      Alors au tour suivant, le fantôme est contrôlé par Ada

  @dummy-wasabi @ruling
  Règle: Le fantôme a son propre wasabi
    Un nigiri donné au fantôme va sur un wasabi libre du fantôme. Les baguettes du fantôme ne servent à rien.

    @dummy-wasabi.on-its-wasabi
    Exemple: Le nigiri du fantôme va sur le wasabi du fantôme
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, nigiri calamar | maki 1     |
        | Ben     | sashimi, ravioli, maki 2         | maki 2     |
        | fantôme | maki 3, nigiri omelette, tempura | wasabi     |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend          |
        | Ada     | tempura        |
        | Ben     | sashimi        |
        | fantôme | nigiri calamar |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi             |
        | Ada     | maki 1, tempura        |
        | Ben     | maki 2, sashimi        |
        | fantôme | wasabi, nigiri calamar |

    @dummy-wasabi.chopsticks-stay
    Exemple: Les baguettes du fantôme restent devant lui
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, nigiri calamar | maki 1     |
        | Ben     | sashimi, ravioli, maki 2         | maki 2     |
        | fantôme | maki 3, nigiri omelette, tempura | baguettes  |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend   |
        | Ada     | tempura |
        | Ben     | sashimi |
        | fantôme | pudding |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi         |
        | fantôme | baguettes, pudding |

  @dummy-chopsticks @ruling
  Règle: Utiliser les baguettes avec le fantôme
    S’il a des baguettes devant lui, le joueur qui contrôle le fantôme peut prendre deux cartes pour lui-même et en
    donne quand même une au fantôme. Les baguettes retournent dans la main avant l’échange et ne peuvent jamais être
    la carte du fantôme. Il faut pour cela avoir trois cartes en main après avoir pioché, ce qui est possible aux
    tours 1 à 8. L’autre joueur a besoin de deux cartes, comme d’habitude.

    @dummy-chopsticks.controller
    Exemple: Le joueur qui contrôle le fantôme prend deux cartes
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         | baguettes  |
        | Ben     | sashimi, ravioli, maki 2         | maki 2     |
        | fantôme | maki 3, nigiri omelette, tempura | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend           |
        | Ada     | tempura, maki 3 |
        | Ben     | sashimi         |
        | fantôme | pudding         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur  | devant soi       |
        | Ada     | tempura, maki 3  |
        | Ben     | maki 2, sashimi  |
        | fantôme | tempura, pudding |

    @dummy-chopsticks.travel-on
    Exemple: Les baguettes du joueur qui contrôle le fantôme circulent
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         | baguettes  |
        | Ben     | sashimi, ravioli, maki 2         | maki 2     |
        | fantôme | maki 3, nigiri omelette, tempura | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend           |
        | Ada     | tempura, maki 3 |
        | Ben     | sashimi         |
        | fantôme | pudding         |
      Alors les joueurs ont en main ces cartes :
        | joueur | main              |
        | Ada    | ravioli, maki 2   |
        | Ben    | wasabi, baguettes |

    @dummy-chopsticks.not-for-the-dummy
    Exemple: Les baguettes utilisées ne sont pas la carte du fantôme
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         | baguettes  |
        | Ben     | sashimi, ravioli, maki 2         | maki 2     |
        | fantôme | maki 3, nigiri omelette, tempura | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend           |
        | Ada     | tempura, maki 3 |
        | Ben     | sashimi         |
        | fantôme | baguettes       |
      Alors c’est refusé

    @dummy-chopsticks.other-player
    Exemple: L’autre joueur prend deux cartes
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         | maki 1     |
        | Ben     | sashimi, ravioli, maki 2         | baguettes  |
        | fantôme | maki 3, nigiri omelette, tempura | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend           |
        | Ada     | tempura         |
        | Ben     | sashimi, maki 2 |
        | fantôme | pudding         |
      Alors les joueurs ont en main ces cartes :
        | joueur | main               |
        | Ada    | ravioli, baguettes |
        | Ben    | wasabi, maki 3     |

    @dummy-chopsticks.eighth-turn
    Exemple: Deux cartes au huitième tour pour le joueur qui contrôle le fantôme
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                    | devant soi |
        | Ada     | tempura, pudding        | baguettes  |
        | Ben     | sashimi, ravioli        | maki 2     |
        | fantôme | maki 3, nigiri omelette | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend           |
        | Ada     | tempura, maki 3 |
        | Ben     | sashimi         |
        | fantôme | pudding         |
      Alors les joueurs ont en main ces cartes :
        | joueur | main      |
        | Ada    | ravioli   |
        | Ben    | baguettes |

    @dummy-chopsticks.ninth-turn
    Exemple: Trop peu de cartes au neuvième tour
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main    | devant soi |
        | Ada     | tempura | baguettes  |
        | Ben     | sashimi | maki 2     |
        | fantôme | tempura | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend            |
        | Ada     | tempura, tempura |
        | Ben     | sashimi          |
        | fantôme | tempura          |
      Alors c’est refusé

    @dummy-chopsticks.without
    Exemple: Pas deux cartes sans baguettes
      Étant donné que la partie se joue avec la variante fantôme
      Étant donné que le fantôme est contrôlé par Ada
      Étant donné que la table se présente ainsi :
        | joueur  | main                             | devant soi |
        | Ada     | tempura, pudding, wasabi         | maki 1     |
        | Ben     | sashimi, ravioli, maki 2         | maki 2     |
        | fantôme | maki 3, nigiri omelette, tempura | tempura    |
      Quand les joueurs prennent ces cartes :
        | joueur  | prend           |
        | Ada     | tempura, wasabi |
        | Ben     | sashimi         |
        | fantôme | pudding         |
      Alors c’est refusé
