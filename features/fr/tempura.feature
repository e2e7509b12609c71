# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Tempuras
  Les tempuras rapportent des points par paires.

  @tempura-pairs @printed
  Règle: 5 points par paire
    Chaque paire de tempuras rapporte 5 points. Un tempura seul ne vaut rien.

    @tempura-pairs.count
    Plan du scénario: Points pour ce nombre de tempuras : <nombre>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <cartes>   |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie tempuras sont :
        | joueur | points   |
        | Ada    | <points> |

      Exemples:
        | nombre | cartes                                               | points |
        | 0      | maki 2                                               | 0      |
        | 1      | tempura                                              | 0      |
        | 2      | tempura, tempura                                     | 5      |
        | 3      | tempura, tempura, tempura                            | 5      |
        | 4      | tempura, tempura, tempura, tempura                   | 10     |
        | 5      | tempura, tempura, tempura, tempura, tempura          | 10     |
        | 6      | tempura, tempura, tempura, tempura, tempura, tempura | 15     |

    @tempura-pairs.cards-between
    Exemple: D’autres cartes peuvent s’intercaler
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                        |
        | Ada    | tempura, pudding, maki 3, tempura |
        | Ben    | maki 1                            |
      Quand on compte les points de la manche
      Alors Ada marque 5 points dans la catégorie tempuras

    @tempura-pairs.own
    Exemple: Deux joueurs ne font pas une paire ensemble
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | tempura    |
        | Ben    | tempura    |
      Quand on compte les points de la manche
      Alors les points dans la catégorie tempuras sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
