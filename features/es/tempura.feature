# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Tempuras
  Las tempuras puntúan por parejas.

  @tempura-pairs @printed
  Regla: 5 puntos por cada dos
    Cada dos tempuras dan 5 puntos. Una suelta no vale nada.

    @tempura-pairs.count
    Esquema del escenario: Puntos por este número de tempuras: <número>
      Dado que la mesa está así:
        | jugador | delante  |
        | Ada     | <cartas> |
        | Ben     | maki 1   |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría tempuras son:
        | jugador | puntos   |
        | Ada     | <puntos> |

      Ejemplos:
        | número | cartas                                               | puntos |
        | 0      | maki 2                                               | 0      |
        | 1      | tempura                                              | 0      |
        | 2      | tempura, tempura                                     | 5      |
        | 3      | tempura, tempura, tempura                            | 5      |
        | 4      | tempura, tempura, tempura, tempura                   | 10     |
        | 5      | tempura, tempura, tempura, tempura, tempura          | 10     |
        | 6      | tempura, tempura, tempura, tempura, tempura, tempura | 15     |

    @tempura-pairs.cards-between
    Escenario: Puede haber otras cartas en medio
      Dado que la mesa está así:
        | jugador | delante                         |
        | Ada     | tempura, pudin, maki 3, tempura |
        | Ben     | maki 1                          |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 5 puntos en la categoría tempuras

    @tempura-pairs.own
    Escenario: Una pareja no se completa entre dos jugadores
      Dado que la mesa está así:
        | jugador | delante |
        | Ada     | tempura |
        | Ben     | tempura |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría tempuras son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
