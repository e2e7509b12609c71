# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Palillos
  Los palillos no dan puntos. Te permiten tomar dos cartas en un turno posterior.

  @chopsticks-take-two @printed
  Regla: Con los palillos puedes tomar dos cartas
    Si tienes palillos delante, en un turno puedes tomar dos cartas de tu mano en vez de una. Los palillos dejan
    entonces la mesa y no pueden ser una de las dos.

    @chopsticks-take-two.both-laid-down
    Escenario: Dos cartas de una vez
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, maki 1, pudin, gyoza  | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante          |
        | Ada     | tempura, maki 1  |
        | Ben     | sashimi, sashimi |

    @chopsticks-take-two.leave-the-table
    Escenario: Los palillos ya no están delante del jugador
      Dado que la mesa está así:
        | jugador | mano                           | delante                  |
        | Ada     | tempura, pudin, maki 1, gyoza  | maki 3, maki 3, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi, tempura, pudin  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                         |
        | Ada     | maki 3, maki 3, tempura, maki 1 |

    @chopsticks-take-two.against-hand-order
    Escenario: La segunda carta puede estar en la mano antes que la primera
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, pudin, maki 1, gyoza  | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | maki 1, tempura |
        | Ben     | sashimi         |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante          |
        | Ada     | maki 1, tempura  |
        | Ben     | sashimi, sashimi |

    @chopsticks-take-two.like-cards
    Escenario: Dos cartas iguales, si las dos están en la mano
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, pudin, tempura, gyoza | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma             |
        | Ada     | tempura, tempura |
        | Ben     | sashimi          |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante          |
        | Ada     | tempura, tempura |
        | Ben     | sashimi, sashimi |

    @chopsticks-take-two.without
    Escenario: Solo el vecino tiene palillos
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, maki 1, pudin, gyoza  | tempura  |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | palillos |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces esto no está permitido

    @chopsticks-take-two.not-the-returning-ones
    Escenario: Los palillos que vuelven no son una de las dos cartas
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, maki 1, pudin, gyoza  | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | tempura, palillos |
        | Ben     | sashimi           |
      Entonces esto no está permitido

    @chopsticks-take-two.second-card-not-in-hand
    Escenario: La segunda carta también tiene que estar en la mano
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, maki 1, pudin, gyoza  | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                       |
        | Ada     | tempura, nigiri de calamar |
        | Ben     | sashimi                    |
      Entonces esto no está permitido

  @chopsticks-optional @printed
  Regla: No estás obligado a usarlos
    Aunque tengas palillos delante, puedes tomar una sola carta. Los palillos se quedan para más adelante.

    @chopsticks-optional.one-card
    Escenario: Una sola carta a pesar de los palillos
      Dado que la mesa está así:
        | jugador | mano                   | delante  |
        | Ada     | tempura, pudin, maki 1 | palillos |
        | Ben     | sashimi, gyoza, maki 2 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante           |
        | Ada     | palillos, tempura |
        | Ben     | sashimi, sashimi  |

    @chopsticks-optional.hand-stays
    Escenario: Los palillos no usados no van a la mano
      Dado que la mesa está así:
        | jugador | mano                   | delante  |
        | Ada     | tempura, pudin, maki 1 | palillos |
        | Ben     | sashimi, gyoza, maki 2 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano          |
        | Ada     | gyoza, maki 2 |
        | Ben     | pudin, maki 1 |

    @chopsticks-optional.to-the-end
    Escenario: Palillos que no se usan nunca
      Dado que la mesa está así:
        | jugador | mano             | delante          |
        | Ada     | tempura, pudin   | palillos, maki 3 |
        | Ben     | sashimi, sashimi | gyoza, maki 2    |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                            |
        | Ada     | palillos, maki 3, tempura, sashimi |

    @chopsticks-optional.nothing
    Escenario: Con palillos también hay que tomar una carta
      Dado que la mesa está así:
        | jugador | mano                   | delante  |
        | Ada     | tempura, pudin, wasabi | palillos |
        | Ben     | sashimi, gyoza, maki 2 | maki 3   |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     |         |
        | Ben     | sashimi |
      Entonces esto no está permitido

  @chopsticks-later-turn @printed
  Regla: No en el turno en que los tomas
    Puedes usar los palillos en cualquier turno posterior de la ronda, pero no en el mismo turno en que los tomas.

    @chopsticks-later-turn.same-turn
    Escenario: Palillos y otra carta en un mismo turno
      Dado que la mesa está así:
        | jugador | mano                      | delante |
        | Ada     | palillos, tempura, maki 1 |         |
        | Ben     | sashimi, gyoza, maki 2    |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | palillos, tempura |
        | Ben     | sashimi           |
      Entonces esto no está permitido

    @chopsticks-later-turn.still-in-the-hand
    Escenario: Palillos que todavía están en la mano
      Dado que la mesa está así:
        | jugador | mano                      | delante |
        | Ada     | palillos, tempura, maki 1 | pudin   |
        | Ben     | sashimi, gyoza, maki 2    | pudin   |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces esto no está permitido

    @chopsticks-later-turn.next-turn
    Escenario: Ya en el turno siguiente
      Dado que la mesa está así:
        | jugador | mano                           | delante         |
        | Ada     | tempura, maki 1, maki 1, gyoza | pudin, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | maki 2, sashimi |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                |
        | Ada     | pudin, tempura, maki 1 |

    @chopsticks-later-turn.much-later
    Escenario: Varios turnos después
      Dado que la mesa está así:
        | jugador | mano                           | delante                           |
        | Ada     | tempura, maki 1, maki 1, gyoza | palillos, pudin, sashimi, maki 3  |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | maki 2, sashimi, tempura, tempura |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                                 |
        | Ada     | pudin, sashimi, maki 3, tempura, maki 1 |

  @chopsticks-call @informative
  Regla: Grita «¡Sushi Go!»
    Para usar tus palillos, grita «¡Sushi Go!» antes de que nadie revele su carta, y elige la segunda.

  @chopsticks-return @printed
  Regla: Los palillos usados vuelven a la mano
    Antes de pasar tu mano, pon en ella los palillos que has usado. Siguen viajando con la mano, y quien los tome
    podrá usarlos de nuevo.

    @chopsticks-return.passed-on
    Escenario: El vecino recibe los palillos
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, pudin, maki 1, gyoza  | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                   |
        | Ada     | gyoza, maki 2, maki 3  |
        | Ben     | pudin, gyoza, palillos |

    @chopsticks-return.two-players-at-once
    Escenario: Dos jugadores usan palillos en el mismo turno
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, pudin, maki 1, gyoza  | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | palillos |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi, maki 2 |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                    |
        | Ada     | gyoza, maki 3, palillos |
        | Ben     | pudin, gyoza, palillos  |

    @chopsticks-return.hand-sizes
    Escenario: Todas las manos tienen el mismo tamaño
      Dado que la mesa está así:
        | jugador | mano                             | delante  |
        | Ada     | tempura, pudin, maki 1, gyoza    | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3   | sashimi  |
        | Cleo    | tempura, tempura, wasabi, wasabi | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
        | Cleo    | tempura         |
      Entonces el número de cartas en la mano de cada jugador es 3

  @chopsticks-one-per-turn @printed
  Regla: Una sola carta de palillos por turno
    Puedes tener delante varias cartas de palillos, pero en cada turno solo usas una: nunca tomas más de dos cartas.
    Las demás se quedan.

    @chopsticks-one-per-turn.other-stays
    Escenario: La segunda carta de palillos se queda
      Dado que la mesa está así:
        | jugador | mano                           | delante            |
        | Ada     | tempura, pudin, maki 1, gyoza  | palillos, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi, maki 3    |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                   |
        | Ada     | palillos, tempura, maki 1 |

    @chopsticks-one-per-turn.one-goes-back
    Escenario: Solo vuelve una carta de palillos
      Dado que la mesa está así:
        | jugador | mano                           | delante            |
        | Ada     | tempura, pudin, maki 1, gyoza  | palillos, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi, maki 3    |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                   |
        | Ben     | pudin, gyoza, palillos |

    @chopsticks-one-per-turn.three-cards
    Escenario: Tres cartas con dos cartas de palillos
      Dado que la mesa está así:
        | jugador | mano                           | delante            |
        | Ada     | tempura, pudin, maki 1, gyoza  | palillos, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi, maki 3    |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                   |
        | Ada     | tempura, pudin, maki 1 |
        | Ben     | sashimi                |
      Entonces esto no está permitido

    @chopsticks-one-per-turn.three-cards-one-pair
    Escenario: Tres cartas con una carta de palillos
      Dado que la mesa está así:
        | jugador | mano                           | delante  |
        | Ada     | tempura, pudin, maki 1, gyoza  | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3 | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                   |
        | Ada     | tempura, pudin, maki 1 |
        | Ben     | sashimi                |
      Entonces esto no está permitido

    @chopsticks-one-per-turn.four-cards
    Escenario: Cuatro cartas con dos cartas de palillos
      Dado que la mesa está así:
        | jugador | mano                                   | delante            |
        | Ada     | tempura, pudin, maki 1, gyoza, wasabi  | palillos, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3, wasabi | sashimi, maki 3    |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                          |
        | Ada     | tempura, pudin, maki 1, gyoza |
        | Ben     | sashimi                       |
      Entonces esto no está permitido

  @chopsticks-two-cards-needed @printed
  Regla: Bastan dos cartas en la mano
    De una mano de dos puedes tomar ambas. Entonces en tu mano solo quedan los palillos: se pasan como última carta, y
    tu vecino los coloca delante de sí. Con una sola carta ya no hay nada más que tomar.

    @chopsticks-two-cards-needed.from-two
    Escenario: Las dos cartas de una mano de dos
      Dado que la mesa está así:
        | jugador | mano            | delante  |
        | Ada     | tempura, maki 1 | palillos |
        | Ben     | sashimi, gyoza  | maki 2   |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi         |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                   |
        | Ada     | tempura, maki 1, gyoza    |
        | Ben     | maki 2, sashimi, palillos |

    @chopsticks-two-cards-needed.both-players
    Escenario: Los dos jugadores toman sus dos cartas
      Dado que la mesa está así:
        | jugador | mano            | delante  |
        | Ada     | tempura, maki 1 | palillos |
        | Ben     | sashimi, maki 2 | palillos |
      Cuando los jugadores toman estas cartas:
        | jugador | toma            |
        | Ada     | tempura, maki 1 |
        | Ben     | sashimi, maki 2 |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                   |
        | Ada     | tempura, maki 1, palillos |
        | Ben     | sashimi, maki 2, palillos |

    @chopsticks-two-cards-needed.from-one
    Escenario: De una sola carta no pueden salir dos
      Dado que la mesa está así:
        | jugador | mano    | delante  |
        | Ada     | tempura | palillos |
        | Ben     | sashimi | maki 2   |
      Cuando los jugadores toman estas cartas:
        | jugador | toma           |
        | Ada     | tempura, pudin |
        | Ben     | sashimi        |
      Entonces esto no está permitido

    @chopsticks-two-cards-needed.the-card-and-the-chopsticks
    Escenario: La única carta y los palillos de delante no son dos cartas de la mano
      Dado que la mesa está así:
        | jugador | mano    | delante  |
        | Ada     | tempura | palillos |
        | Ben     | sashimi | maki 2   |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | tempura, palillos |
        | Ben     | sashimi           |
      Entonces esto no está permitido

  @chopsticks-any-card @ruling
  Regla: Se pueden tomar dos cartas cualesquiera
    Las dos cartas pueden ser de cualquier tipo: wasabi, un pudin, gyozas e incluso otra carta de palillos.

    @chopsticks-any-card.other-chopsticks
    Escenario: Otra carta de palillos es una de las dos
      Dado que la mesa está así:
        | jugador | mano                             | delante  |
        | Ada     | tempura, palillos, maki 1, gyoza | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3   | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | palillos, tempura |
        | Ben     | sashimi           |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante           |
        | Ada     | palillos, tempura |

    @chopsticks-any-card.chopsticks-for-both
    Escenario: Una carta de palillos se toma y otra vuelve
      Dado que la mesa está así:
        | jugador | mano                             | delante  |
        | Ada     | tempura, palillos, maki 1, gyoza | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3   | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | tempura, palillos |
        | Ben     | sashimi           |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                    |
        | Ben     | maki 1, gyoza, palillos |

    @chopsticks-any-card.no-sushi
    Esquema del escenario: También se pueden tomar estas dos cartas: <cartas>
      Dado que la mesa está así:
        | jugador | mano                                    | delante  |
        | Ada     | gyoza, pudin, wasabi, maki 1, gyoza     | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3, tempura | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma     |
        | Ada     | <cartas> |
        | Ben     | sashimi  |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante  |
        | Ada     | <cartas> |

      Ejemplos:
        | cartas        |
        | gyoza, gyoza  |
        | pudin, wasabi |
        | wasabi, gyoza |

  @chopsticks-order @ruling
  Regla: Tú decides el orden de las dos cartas
    Las dos cartas se colocan en el orden en que las eliges. Si primero va el wasabi y después el nigiri, el nigiri
    queda sobre el wasabi; al revés, no. De dos nigiris, el primero ocupa el wasabi libre.

    @chopsticks-order.wasabi-then-nigiri
    Escenario: Primero el wasabi, después el nigiri
      Dado que la mesa está así:
        | jugador | mano                                     | delante  |
        | Ada     | nigiri de calamar, wasabi, maki 1, gyoza | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3           | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                      |
        | Ada     | wasabi, nigiri de calamar |
        | Ben     | sashimi                   |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                   |
        | Ada     | wasabi, nigiri de calamar |

    @chopsticks-order.nigiri-then-wasabi
    Escenario: Primero el nigiri, después el wasabi
      Dado que la mesa está así:
        | jugador | mano                                     | delante  |
        | Ada     | wasabi, nigiri de calamar, maki 1, gyoza | palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3           | sashimi  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                      |
        | Ada     | nigiri de calamar, wasabi |
        | Ben     | sashimi                   |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                   |
        | Ada     | nigiri de calamar, wasabi |

    @chopsticks-order.better-nigiri-first
    Escenario: El calamar ocupa el wasabi libre
      Dado que la mesa está así:
        | jugador | mano                                                 | delante          |
        | Ada     | nigiri de tortilla, nigiri de calamar, maki 1, gyoza | wasabi, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3                       | sashimi, maki 3  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                                  |
        | Ada     | nigiri de calamar, nigiri de tortilla |
        | Ben     | sashimi                               |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                                       |
        | Ada     | wasabi, nigiri de calamar, nigiri de tortilla |

    @chopsticks-order.lesser-nigiri-first
    Escenario: La tortilla ocupa el wasabi libre
      Dado que la mesa está así:
        | jugador | mano                                                 | delante          |
        | Ada     | nigiri de tortilla, nigiri de calamar, maki 1, gyoza | wasabi, palillos |
        | Ben     | sashimi, gyoza, maki 2, maki 3                       | sashimi, maki 3  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma                                  |
        | Ada     | nigiri de tortilla, nigiri de calamar |
        | Ben     | sashimi                               |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                                       |
        | Ada     | wasabi, nigiri de tortilla, nigiri de calamar |

  @chopsticks-no-points @printed
  Regla: Los palillos no dan puntos
    Los palillos que todavía tienes delante al final de la ronda no valen nada.

    @chopsticks-no-points.none
    Esquema del escenario: Ningún punto por estas cartas: <cartas>
      Dado que la mesa está así:
        | jugador | delante  |
        | Ada     | <cartas> |
        | Ben     | maki 1   |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 0 puntos en la categoría palillos

      Ejemplos:
        | cartas                                 |
        | palillos                               |
        | palillos, palillos                     |
        | palillos, palillos, palillos, palillos |

  @chopsticks-round-end @printed
  Regla: Los palillos no duran más que la ronda
    Al final de la ronda, los palillos se descartan con las demás cartas. En la ronda siguiente ya no sirven.

    @chopsticks-round-end.discarded
    Esquema del escenario: Palillos al final de la ronda <ronda>
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | delante          |
        | Ada     | palillos, maki 3 |
        | Ben     | maki 1, palillos |
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
