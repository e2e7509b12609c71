# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Entre rondas
  Una partida tiene tres rondas. Después de cada una, las cartas se puntúan y se retiran.

  @round-score @printed
  Regla: Puntúa cada ronda y suma los puntos
    Después de cada ronda, cuenta los puntos de todo lo que tienes delante menos los pudines, y súmalos a tu total.

    @round-score.all-categories
    Escenario: Todos los tipos de cartas juntos
      Dado que la mesa está así:
        | jugador | delante                                                              |
        | Ada     | maki 3, tempura, tempura, gyoza, gyoza, wasabi, nigiri de calamar    |
        | Ben     | maki 1, sashimi, sashimi, sashimi, nigiri de salmón, palillos, gyoza |
      Cuando se puntúa la ronda
      Entonces los puntos de la ronda son:
        | jugador | puntos |
        | Ada     | 23     |
        | Ben     | 16     |

    @round-score.without-puddings
    Escenario: Los pudines no cuentan todavía
      Dado que la mesa está así:
        | jugador | delante                                       |
        | Ada     | tempura, tempura, maki 2, pudin, pudin, pudin |
        | Ben     | nigiri de tortilla, maki 1                    |
        | Cleo    | gyoza, maki 3, pudin                          |
      Cuando se puntúa la ronda
      Entonces los puntos de la ronda son:
        | jugador | puntos |
        | Ada     | 8      |
        | Ben     | 1      |
        | Cleo    | 7      |

    @round-score.added-to-the-total
    Esquema del escenario: Los puntos de la ronda <ronda> se suman a los totales
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante                  | puntuación |
        | Ada     | tempura, tempura, maki 3 | 20         |
        | Ben     | nigiri de salmón, maki 1 | 31         |
      Dado que en el mazo hay 48 cartas más
      Cuando termina la ronda
      Entonces las puntuaciones son:
        | jugador | puntuación |
        | Ada     | 31         |
        | Ben     | 36         |

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |
        | 3     |

    @round-score.puddings-not-added
    Escenario: Los pudines no se suman a los totales después de una ronda
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador | delante                           | puntuación |
        | Ada     | pudin, pudin, maki 3              | 20         |
        | Ben     | nigiri de tortilla, maki 2        | 20         |
        | Cleo    | pudin, nigiri de tortilla, maki 1 | 20         |
      Dado que en el mazo hay 27 cartas más
      Cuando termina la ronda
      Entonces las puntuaciones son:
        | jugador | puntuación |
        | Ada     | 26         |
        | Ben     | 24         |
        | Cleo    | 21         |

  @round-discard @printed
  Regla: Despeja la mesa
    Después, descarta todas las cartas que tienes delante menos los pudines. No vuelven a entrar en juego.

    @round-discard.nothing-stays
    Esquema del escenario: No queda nada después de la ronda <ronda>
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante                                    |
        | Ada     | tempura, maki 3, wasabi, nigiri de calamar |
        | Ben     | gyoza, wasabi, sashimi, maki 1             |
      Dado que en el mazo hay 48 cartas más
      Cuando termina la ronda
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |
        | 3     |

    @round-discard.out-of-play
    Esquema del escenario: Los descartes de la ronda <ronda> no vuelven
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante                                    |
        | Ada     | tempura, maki 3, wasabi, nigiri de calamar |
        | Ben     | gyoza, wasabi, sashimi, palillos           |
      Dado que en el mazo hay 48 cartas más
      Cuando termina la ronda
      Entonces las manos y el mazo juntos forman el mazo de antes

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |

  @pudding-kept @printed
  Regla: Guarda tus pudines
    Los pudines se quedan delante de ti hasta el final de la partida.

    @pudding-kept.every-round
    Esquema del escenario: Los pudines se quedan después de la ronda <ronda>
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante              |
        | Ada     | pudin, maki 1, pudin |
        | Ben     | maki 1, sashimi      |
        | Cleo    | maki 1, pudin        |
      Dado que en el mazo hay 54 cartas más
      Cuando termina la ronda
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante      |
        | Ada     | pudin, pudin |
        | Ben     |              |
        | Cleo    | pudin        |

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |
        | 3     |

    @pudding-kept.old-and-new
    Escenario: Los pudines de dos rondas están juntos
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | mano                            | delante      |
        | Ada     | pudin, tempura, maki 1, maki 3  | pudin, pudin |
        | Ben     | sashimi, maki 2, maki 3, maki 3 |              |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | pudin   |
        | Ben     | sashimi |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante             |
        | Ada     | pudin, pudin, pudin |

  @round-deal @printed
  Regla: Reparte del mazo la ronda siguiente
    Después, reparte del mazo a cada jugador tantas cartas como antes.

    @round-deal.two-players
    Esquema del escenario: Con dos jugadores, diez cartas para cada uno después de la ronda <ronda>
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
      Dado que en el mazo hay 68 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 10
      Entonces el número de cartas en el mazo es 48

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |

    @round-deal.three-players
    Escenario: Con tres jugadores, nueve cartas para cada uno
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
      Dado que en el mazo hay 81 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 9
      Entonces el número de cartas en el mazo es 54

    @round-deal.four-players
    Escenario: Con cuatro jugadores, ocho cartas para cada uno
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
        | Dani    |         |
      Dado que en el mazo hay 76 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 8
      Entonces el número de cartas en el mazo es 44

    @round-deal.five-players
    Escenario: Con cinco jugadores, siete cartas para cada uno
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
        | Dani    |         |
        | Eva     |         |
      Dado que en el mazo hay 38 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 7
      Entonces el número de cartas en el mazo es 3

    @round-deal.from-the-draw-pile
    Escenario: Todas las cartas nuevas salen del mazo
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
      Dado que en el mazo hay 81 cartas más
      Cuando termina la ronda
      Entonces las manos y el mazo juntos forman el mazo de antes

  @three-rounds @printed
  Regla: La partida termina después de tres rondas
    Después de la tercera ronda no se reparten más cartas. Las que quedan en el mazo no se usan: 48 con dos jugadores,
    27 con tres, 12 con cuatro y 3 con cinco. Solo falta puntuar los pudines.

    @three-rounds.goes-on
    Esquema del escenario: Después de la ronda <ronda> la partida continúa
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
      Dado que en el mazo hay 68 cartas más
      Cuando termina la ronda
      Entonces la partida continúa

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |

    @three-rounds.over
    Escenario: Después de la ronda 3 la partida ha terminado
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
      Dado que en el mazo hay 48 cartas más
      Cuando termina la ronda
      Entonces la partida ha terminado
      Entonces el número de cartas en la mano de cada jugador es 0

    @three-rounds.left-over-two
    Escenario: Con dos jugadores sobran 48 cartas
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
      Dado que en el mazo hay 48 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en el mazo es 48

    @three-rounds.left-over-three
    Escenario: Con tres jugadores sobran 27 cartas
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
      Dado que en el mazo hay 27 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en el mazo es 27

    @three-rounds.left-over-four
    Escenario: Con cuatro jugadores sobran 12 cartas
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
        | Dani    |         |
      Dado que en el mazo hay 12 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en el mazo es 12

    @three-rounds.left-over-five
    Escenario: Con cinco jugadores sobran 3 cartas
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     |         |
        | Ben     |         |
        | Cleo    |         |
        | Dani    |         |
        | Eva     |         |
      Dado que en el mazo hay 3 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en el mazo es 3
