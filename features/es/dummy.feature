# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Variante: fantasma
  Dos jugadores y un tercero imaginario, el fantasma, al que controlan por turnos.

  En las tablas de los ejemplos, el fantasma está en la última fila. Su mano es su montón boca abajo, con la carta de
  arriba en primer lugar.

  @dummy-setup @variant
  Regla: Tres manos de nueve para dos jugadores
    Esta variante es para exactamente dos jugadores. Reparte tres manos de nueve cartas. La tercera es la del
    fantasma: ponla boca abajo entre los dos, como un montón. Hay que acordar quién controla primero al fantasma.

    @dummy-setup.hands
    Escenario: Nueve cartas para cada uno
      Dado que se juega con la variante fantasma
      Cuando se reparten las cartas a este número de jugadores: 2
      Entonces el número de jugadores con cartas en la mano es 2
      Entonces el número de cartas en la mano de cada jugador es 9

    @dummy-setup.piles
    Escenario: El montón del fantasma y el mazo
      Dado que se juega con la variante fantasma
      Cuando se reparten las cartas a este número de jugadores: 2
      Entonces el número de cartas en el montón del fantasma es 9
      Entonces el número de cartas en el mazo es 81

    @dummy-setup.whole-deck
    Escenario: En el reparto no se pierde ninguna carta
      Dado que se juega con la variante fantasma
      Cuando se reparten las cartas a este número de jugadores: 2
      Entonces todas las cartas juntas forman exactamente una baraja

    @dummy-setup.refused
    Esquema del escenario: No hay fantasma con este número de jugadores: <jugadores>
      Dado que se juega con la variante fantasma
      Cuando se reparten las cartas a este número de jugadores: <jugadores>
      Entonces esto no está permitido

      Ejemplos:
        | jugadores |
        | 1         |
        | 3         |
        | 5         |

  @dummy-turn @variant
  Regla: Roba una, toma una, da una
    Quien controla al fantasma roba la carta de arriba de su montón y la añade a su propia mano; luego toma una carta
    para sí y otra para el fantasma. La carta recién robada puede ser cualquiera de las dos. El otro jugador toma una
    carta como siempre. Después, los dos jugadores intercambian sus manos. El montón se queda donde está.

    @dummy-turn.table
    Escenario: Una carta para cada uno
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante |
        | Ada      | tempura, pudin, wasabi              | maki 1  |
        | Ben      | sashimi, gyoza, maki 2              | maki 2  |
        | fantasma | maki 3, nigiri de tortilla, tempura | tempura |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | wasabi  |
        | Ben      | sashimi |
        | fantasma | pudin   |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante         |
        | Ada      | maki 1, wasabi  |
        | Ben      | maki 2, sashimi |
        | fantasma | tempura, pudin  |

    @dummy-turn.hands
    Escenario: Los dos jugadores intercambian sus manos, con la carta robada incluida
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante |
        | Ada      | tempura, pudin, wasabi              |         |
        | Ben      | sashimi, gyoza, maki 2              |         |
        | fantasma | maki 3, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | wasabi  |
        | Ben      | sashimi |
        | fantasma | pudin   |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano            |
        | Ada     | gyoza, maki 2   |
        | Ben     | tempura, maki 3 |

    @dummy-turn.pile
    Escenario: El montón pierde la carta de arriba
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante |
        | Ada      | tempura, pudin, wasabi              |         |
        | Ben      | sashimi, gyoza, maki 2              |         |
        | fantasma | maki 3, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | wasabi  |
        | Ben      | sashimi |
        | fantasma | gyoza   |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador  | mano                        |
        | fantasma | nigiri de tortilla, tempura |

    @dummy-turn.keep-the-drawn-card
    Escenario: Quien controla al fantasma se queda la carta robada
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                           | delante |
        | Ada      | tempura, pudin, wasabi                         |         |
        | Ben      | sashimi, gyoza, maki 2                         |         |
        | fantasma | nigiri de calamar, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma              |
        | Ada      | wasabi            |
        | Ben      | nigiri de calamar |
        | fantasma | gyoza             |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante           |
        | Ada      | wasabi            |
        | Ben      | nigiri de calamar |
        | fantasma | gyoza             |

    @dummy-turn.give-the-drawn-card
    Escenario: El fantasma recibe la carta robada
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                           | delante |
        | Ada      | tempura, pudin, wasabi                         |         |
        | Ben      | sashimi, gyoza, maki 2                         |         |
        | fantasma | nigiri de calamar, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma              |
        | Ada      | wasabi            |
        | Ben      | sashimi           |
        | fantasma | nigiri de calamar |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante           |
        | Ada      | wasabi            |
        | Ben      | sashimi           |
        | fantasma | nigiri de calamar |

    @dummy-turn.second-card-of-the-pile
    Escenario: Solo se puede usar la carta de arriba del montón
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                           | delante |
        | Ada      | tempura, pudin, wasabi                         |         |
        | Ben      | sashimi, gyoza, maki 2                         |         |
        | fantasma | nigiri de calamar, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma               |
        | Ada      | wasabi             |
        | Ben      | sashimi            |
        | fantasma | nigiri de tortilla |
      Entonces esto no está permitido

    @dummy-turn.other-player-left-out
    Escenario: El jugador que no controla al fantasma también toma una carta
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                           | delante |
        | Ada      | tempura, pudin, wasabi                         |         |
        | Ben      | sashimi, gyoza, maki 2                         |         |
        | fantasma | nigiri de calamar, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | tempura |
        | fantasma | pudin   |
      Entonces esto no está permitido

    @dummy-turn.not-from-the-other-hand
    Escenario: El fantasma no recibe nada de la mano del otro jugador
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                           | delante |
        | Ada      | tempura, pudin, wasabi                         |         |
        | Ben      | sashimi, gyoza, maki 2                         |         |
        | fantasma | nigiri de calamar, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | wasabi  |
        | Ben      | sashimi |
        | fantasma | pudin   |
      Entonces esto no está permitido

    @dummy-turn.other-player-does-not-draw
    Escenario: El otro jugador no puede tomar la carta robada
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                           | delante |
        | Ada      | tempura, pudin, wasabi                         |         |
        | Ben      | sashimi, gyoza, maki 2                         |         |
        | fantasma | nigiri de calamar, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma              |
        | Ada      | nigiri de calamar |
        | Ben      | sashimi           |
        | fantasma | gyoza             |
      Entonces esto no está permitido

    @dummy-turn.one-copy-for-two
    Escenario: Una misma carta no puede ser para quien controla al fantasma y también para este
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                           | delante |
        | Ada      | tempura, pudin, wasabi                         |         |
        | Ben      | sashimi, gyoza, maki 2                         |         |
        | fantasma | nigiri de calamar, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | tempura |
        | Ben      | sashimi |
        | fantasma | sashimi |
      Entonces esto no está permitido

  @dummy-alternates @variant
  Regla: El control del fantasma cambia cada turno
    En el turno siguiente controla al fantasma el otro jugador, y así hasta que se hayan jugado todas las cartas:
    nueve turnos en total.

    @dummy-alternates.from-ada
    Escenario: Después de Ada viene Ben
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante |
        | Ada      | tempura, pudin, wasabi              |         |
        | Ben      | sashimi, gyoza, maki 2              |         |
        | fantasma | maki 3, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | wasabi  |
        | Ben      | sashimi |
        | fantasma | pudin   |
      Entonces Ben controla al fantasma en el próximo turno

    @dummy-alternates.from-ben
    Escenario: Después de Ben viene Ada
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante |
        | Ada      | tempura, pudin, wasabi              |         |
        | Ben      | sashimi, gyoza, maki 2              |         |
        | fantasma | maki 3, nigiri de tortilla, tempura |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | wasabi  |
        | Ben      | sashimi |
        | fantasma | gyoza   |
      Entonces Ada controla al fantasma en el próximo turno

  @dummy-last-turn @ruling
  Regla: El último turno se juega entero
    En esta variante no se pasa una última carta. En el noveno turno, quien controla al fantasma roba la última carta
    del montón y reparte sus dos cartas, una para sí y otra para el fantasma; el otro jugador coloca la única que
    tiene.

    @dummy-last-turn.split
    Escenario: Las tres últimas cartas
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano    | delante |
        | Ada      | tempura | maki 1  |
        | Ben      | sashimi | maki 2  |
        | fantasma | maki 3  | tempura |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | maki 3  |
        | Ben      | sashimi |
        | fantasma | tempura |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante          |
        | Ada      | maki 1, maki 3   |
        | Ben      | maki 2, sashimi  |
        | fantasma | tempura, tempura |

    @dummy-last-turn.all-played
    Escenario: Después del noveno turno no queda nada
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano    | delante |
        | Ada      | tempura | maki 1  |
        | Ben      | sashimi | maki 2  |
        | fantasma | maki 3  | tempura |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | tempura |
        | Ben      | sashimi |
        | fantasma | maki 3  |
      Entonces el número de cartas en la mano de cada jugador es 0
      Entonces el número de cartas en el montón del fantasma es 0

    @dummy-last-turn.nothing-passed-before
    Escenario: Después de un turno con manos de dos cartas, la última aún no va a la mesa
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano           | delante |
        | Ada      | tempura, pudin |         |
        | Ben      | sashimi, gyoza |         |
        | fantasma | maki 3, maki 2 |         |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | tempura |
        | Ben      | sashimi |
        | fantasma | maki 3  |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante |
        | Ada      | tempura |
        | Ben      | sashimi |
        | fantasma | maki 3  |

  @dummy-rounds @variant
  Regla: Tres manos de nueve en cada ronda
    Las rondas 2 y 3 se reparten como la 1, del mazo; al final sobran 27 cartas. Los tres, también el fantasma,
    conservan sus pudines hasta el final de la partida.

    @dummy-rounds.dealt
    Escenario: Tres manos de nueve para la ronda 2
      Dado que se juega con la variante fantasma
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador  | delante |
        | Ada      | maki 2  |
        | Ben      | maki 1  |
        | fantasma | maki 3  |
      Dado que en el mazo hay 81 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 9
      Entonces el número de cartas en el montón del fantasma es 9
      Entonces el número de cartas en el mazo es 54

    @dummy-rounds.third-round
    Escenario: Tres manos de nueve para la ronda 3
      Dado que se juega con la variante fantasma
      Dado que se juega la ronda 2
      Dado que la mesa está así:
        | jugador  | delante |
        | Ada      | maki 2  |
        | Ben      | maki 1  |
        | fantasma | maki 3  |
      Dado que en el mazo hay 54 cartas más
      Cuando termina la ronda
      Entonces el número de cartas en la mano de cada jugador es 9
      Entonces el número de cartas en el montón del fantasma es 9
      Entonces el número de cartas en el mazo es 27

    @dummy-rounds.over
    Escenario: La partida termina después de la ronda 3
      Dado que se juega con la variante fantasma
      Dado que se juega la ronda 3
      Dado que la mesa está así:
        | jugador  | delante |
        | Ada      | maki 2  |
        | Ben      | maki 1  |
        | fantasma | maki 3  |
      Dado que en el mazo hay 27 cartas más
      Cuando termina la ronda
      Entonces la partida ha terminado
      Entonces el número de cartas en el mazo es 27

    @dummy-rounds.puddings
    Escenario: Los tres conservan sus pudines
      Dado que se juega con la variante fantasma
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador  | delante              |
        | Ada      | maki 2, pudin        |
        | Ben      | maki 1, tempura      |
        | fantasma | pudin, maki 3, pudin |
      Dado que en el mazo hay 81 cartas más
      Cuando termina la ronda
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante      |
        | Ada      | pudin        |
        | Ben      |              |
        | fantasma | pudin, pudin |

  @dummy-scoring @ruling
  Regla: El fantasma puntúa como un tercer jugador
    El fantasma cuenta como uno más: entra en todas las comparaciones y en todos los empates. Los puntos que gana o
    comparte no van a nadie más.

    @dummy-scoring.most-maki
    Escenario: El fantasma tiene más iconos de maki que nadie
      Dado que se juega con la variante fantasma
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador  | delante | puntuación |
        | Ada      | maki 2  | 20         |
        | Ben      | maki 1  | 20         |
        | fantasma | maki 3  | 20         |
      Dado que en el mazo hay 81 cartas más
      Cuando termina la ronda
      Entonces las puntuaciones son:
        | jugador  | puntuación |
        | Ada      | 23         |
        | Ben      | 20         |
        | fantasma | 26         |

    @dummy-scoring.tie
    Escenario: El fantasma comparte el primer puesto en un empate
      Dado que se juega con la variante fantasma
      Dado que se juega la ronda 1
      Dado que la mesa está así:
        | jugador  | delante | puntuación |
        | Ada      | maki 3  | 20         |
        | Ben      | maki 1  | 20         |
        | fantasma | maki 3  | 20         |
      Dado que en el mazo hay 81 cartas más
      Cuando termina la ronda
      Entonces las puntuaciones son:
        | jugador  | puntuación |
        | Ada      | 23         |
        | Ben      | 20         |
        | fantasma | 23         |

    @dummy-scoring.puddings
    Escenario: El fantasma tiene más pudines que nadie
      Dado que se juega con la variante fantasma
      Dado que la mesa está así:
        | jugador  | pudines | puntuación |
        | Ada      | 2       | 40         |
        | Ben      | 1       | 40         |
        | fantasma | 3       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador  | puntos |
        | Ada      | 0      |
        | fantasma | 6      |

  @dummy-puddings @ruling
  Regla: Quien tiene menos pudines de los tres pierde puntos
    Como puntúan los tres, quien tiene menos pudines de los tres pierde 6 puntos, y «todos iguales» quiere decir los
    tres iguales.

    @dummy-puddings.fewest
    Escenario: El jugador con menos pudines pierde 6
      Dado que se juega con la variante fantasma
      Dado que la mesa está así:
        | jugador  | pudines | puntuación |
        | Ada      | 2       | 40         |
        | Ben      | 1       | 40         |
        | fantasma | 3       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador | puntos |
        | Ben     | -6     |

    @dummy-puddings.two-players-equal
    Escenario: Los dos jugadores son los que más pudines tienen y se reparten los puntos
      Dado que se juega con la variante fantasma
      Dado que la mesa está así:
        | jugador  | pudines | puntuación |
        | Ada      | 2       | 40         |
        | Ben      | 2       | 40         |
        | fantasma | 1       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador  | puntos |
        | Ada      | 3      |
        | Ben      | 3      |
        | fantasma | -6     |

    @dummy-puddings.all-equal
    Escenario: Los tres iguales
      Dado que se juega con la variante fantasma
      Dado que la mesa está así:
        | jugador  | pudines | puntuación |
        | Ada      | 2       | 40         |
        | Ben      | 2       | 40         |
        | fantasma | 2       | 40         |
      Cuando se puntúan los pudines
      Entonces los puntos en la categoría pudines son:
        | jugador  | puntos |
        | Ada      | 0      |
        | Ben      | 0      |
        | fantasma | 0      |

  @dummy-no-win @ruling
  Regla: El fantasma no puede ganar
    Solo pueden ganar los dos jugadores, tenga los puntos que tenga el fantasma. Si empatan, solo se comparan sus
    propios pudines.

    @dummy-no-win.most-points
    Escenario: El fantasma tiene más puntos que nadie
      Dado que se juega con la variante fantasma
      Dado que la mesa está así:
        | jugador  | pudines | puntuación |
        | Ada      | 1       | 40         |
        | Ben      | 2       | 41         |
        | fantasma | 3       | 50         |
      Cuando se decide quién gana
      Entonces Ben gana en solitario

    @dummy-no-win.three-tied
    Escenario: El fantasma está empatado y tiene más pudines que nadie
      Dado que se juega con la variante fantasma
      Dado que la mesa está así:
        | jugador  | pudines | puntuación |
        | Ada      | 2       | 41         |
        | Ben      | 1       | 41         |
        | fantasma | 3       | 41         |
      Cuando se decide quién gana
      Entonces Ada gana en solitario

    @dummy-no-win.shared
    Escenario: Los dos jugadores comparten la victoria sin el fantasma
      Dado que se juega con la variante fantasma
      Dado que la mesa está así:
        | jugador  | pudines | puntuación |
        | Ada      | 2       | 41         |
        | Ben      | 2       | 41         |
        | fantasma | 2       | 41         |
      Cuando se decide quién gana
      Entonces comparten la victoria estos jugadores:
        | jugador |
        | Ada     |
        | Ben     |

  @dummy-next-round @ruling
  Regla: El control del fantasma sigue alternándose en la ronda siguiente
    Quien no controló al fantasma en el último turno de una ronda lo controla primero en la siguiente.

    @dummy-next-round.after-ada
    Escenario: Ada lo controló en el último turno de la ronda
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano    | delante |
        | Ada      | tempura | maki 1  |
        | Ben      | sashimi | maki 2  |
        | fantasma | maki 3  | tempura |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | maki 3  |
        | Ben      | sashimi |
        | fantasma | tempura |
      Entonces Ben controla al fantasma en el próximo turno

    @dummy-next-round.after-ben
    Escenario: Ben lo controló en el último turno de la ronda
      Dado que se juega con la variante fantasma
      Dado que Ben controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano    | delante |
        | Ada      | tempura | maki 1  |
        | Ben      | sashimi | maki 2  |
        | fantasma | maki 3  | tempura |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | tempura |
        | Ben      | sashimi |
        | fantasma | maki 3  |
      Entonces Ada controla al fantasma en el próximo turno

  @dummy-wasabi @ruling
  Regla: El fantasma tiene su propio wasabi
    Un nigiri que recibe el fantasma va sobre el wasabi libre del propio fantasma. Los palillos del fantasma no hacen
    nada.

    @dummy-wasabi.on-its-wasabi
    Escenario: El nigiri del fantasma va sobre el wasabi del fantasma
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante |
        | Ada      | tempura, pudin, nigiri de calamar   | maki 1  |
        | Ben      | sashimi, gyoza, maki 2              | maki 2  |
        | fantasma | maki 3, nigiri de tortilla, tempura | wasabi  |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma              |
        | Ada      | tempura           |
        | Ben      | sashimi           |
        | fantasma | nigiri de calamar |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante                   |
        | Ada      | maki 1, tempura           |
        | Ben      | maki 2, sashimi           |
        | fantasma | wasabi, nigiri de calamar |

    @dummy-wasabi.chopsticks-stay
    Escenario: Los palillos del fantasma se quedan delante de él
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante  |
        | Ada      | tempura, pudin, nigiri de calamar   | maki 1   |
        | Ben      | sashimi, gyoza, maki 2              | maki 2   |
        | fantasma | maki 3, nigiri de tortilla, tempura | palillos |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma    |
        | Ada      | tempura |
        | Ben      | sashimi |
        | fantasma | pudin   |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante         |
        | fantasma | palillos, pudin |

  @dummy-chopsticks @ruling
  Regla: Palillos en la partida con el fantasma
    Si tiene palillos delante, quien controla al fantasma puede tomar dos cartas para sí, y le da igualmente una al
    fantasma. Los palillos vuelven a la mano antes del intercambio y nunca pueden ser la carta del fantasma. Para esto
    hacen falta tres cartas después de robar, así que es posible en los turnos 1 a 8. El otro jugador necesita dos
    cartas, como siempre.

    @dummy-chopsticks.controller
    Escenario: Quien controla al fantasma toma dos cartas
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante  |
        | Ada      | tempura, pudin, wasabi              | palillos |
        | Ben      | sashimi, gyoza, maki 2              | maki 2   |
        | fantasma | maki 3, nigiri de tortilla, tempura | tempura  |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma            |
        | Ada      | tempura, maki 3 |
        | Ben      | sashimi         |
        | fantasma | pudin           |
      Entonces los jugadores tienen delante estas cartas:
        | jugador  | delante         |
        | Ada      | tempura, maki 3 |
        | Ben      | maki 2, sashimi |
        | fantasma | tempura, pudin  |

    @dummy-chopsticks.travel-on
    Escenario: Los palillos de quien controla al fantasma siguen viajando
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante  |
        | Ada      | tempura, pudin, wasabi              | palillos |
        | Ben      | sashimi, gyoza, maki 2              | maki 2   |
        | fantasma | maki 3, nigiri de tortilla, tempura | tempura  |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma            |
        | Ada      | tempura, maki 3 |
        | Ben      | sashimi         |
        | fantasma | pudin           |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano             |
        | Ada     | gyoza, maki 2    |
        | Ben     | wasabi, palillos |

    @dummy-chopsticks.not-for-the-dummy
    Escenario: Los palillos que vuelven no son la carta del fantasma
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante  |
        | Ada      | tempura, pudin, wasabi              | palillos |
        | Ben      | sashimi, gyoza, maki 2              | maki 2   |
        | fantasma | maki 3, nigiri de tortilla, tempura | tempura  |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma            |
        | Ada      | tempura, maki 3 |
        | Ben      | sashimi         |
        | fantasma | palillos        |
      Entonces esto no está permitido

    @dummy-chopsticks.other-player
    Escenario: El otro jugador toma dos cartas
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante  |
        | Ada      | tempura, pudin, wasabi              | maki 1   |
        | Ben      | sashimi, gyoza, maki 2              | palillos |
        | fantasma | maki 3, nigiri de tortilla, tempura | tempura  |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma            |
        | Ada      | tempura         |
        | Ben      | sashimi, maki 2 |
        | fantasma | pudin           |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano            |
        | Ada     | gyoza, palillos |
        | Ben     | wasabi, maki 3  |

    @dummy-chopsticks.eighth-turn
    Escenario: Quien controla al fantasma toma dos cartas en el octavo turno
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                       | delante  |
        | Ada      | tempura, pudin             | palillos |
        | Ben      | sashimi, gyoza             | maki 2   |
        | fantasma | maki 3, nigiri de tortilla | tempura  |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma            |
        | Ada      | tempura, maki 3 |
        | Ben      | sashimi         |
        | fantasma | pudin           |
      Entonces los jugadores tienen en la mano estas cartas:
        | jugador | mano     |
        | Ada     | gyoza    |
        | Ben     | palillos |

    @dummy-chopsticks.ninth-turn
    Escenario: En el noveno turno faltan cartas
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano    | delante  |
        | Ada      | tempura | palillos |
        | Ben      | sashimi | maki 2   |
        | fantasma | tempura | tempura  |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma             |
        | Ada      | tempura, tempura |
        | Ben      | sashimi          |
        | fantasma | tempura          |
      Entonces esto no está permitido

    @dummy-chopsticks.without
    Escenario: Sin palillos no hay dos cartas
      Dado que se juega con la variante fantasma
      Dado que Ada controla al fantasma
      Dado que la mesa está así:
        | jugador  | mano                                | delante |
        | Ada      | tempura, pudin, wasabi              | maki 1  |
        | Ben      | sashimi, gyoza, maki 2              | maki 2  |
        | fantasma | maki 3, nigiri de tortilla, tempura | tempura |
      Cuando los jugadores toman estas cartas:
        | jugador  | toma            |
        | Ada      | tempura, wasabi |
        | Ben      | sashimi         |
        | fantasma | pudin           |
      Entonces esto no está permitido
