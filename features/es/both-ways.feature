# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Variante: ida y vuelta
  La segunda ronda va en sentido contrario, para que conozcas a tus dos vecinos.

  @both-ways @variant
  Regla: En la ronda 2 se pasa a la derecha
    En las rondas 1 y 3 pasa tu mano a la izquierda; en la ronda 2, a la derecha. La última carta va en el mismo
    sentido. Con dos jugadores no hay diferencia.

    @both-ways.left
    Esquema del escenario: A la izquierda en la ronda <ronda>
      Dado que se juega con la variante ida y vuelta
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | mano                     | delante |
        | Ada     | tempura, tempura, pudin  |         |
        | Ben     | sashimi, sashimi, maki 2 |         |
        | Cleo    | gyoza, gyoza, wasabi     |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | gyoza   |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano            |
        | Ada     | gyoza, wasabi   |
        | Ben     | tempura, pudin  |
        | Cleo    | sashimi, maki 2 |

      Ejemplos:
        | ronda |
        | 1     |
        | 3     |

    @both-ways.right
    Escenario: A la derecha en la ronda 2
      Dado que se juega con la variante ida y vuelta
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | mano                     | delante |
        | Ada     | tempura, tempura, pudin  |         |
        | Ben     | sashimi, sashimi, maki 2 |         |
        | Cleo    | gyoza, gyoza, wasabi     |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | gyoza   |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano            |
        | Ada     | sashimi, maki 2 |
        | Ben     | gyoza, wasabi   |
        | Cleo    | tempura, pudin  |

    @both-ways.right-with-five
    Escenario: A la derecha en la ronda 2 con cinco jugadores
      Dado que se juega con la variante ida y vuelta
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | mano                                                      | delante |
        | Ada     | tempura, tempura, pudin                                   |         |
        | Ben     | sashimi, sashimi, maki 2                                  |         |
        | Cleo    | gyoza, gyoza, wasabi                                      |         |
        | Dani    | maki 1, maki 1, maki 3                                    |         |
        | Eva     | nigiri de tortilla, nigiri de tortilla, nigiri de calamar |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma               |
        | Ada     | tempura            |
        | Ben     | sashimi            |
        | Cleo    | gyoza              |
        | Dani    | maki 1             |
        | Eva     | nigiri de tortilla |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                                  |
        | Ada     | sashimi, maki 2                       |
        | Ben     | gyoza, wasabi                         |
        | Cleo    | maki 1, maki 3                        |
        | Dani    | nigiri de tortilla, nigiri de calamar |
        | Eva     | tempura, pudin                        |

    @both-ways.last-card-right
    Escenario: La última carta de la ronda 2 va a la derecha
      Dado que se juega con la variante ida y vuelta
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | mano           | delante |
        | Ada     | tempura, pudin |         |
        | Ben     | sashimi, gyoza |         |
        | Cleo    | maki 1, maki 2 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | maki 1  |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante         |
        | Ada     | tempura, gyoza  |
        | Ben     | sashimi, maki 2 |
        | Cleo    | maki 1, pudin   |

    @both-ways.two-players
    Escenario: Dos jugadores intercambian sus manos igualmente
      Dado que se juega con la variante ida y vuelta
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | mano                   | delante |
        | Ada     | tempura, pudin, wasabi |         |
        | Ben     | sashimi, gyoza, maki 2 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano          |
        | Ada     | gyoza, maki 2 |
        | Ben     | pudin, wasabi |
