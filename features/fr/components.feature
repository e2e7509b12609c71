# Made from features/en and locales/fr by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/fr and run that command again.
# language: fr
Fonctionnalité: Matériel
  La boîte contient un paquet de cartes. Chaque carte montre un plat, et chaque plat rapporte des points à sa façon.

  @deck-108 @printed
  Règle: Le paquet compte 108 cartes de douze sortes
    Il y a 14 tempuras, 14 sashimis et 14 raviolis. Il y a 26 cartes maki, dont 6 à une icône, 12 à deux et 8 à trois.
    Il y a 20 nigiris, dont 5 à l’omelette, 10 au saumon et 5 au calamar. Il y a 10 puddings, 6 wasabis et 4 cartes
    baguettes.

    @deck-108.total
    Exemple: Toutes les cartes ensemble
      Quand on compte les cartes d’un paquet neuf
      Alors le paquet contient 108 cartes

    @deck-108.copies
    Plan du scénario: La carte <carte> est <nombre> fois dans le paquet
      Quand on compte les cartes d’un paquet neuf
      Alors le nombre d’exemplaires de la carte <carte> dans le paquet est de <nombre>

      Exemples:
        | carte           | nombre |
        | tempura         | 14     |
        | sashimi         | 14     |
        | ravioli         | 14     |
        | maki 1          | 6      |
        | maki 2          | 12     |
        | maki 3          | 8      |
        | nigiri omelette | 5      |
        | nigiri saumon   | 10     |
        | nigiri calamar  | 5      |
        | pudding         | 10     |
        | wasabi          | 6      |
        | baguettes       | 4      |
