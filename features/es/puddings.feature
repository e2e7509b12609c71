# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Pudines
  El postre va al final: los pudines se puntúan una sola vez, después de la tercera ronda.

  @pudding-most @printed
  Regla: 6 puntos para quien tiene más
    Quien tiene más pudines obtiene 6 puntos.

    @pudding-most.three-players
    Escenario: Tres jugadores, todos con cantidades diferentes
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 40         |
        | Ben     | 4       | 40         |
        | Cleo    | 1       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 6      |

    @pudding-most.added
    Escenario: Los puntos se suman a la puntuación
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 33         |
        | Ben     | 4       | 41         |
        | Cleo    | 1       | 50         |
      Cuando se puntúan los pudines
      Entonces las puntuaciones son:
        | jugador | puntuación |
        | Ada     | 33         |
        | Ben     | 47         |

    @pudding-most.one-is-enough
    Escenario: Con un solo pudin se puede ser quien más tiene
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 0       | 40         |
        | Ben     | 0       | 40         |
        | Cleo    | 1       | 40         |
      Cuando se puntúan los pudines
      Entonces Cleo obtiene 6 puntos en la categoría pudines

  @pudding-fewest @printed
  Regla: 6 puntos menos para quien menos tiene
    Quien tiene menos pudines pierde 6 puntos. No tener ninguno también cuenta.

    @pudding-fewest.three-players
    Escenario: Quien menos tiene solo tiene un pudin
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 40         |
        | Ben     | 4       | 40         |
        | Cleo    | 1       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Cleo    | -6     |

    @pudding-fewest.none
    Escenario: Quien menos tiene no tiene ningún pudin
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 0       | 40         |
        | Ben     | 1       | 40         |
        | Cleo    | 2       | 40         |
        | Dani    | 3       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | -6     |
        | Ben     | 0      |

    @pudding-fewest.taken-off
    Escenario: Los puntos se restan de la puntuación
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 33         |
        | Ben     | 4       | 41         |
        | Cleo    | 1       | 50         |
      Cuando se puntúan los pudines
      Entonces las puntuaciones son:
        | jugador | puntuación |
        | Cleo    | 44         |

  @pudding-tie-most @printed
  Regla: En caso de empate, los que más pudines tienen se reparten los 6 puntos
    Si varios jugadores son los que más pudines tienen, se reparten los 6 puntos a partes iguales; lo que no se puede
    repartir se pierde.

    @pudding-tie-most.share
    Esquema del escenario: Reparto de 6 puntos entre los <empatados> jugadores que más pudines tienen
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 40         |
        | Ben     | 2       | 40         |
        | Cleo    | <Cleo>  | 40         |
        | Dani    | <Dani>  | 40         |
        | Eva     | 0       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos   |
        | Ada     | <puntos> |
        | Ben     | <puntos> |

      Ejemplos:
        | empatados | Cleo | Dani | puntos |
        | 2         | 1    | 1    | 3      |
        | 3         | 2    | 1    | 2      |
        | 4         | 2    | 2    | 1      |

    @pudding-tie-most.nobody-second
    Escenario: Nada para los jugadores intermedios
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 3       | 40         |
        | Ben     | 3       | 40         |
        | Cleo    | 1       | 40         |
        | Dani    | 0       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 3      |
        | Cleo    | 0      |

  @pudding-tie-fewest @printed
  Regla: En caso de empate, los que menos pudines tienen se reparten la pérdida
    Si varios jugadores son los que menos pudines tienen, se reparten a partes iguales los 6 puntos perdidos, y el
    resto se perdona: dos pierden 3 cada uno, tres pierden 2 cada uno, cuatro pierden 1 cada uno.

    @pudding-tie-fewest.share
    Esquema del escenario: Reparto de la pérdida entre los <empatados> jugadores que menos pudines tienen
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 0       | 40         |
        | Ben     | 0       | 40         |
        | Cleo    | <Cleo>  | 40         |
        | Dani    | <Dani>  | 40         |
        | Eva     | 2       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos   |
        | Ada     | <puntos> |
        | Ben     | <puntos> |

      Ejemplos:
        | empatados | Cleo | Dani | puntos |
        | 2         | 1    | 1    | -3     |
        | 3         | 0    | 1    | -2     |
        | 4         | 0    | 0    | -1     |

    @pudding-tie-fewest.worked-example
    Escenario: Pudines: 3, 2, 0 y 0
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 3       | 40         |
        | Ben     | 2       | 40         |
        | Cleo    | 0       | 40         |
        | Dani    | 0       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 6      |
        | Ben     | 0      |
        | Cleo    | -3     |
        | Dani    | -3     |

    @pudding-tie-fewest.with-some
    Escenario: Los que menos tienen empatan con un pudin cada uno
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 1       | 40         |
        | Ben     | 2       | 40         |
        | Cleo    | 1       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | -3     |
        | Cleo    | -3     |

    @pudding-tie-fewest.both-ties
    Escenario: Un empate entre los que más tienen y otro entre los que menos
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 1       | 40         |
        | Ben     | 3       | 40         |
        | Cleo    | 1       | 40         |
        | Dani    | 3       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | -3     |
        | Ben     | 3      |
        | Cleo    | -3     |
        | Dani    | 3      |

  @pudding-two-players @printed
  Regla: Con dos jugadores nadie pierde puntos
    En una partida de dos solo se dan los 6 puntos por tener más pudines; el jugador con menos no pierde nada.

    @pudding-two-players.no-loss
    Esquema del escenario: Dos jugadores; pudines del otro: <pudines>
      Dado que la mesa está así:
        | jugador | pudines   | puntuación |
        | Ada     | 4         | 40         |
        | Ben     | <pudines> | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 6      |
        | Ben     | 0      |

      Ejemplos:
        | pudines |
        | 0       |
        | 1       |
        | 3       |

  @pudding-all-equal @printed
  Regla: Todos iguales, sin puntos
    Si todos tienen el mismo número de pudines, o nadie tiene ninguno, nadie gana ni pierde puntos. Con dos jugadores,
    un empate es siempre este caso.

    @pudding-all-equal.two-players
    Esquema del escenario: Dos jugadores; pudines de cada uno: <pudines>
      Dado que la mesa está así:
        | jugador | pudines   | puntuación |
        | Ada     | <pudines> | 40         |
        | Ben     | <pudines> | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |

      Ejemplos:
        | pudines |
        | 0       |
        | 3       |

    @pudding-all-equal.three-players
    Esquema del escenario: Tres jugadores; pudines de cada uno: <pudines>
      Dado que la mesa está así:
        | jugador | pudines   | puntuación |
        | Ada     | <pudines> | 40         |
        | Ben     | <pudines> | 40         |
        | Cleo    | <pudines> | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |

      Ejemplos:
        | pudines |
        | 0       |
        | 2       |

    @pudding-all-equal.four-players
    Escenario: Cuatro jugadores con un pudin cada uno
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 1       | 40         |
        | Ben     | 1       | 40         |
        | Cleo    | 1       | 40         |
        | Dani    | 1       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |
        | Dani    | 0      |

    @pudding-all-equal.five-players
    Escenario: Cinco jugadores con dos pudines cada uno
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 40         |
        | Ben     | 2       | 40         |
        | Cleo    | 2       | 40         |
        | Dani    | 2       | 40         |
        | Eva     | 2       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
        | Cleo    | 0      |
        | Dani    | 0      |
        | Eva     | 0      |

  @score-below-zero @ruling
  Regla: Una puntuación puede bajar de cero
    Quien pierde por los pudines más puntos de los que tiene acaba la partida por debajo de cero.

    @score-below-zero.falls
    Esquema del escenario: Menos pudines que nadie y una puntuación de <puntuación>
      Dado que la mesa está así:
        | jugador | pudines | puntuación   |
        | Ada     | 2       | 40           |
        | Ben     | 1       | 40           |
        | Cleo    | 0       | <puntuación> |
      Cuando se puntúan los pudines
      Entonces las puntuaciones son:
        | jugador | puntuación |
        | Cleo    | <total>    |

      Ejemplos:
        | puntuación | total |
        | 0          | -6    |
        | 2          | -4    |
        | 5          | -1    |
