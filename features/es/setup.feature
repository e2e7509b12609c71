# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Preparación
  Antes de la primera ronda se mezcla la baraja y cada jugador recibe una mano de cartas.

  @shuffle @informative
  Regla: Mezcla bien la baraja
    Mezcla todas las cartas antes de repartir la primera ronda.

  @players-2-to-5 @printed
  Regla: Pueden jugar de dos a cinco
    El juego es para 2, 3, 4 o 5 jugadores. Una sola persona no puede jugarlo, y seis tampoco.

    @players-2-to-5.allowed
    Esquema del escenario: Una partida de <jugadores> jugadores
      Cuando se reparten las cartas a este número de jugadores: <jugadores>
      Entonces el número de jugadores con cartas en la mano es <jugadores>

      Ejemplos:
        | jugadores |
        | 2         |
        | 3         |
        | 4         |
        | 5         |

    @players-2-to-5.refused
    Esquema del escenario: No hay partida con este número de jugadores: <jugadores>
      Cuando se reparten las cartas a este número de jugadores: <jugadores>
      Entonces esto no está permitido

      Ejemplos:
        | jugadores |
        | 0         |
        | 1         |
        | 6         |
        | 7         |
        | 10        |

  @hand-size @printed
  Regla: Cuantos más jugadores, más pequeñas las manos
    Con dos jugadores, reparte 10 cartas a cada uno; con tres, 9; con cuatro, 8; con cinco, 7.

    @hand-size.dealt
    Esquema del escenario: Cartas para cada jugador con <jugadores> jugadores
      Cuando se reparten las cartas a este número de jugadores: <jugadores>
      Entonces el número de cartas en la mano de cada jugador es <número>

      Ejemplos:
        | jugadores | número |
        | 2         | 10     |
        | 3         | 9      |
        | 4         | 8      |
        | 5         | 7      |

  @draw-pile @printed
  Regla: El resto es el mazo
    Pon boca abajo en el centro de la mesa las cartas que sobran. Nadie toca este mazo hasta que se reparte la ronda
    siguiente. Las manos y el mazo juntos son la baraja completa.

    @draw-pile.size
    Esquema del escenario: Cartas que quedan en el mazo con <jugadores> jugadores
      Cuando se reparten las cartas a este número de jugadores: <jugadores>
      Entonces el número de cartas en el mazo es <mazo>

      Ejemplos:
        | jugadores | mazo |
        | 2         | 88   |
        | 3         | 81   |
        | 4         | 76   |
        | 5         | 73   |

    @draw-pile.whole-deck
    Esquema del escenario: En el reparto no se pierde ninguna carta con <jugadores> jugadores
      Cuando se reparten las cartas a este número de jugadores: <jugadores>
      Entonces todas las cartas juntas forman exactamente una baraja

      Ejemplos:
        | jugadores |
        | 2         |
        | 3         |
        | 4         |
        | 5         |

  @hands-secret @informative
  Regla: No enseñes tu mano
    Sujeta tus cartas de modo que solo tú las veas.

  @scorekeeper @informative
  Regla: Alguien lleva la puntuación
    Prepara papel y lápiz, y acuerda con los demás quién apunta los puntos.
