"""The adapter: reads a question a line, asks the game in sushi_go.py, writes an answer a line."""

import json
import sys
from typing import Any

# Your own game comes in here, instead of the toy.
from sushi_go import Card, Game, NotAllowedError, Player, find_winners, new_deck, score_puddings, score_round


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Answer one question. It carries all there is to know: nothing is kept from one question to the next."""
    if "variant" in question:
        return {"skipped": "only the ordinary game is built"}
    match question["ask"]:
        case "hello":
            return {"protocol": 1, "name": "toy in Python", "language": "Python", "supports": {"variants": []}}
        case "deck":
            return {"cards": to_words(new_deck())}
        case "deal":
            game = Game.start(question["players"])
            return {"hands": hands_of(game), "draw_pile": to_words(game.draw_pile)}
        case "play-turn":
            hands, tableaus = all_to_cards(question["hands"]), all_to_cards(question["tableaus"])
            game = Game([Player(*seat) for seat in zip(hands, tableaus, strict=True)], round=question["round"])
            game.play_turn(all_to_cards(question["picks"]))
            return {"hands": hands_of(game), "tableaus": tableaus_of(game)}
        case "score-round":
            return {"scores": score_round(all_to_cards(question["tableaus"]))}
        case "score-puddings":
            points = score_puddings(question["puddings"])
            if "scores" not in question:
                return {"points": points}
            totals = [score + more for score, more in zip(question["scores"], points, strict=True)]
            return {"points": points, "totals": totals}
        case "next-round":
            seats = zip(all_to_cards(question["tableaus"]), question["scores"], strict=True)
            players = [Player([], tableau, score) for tableau, score in seats]
            game = Game(players, to_cards(question["draw_pile"]), question["round"])
            game.end_round()
            return {
                "scores": [player.score for player in game.players],
                "tableaus": tableaus_of(game),
                "hands": hands_of(game),
                "draw_pile": to_words(game.draw_pile),
                "over": game.over,
            }
        case "winners":
            return {"winners": find_winners(question["scores"], question["puddings"])}
        case ask:
            return {"skipped": f"{ask} is not built"}


# The toy's cards have the protocol's words as values. If yours are called otherwise, translate in these two.
def to_cards(words: list[str]) -> list[Card]:
    """Return the toy's cards for the protocol's words."""
    return [Card(word) for word in words]


def to_words(cards: list[Card]) -> list[str]:
    """Return the protocol's words for the toy's cards."""
    return [card.value for card in cards]


def all_to_cards(lists: list[list[str]]) -> list[list[Card]]:
    """Return a list of cards per player."""
    return [to_cards(words) for words in lists]


def hands_of(game: Game) -> list[list[str]]:
    """Return the words of every hand."""
    return [to_words(player.hand) for player in game.players]


def tableaus_of(game: Game) -> list[list[str]]:
    """Return the words of every tableau."""
    return [to_words(player.tableau) for player in game.players]


def main() -> None:
    """Answer until the input ends. A broken question is answered too, so that the next one can be asked."""
    for line in sys.stdin.buffer:
        seq = None
        try:
            question = json.loads(line)
            seq = question["seq"]
            reply = answer(question)
        except NotAllowedError as error:
            reply = {"refused": str(error)}
        except Exception as error:
            reply = {"failed": f"{type(error).__name__}: {error}"}
        # Without the flush the answer stays in a buffer, and both sides wait for ever.
        print(json.dumps({"seq": seq, **reply}), flush=True)


if __name__ == "__main__":
    main()
