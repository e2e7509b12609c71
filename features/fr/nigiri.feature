# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Nigiris et wasabi
  Les nigiris rapportent des points à eux seuls. Avec un wasabi, le prochain nigiri vaut trois fois plus.

  @nigiri-points @printed
  Règle: Calamar 3, saumon 2, omelette 1
    À la fin de la manche, chaque nigiri calamar rapporte 3 points, chaque nigiri saumon 2 et chaque nigiri omelette
    1.

    @nigiri-points.each
    Plan du scénario: Points pour une carte : <carte>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <carte>    |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie nigiris sont :
        | joueur | points   |
        | Ada    | <points> |

      Exemples:
        | carte           | points |
        | nigiri calamar  | 3      |
        | nigiri saumon   | 2      |
        | nigiri omelette | 1      |

    @nigiri-points.added-up
    Exemple: Tous les nigiris s’additionnent
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                                    |
        | Ada    | nigiri calamar, nigiri saumon, nigiri omelette, nigiri saumon |
        | Ben    | maki 1                                                        |
      Quand on compte les points de la manche
      Alors Ada marque 8 points dans la catégorie nigiris

    @nigiri-points.own
    Exemple: Chacun compte les siens
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                       |
        | Ada    | nigiri calamar                   |
        | Ben    | nigiri omelette, nigiri omelette |
        | Cléo   | tempura                          |
      Quand on compte les points de la manche
      Alors les points dans la catégorie nigiris sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 2      |
        | Cléo   | 0      |

  @wasabi-triples @printed
  Règle: Sur un wasabi, trois fois plus
    Un nigiri sur un wasabi rapporte trois fois ses points, soit 9 pour le calamar, 6 pour le saumon et 3 pour
    l’omelette.

    @wasabi-triples.each
    Plan du scénario: Points sur un wasabi pour une carte : <carte>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi      |
        | Ada    | wasabi, <carte> |
        | Ben    | maki 1          |
      Quand on compte les points de la manche
      Alors les points dans la catégorie nigiris sont :
        | joueur | points   |
        | Ada    | <points> |

      Exemples:
        | carte           | points |
        | nigiri calamar  | 9      |
        | nigiri saumon   | 6      |
        | nigiri omelette | 3      |

  @wasabi-must @printed
  Règle: Le prochain nigiri va sur le wasabi
    Si vous avez un wasabi libre devant vous, le prochain nigiri que vous obtenez va dessus, quel qu’il soit. Vous ne
    pouvez pas réserver le wasabi à un meilleur nigiri. Si vous avez plusieurs wasabis libres, le nigiri en prend un
    et les autres restent libres.

    @wasabi-must.egg-before-squid
    Exemple: L’omelette prend le wasabi, le calamar arrive trop tard
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | wasabi, nigiri omelette, nigiri calamar |
        | Ben    | maki 1                                  |
      Quand on compte les points de la manche
      Alors Ada marque 6 points dans la catégorie nigiris

    @wasabi-must.squid-before-egg
    Exemple: Le calamar prend le wasabi, l’omelette n’est pas triplée
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | wasabi, nigiri calamar, nigiri omelette |
        | Ben    | maki 1                                  |
      Quand on compte les points de la manche
      Alors Ada marque 10 points dans la catégorie nigiris

    @wasabi-must.one-of-two-free
    Exemple: Deux wasabis libres et un nigiri
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                    |
        | Ada    | wasabi, wasabi, nigiri saumon |
        | Ben    | maki 1                        |
      Quand on compte les points de la manche
      Alors Ada marque 6 points dans la catégorie nigiris

    @wasabi-must.two-and-two
    Exemple: Deux wasabis, puis deux nigiris
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                      |
        | Ada    | wasabi, wasabi, nigiri calamar, nigiri omelette |
        | Ben    | maki 1                                          |
      Quand on compte les points de la manche
      Alors Ada marque 12 points dans la catégorie nigiris

    @wasabi-must.two-and-three
    Exemple: Deux wasabis, puis trois nigiris
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                                     |
        | Ada    | wasabi, wasabi, nigiri omelette, nigiri saumon, nigiri calamar |
        | Ben    | maki 1                                                         |
      Quand on compte les points de la manche
      Alors Ada marque 12 points dans la catégorie nigiris

    @wasabi-must.in-the-turn
    Exemple: Le nigiri que l’on prend va sur le wasabi libre
      Étant donné que la table se présente ainsi :
        | joueur | main                                             | devant soi     |
        | Ada    | nigiri omelette, nigiri calamar, tempura, maki 3 | wasabi, wasabi |
        | Ben    | sashimi, ravioli, maki 2, maki 3                 | maki 1, maki 1 |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | nigiri omelette |
        | Ben    | sashimi         |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                      |
        | Ada    | wasabi, wasabi, nigiri omelette |

  @wasabi-before @printed
  Règle: Seulement un nigiri qui vient après
    Un nigiri qui était devant vous avant le wasabi n’est jamais déplacé dessus.

    @wasabi-before.nigiri-first
    Exemple: Un nigiri, puis un wasabi
      Étant donné que la table se présente ainsi :
        | joueur | devant soi             |
        | Ada    | nigiri calamar, wasabi |
        | Ben    | maki 1                 |
      Quand on compte les points de la manche
      Alors Ada marque 3 points dans la catégorie nigiris

    @wasabi-before.between-two-nigiri
    Exemple: Un wasabi entre deux nigiris
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | nigiri calamar, wasabi, nigiri omelette |
        | Ben    | maki 1                                  |
      Quand on compte les points de la manche
      Alors Ada marque 6 points dans la catégorie nigiris

    @wasabi-before.in-the-turn
    Exemple: Prendre un wasabi ne déplace pas de nigiri
      Étant donné que la table se présente ainsi :
        | joueur | main                                    | devant soi    |
        | Ada    | wasabi, nigiri calamar, tempura, maki 3 | nigiri saumon |
        | Ben    | sashimi, ravioli, maki 2, maki 3        | maki 1        |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | wasabi  |
        | Ben    | sashimi |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi            |
        | Ada    | nigiri saumon, wasabi |

  @wasabi-waits @printed
  Règle: D’autres cartes peuvent s’intercaler
    Le wasabi attend. Le nigiri peut venir à n’importe quel tour suivant de la manche, même si vous prenez d’autres
    cartes entre-temps.

    @wasabi-waits.one-card-between
    Exemple: Une carte intercalée
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                      |
        | Ada    | wasabi, tempura, nigiri calamar |
        | Ben    | maki 1                          |
      Quand on compte les points de la manche
      Alors Ada marque 9 points dans la catégorie nigiris

    @wasabi-waits.many-cards-between
    Exemple: Beaucoup de cartes intercalées
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                               |
        | Ada    | wasabi, pudding, maki 2, ravioli, sashimi, nigiri saumon |
        | Ben    | maki 1                                                   |
      Quand on compte les points de la manche
      Alors Ada marque 6 points dans la catégorie nigiris

  @wasabi-one-each @printed
  Règle: Un seul nigiri par wasabi
    Vous pouvez avoir plusieurs wasabis, mais chacun ne reçoit qu’un nigiri.

    @wasabi-one-each.second-nigiri-plain
    Exemple: Un wasabi et deux nigiris
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                             |
        | Ada    | wasabi, nigiri calamar, nigiri calamar |
        | Ben    | maki 1                                 |
      Quand on compte les points de la manche
      Alors Ada marque 12 points dans la catégorie nigiris

    @wasabi-one-each.in-turn
    Exemple: Wasabi et nigiri en alternance
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                    |
        | Ada    | wasabi, nigiri calamar, wasabi, nigiri saumon |
        | Ben    | maki 1                                        |
      Quand on compte les points de la manche
      Alors Ada marque 15 points dans la catégorie nigiris

    @wasabi-one-each.own-wasabi
    Exemple: Le wasabi du voisin n’aide pas
      Étant donné que la table se présente ainsi :
        | joueur | devant soi     |
        | Ada    | nigiri calamar |
        | Ben    | wasabi         |
      Quand on compte les points de la manche
      Alors les points dans la catégorie nigiris sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 0      |

  @wasabi-alone @printed
  Règle: Un wasabi seul ne rapporte rien
    Un wasabi sans nigiri dessus ne vaut aucun point.

    @wasabi-alone.nothing
    Plan du scénario: Aucun point pour ces cartes : <cartes>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <cartes>   |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors Ada marque 0 point dans la catégorie nigiris

      Exemples:
        | cartes                   |
        | wasabi                   |
        | wasabi, wasabi, wasabi   |
        | wasabi, tempura, pudding |

  @wasabi-last-card @ruling
  Règle: La dernière carte aussi va sur un wasabi
    Un nigiri que vous recevez comme dernière carte de la manche va sur un wasabi libre comme tout autre nigiri, même
    si vous ne l’avez pas choisi.

    @wasabi-last-card.received
    Exemple: Un nigiri arrive comme dernière carte
      Étant donné que la table se présente ainsi :
        | joueur | main                    | devant soi |
        | Ada    | tempura, pudding        | wasabi     |
        | Ben    | sashimi, nigiri calamar | maki 1     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                      |
        | Ada    | wasabi, tempura, nigiri calamar |

    @wasabi-last-card.too-late
    Exemple: Un wasabi comme dernière carte arrive trop tard
      Étant donné que la table se présente ainsi :
        | joueur | main                    | devant soi |
        | Ada    | nigiri calamar, pudding | maki 1     |
        | Ben    | sashimi, wasabi         | maki 1     |
      Quand les joueurs prennent ces cartes :
        | joueur | prend          |
        | Ada    | nigiri calamar |
        | Ben    | sashimi        |
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi                     |
        | Ada    | maki 1, nigiri calamar, wasabi |
