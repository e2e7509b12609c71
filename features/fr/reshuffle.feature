# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Variante : remélange
  Les cartes d’une manche peuvent revenir à la suivante.

  @reshuffle @variant
  Règle: Les cartes défaussées retournent dans la pioche
    Après les manches 1 et 2, remélangez toutes les cartes défaussées avec la pioche avant de distribuer. Les puddings
    restent devant leurs joueurs. Après la manche 3, on ne distribue plus rien.

    @reshuffle.nothing-lost
    Plan du scénario: Toutes les cartes sont de nouveau en jeu après la manche <manche>
      Étant donné que la partie se joue avec la variante remélange
      Étant donné que la manche <manche> est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | tempura, maki 3, wasabi, nigiri calamar |
        | Ben    | ravioli, wasabi, pudding, baguettes     |
      Étant donné que la pioche contient 100 autres cartes
      Quand la manche se termine
      Alors toutes les cartes ensemble forment exactement un paquet

      Exemples:
        | manche |
        | 1      |
        | 2      |

    @reshuffle.draw-pile
    Exemple: Deux joueurs, aucun pudding pris
      Étant donné que la partie se joue avec la variante remélange
      Étant donné que la manche 1 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | tempura, maki 3, wasabi, nigiri calamar |
        | Ben    | ravioli, wasabi, sashimi, baguettes     |
      Étant donné que la pioche contient 100 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 10
      Alors le nombre de cartes dans la pioche est de 88

    @reshuffle.without-the-puddings
    Exemple: Quatre joueurs, trois puddings pris
      Étant donné que la partie se joue avec la variante remélange
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                               |
        | Ada    | pudding, pudding, wasabi, nigiri calamar |
        | Ben    | ravioli, wasabi, sashimi, pudding        |
        | Cléo   | tempura, tempura, tempura, maki 1        |
        | Dan    | maki 2, maki 2, maki 2, maki 2           |
      Étant donné que la pioche contient 92 autres cartes
      Quand la manche se termine
      Alors le nombre de cartes en main de chaque joueur est de 8
      Alors le nombre de cartes dans la pioche est de 73

    @reshuffle.puddings-stay
    Exemple: Les puddings restent devant leurs joueurs
      Étant donné que la partie se joue avec la variante remélange
      Étant donné que la manche 2 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                               |
        | Ada    | pudding, pudding, wasabi, nigiri calamar |
        | Ben    | ravioli, wasabi, sashimi, pudding        |
        | Cléo   | tempura, tempura, tempura, maki 1        |
      Étant donné que la pioche contient 96 autres cartes
      Quand la manche se termine
      Alors ces cartes se trouvent devant les joueurs :
        | joueur | devant soi       |
        | Ada    | pudding, pudding |
        | Ben    | pudding          |
        | Cléo   |                  |

    @reshuffle.last-round
    Exemple: Rien n’est remélangé après la manche 3
      Étant donné que la partie se joue avec la variante remélange
      Étant donné que la manche 3 est en cours
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                              |
        | Ada    | tempura, maki 3, wasabi, nigiri calamar |
        | Ben    | ravioli, wasabi, pudding, baguettes     |
      Étant donné que la pioche contient 87 autres cartes
      Quand la manche se termine
      Alors la partie est terminée
      Alors le nombre de cartes dans la pioche est de 87
