# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Raviolis
  Plus vous avez de raviolis, plus chacun rapporte de points, jusqu’au cinquième.

  @dumplings-table @printed
  Règle: 1, 3, 6, 10, 15 points
    Un ravioli rapporte 1 point, deux en rapportent 3 ensemble, trois 6, quatre 10 et cinq 15.

    @dumplings-table.count
    Plan du scénario: Points pour ce nombre de raviolis : <nombre>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <cartes>   |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie raviolis sont :
        | joueur | points   |
        | Ada    | <points> |

      Exemples:
        | nombre | cartes                                      | points |
        | 0      | maki 2                                      | 0      |
        | 1      | ravioli                                     | 1      |
        | 2      | ravioli, ravioli                            | 3      |
        | 3      | ravioli, ravioli, ravioli                   | 6      |
        | 4      | ravioli, ravioli, ravioli, ravioli          | 10     |
        | 5      | ravioli, ravioli, ravioli, ravioli, ravioli | 15     |

    @dumplings-table.cards-between
    Exemple: D’autres cartes peuvent s’intercaler
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                                 |
        | Ada    | ravioli, pudding, ravioli, maki 3, ravioli |
        | Ben    | maki 1                                     |
      Quand on compte les points de la manche
      Alors Ada marque 6 points dans la catégorie raviolis

    @dumplings-table.own
    Exemple: Chacun compte les siens
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                |
        | Ada    | ravioli, ravioli          |
        | Ben    | ravioli, ravioli, ravioli |
      Quand on compte les points de la manche
      Alors les points dans la catégorie raviolis sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 6      |

  @dumplings-cap @printed
  Règle: Jamais plus de 15
    Plus de cinq raviolis rapportent toujours 15 points.

    @dumplings-cap.count
    Plan du scénario: Pas plus de points pour ce nombre de raviolis : <nombre>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <cartes>   |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors Ada marque 15 points dans la catégorie raviolis

      Exemples:
        | nombre | cartes                                                                                   |
        | 6      | ravioli, ravioli, ravioli, ravioli, ravioli, ravioli                                     |
        | 7      | ravioli, ravioli, ravioli, ravioli, ravioli, ravioli, ravioli                            |
        | 10     | ravioli, ravioli, ravioli, ravioli, ravioli, ravioli, ravioli, ravioli, ravioli, ravioli |
