// The adapter: reads a question a line, asks the game in sushigo.go, writes an answer a line.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
)

// Question has the fields of all questions; each question carries some of them.
// The toy's cards are the protocol's words. If yours are something else, give them UnmarshalText and MarshalText.
type Question struct {
	Seq      any      `json:"seq"`
	Ask      string   `json:"ask"`
	Variant  string   `json:"variant"`
	Players  int      `json:"players"`
	Round    int      `json:"round"`
	Hands    [][]Card `json:"hands"`
	Tableaus [][]Card `json:"tableaus"`
	Picks    [][]Card `json:"picks"`
	DrawPile []Card   `json:"draw_pile"`
	Scores   []int    `json:"scores"`
	Puddings []int    `json:"puddings"`
}

// Answer has the fields of one answer.
type Answer map[string]any

// answer answers one question. It carries all there is to know: nothing is kept from one question to the next.
func answer(question Question) (Answer, error) {
	if question.Variant != "" {
		return Answer{"skipped": "only the ordinary game is built"}, nil
	}
	// Your own game comes in here, instead of the toy.
	switch question.Ask {
	case "hello":
		supports := Answer{"variants": []string{}}
		return Answer{"protocol": 1, "name": "toy in Go", "language": "Go", "supports": supports}, nil
	case "deck":
		return Answer{"cards": NewDeck()}, nil
	case "deal":
		game, err := StartGame(question.Players)
		if err != nil {
			return nil, err
		}
		return Answer{"hands": handsOf(game), "draw_pile": game.DrawPile}, nil
	case "play-turn":
		game := &Game{Round: question.Round}
		for seat, hand := range question.Hands {
			game.Players = append(game.Players, Player{Hand: hand, Tableau: question.Tableaus[seat]})
		}
		if err := game.PlayTurn(question.Picks); err != nil {
			return nil, err
		}
		return Answer{"hands": handsOf(game), "tableaus": tableausOf(game)}, nil
	case "score-round":
		scores := []map[string]int{}
		for _, points := range ScoreRound(question.Tableaus) {
			scores = append(scores, byCategory(points))
		}
		return Answer{"scores": scores}, nil
	case "score-puddings":
		points := ScorePuddings(question.Puddings)
		if question.Scores == nil {
			return Answer{"points": points}, nil
		}
		totals := make([]int, len(points))
		for seat := range points {
			totals[seat] = question.Scores[seat] + points[seat]
		}
		return Answer{"points": points, "totals": totals}, nil
	case "next-round":
		game := &Game{Round: question.Round, DrawPile: question.DrawPile}
		for seat, tableau := range question.Tableaus {
			game.Players = append(game.Players, Player{Tableau: tableau, Score: question.Scores[seat]})
		}
		game.EndRound()
		return Answer{
			"scores":    scoresOf(game),
			"tableaus":  tableausOf(game),
			"hands":     handsOf(game),
			"draw_pile": game.DrawPile,
			"over":      game.Over(),
		}, nil
	case "winners":
		return Answer{"winners": FindWinners(question.Scores, question.Puddings)}, nil
	}
	return Answer{"skipped": question.Ask + " is not built"}, nil
}

func byCategory(points RoundPoints) map[string]int {
	return map[string]int{
		"maki-rolls": points.MakiRolls,
		"tempura":    points.Tempura,
		"sashimi":    points.Sashimi,
		"dumplings":  points.Dumplings,
		"nigiri":     points.Nigiri,
	}
}

func handsOf(game *Game) [][]Card {
	var hands [][]Card
	for _, player := range game.Players {
		hands = append(hands, notNil(player.Hand))
	}
	return hands
}

func tableausOf(game *Game) [][]Card {
	var tableaus [][]Card
	for _, player := range game.Players {
		tableaus = append(tableaus, notNil(player.Tableau))
	}
	return tableaus
}

func scoresOf(game *Game) []int {
	var scores []int
	for _, player := range game.Players {
		scores = append(scores, player.Score)
	}
	return scores
}

// notNil keeps an empty list from becoming null in JSON.
func notNil(cards []Card) []Card {
	return append([]Card{}, cards...)
}

// answerLine answers a line. A broken question is answered too, so that the next one can be asked.
func answerLine(line []byte) (reply Answer) {
	var question Question
	defer func() {
		if fault := recover(); fault != nil {
			reply = Answer{"failed": fmt.Sprint(fault)}
		}
		reply["seq"] = question.Seq
	}()
	if err := json.Unmarshal(line, &question); err != nil {
		return Answer{"failed": err.Error()}
	}
	reply, err := answer(question)
	if errors.Is(err, ErrNotAllowed) {
		return Answer{"refused": err.Error()}
	}
	if err != nil {
		return Answer{"failed": err.Error()}
	}
	return reply
}

// main ends when the input ends. The encoder writes each answer at once, there is nothing to flush.
func main() {
	questions := bufio.NewScanner(os.Stdin)
	questions.Buffer(nil, 1_000_000) // The longest line; the scanner's own limit is 65536 bytes.
	answers := json.NewEncoder(os.Stdout)
	for questions.Scan() {
		if err := answers.Encode(answerLine(questions.Bytes())); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}
