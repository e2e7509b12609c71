# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Variante: rebarajar
  Las cartas de una ronda pueden volver a salir en la siguiente.

  @reshuffle @variant
  Regla: Los descartes vuelven al mazo
    Después de las rondas 1 y 2, antes de repartir, mezcla en el mazo todos los descartes y barájalo. Los pudines se
    quedan delante de sus jugadores. Después de la ronda 3 ya no se reparte nada.

    @reshuffle.nothing-lost
    Esquema del escenario: Todas las cartas vuelven a estar en juego después de la ronda <ronda>
      Dado que se juega con la variante rebarajar
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante                                    |
        | Ada     | tempura, maki 3, wasabi, nigiri de calamar |
        | Ben     | gyoza, wasabi, pudin, palillos             |
      Dado que en el mazo hay 100 cartas más
      Cuando termina la ronda
      Entonces todas las cartas juntas forman exactamente una baraja

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |

    @reshuffle.draw-pile
    Escenario: Dos jugadores, ningún pudin tomado
      Dado que se juega con la variante rebarajar
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador | delante                                    |
        | Ada     | tempura, maki 3, wasabi, nigiri de calamar |
        | Ben     | gyoza, wasabi, sashimi, palillos           |
      Dado que en el mazo hay 100 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 10
      Entonces el número de cartas en el mazo es 88

    @reshuffle.without-the-puddings
    Escenario: Cuatro jugadores, tres pudines tomados
      Dado que se juega con la variante rebarajar
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | delante                                 |
        | Ada     | pudin, pudin, wasabi, nigiri de calamar |
        | Ben     | gyoza, wasabi, sashimi, pudin           |
        | Cleo    | tempura, tempura, tempura, maki 1       |
        | Dani    | maki 2, maki 2, maki 2, maki 2          |
      Dado que en el mazo hay 92 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 8
      Entonces el número de cartas en el mazo es 73

    @reshuffle.puddings-stay
    Escenario: Los pudines se quedan delante de sus jugadores
      Dado que se juega con la variante rebarajar
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador | delante                                 |
        | Ada     | pudin, pudin, wasabi, nigiri de calamar |
        | Ben     | gyoza, wasabi, sashimi, pudin           |
        | Cleo    | tempura, tempura, tempura, maki 1       |
      Dado que en el mazo hay 96 cartas más
      Cuando termina la ronda
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante      |
        | Ada     | pudin, pudin |
        | Ben     | pudin        |
        | Cleo    |              |

    @reshuffle.last-round
    Escenario: Después de la ronda 3 no se rebaraja nada
      Dado que se juega con la variante rebarajar
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador | delante                                    |
        | Ada     | tempura, maki 3, wasabi, nigiri de calamar |
        | Ben     | gyoza, wasabi, pudin, palillos             |
      Dado que en el mazo hay 87 cartas más
      Cuando termina la ronda
      Entonces la partida ha terminado
      Entonces el número de cartas en el mazo es 87
