# Made from features/en and locales/nl by `sushigo-rules translate build`; do not edit.
# To change a sentence, change its translation in locales/nl and run that command again.
# language: nl
Functionaliteit: Winnen
  Na drie rondes en de puddingen beslissen de scores.

  @most-points-wins @printed
  Regel: De meeste punten winnen
    Wie na drie rondes en de puddingen de meeste punten heeft, wint het spel.

    @most-points-wins.two-players
    Voorbeeld: Twee spelers
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 1         | 41    |
        | Ben    | 2         | 45    |
      Als de winnaar wordt bepaald
      Dan is speler Ben de enige winnaar

    @most-points-wins.points-before-puddings
    Voorbeeld: Punten gaan vóór puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 0         | 46    |
        | Ben    | 5         | 45    |
        | Cleo   | 1         | 30    |
      Als de winnaar wordt bepaald
      Dan is speler Ada de enige winnaar

    @most-points-wins.last-seat
    Voorbeeld: Vijf spelers, de speler op de laatste stoel wint
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 30    |
        | Ben    | 3         | 39    |
        | Cleo   | 1         | 12    |
        | Dirk   | 0         | 40    |
        | Eva    | 1         | 41    |
      Als de winnaar wordt bepaald
      Dan is speler Eva de enige winnaar

    @most-points-wins.below-zero
    Voorbeeld: De beste van drie scores onder nul
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | -3    |
        | Ben    | 1         | -1    |
        | Cleo   | 0         | -6    |
      Als de winnaar wordt bepaald
      Dan is speler Ben de enige winnaar

  @tie-puddings @printed
  Regel: Bij een gelijke stand beslissen de puddingen
    Hebben meerdere spelers de meeste punten, dan wint degene van hen met de meeste puddingen.

    @tie-puddings.two-tied
    Voorbeeld: Van twee gelijkstaande spelers heeft de tweede meer puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 1         | 45    |
        | Ben    | 3         | 45    |
      Als de winnaar wordt bepaald
      Dan is speler Ben de enige winnaar

    @tie-puddings.first-of-two-tied
    Voorbeeld: Van twee gelijkstaande spelers heeft de eerste meer puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 3         | 45    |
        | Ben    | 1         | 45    |
      Als de winnaar wordt bepaald
      Dan is speler Ada de enige winnaar

    @tie-puddings.only-among-the-tied
    Voorbeeld: De meeste puddingen van allemaal helpen niet als je achterligt
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 5         | 30    |
        | Ben    | 0         | 45    |
        | Cleo   | 1         | 45    |
      Als de winnaar wordt bepaald
      Dan is speler Cleo de enige winnaar

  @tie-shared @ruling
  Regel: Nog steeds gelijk: de overwinning wordt gedeeld
    Hebben de gelijkstaande spelers ook evenveel puddingen, dan winnen ze samen.

    @tie-shared.two-players
    Voorbeeld: Twee spelers, evenveel punten en evenveel puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 2         | 45    |
        | Ben    | 2         | 45    |
      Als de winnaar wordt bepaald
      Dan delen deze spelers de overwinning:
        | speler |
        | Ada    |
        | Ben    |

    @tie-shared.two-of-four
    Voorbeeld: Twee van drie gelijkstaande spelers hebben evenveel puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 1         | 45    |
        | Ben    | 2         | 45    |
        | Cleo   | 4         | 44    |
        | Dirk   | 2         | 45    |
      Als de winnaar wordt bepaald
      Dan delen deze spelers de overwinning:
        | speler |
        | Ben    |
        | Dirk   |

    @tie-shared.everybody
    Voorbeeld: Niemand heeft punten of puddingen
      Stel dat de tafel er zo uitziet:
        | speler | puddingen | score |
        | Ada    | 0         | 0     |
        | Ben    | 0         | 0     |
        | Cleo   | 0         | 0     |
      Als de winnaar wordt bepaald
      Dan delen deze spelers de overwinning:
        | speler |
        | Ada    |
        | Ben    |
        | Cleo   |
