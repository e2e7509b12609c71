# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Makis
  Chaque carte maki montre un, deux ou trois rouleaux. C’est celui qui en montre le plus qui marque des points.

  @maki-icons @printed
  Règle: On compte les icônes, pas les cartes
    Additionnez les icônes de vos cartes maki. Peu importe sur combien de cartes elles se trouvent.

    @maki-icons.one-card-beats-two
    Exemple: Une carte à trois icônes bat deux cartes à une icône
      Étant donné que la table se présente ainsi :
        | joueur | devant soi     |
        | Ada    | maki 1, maki 1 |
        | Ben    | maki 3         |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 6      |

    @maki-icons.added-up
    Plan du scénario: Ces cartes ont plus d’icônes qu’une carte à trois icônes : <cartes>
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | <cartes>   |
        | Ben    | maki 3     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 6      |
        | Ben    | 3      |

      Exemples:
        | cartes                          |
        | maki 2, maki 2                  |
        | maki 3, maki 1                  |
        | maki 1, maki 1, maki 1, maki 1  |
        | maki 2, tempura, maki 1, maki 1 |

  @maki-most @printed
  Règle: 6 points au premier, 3 au deuxième
    Celui qui a le plus d’icônes marque 6 points. Celui qui vient en deuxième en marque 3. Les autres ne marquent
    rien.

    @maki-most.five-players
    Exemple: Cinq joueurs, tous différents
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                             |
        | Ada    | maki 1, maki 1                         |
        | Ben    | maki 2, maki 2, maki 2, maki 2         |
        | Cléo   | maki 1                                 |
        | Dan    | maki 3, maki 3, maki 3, maki 3, maki 3 |
        | Ève    | maki 1, maki 1, maki 1                 |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cléo   | 0      |
        | Dan    | 6      |
        | Ève    | 0      |

    @maki-most.three-players
    Exemple: Trois joueurs, le premier siège a le moins d’icônes
      Étant donné que la table se présente ainsi :
        | joueur | devant soi             |
        | Ada    | maki 1                 |
        | Ben    | maki 2, maki 2         |
        | Cléo   | maki 3, maki 3, maki 3 |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cléo   | 6      |

    @maki-most.far-ahead
    Exemple: Une large avance ne rapporte pas plus
      Étant donné que la table se présente ainsi :
        | joueur | devant soi                     |
        | Ada    | maki 3, maki 3, maki 3, maki 2 |
        | Ben    | maki 1                         |
        | Cléo   | maki 2, maki 2                 |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 6      |
        | Ben    | 0      |
        | Cléo   | 3      |

  @maki-tie-most @printed
  Règle: À égalité en tête, on partage les 6 points
    Les joueurs à égalité pour le plus d’icônes partagent les 6 points en parts égales, et ce qui ne peut pas être
    partagé est perdu. Personne ne marque alors pour la deuxième place.

    @maki-tie-most.share
    Plan du scénario: Partage des 6 points entre <ex æquo> joueurs à égalité en tête
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | maki 3     |
        | Ben    | maki 3     |
        | Cléo   | <Cléo>     |
        | Dan    | <Dan>      |
        | Ève    | <Ève>      |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Exemples:
        | ex æquo | Cléo   | Dan    | Ève     | points |
        | 2       | maki 1 | maki 1 | tempura | 3      |
        | 3       | maki 3 | maki 1 | tempura | 2      |
        | 4       | maki 3 | maki 3 | tempura | 1      |
        | 5       | maki 3 | maki 3 | maki 3  | 1      |

    @maki-tie-most.no-second
    Exemple: Rien pour le joueur qui suit l’égalité
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | maki 3     |
        | Ben    | maki 2     |
        | Cléo   | maki 3     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 0      |
        | Cléo   | 3      |

    @maki-tie-most.no-second-tie
    Exemple: Rien pour deux joueurs qui suivent l’égalité
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | maki 2     |
        | Ben    | maki 3     |
        | Cléo   | maki 2     |
        | Dan    | maki 3     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 3      |
        | Cléo   | 0      |
        | Dan    | 3      |

    @maki-tie-most.two-players
    Exemple: Deux joueurs à égalité
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | maki 2     |
        | Ben    | maki 2     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 3      |

    @maki-tie-most.different-cards
    Exemple: Trois icônes sur deux cartes valent trois icônes sur une seule
      Étant donné que la table se présente ainsi :
        | joueur | devant soi     |
        | Ada    | maki 1, maki 2 |
        | Ben    | maki 3         |
        | Cléo   | tempura        |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 3      |

  @maki-tie-second @printed
  Règle: À égalité à la deuxième place, on partage les 3 points
    Les joueurs à égalité à la deuxième place partagent les 3 points en parts égales, et ce qui ne peut pas être
    partagé est perdu.

    @maki-tie-second.share
    Plan du scénario: Partage des 3 points entre <ex æquo> joueurs à égalité à la deuxième place
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | maki 2     |
        | Ben    | maki 2     |
        | Cléo   | maki 3     |
        | Dan    | <Dan>      |
        | Ève    | <Ève>      |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Exemples:
        | ex æquo | Dan    | Ève     | points |
        | 2       | maki 1 | tempura | 1      |
        | 3       | maki 2 | tempura | 1      |
        | 4       | maki 2 | maki 2  | 0      |

    @maki-tie-second.first-keeps-six
    Exemple: Le premier marque toujours 6 points
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | maki 2     |
        | Ben    | maki 3     |
        | Cléo   | maki 2     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 1      |
        | Ben    | 6      |
        | Cléo   | 1      |

    @maki-tie-second.third-gets-nothing
    Exemple: Icônes 6, 4, 4 et 1
      Étant donné que la table se présente ainsi :
        | joueur | devant soi     |
        | Ada    | maki 3, maki 3 |
        | Ben    | maki 2, maki 2 |
        | Cléo   | maki 3, maki 1 |
        | Dan    | maki 1         |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 6      |
        | Ben    | 1      |
        | Cléo   | 1      |
        | Dan    | 0      |

  @maki-need-one @printed
  Règle: Sans icône, pas de points
    Sans carte maki, vous ne marquez rien ici. Si un seul joueur a des makis, personne n’est deuxième. Si personne
    n’en a, personne ne marque.

    @maki-need-one.one-holder-of-two
    Exemple: Un seul des deux joueurs a des makis
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | tempura    |
        | Ben    | maki 1     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 6      |

    @maki-need-one.one-holder-of-four
    Exemple: Un seul des quatre joueurs a des makis
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | tempura    |
        | Ben    | sashimi    |
        | Cléo   | maki 2     |
        | Dan    | pudding    |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cléo   | 6      |
        | Dan    | 0      |

    @maki-need-one.nobody-of-two
    Exemple: Deux joueurs sans maki
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | tempura    |
        | Ben    | sashimi    |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |

    @maki-need-one.nobody-of-five
    Exemple: Cinq joueurs sans maki
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    | tempura    |
        | Ben    | sashimi    |
        | Cléo   | ravioli    |
        | Dan    | pudding    |
        | Ève    | wasabi     |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cléo   | 0      |
        | Dan    | 0      |
        | Ève    | 0      |

    @maki-need-one.empty-table
    Exemple: Personne n’a la moindre carte
      Étant donné que la table se présente ainsi :
        | joueur | devant soi |
        | Ada    |            |
        | Ben    |            |
        | Cléo   |            |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cléo   | 0      |

  @maki-two-players @printed
  Règle: La deuxième place compte aussi à deux joueurs
    Dans une partie à deux aussi, celui des deux qui a moins d’icônes que l’autre marque 3 points pour la deuxième
    place.

    @maki-two-players.second-scores
    Exemple: Deux joueurs qui ont tous les deux des makis
      Étant donné que la table se présente ainsi :
        | joueur | devant soi     |
        | Ada    | maki 1         |
        | Ben    | maki 2, maki 2 |
      Quand on compte les points de la manche
      Alors les points dans la catégorie makis sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 6      |
