# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Un turno
  Todos juegan a la vez: elige una carta, revélala y pasa las demás.

  En las tablas de los ejemplos, el vecino de la izquierda de un jugador está en la fila siguiente; el vecino de la
  izquierda del último jugador está en la primera fila.

  @choose-one @printed
  Regla: Toma una carta de tu mano
    En cada turno tomas exactamente una carta de tu propia mano y la pones delante de ti. No puedes tomar una carta
    que no está en tu mano, ni saltarte un turno.

    @choose-one.laid-down
    Escenario: Todos toman una carta
      Dado que la mesa está así:
        | jugador | mano                           | delante |
        | Ada     | tempura, pudin, wasabi, maki 3 |         |
        | Ben     | sashimi, gyoza, maki 2, maki 3 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | wasabi  |
        | Ben     | sashimi |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante |
        | Ada     | wasabi  |
        | Ben     | sashimi |

    @choose-one.leaves-the-hand
    Escenario: La carta tomada sale de la mano
      Dado que la mesa está así:
        | jugador | mano                            | delante |
        | Ada     | tempura, pudin, wasabi, maki 3  |         |
        | Ben     | tempura, pudin, sashimi, maki 3 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | wasabi  |
        | Ben     | sashimi |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                   |
        | Ada     | tempura, pudin, maki 3 |
        | Ben     | tempura, pudin, maki 3 |

    @choose-one.one-of-two-copies
    Escenario: De dos cartas iguales solo sale una
      Dado que la mesa está así:
        | jugador | mano                            | delante |
        | Ada     | tempura, tempura, pudin, maki 3 |         |
        | Ben     | tempura, sashimi, pudin, maki 3 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                   |
        | Ada     | tempura, pudin, maki 3 |
        | Ben     | tempura, pudin, maki 3 |

    @choose-one.not-in-the-hand
    Escenario: Una carta que nadie tiene en la mano
      Dado que la mesa está así:
        | jugador | mano                   | delante |
        | Ada     | tempura, pudin, wasabi |         |
        | Ben     | sashimi, gyoza, maki 2 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | nigiri de calamar |
        | Ben     | sashimi           |
      Entonces esto no está permitido

    @choose-one.in-another-hand
    Escenario: Una carta de la mano del vecino
      Dado que la mesa está así:
        | jugador | mano                   | delante |
        | Ada     | tempura, pudin, wasabi |         |
        | Ben     | sashimi, gyoza, maki 2 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma  |
        | Ada     | pudin |
        | Ben     | pudin |
      Entonces esto no está permitido

    @choose-one.already-in-front
    Escenario: Una carta que el jugador ya tiene delante
      Dado que la mesa está así:
        | jugador | mano           | delante           |
        | Ada     | tempura, pudin | nigiri de calamar |
        | Ben     | sashimi, gyoza | maki 2            |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | nigiri de calamar |
        | Ben     | sashimi           |
      Entonces esto no está permitido

    @choose-one.no-card
    Escenario: Un jugador que no toma nada
      Dado que la mesa está así:
        | jugador | mano                   | delante |
        | Ada     | tempura, pudin, wasabi |         |
        | Ben     | sashimi, gyoza, maki 2 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     |         |
        | Ben     | sashimi |
      Entonces esto no está permitido

    @choose-one.missing-player
    Escenario: Falta la carta de un jugador
      Dado que la mesa está así:
        | jugador | mano                                 | delante |
        | Ada     | tempura, pudin, wasabi               |         |
        | Ben     | sashimi, gyoza, maki 2               |         |
        | Cleo    | nigiri de tortilla, palillos, maki 1 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces esto no está permitido

    @choose-one.two-cards
    Escenario: Dos cartas sin palillos
      Dado que la mesa está así:
        | jugador | mano                   | delante |
        | Ada     | tempura, pudin, wasabi | maki 1  |
        | Ben     | sashimi, gyoza, maki 2 | maki 3  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma           |
        | Ada     | tempura, pudin |
        | Ben     | sashimi        |
      Entonces esto no está permitido

    @choose-one.one-copy-taken-twice
    Escenario: La misma carta no se puede tomar dos veces
      Dado que la mesa está así:
        | jugador | mano                   | delante  |
        | Ada     | tempura, pudin, wasabi | palillos |
        | Ben     | sashimi, gyoza, maki 2 | maki 3   |
      Cuando los jugadores toman estas cartas:
        | jugador | toma             |
        | Ada     | tempura, tempura |
        | Ben     | sashimi          |
      Entonces esto no está permitido

  @choose-face-down @informative
  Regla: Elige en secreto
    Pon boca abajo delante de ti la carta que eliges, y espera a que todos hayan elegido.

  @reveal-together @printed
  Regla: Todos revelan a la vez
    Nadie juega antes que nadie. Dónde se sienta cada uno, o quién decide primero, no cambia lo que recibe cada
    jugador.

    @reveal-together.ada-first
    Escenario: Tres jugadores, Ada en el primer asiento
      Dado que la mesa está así:
        | jugador | mano                                     | delante |
        | Ada     | wasabi, tempura, maki 1, maki 3          |         |
        | Ben     | nigiri de calamar, pudin, maki 2, maki 3 |         |
        | Cleo    | palillos, sashimi, maki 3, maki 3        |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | wasabi            |
        | Ben     | nigiri de calamar |
        | Cleo    | palillos          |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante           |
        | Ada     | wasabi            |
        | Ben     | nigiri de calamar |
        | Cleo    | palillos          |

    @reveal-together.ben-first
    Escenario: Los mismos jugadores, Ben en el primer asiento
      Dado que la mesa está así:
        | jugador | mano                                     | delante |
        | Ben     | nigiri de calamar, pudin, maki 2, maki 3 |         |
        | Cleo    | palillos, sashimi, maki 3, maki 3        |         |
        | Ada     | wasabi, tempura, maki 1, maki 3          |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Ada     | wasabi            |
        | Ben     | nigiri de calamar |
        | Cleo    | palillos          |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante           |
        | Ada     | wasabi            |
        | Ben     | nigiri de calamar |
        | Cleo    | palillos          |

    @reveal-together.cleo-first
    Escenario: Los mismos jugadores, Cleo en el primer asiento
      Dado que la mesa está así:
        | jugador | mano                                     | delante |
        | Cleo    | palillos, sashimi, maki 3, maki 3        |         |
        | Ada     | wasabi, tempura, maki 1, maki 3          |         |
        | Ben     | nigiri de calamar, pudin, maki 2, maki 3 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma              |
        | Cleo    | palillos          |
        | Ben     | nigiri de calamar |
        | Ada     | wasabi            |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante           |
        | Ada     | wasabi            |
        | Ben     | nigiri de calamar |
        | Cleo    | palillos          |

    @reveal-together.like-cards
    Escenario: Dos jugadores toman cartas iguales en el mismo turno
      Dado que la mesa está así:
        | jugador | mano                                        | delante |
        | Ada     | tempura, gyoza, maki 1, maki 3              |         |
        | Ben     | sashimi, pudin, maki 2, maki 3              |         |
        | Cleo    | tempura, wasabi, nigiri de tortilla, maki 3 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | tempura |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | tempura |

    @reveal-together.cannot-take-what-comes
    Escenario: Todavía no se puede tomar una carta que aún está por llegar
      Dado que la mesa está así:
        | jugador | mano                             | delante |
        | Ada     | wasabi, tempura, maki 1          |         |
        | Ben     | nigiri de calamar, pudin, maki 2 |         |
        | Cleo    | palillos, sashimi, maki 3        |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | wasabi  |
        | Ben     | tempura |
        | Cleo    | pudin   |
      Entonces esto no está permitido

  @pass-left @printed
  Regla: Pasa tu mano a la izquierda
    Una vez reveladas las cartas, cada uno da el resto de su mano a su vecino de la izquierda. El sentido es el mismo
    en las tres rondas.

    @pass-left.two-players
    Escenario: Dos jugadores intercambian sus manos
      Dado que la mesa está así:
        | jugador | mano                           | delante |
        | Ada     | tempura, pudin, wasabi, maki 3 |         |
        | Ben     | sashimi, gyoza, maki 2, maki 3 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                  |
        | Ada     | gyoza, maki 2, maki 3 |
        | Ben     | pudin, wasabi, maki 3 |

    @pass-left.three-players
    Escenario: Tres jugadores, las manos van a la izquierda
      Dado que la mesa está así:
        | jugador | mano                             | delante |
        | Ada     | tempura, tempura, pudin, maki 3  |         |
        | Ben     | sashimi, sashimi, maki 2, maki 3 |         |
        | Cleo    | gyoza, gyoza, wasabi, maki 3     |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | gyoza   |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                    |
        | Ada     | gyoza, wasabi, maki 3   |
        | Ben     | tempura, pudin, maki 3  |
        | Cleo    | sashimi, maki 2, maki 3 |

    @pass-left.four-players
    Escenario: Cuatro jugadores, las manos van a la izquierda
      Dado que la mesa está así:
        | jugador | mano                                      | delante |
        | Ada     | tempura, tempura, pudin, maki 3, sashimi  |         |
        | Ben     | sashimi, sashimi, maki 2, maki 3, sashimi |         |
        | Cleo    | gyoza, gyoza, wasabi, maki 3, sashimi     |         |
        | Dani    | maki 1, maki 1, maki 3, maki 3, sashimi   |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | gyoza   |
        | Dani    | maki 1  |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                             |
        | Ada     | maki 1, maki 3, maki 3, sashimi  |
        | Ben     | tempura, pudin, maki 3, sashimi  |
        | Cleo    | sashimi, maki 2, maki 3, sashimi |
        | Dani    | gyoza, wasabi, maki 3, sashimi   |

    @pass-left.five-players
    Escenario: Cinco jugadores, las manos van a la izquierda
      Dado que la mesa está así:
        | jugador | mano                                                              | delante |
        | Ada     | tempura, tempura, pudin, maki 3                                   |         |
        | Ben     | sashimi, sashimi, maki 2, maki 3                                  |         |
        | Cleo    | gyoza, gyoza, wasabi, maki 3                                      |         |
        | Dani    | maki 1, maki 1, maki 3, maki 3                                    |         |
        | Eva     | nigiri de tortilla, nigiri de tortilla, nigiri de calamar, maki 3 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma               |
        | Ada     | tempura            |
        | Ben     | sashimi            |
        | Cleo    | gyoza              |
        | Dani    | maki 1             |
        | Eva     | nigiri de tortilla |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                                          |
        | Ada     | nigiri de tortilla, nigiri de calamar, maki 3 |
        | Ben     | tempura, pudin, maki 3                        |
        | Cleo    | sashimi, maki 2, maki 3                       |
        | Dani    | gyoza, wasabi, maki 3                         |
        | Eva     | maki 1, maki 3, maki 3                        |

    @pass-left.every-round
    Esquema del escenario: El mismo sentido en la ronda <ronda>
      Dado que se juega la ronda <ronda>
      Dado que la mesa está así:
        | jugador | mano                             | delante |
        | Ada     | tempura, tempura, pudin, maki 3  |         |
        | Ben     | sashimi, sashimi, maki 2, maki 3 |         |
        | Cleo    | gyoza, gyoza, wasabi, maki 3     |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
        | Cleo    | gyoza   |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano                    |
        | Ada     | gyoza, wasabi, maki 3   |
        | Ben     | tempura, pudin, maki 3  |
        | Cleo    | sashimi, maki 2, maki 3 |

      Ejemplos:
        | ronda |
        | 1     |
        | 2     |
        | 3     |

  @pass-face-down @informative
  Regla: Pasa boca abajo
    Deja tu mano boca abajo en la mesa, entre tu vecino y tú, y no recojas tu nueva mano hasta que todos hayan pasado
    la suya.

  @cards-stay @printed
  Regla: Lo que has tomado se queda delante de ti
    Las cartas que has tomado están boca arriba delante de ti hasta que se puntúa la ronda.

    @cards-stay.earlier-cards
    Escenario: Las cartas de turnos anteriores se quedan
      Dado que la mesa está así:
        | jugador | mano                             | delante         |
        | Ada     | tempura, maki 1, sashimi, maki 3 | sashimi, gyoza  |
        | Ben     | pudin, maki 2, tempura, maki 3   | maki 3, tempura |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | pudin   |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                 |
        | Ada     | sashimi, gyoza, tempura |
        | Ben     | maki 3, tempura, pudin  |

    @cards-stay.like-cards
    Escenario: Se acumulan cartas de un mismo tipo
      Dado que la mesa está así:
        | jugador | mano                             | delante          |
        | Ada     | tempura, maki 1, sashimi, maki 3 | tempura, tempura |
        | Ben     | pudin, maki 2, tempura, maki 3   | pudin            |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | pudin   |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                   |
        | Ada     | tempura, tempura, tempura |
        | Ben     | pudin, pudin              |

    @cards-stay.nigiri-on-wasabi
    Escenario: Un nigiri se queda sobre su wasabi
      Dado que la mesa está así:
        | jugador | mano                             | delante                    |
        | Ada     | tempura, maki 1, sashimi, maki 3 | wasabi, nigiri de salmón   |
        | Ben     | pudin, maki 2, tempura, maki 3   | nigiri de tortilla, wasabi |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | sashimi |
        | Ben     | maki 2  |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                           |
        | Ada     | wasabi, nigiri de salmón, sashimi |

  @group-cards @informative
  Regla: Junta las cartas iguales
    Ordena por tipos las cartas que tienes delante. Así es más fácil contar, y los demás ven lo que coleccionas.

  @last-card @printed
  Regla: La última carta se pasa y se coloca
    Cuando a todos les queda una sola carta, se pasa una vez más, en el sentido de esta ronda, y quien la recibe la
    coloca boca arriba. No hay nada que elegir. Después, la ronda ha terminado.

    @last-card.two-players
    Escenario: Dos jugadores intercambian sus últimas cartas
      Dado que la mesa está así:
        | jugador | mano           | delante |
        | Ada     | tempura, pudin |         |
        | Ben     | sashimi, gyoza |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante        |
        | Ada     | tempura, gyoza |
        | Ben     | sashimi, pudin |

    @last-card.three-players
    Escenario: Tres jugadores pasan sus últimas cartas a la izquierda
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
        | Ada     | tempura, maki 2 |
        | Ben     | sashimi, pudin  |
        | Cleo    | maki 1, gyoza   |

    @last-card.hands-are-empty
    Escenario: No queda ninguna carta en la mano
      Dado que la mesa está así:
        | jugador | mano           | delante |
        | Ada     | tempura, pudin | maki 3  |
        | Ben     | sashimi, gyoza | maki 2  |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces el número de cartas en la mano de cada jugador es 0

    @last-card.not-before
    Escenario: Con dos cartas todavía se elige
      Dado que la mesa está así:
        | jugador | mano                   | delante |
        | Ada     | tempura, pudin, wasabi |         |
        | Ben     | sashimi, gyoza, maki 2 |         |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | tempura |
        | Ben     | sashimi |
      Entonces el número de cartas en la mano de cada jugador es 2

    @last-card.on-top-of-the-rest
    Escenario: La última carta se une a las que ya están
      Dado que la mesa está así:
        | jugador | mano           | delante         |
        | Ada     | sashimi, pudin | maki 3, sashimi |
        | Ben     | tempura, gyoza | gyoza, gyoza    |
      Cuando los jugadores toman estas cartas:
        | jugador | toma    |
        | Ada     | sashimi |
        | Ben     | tempura |
      Entonces los jugadores tienen delante estas cartas:
        | jugador | delante                         |
        | Ada     | maki 3, sashimi, sashimi, gyoza |
        | Ben     | gyoza, gyoza, tempura, pudin    |
