# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Makis
  Cada carta de maki muestra uno, dos o tres rollos. Puntúa quien más tiene.

  @maki-icons @printed
  Regla: Cuenta los iconos, no las cartas
    Suma los iconos de tus cartas de maki. Da igual en cuántas cartas estén.

    @maki-icons.one-card-beats-two
    Escenario: Una carta con tres iconos gana a dos cartas con uno
      Dado que la mesa está así:
        | jugador | delante        |
        | Ada     | maki 1, maki 1 |
        | Ben     | maki 3         |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 6      |

    @maki-icons.added-up
    Esquema del escenario: Estas cartas tienen más iconos que una carta con tres: <cartas>
      Dado que la mesa está así:
        | jugador | delante  |
        | Ada     | <cartas> |
        | Ben     | maki 3   |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 6      |
        | Ben     | 3      |

      Ejemplos:
        | cartas                          |
        | maki 2, maki 2                  |
        | maki 3, maki 1                  |
        | maki 1, maki 1, maki 1, maki 1  |
        | maki 2, tempura, maki 1, maki 1 |

  @maki-most @printed
  Regla: 6 por el primer puesto, 3 por el segundo
    Quien tiene más iconos obtiene 6 puntos. Quien le sigue en número de iconos obtiene 3. Los demás no obtienen nada.

    @maki-most.five-players
    Escenario: Cinco jugadores, todos con cantidades diferentes
      Dado que la mesa está así:
        | jugador | delante                                |
        | Ada     | maki 1, maki 1                         |
        | Ben     | maki 2, maki 2, maki 2, maki 2         |
        | Cleo    | maki 1                                 |
        | Dani    | maki 3, maki 3, maki 3, maki 3, maki 3 |
        | Eva     | maki 1, maki 1, maki 1                 |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 3      |
        | Cleo    | 0      |
        | Dani    | 6      |
        | Eva     | 0      |

    @maki-most.three-players
    Escenario: Tres jugadores, el del primer asiento va por detrás
      Dado que la mesa está así:
        | jugador | delante                |
        | Ada     | maki 1                 |
        | Ben     | maki 2, maki 2         |
        | Cleo    | maki 3, maki 3, maki 3 |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 3      |
        | Cleo    | 6      |

    @maki-most.far-ahead
    Escenario: Una gran ventaja no da más puntos
      Dado que la mesa está así:
        | jugador | delante                        |
        | Ada     | maki 3, maki 3, maki 3, maki 2 |
        | Ben     | maki 1                         |
        | Cleo    | maki 2, maki 2                 |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 6      |
        | Ben     | 0      |
        | Cleo    | 3      |

  @maki-tie-most @printed
  Regla: Los empatados en el primer puesto se reparten los 6 puntos
    Si varios jugadores son los que más iconos tienen, se reparten los 6 puntos a partes iguales; lo que no se puede
    repartir se pierde. En ese caso nadie puntúa por el segundo puesto.

    @maki-tie-most.share
    Esquema del escenario: Reparto de 6 puntos entre <empatados> jugadores empatados en el primer puesto
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | maki 3  |
        | Ben     | maki 3  |
        | Cleo    | <Cleo>  |
        | Dani    | <Dani>  |
        | Eva     | <Eva>   |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos   |
        | Ada     | <puntos> |
        | Ben     | <puntos> |

      Ejemplos:
        | empatados | Cleo   | Dani   | Eva     | puntos |
        | 2         | maki 1 | maki 1 | tempura | 3      |
        | 3         | maki 3 | maki 1 | tempura | 2      |
        | 4         | maki 3 | maki 3 | tempura | 1      |
        | 5         | maki 3 | maki 3 | maki 3  | 1      |

    @maki-tie-most.no-second
    Escenario: Nada para quien va detrás del empate
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | maki 3  |
        | Ben     | maki 2  |
        | Cleo    | maki 3  |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 0      |
        | Cleo    | 3      |

    @maki-tie-most.no-second-tie
    Escenario: Nada para dos jugadores detrás del empate
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | maki 2  |
        | Ben     | maki 3  |
        | Cleo    | maki 2  |
        | Dani    | maki 3  |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 3      |
        | Cleo    | 0      |
        | Dani    | 3      |

    @maki-tie-most.two-players
    Escenario: Dos jugadores empatados
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | maki 2  |
        | Ben     | maki 2  |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 3      |

    @maki-tie-most.different-cards
    Escenario: Tres iconos en dos cartas igualan a tres iconos en una
      Dado que la mesa está así:
        | jugador | delante        |
        | Ada     | maki 1, maki 2 |
        | Ben     | maki 3         |
        | Cleo    | tempura        |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 3      |

  @maki-tie-second @printed
  Regla: Los empatados en el segundo puesto se reparten los 3 puntos
    Los jugadores empatados en el segundo puesto se reparten los 3 puntos a partes iguales; lo que no se puede
    repartir se pierde.

    @maki-tie-second.share
    Esquema del escenario: Reparto de 3 puntos entre <empatados> jugadores empatados en el segundo puesto
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | maki 2  |
        | Ben     | maki 2  |
        | Cleo    | maki 3  |
        | Dani    | <Dani>  |
        | Eva     | <Eva>   |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos   |
        | Ada     | <puntos> |
        | Ben     | <puntos> |

      Ejemplos:
        | empatados | Dani   | Eva     | puntos |
        | 2         | maki 1 | tempura | 1      |
        | 3         | maki 2 | tempura | 1      |
        | 4         | maki 2 | maki 2  | 0      |

    @maki-tie-second.first-keeps-six
    Escenario: Quien tiene más iconos sigue obteniendo 6 puntos
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | maki 2  |
        | Ben     | maki 3  |
        | Cleo    | maki 2  |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 1      |
        | Ben     | 6      |
        | Cleo    | 1      |

    @maki-tie-second.third-gets-nothing
    Escenario: Iconos: 6, 4, 4 y 1
      Dado que la mesa está así:
        | jugador | delante        |
        | Ada     | maki 3, maki 3 |
        | Ben     | maki 2, maki 2 |
        | Cleo    | maki 3, maki 1 |
        | Dani    | maki 1         |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 6      |
        | Ben     | 1      |
        | Cleo    | 1      |
        | Dani    | 0      |

  @maki-need-one @printed
  Regla: Sin iconos no hay puntos
    Sin ninguna carta de maki, aquí no obtienes nada. Si solo un jugador tiene makis, nadie es segundo. Si nadie
    tiene, nadie puntúa.

    @maki-need-one.one-holder-of-two
    Escenario: Uno de dos jugadores tiene makis
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | tempura |
        | Ben     | maki 1  |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 6      |

    @maki-need-one.one-holder-of-four
    Escenario: Uno de cuatro jugadores tiene makis
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | maki 2  |
        | Dani    | pudin   |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 6      |
        | Dani    | 0      |

    @maki-need-one.nobody-of-two
    Escenario: Dos jugadores sin makis
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | tempura |
        | Ben     | sashimi |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |

    @maki-need-one.nobody-of-five
    Escenario: Cinco jugadores sin makis
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | gyoza   |
        | Dani    | pudin   |
        | Eva     | wasabi  |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |
        | Dani    | 0      |
        | Eva     | 0      |

    @maki-need-one.empty-table
    Escenario: Nadie tiene ninguna carta
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |

  @maki-two-players @printed
  Regla: El segundo puesto cuenta también con dos jugadores
    También en una partida de dos, el jugador con menos iconos obtiene 3 puntos por el segundo puesto.

    @maki-two-players.second-scores
    Escenario: Dos jugadores, ambos con makis
      Dado que la mesa está así:
        | jugador | delante        |
        | Ada     | maki 1         |
        | Ben     | maki 2, maki 2 |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría makis son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 6      |
