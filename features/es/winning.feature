# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Quién gana
  Después de tres rondas y de los pudines, deciden las puntuaciones.

  @most-points-wins @printed
  Regla: Gana quien tiene más puntos
    Quien tiene más puntos después de tres rondas y de los pudines gana la partida.

    @most-points-wins.two-players
    Escenario: Dos jugadores
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 1       | 41         |
        | Ben     | 2       | 45         |
      Cuando se decide quién gana
      Entonces Ben gana en solitario

    @most-points-wins.points-before-puddings
    Escenario: Los puntos van antes que los pudines
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 0       | 46         |
        | Ben     | 5       | 45         |
        | Cleo    | 1       | 30         |
      Cuando se decide quién gana
      Entonces Ada gana en solitario

    @most-points-wins.last-seat
    Escenario: Cinco jugadores, gana el del último asiento
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 30         |
        | Ben     | 3       | 39         |
        | Cleo    | 1       | 12         |
        | Dani    | 0       | 40         |
        | Eva     | 1       | 41         |
      Cuando se decide quién gana
      Entonces Eva gana en solitario

    @most-points-wins.below-zero
    Escenario: Gana la mejor de tres puntuaciones por debajo de cero
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | -3         |
        | Ben     | 1       | -1         |
        | Cleo    | 0       | -6         |
      Cuando se decide quién gana
      Entonces Ben gana en solitario

  @tie-puddings @printed
  Regla: Los pudines deshacen el empate
    Si varios jugadores tienen la puntuación más alta, gana de entre ellos el que tiene más pudines.

    @tie-puddings.two-tied
    Escenario: El segundo de dos empatados tiene más pudines
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 1       | 45         |
        | Ben     | 3       | 45         |
      Cuando se decide quién gana
      Entonces Ben gana en solitario

    @tie-puddings.first-of-two-tied
    Escenario: El primero de dos empatados tiene más pudines
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 3       | 45         |
        | Ben     | 1       | 45         |
      Cuando se decide quién gana
      Entonces Ada gana en solitario

    @tie-puddings.only-among-the-tied
    Escenario: Tener más pudines que nadie no ayuda a quien va por detrás
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 5       | 30         |
        | Ben     | 0       | 45         |
        | Cleo    | 1       | 45         |
      Cuando se decide quién gana
      Entonces Cleo gana en solitario

  @tie-shared @ruling
  Regla: Si sigue el empate, se comparte la victoria
    Si los jugadores empatados tienen también el mismo número de pudines, ganan juntos.

    @tie-shared.two-players
    Escenario: Dos jugadores, los mismos puntos y pudines
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 2       | 45         |
        | Ben     | 2       | 45         |
      Cuando se decide quién gana
      Entonces comparten la victoria estos jugadores:
        | jugador |
        | Ada     |
        | Ben     |

    @tie-shared.two-of-four
    Escenario: Dos de tres empatados tienen el mismo número de pudines
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 1       | 45         |
        | Ben     | 2       | 45         |
        | Cleo    | 4       | 44         |
        | Dani    | 2       | 45         |
      Cuando se decide quién gana
      Entonces comparten la victoria estos jugadores:
        | jugador |
        | Ben     |
        | Dani    |

    @tie-shared.everybody
    Escenario: Nadie tiene puntos ni pudines
      Dado que la mesa está así:
        | jugador | pudines | puntuación |
        | Ada     | 0       | 0          |
        | Ben     | 0       | 0          |
        | Cleo    | 0       | 0          |
      Cuando se decide quién gana
      Entonces comparten la victoria estos jugadores:
        | jugador |
        | Ada     |
        | Ben     |
        | Cleo    |
