# Made from features/en and locales/es by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/es and run that command again.
# language: es
Característica: Componentes
  Lo que hay en la caja: una baraja. Cada carta muestra un plato, y cada plato puntúa a su manera.

  @deck-108 @printed
  Regla: La baraja tiene 108 cartas de doce tipos
    Hay 14 tempuras, 14 sashimis y 14 gyozas. Hay 26 cartas de maki: 6 con un icono, 12 con dos y 8 con tres. Hay 20
    nigiris: 5 de tortilla, 10 de salmón y 5 de calamar. Hay 10 pudines, 6 wasabis y 4 cartas de palillos.

    @deck-108.total
    Escenario: Todas las cartas juntas
      Cuando se cuentan las cartas de una baraja nueva
      Entonces la baraja tiene 108 cartas

    @deck-108.copies
    Esquema del escenario: La baraja tiene la carta <carta> <número> veces
      Cuando se cuentan las cartas de una baraja nueva
      Entonces el número de copias de la carta <carta> en la baraja es <número>

      Ejemplos:
        | carta              | número |
        | tempura            | 14     |
        | sashimi            | 14     |
        | gyoza              | 14     |
        | maki 1             | 6      |
        | maki 2             | 12     |
        | maki 3             | 8      |
        | nigiri de tortilla | 5      |
        | nigiri de salmón   | 10     |
        | nigiri de calamar  | 5      |
        | pudin              | 10     |
        | wasabi             | 6      |
        | palillos           | 4      |
