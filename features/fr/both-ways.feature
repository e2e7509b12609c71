# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Variante : sens alterné
  La deuxième manche tourne dans l’autre sens, pour que vous ayez affaire à vos deux voisins.

  @both-ways @variant
  Règle: À la manche 2, on passe à droite
    Passez votre main à gauche aux manches 1 et 3, et à droite à la manche 2. La dernière carte va dans le même sens.
    À deux joueurs, cela ne change rien.

    @both-ways.left
    Plan du scénario: Vers la gauche à la manche <manche>
      Étant donné que la partie se joue avec la variante sens alterné
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | main                      | devant soi |
        | Ada    | tempura, tempura, pudding |            |
        | Ben    | sashimi, sashimi, maki 2  |            |
        | Cléo   | ravioli, ravioli, wasabi  |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cléo   | ravioli |
      Alors les joueurs ont en main ces cartes :
        | joueur | main             |
        | Ada    | ravioli, wasabi  |
        | Ben    | tempura, pudding |
        | Cléo   | sashimi, maki 2  |

      Exemples:
        | manche |
        | 1      |
        | 3      |

    @both-ways.right
    Exemple: Vers la droite à la manche 2
      Étant donné que la partie se joue avec la variante sens alterné
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | main                      | devant soi |
        | Ada    | tempura, tempura, pudding |            |
        | Ben    | sashimi, sashimi, maki 2  |            |
        | Cléo   | ravioli, ravioli, wasabi  |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
        | Cléo   | ravioli |
      Alors les joueurs ont en main ces cartes :
        | joueur | main             |
        | Ada    | sashimi, maki 2  |
        | Ben    | ravioli, wasabi  |
        | Cléo   | tempura, pudding |

    @both-ways.right-with-five
    Exemple: Vers la droite à la manche 2, à cinq joueurs
      Étant donné que la partie se joue avec la variante sens alterné
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | main                                             | devant soi |
        | Ada    | tempura, tempura, pudding                        |            |
        | Ben    | sashimi, sashimi, maki 2                         |            |
        | Cléo   | ravioli, ravioli, wasabi                         |            |
        | Dan    | maki 1, maki 1, maki 3                           |            |
        | Ève    | nigiri omelette, nigiri omelette, nigiri calamar |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend           |
        | Ada    | tempura         |
        | Ben    | sashimi         |
        | Cléo   | ravioli         |
        | Dan    | maki 1          |
        | Ève    | nigiri omelette |
      Alors les joueurs ont en main ces cartes :
        | joueur | main                            |
        | Ada    | sashimi, maki 2                 |
        | Ben    | ravioli, wasabi                 |
        | Cléo   | maki 1, maki 3                  |
        | Dan    | nigiri omelette, nigiri calamar |
        | Ève    | tempura, pudding                |

    @both-ways.last-card-right
    Exemple: La dernière carte de la manche 2 va vers la droite
      Étant donné que la partie se joue avec la variante sens alterné
      Étant donné que la manche 2 est en cours
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
        | Ada    | tempura, ravioli |
        | Ben    | sashimi, maki 2  |
        | Cléo   | maki 1, pudding  |

    @both-ways.two-players
    Exemple: À deux, on échange les mains comme toujours
      Étant donné que la partie se joue avec la variante sens alterné
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | main                     | devant soi |
        | Ada    | tempura, pudding, wasabi |            |
        | Ben    | sashimi, ravioli, maki 2 |            |
      Quand les joueurs prennent ces cartes :
        | joueur | prend   |
        | Ada    | tempura |
        | Ben    | sashimi |
      Alors les joueurs ont en main ces cartes :
        | joueur | main            |
        | Ada    | ravioli, maki 2 |
        | Ben    | pudding, wasabi |
