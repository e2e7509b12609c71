# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Victoire
  Après trois manches et les puddings, ce sont les scores qui décident.

  @most-points-wins @printed
  Règle: Celui qui a le plus de points gagne
    Celui qui a le plus de points après trois manches et les puddings gagne la partie.

    @most-points-wins.two-players
    Exemple: Deux joueurs
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 1        | 41    |
        | Ben    | 2        | 45    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ben, sans partage

    @most-points-wins.points-before-puddings
    Exemple: Les points passent avant les puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 0        | 46    |
        | Ben    | 5        | 45    |
        | Cléo   | 1        | 30    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ada, sans partage

    @most-points-wins.last-seat
    Exemple: Cinq joueurs, le dernier siège gagne
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 30    |
        | Ben    | 3        | 39    |
        | Cléo   | 1        | 12    |
        | Dan    | 0        | 40    |
        | Ève    | 1        | 41    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ève, sans partage

    @most-points-wins.below-zero
    Exemple: Le meilleur de trois scores au-dessous de zéro
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | -3    |
        | Ben    | 1        | -1    |
        | Cléo   | 0        | -6    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ben, sans partage

  @tie-puddings @printed
  Règle: En cas d’égalité, les puddings départagent
    Si plusieurs joueurs ont ensemble le plus de points, celui d’entre eux qui a le plus de puddings gagne.

    @tie-puddings.two-tied
    Exemple: Le second de deux joueurs à égalité a plus de puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 1        | 45    |
        | Ben    | 3        | 45    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ben, sans partage

    @tie-puddings.first-of-two-tied
    Exemple: Le premier de deux joueurs à égalité a plus de puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 3        | 45    |
        | Ben    | 1        | 45    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Ada, sans partage

    @tie-puddings.only-among-the-tied
    Exemple: Avoir le plus de puddings n’aide pas un joueur qui est derrière
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 5        | 30    |
        | Ben    | 0        | 45    |
        | Cléo   | 1        | 45    |
      Quand on détermine qui a gagné
      Alors la victoire revient à Cléo, sans partage

  @tie-shared @ruling
  Règle: Si l’égalité demeure, la victoire est partagée
    Si les joueurs à égalité ont aussi le même nombre de puddings, ils gagnent ensemble.

    @tie-shared.two-players
    Exemple: Deux joueurs, mêmes points et mêmes puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 45    |
        | Ben    | 2        | 45    |
      Quand on détermine qui a gagné
      Alors la victoire est partagée entre ces joueurs :
        | joueur |
        | Ada    |
        | Ben    |

    @tie-shared.two-of-four
    Exemple: Deux des trois joueurs à égalité ont le même nombre de puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 1        | 45    |
        | Ben    | 2        | 45    |
        | Cléo   | 4        | 44    |
        | Dan    | 2        | 45    |
      Quand on détermine qui a gagné
      Alors la victoire est partagée entre ces joueurs :
        | joueur |
        | Ben    |
        | Dan    |

    @tie-shared.everybody
    Exemple: Personne n’a ni points ni puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 0        | 0     |
        | Ben    | 0        | 0     |
        | Cléo   | 0        | 0     |
      Quand on détermine qui a gagné
      Alors la victoire est partagée entre ces joueurs :
        | joueur |
        | Ada    |
        | Ben    |
        | Cléo   |
