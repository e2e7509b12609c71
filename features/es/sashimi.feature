# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Sashimis
  Los sashimis puntúan por tríos.

  @sashimi-threes @printed
  Regla: 10 puntos por cada tres
    Cada tres sashimis dan 10 puntos. Uno o dos sueltos no valen nada.

    @sashimi-threes.count
    Esquema del escenario: Puntos por este número de sashimis: <número>
      Dado que la mesa está así:
        | jugador | delante  |
        | Ada     | <cartas> |
        | Ben     | maki 1   |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría sashimis son:
        | jugador | puntos   |
        | Ada     | <puntos> |

      Ejemplos:
        | número | cartas                                                        | puntos |
        | 0      | maki 2                                                        | 0      |
        | 1      | sashimi                                                       | 0      |
        | 2      | sashimi, sashimi                                              | 0      |
        | 3      | sashimi, sashimi, sashimi                                     | 10     |
        | 4      | sashimi, sashimi, sashimi, sashimi                            | 10     |
        | 5      | sashimi, sashimi, sashimi, sashimi, sashimi                   | 10     |
        | 6      | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi          | 20     |
        | 7      | sashimi, sashimi, sashimi, sashimi, sashimi, sashimi, sashimi | 20     |

    @sashimi-threes.cards-between
    Escenario: Puede haber otras cartas en medio
      Dado que la mesa está así:
        | jugador | delante                                  |
        | Ada     | sashimi, pudin, sashimi, maki 3, sashimi |
        | Ben     | maki 1                                   |
      Cuando se puntúa la ronda
      Entonces Ada obtiene 10 puntos en la categoría sashimis

    @sashimi-threes.own
    Escenario: Un trío no se completa entre dos jugadores
      Dado que la mesa está así:
        | jugador | delante          |
        | Ada     | sashimi, sashimi |
        | Ben     | sashimi          |
      Cuando se puntúa la ronda
      Entonces los puntos en la categoría sashimis son:
        | jugador | puntos |
        | Ada     | 0      |
        | Ben     | 0      |
