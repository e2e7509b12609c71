# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Sashimis
  Les sashimis rapportent des points par trois.

  @sashimi-threes @printed
  Règle: 10 points par groupe de trois
    Chaque groupe de trois sashimis rapporte 10 points. Un ou deux sashimis en trop ne valent rien.

    @sashimi-threes.count
    Plan du scénario: Points pour ce nombre de sashimis : <nombre>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <cartes>   |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie sashimis sont :
        | joueur | points   |
        | Ada    | <points> |

      Exemples:
        | nombre | cartes                                                        | points |
        | 0      | maki 2                                                        | 0      |
        | 1      | sashimi                                                       | 0      |
        | 2      | sashimi, sashimi                                              | 0      |
        | 3      | sashimi, sashimi, sashimi                                     | 10     |
        | 4      | sashimi, sashimi, sashimi, sashimi                            | 10     |
        | 5      | sashimi, sashimi, sashimi, sashimi, sashimi                   | 10     |
        | 6      | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi          | 20     |
        | 7      | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi, sashimi | 20     |

    @sashimi-threes.cards-between
    Exemple: D’autres cartes peuvent s’intercaler
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                 |
        | Ada    | sashimi, pudding, sashimi, maki 3, sashimi |
        | Ben    | maki 1                                     |
      Quand on compte les points de la manche
      Alors Ada marque 10 points dans la catégorie sashimis

    @sashimi-threes.own
    Exemple: Deux joueurs ne font pas un groupe de trois ensemble
      Étant donné que la table se présente ainsi :
        | joueur | devant soi       |
        | Ada    | sashimi, sashimi |
        | Ben    | sashimi          |
      Quand on compte les points de la manche
      Alors les points dans la catégorie sashimis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
