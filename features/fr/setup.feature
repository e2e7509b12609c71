# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Mise en place
  Avant la première manche, on mélange le paquet et chaque joueur reçoit une main de cartes.

  @shuffle @informative
  Règle: Mélangez bien le paquet
    Mélangez toutes les cartes ensemble avant de distribuer la première manche.

  @players-2-to-5 @printed
  Règle: On joue de deux à cinq
    Le jeu est fait pour 2, 3, 4 ou 5 joueurs. On ne peut y jouer ni seul, ni à six.

    @players-2-to-5.allowed
    Plan du scénario: Une partie à <joueurs> joueurs
      Quand on distribue les cartes pour ce nombre de joueurs : <joueurs>
      Alors le nombre de joueurs qui ont des cartes en main est de <joueurs>

      Exemples:
        | joueurs |
        | 2       |
        | 3       |
        | 4       |
        | 5       |

    @players-2-to-5.refused
    Plan du scénario: Pas de partie pour ce nombre de joueurs : <joueurs>
      Quand on distribue les cartes pour ce nombre de joueurs : <joueurs>
      Alors c’est refusé

      Exemples:
        | joueurs |
        | 0       |
        | 1       |
        | 6       |
        | 7       |
        | 10      |

  @hand-size @printed
  Règle: Plus il y a de joueurs, plus les mains sont petites
    À deux joueurs, distribuez 10 cartes à chacun, à trois 9, à quatre 8 et à cinq 7.

    @hand-size.dealt
    Plan du scénario: Cartes par joueur dans une partie à <joueurs> joueurs
      Quand on distribue les cartes pour ce nombre de joueurs : <joueurs>
      Alors le nombre de cartes en main de chaque joueur est de <nombre>

      Exemples:
        | joueurs | nombre |
        | 2       | 10     |
        | 3       | 9      |
        | 4       | 8      |
        | 5       | 7      |

  @draw-pile @printed
  Règle: Le reste forme la pioche
    Posez les cartes restantes face cachée au milieu de la table. Personne ne touche à cette pioche avant la
    distribution de la manche suivante. Les mains et la pioche ensemble forment le paquet entier.

    @draw-pile.size
    Plan du scénario: Cartes de la pioche dans une partie à <joueurs> joueurs
      Quand on distribue les cartes pour ce nombre de joueurs : <joueurs>
      Alors le nombre de cartes dans la pioche est de <pioche>

      Exemples:
        | joueurs | pioche |
        | 2       | 88     |
        | 3       | 81     |
        | 4       | 76     |
        | 5       | 73     |

    @draw-pile.whole-deck
    Plan du scénario: Aucune carte ne se perd quand on distribue à <joueurs> joueurs
      Quand on distribue les cartes pour ce nombre de joueurs : <joueurs>
      Alors toutes les cartes ensemble forment exactement un paquet

      Exemples:
        | joueurs |
        | 2       |
        | 3       |
        | 4       |
        | 5       |

  @hands-secret @informative
  Règle: Gardez votre main pour vous
    Tenez vos cartes de façon à être seul à les voir.

  @scorekeeper @informative
  Règle: Quelqu’un tient le score
    Prenez du papier et un crayon, et choisissez ensemble un joueur qui note les points.
