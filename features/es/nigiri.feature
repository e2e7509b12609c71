# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Nigiris y wasabi
  Los nigiris puntúan por sí solos. Con un wasabi, el siguiente nigiri vale el triple.

  @nigiri-points @printed
  Regla: Calamar 3, salmón 2, tortilla 1
    Al final de la ronda, cada nigiri de calamar da 3 puntos, cada nigiri de salmón 2 y cada nigiri de tortilla 1.

    @nigiri-points.each
    Esquema del escenario: Puntos por una carta: <carta>
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | <carta> |
        | Ben     | maki 1  |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría nigiris son:
        | jugador | puntos   |
        | Ada     | <puntos> |

      Ejemplos:
        | carta              | puntos |
        | nigiri de calamar  | 3      |
        | nigiri de salmón   | 2      |
        | nigiri de tortilla | 1      |

    @nigiri-points.added-up
    Escenario: Se suman todos los nigiris
      Dado que la mesa está así:
        | jugador | delante                                                                   |
        | Ada     | nigiri de calamar, nigiri de salmón, nigiri de tortilla, nigiri de salmón |
        | Ben     | maki 1                                                                    |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 8 puntos en la categoría nigiris

    @nigiri-points.own
    Escenario: Cada jugador cuenta los suyos
      Dado que la mesa está así:
        | jugador | delante                                |
        | Ada     | nigiri de calamar                      |
        | Ben     | nigiri de tortilla, nigiri de tortilla |
        | Cleo    | tempura                                |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría nigiris son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 2      |
        | Cleo    | 0      |

  @wasabi-triples @printed
  Regla: Sobre un wasabi, el triple
    Un nigiri sobre un wasabi da el triple de sus puntos: calamar 9, salmón 6, tortilla 3.

    @wasabi-triples.each
    Esquema del escenario: Puntos sobre un wasabi por una carta: <carta>
      Dado que la mesa está así:
        | jugador | delante         |
        | Ada     | wasabi, <carta> |
        | Ben     | maki 1          |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría nigiris son:
        | jugador | puntos   |
        | Ada     | <puntos> |

      Ejemplos:
        | carta              | puntos |
        | nigiri de calamar  | 9      |
        | nigiri de salmón   | 6      |
        | nigiri de tortilla | 3      |

  @wasabi-must @printed
  Regla: El siguiente nigiri va sobre el wasabi
    Si tienes delante un wasabi libre, el siguiente nigiri que te llegue va encima, sea cual sea. No puedes reservar
    el wasabi para uno mejor. Si tienes varios wasabis libres, el nigiri ocupa uno y los demás siguen libres.

    @wasabi-must.egg-before-squid
    Escenario: La tortilla ocupa el wasabi, el calamar llega tarde
      Dado que la mesa está así:
        | jugador | delante                                       |
        | Ada     | wasabi, nigiri de tortilla, nigiri de calamar |
        | Ben     | maki 1                                        |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 6 puntos en la categoría nigiris

    @wasabi-must.squid-before-egg
    Escenario: El calamar ocupa el wasabi, la tortilla queda sin él
      Dado que la mesa está así:
        | jugador | delante                                       |
        | Ada     | wasabi, nigiri de calamar, nigiri de tortilla |
        | Ben     | maki 1                                        |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 10 puntos en la categoría nigiris

    @wasabi-must.one-of-two-free
    Escenario: Dos wasabis libres y un nigiri
      Dado que la mesa está así:
        | jugador | delante                          |
        | Ada     | wasabi, wasabi, nigiri de salmón |
        | Ben     | maki 1                           |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 6 puntos en la categoría nigiris

    @wasabi-must.two-and-two
    Escenario: Dos wasabis y después dos nigiris
      Dado que la mesa está así:
        | jugador | delante                                               |
        | Ada     | wasabi, wasabi, nigiri de calamar, nigiri de tortilla |
        | Ben     | maki 1                                                |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 12 puntos en la categoría nigiris

    @wasabi-must.two-and-three
    Escenario: Dos wasabis y después tres nigiris
      Dado que la mesa está así:
        | jugador | delante                                                                 |
        | Ada     | wasabi, wasabi, nigiri de tortilla, nigiri de salmón, nigiri de calamar |
        | Ben     | maki 1                                                                  |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 12 puntos en la categoría nigiris

    @wasabi-must.in-the-turn
    Escenario: Un nigiri tomado va sobre el wasabi libre
      Dado que la mesa está así:
        | jugador | mano                                                   | delante        |
        | Ada     | nigiri de tortilla, nigiri de calamar, tempura, maki 3 | wasabi, wasabi |
        | Ben     | sashimi, gyoza, maki 2, maki 3                         | maki 1, maki 1 |
      Cuando los jugadores toman estas cartas:
        | jugador | toma               |
        | Ada     | nigiri de tortilla |
        | Ben     | sashimi            |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                            |
        | Ada     | wasabi, wasabi, nigiri de tortilla |

  @wasabi-before @printed
  Regla: Solo un nigiri que llega después
    Un nigiri que ya tenías delante cuando llegó el wasabi nunca se coloca después sobre él.

    @wasabi-before.nigiri-first
    Escenario: Primero el nigiri, después el wasabi
      Dado que la mesa está así:
        | jugador | delante                   |
        | Ada     | nigiri de calamar, wasabi |
        | Ben     | maki 1                    |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 3 puntos en la categoría nigiris

    @wasabi-before.between-two-nigiri
    Escenario: Un wasabi entre dos nigiris
      Dado que la mesa está así:
        | jugador | delante                                       |
        | Ada     | nigiri de calamar, wasabi, nigiri de tortilla |
        | Ben     | maki 1                                        |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 6 puntos en la categoría nigiris

    @wasabi-before.in-the-turn
    Escenario: Al tomar un wasabi, ningún nigiri pasa a estar sobre él
      Dado que la mesa está así:
        | jugador | mano                                       | delante          |
        | Ada     | wasabi, nigiri de calamar, tempura, maki 3 | nigiri de salmón |
        | Ben     | sashimi, gyoza, maki 2, maki 3             | maki 1           |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | wasabi  |
        | Ben     | sashimi |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                  |
        | Ada     | nigiri de salmón, wasabi |

  @wasabi-waits @printed
  Regla: Puede haber otras cartas en medio
    El wasabi espera. El nigiri puede llegar en cualquier turno posterior de la ronda, aunque entretanto tomes otras
    cartas.

    @wasabi-waits.one-card-between
    Escenario: Una carta en medio
      Dado que la mesa está así:
        | jugador | delante                            |
        | Ada     | wasabi, tempura, nigiri de calamar |
        | Ben     | maki 1                             |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 9 puntos en la categoría nigiris

    @wasabi-waits.many-cards-between
    Escenario: Muchas cartas en medio
      Dado que la mesa está así:
        | jugador | delante                                                 |
        | Ada     | wasabi, pudin, maki 2, gyoza, sashimi, nigiri de salmón |
        | Ben     | maki 1                                                  |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 6 puntos en la categoría nigiris

  @wasabi-one-each @printed
  Regla: Un nigiri sobre cada wasabi
    Puedes tener varios wasabis, pero sobre cada uno cabe un solo nigiri.

    @wasabi-one-each.second-nigiri-plain
    Escenario: Un wasabi y dos nigiris
      Dado que la mesa está así:
        | jugador | delante                                      |
        | Ada     | wasabi, nigiri de calamar, nigiri de calamar |
        | Ben     | maki 1                                       |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 12 puntos en la categoría nigiris

    @wasabi-one-each.in-turn
    Escenario: Wasabi y nigiri, alternados
      Dado que la mesa está así:
        | jugador | delante                                             |
        | Ada     | wasabi, nigiri de calamar, wasabi, nigiri de salmón |
        | Ben     | maki 1                                              |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 15 puntos en la categoría nigiris

    @wasabi-one-each.own-wasabi
    Escenario: El wasabi del vecino no ayuda
      Dado que la mesa está así:
        | jugador | delante           |
        | Ada     | nigiri de calamar |
        | Ben     | wasabi            |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría nigiris son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 0      |

  @wasabi-alone @printed
  Regla: Un wasabi solo no da nada
    Un wasabi sin nigiri encima no vale ningún punto.

    @wasabi-alone.nothing
    Esquema del escenario: Ningún punto por estas cartas: <cartas>
      Dado que la mesa está así:
        | jugador | delante  |
        | Ada     | <cartas> |
        | Ben     | maki 1   |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 0 puntos en la categoría nigiris

      Ejemplos:
        | cartas                 |
        | wasabi                 |
        | wasabi, wasabi, wasabi |
        | wasabi, tempura, pudin |

  @wasabi-last-card @ruling
  Regla: La última carta también va sobre el wasabi
    Un nigiri que recibes como última carta de la ronda va sobre un wasabi libre como cualquier otro, aunque no lo
    hayas elegido.

    @wasabi-last-card.received
    Escenario: Un nigiri llega como última carta
      Dado que la mesa está así:
        | jugador | mano                       | delante |
        | Ada     | tempura, pudin             | wasabi  |
        | Ben     | sashimi, nigiri de calamar | maki 1  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                            |
        | Ada     | wasabi, tempura, nigiri de calamar |

    @wasabi-last-card.too-late
    Escenario: Un wasabi como última carta llega tarde
      Dado que la mesa está así:
        | jugador | mano                     | delante |
        | Ada     | nigiri de calamar, pudin | maki 1  |
        | Ben     | sashimi, wasabi          | maki 1  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | nigiri de calamar |
        | Ben     | sashimi           |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                           |
        | Ada     | maki 1, nigiri de calamar, wasabi |
