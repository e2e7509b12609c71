# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Puddings
  Le dessert vient à la fin. Les points des puddings ne se comptent qu’une fois, après la troisième manche.

  @pudding-most @printed
  Règle: 6 points pour celui qui a le plus de puddings
    Celui qui a le plus de puddings marque 6 points.

    @pudding-most.three-players
    Exemple: Trois joueurs, tous différents
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 4        | 40    |
        | Cléo   | 1        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 6      |

    @pudding-most.added
    Exemple: Les points s’ajoutent au score
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 33    |
        | Ben    | 4        | 41    |
        | Cléo   | 1        | 50    |
      Quand on compte les points des puddings
      Alors les scores sont :
        | joueur | score |
        | Ada    | 33    |
        | Ben    | 47    |

    @pudding-most.one-is-enough
    Exemple: Un seul pudding peut suffire
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 0        | 40    |
        | Ben    | 0        | 40    |
        | Cléo   | 1        | 40    |
      Quand on compte les points des puddings
      Alors Cléo marque 6 points dans la catégorie puddings

  @pudding-fewest @printed
  Règle: 6 points perdus pour celui qui a le moins de puddings
    Celui qui a le moins de puddings perd 6 points. Cela vaut aussi pour celui qui n’en a aucun.

    @pudding-fewest.three-players
    Exemple: Le moins, c’est un pudding
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 4        | 40    |
        | Cléo   | 1        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Cléo   | -6     |

    @pudding-fewest.none
    Exemple: Le moins, c’est aucun pudding
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 0        | 40    |
        | Ben    | 1        | 40    |
        | Cléo   | 2        | 40    |
        | Dan    | 3        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | -6     |
        | Ben    | 0      |

    @pudding-fewest.taken-off
    Exemple: Les points sont retirés du score
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 33    |
        | Ben    | 4        | 41    |
        | Cléo   | 1        | 50    |
      Quand on compte les points des puddings
      Alors les scores sont :
        | joueur | score |
        | Cléo   | 44    |

  @pudding-tie-most @printed
  Règle: À égalité en tête, on partage les 6 points
    Les joueurs à égalité pour le plus de puddings partagent les 6 points en parts égales, et ce qui ne peut pas être
    partagé est perdu.

    @pudding-tie-most.share
    Plan du scénario: Partage des 6 points entre <ex æquo> joueurs à égalité pour le plus de puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 2        | 40    |
        | Cléo   | <Cléo>   | 40    |
        | Dan    | <Dan>    | 40    |
        | Ève    | 0        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Exemples:
        | ex æquo | Cléo | Dan | points |
        | 2       | 1    | 1   | 3      |
        | 3       | 2    | 1   | 2      |
        | 4       | 2    | 2   | 1      |

    @pudding-tie-most.nobody-second
    Exemple: Rien pour ceux qui ne sont ni premiers ni derniers
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 3        | 40    |
        | Ben    | 3        | 40    |
        | Cléo   | 1        | 40    |
        | Dan    | 0        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 3      |
        | Ben    | 3      |
        | Cléo   | 0      |

  @pudding-tie-fewest @printed
  Règle: À égalité pour le plus petit nombre de puddings, on partage la perte
    Les joueurs à égalité pour le plus petit nombre de puddings partagent la perte de 6 points en parts égales, et le
    reste n’est retiré à personne. Deux joueurs à égalité perdent 3 points chacun, trois en perdent 2 chacun, quatre
    en perdent 1 chacun.

    @pudding-tie-fewest.share
    Plan du scénario: Partage de la perte entre <ex æquo> joueurs à égalité pour le plus petit nombre de puddings
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 0        | 40    |
        | Ben    | 0        | 40    |
        | Cléo   | <Cléo>   | 40    |
        | Dan    | <Dan>    | 40    |
        | Ève    | 2        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points   |
        | Ada    | <points> |
        | Ben    | <points> |

      Exemples:
        | ex æquo | Cléo | Dan | points |
        | 2       | 1    | 1   | -3     |
        | 3       | 0    | 1   | -2     |
        | 4       | 0    | 0   | -1     |

    @pudding-tie-fewest.worked-example
    Exemple: Puddings 3, 2, 0 et 0
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 3        | 40    |
        | Ben    | 2        | 40    |
        | Cléo   | 0        | 40    |
        | Dan    | 0        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 6      |
        | Ben    | 0      |
        | Cléo   | -3     |
        | Dan    | -3     |

    @pudding-tie-fewest.with-some
    Exemple: À égalité pour le plus petit nombre de puddings, avec un pudding chacun
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 1        | 40    |
        | Ben    | 2        | 40    |
        | Cléo   | 1        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | -3     |
        | Cléo   | -3     |

    @pudding-tie-fewest.both-ties
    Exemple: Une égalité pour le plus grand nombre et une pour le plus petit
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 1        | 40    |
        | Ben    | 3        | 40    |
        | Cléo   | 1        | 40    |
        | Dan    | 3        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | -3     |
        | Ben    | 3      |
        | Cléo   | -3     |
        | Dan    | 3      |

  @pudding-two-players @printed
  Règle: À deux, personne ne perd de points
    Dans une partie à deux, on n’attribue que les 6 points à celui qui a le plus de puddings, et l’autre joueur ne
    perd rien.

    @pudding-two-players.no-loss
    Plan du scénario: Deux joueurs, puddings de l’autre : <puddings>
      Étant donné que la table se présente ainsi :
        | joueur | puddings   | score |
        | Ada    | 4          | 40    |
        | Ben    | <puddings> | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 6      |
        | Ben    | 0      |

      Exemples:
        | puddings |
        | 0        |
        | 1        |
        | 3        |

  @pudding-all-equal @printed
  Règle: Tous à égalité, pas de points
    Si tout le monde a le même nombre de puddings, ou si personne n’en a, personne ne gagne ni ne perd de points. À
    deux joueurs, une égalité revient toujours à ce cas.

    @pudding-all-equal.two-players
    Plan du scénario: Deux joueurs, puddings chacun : <puddings>
      Étant donné que la table se présente ainsi :
        | joueur | puddings   | score |
        | Ada    | <puddings> | 40    |
        | Ben    | <puddings> | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |

      Exemples:
        | puddings |
        | 0        |
        | 3        |

    @pudding-all-equal.three-players
    Plan du scénario: Trois joueurs, puddings chacun : <puddings>
      Étant donné que la table se présente ainsi :
        | joueur | puddings   | score |
        | Ada    | <puddings> | 40    |
        | Ben    | <puddings> | 40    |
        | Cléo   | <puddings> | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cléo   | 0      |

      Exemples:
        | puddings |
        | 0        |
        | 2        |

    @pudding-all-equal.four-players
    Exemple: Quatre joueurs avec un pudding chacun
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 1        | 40    |
        | Ben    | 1        | 40    |
        | Cléo   | 1        | 40    |
        | Dan    | 1        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cléo   | 0      |
        | Dan    | 0      |

    @pudding-all-equal.five-players
    Exemple: Cinq joueurs avec deux puddings chacun
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score |
        | Ada    | 2        | 40    |
        | Ben    | 2        | 40    |
        | Cléo   | 2        | 40    |
        | Dan    | 2        | 40    |
        | Ève    | 2        | 40    |
      Quand on compte les points des puddings
      Alors les points dans la catégorie puddings sont :
        | joueur | points |
        | Ada    | 0      |
        | Ben    | 0      |
        | Cléo   | 0      |
        | Dan    | 0      |
        | Ève    | 0      |

  @score-below-zero @ruling
  Règle: Un score peut descendre au-dessous de zéro
    Un joueur qui perd à cause des puddings plus de points qu’il n’en a finit la partie au-dessous de zéro.

    @score-below-zero.falls
    Plan du scénario: Le moins de puddings avec un score de <score>
      Étant donné que la table se présente ainsi :
        | joueur | puddings | score   |
        | Ada    | 2        | 40      |
        | Ben    | 1        | 40      |
        | Cléo   | 0        | <score> |
      Quand on compte les points des puddings
      Alors les scores sont :
        | joueur | score   |
        | Cléo   | <total> |

      Exemples:
        | score | total |
        | 0     | -6    |
        | 2     | -4    |
        | 5     | -1    |
