# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Gyozas
  Cuantas más gyozas tienes, más puntos te da cada una, hasta cinco gyozas.

  @dumplings-table @printed
  Regla: 1, 3, 6, 10, 15 puntos
    Una gyoza da 1 punto; dos juntas dan 3, tres dan 6, cuatro dan 10 y cinco dan 15.

    @dumplings-table.count
    Esquema del escenario: Puntos por este número de gyozas: <número>
      Dado que la mesa está así:
        | jugador | delante  |
        | Ada     | <cartas> |
        | Ben     | maki 1   |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría gyozas son:
        | jugador | puntos   |
        | Ada     | <puntos> |

      Ejemplos:
        | número | cartas                            | puntos |
        | 0      | maki 2                            | 0      |
        | 1      | gyoza                             | 1      |
        | 2      | gyoza, gyoza                      | 3      |
        | 3      | gyoza, gyoza, gyoza               | 6      |
        | 4      | gyoza, gyoza, gyoza, gyoza        | 10     |
        | 5      | gyoza, gyoza, gyoza, gyoza, gyoza | 15     |

    @dumplings-table.cards-between
    Escenario: Puede haber otras cartas en medio
      Dado que la mesa está así:
        | jugador | delante                            |
        | Ada     | gyoza, pudin, gyoza, maki 3, gyoza |
        | Ben     | maki 1                             |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 6 puntos en la categoría gyozas

    @dumplings-table.own
    Escenario: Cada jugador cuenta las suyas
      Dado que la mesa está así:
        | jugador | delante             |
        | Ada     | gyoza, gyoza        |
        | Ben     | gyoza, gyoza, gyoza |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría gyozas son:
        | jugador | puntos |
        | Ada     | 3      |
        | Ben     | 6      |

  @dumplings-cap @printed
  Regla: Nunca más de 15
    Más de cinco gyozas siguen dando 15 puntos.

    @dumplings-cap.count
    Esquema del escenario: No más puntos por este número de gyozas: <número>
      Dado que la mesa está así:
        | jugador | delante  |
        | Ada     | <cartas> |
        | Ben     | maki 1   |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 15 puntos en la categoría gyozas

      Ejemplos:
        | número | cartas                                                               |
        | 6      | gyoza, gyoza, gyoza, gyoza, gyoza, gyoza                             |
        | 7      | gyoza, gyoza, gyoza, gyoza, gyoza, gyoza, gyoza                      |
        | 10     | gyoza, gyoza, gyoza, gyoza, gyoza, gyoza, gyoza, gyoza, gyoza, gyoza |
