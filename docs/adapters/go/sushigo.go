package main

// A toy Sushi Go!: the ordinary game for 2 to 5 players. Your own game goes in its place.

import (
	"errors"
	"fmt"
	"math/rand"
	"time"
)

// Card is one of the twelve faces.
type Card string

const (
	Tempura      Card = "tempura"
	Sashimi      Card = "sashimi"
	Dumpling     Card = "dumpling"
	Maki1        Card = "maki-1"
	Maki2        Card = "maki-2"
	Maki3        Card = "maki-3"
	EggNigiri    Card = "egg-nigiri"
	SalmonNigiri Card = "salmon-nigiri"
	SquidNigiri  Card = "squid-nigiri"
	Pudding      Card = "pudding"
	Wasabi       Card = "wasabi"
	Chopsticks   Card = "chopsticks"
)

const lastRound = 3

var (
	copies = map[Card]int{
		Tempura: 14, Sashimi: 14, Dumpling: 14,
		Maki1: 6, Maki2: 12, Maki3: 8,
		EggNigiri: 5, SalmonNigiri: 10, SquidNigiri: 5,
		Pudding: 10, Wasabi: 6, Chopsticks: 4,
	}
	handSizes      = map[int]int{2: 10, 3: 9, 4: 8, 5: 7}
	icons          = map[Card]int{Maki1: 1, Maki2: 2, Maki3: 3}
	nigiriPoints   = map[Card]int{EggNigiri: 1, SalmonNigiri: 2, SquidNigiri: 3}
	dumplingPoints = [...]int{0, 1, 3, 6, 10, 15}
)

// ErrNotAllowed is wrapped by every error that says which rule was broken.
var ErrNotAllowed = errors.New("not allowed")

// Player is one seat: the cards held, the cards in front in the order laid down, the points so far.
type Player struct {
	Hand    []Card
	Tableau []Card
	Score   int
}

// Game is the whole table. The neighbour on the left of a player is the next one in the list.
type Game struct {
	Round    int
	Players  []Player
	DrawPile []Card
}

// RoundPoints are the points of one player in one round, puddings not among them.
type RoundPoints struct {
	MakiRolls, Tempura, Sashimi, Dumplings, Nigiri int
}

// Total returns all categories together.
func (p RoundPoints) Total() int {
	return p.MakiRolls + p.Tempura + p.Sashimi + p.Dumplings + p.Nigiri
}

// NewDeck returns all 108 cards.
func NewDeck() []Card {
	var deck []Card
	for card, number := range copies {
		for ; number > 0; number-- {
			deck = append(deck, card)
		}
	}
	return deck
}

// StartGame shuffles a new deck and deals the first round.
func StartGame(players int) (*Game, error) {
	if _, known := handSizes[players]; !known {
		return nil, fmt.Errorf("%w: the game is for 2 to 5 players", ErrNotAllowed)
	}
	game := &Game{Round: 1, Players: make([]Player, players), DrawPile: NewDeck()}
	random := rand.New(rand.NewSource(time.Now().UnixNano()))
	random.Shuffle(len(game.DrawPile), func(i, j int) {
		game.DrawPile[i], game.DrawPile[j] = game.DrawPile[j], game.DrawPile[i]
	})
	game.deal()
	return game, nil
}

// Over tells whether the last round has been scored.
func (g *Game) Over() bool {
	return g.Round > lastRound
}

func (g *Game) deal() {
	size := handSizes[len(g.Players)]
	for seat := range g.Players {
		// A copy: a slice of the draw pile would share its memory.
		g.Players[seat].Hand = append([]Card{}, g.DrawPile[:size]...)
		g.DrawPile = g.DrawPile[size:]
	}
}

// PlayTurn plays one turn of all players; when one of them breaks a rule, nothing changes.
func (g *Game) PlayTurn(picks [][]Card) error {
	if len(picks) != len(g.Players) {
		return fmt.Errorf("%w: every player takes a card", ErrNotAllowed)
	}
	for seat, player := range g.Players {
		if err := player.check(picks[seat]); err != nil {
			return err
		}
	}
	for seat := range g.Players {
		g.Players[seat].take(picks[seat])
	}
	g.passLeft()
	for seat := range g.Players {
		player := &g.Players[seat]
		if len(player.Hand) == 1 {
			player.Tableau = append(player.Tableau, player.Hand...)
			player.Hand = nil
		}
	}
	return nil
}

func (p Player) check(pick []Card) error {
	switch {
	case len(p.Hand) < 2:
		return fmt.Errorf("%w: the last card is laid down without a choice", ErrNotAllowed)
	case len(pick) != 1 && len(pick) != 2:
		return fmt.Errorf("%w: take one card, or two with chopsticks", ErrNotAllowed)
	case len(pick) == 2 && count(p.Tableau, Chopsticks) == 0:
		return fmt.Errorf("%w: two cards need chopsticks in front of the player", ErrNotAllowed)
	}
	for _, card := range pick {
		if count(pick, card) > count(p.Hand, card) {
			return fmt.Errorf("%w: %s is not in the hand", ErrNotAllowed, card)
		}
	}
	return nil
}

// take lays down the cards in the order chosen; used chopsticks go back into the hand.
func (p *Player) take(pick []Card) {
	for _, card := range pick {
		p.Hand = without(p.Hand, card)
	}
	if len(pick) == 2 {
		p.Tableau = without(p.Tableau, Chopsticks)
		p.Hand = append(p.Hand, Chopsticks)
	}
	p.Tableau = append(p.Tableau, pick...)
}

func (g *Game) passLeft() {
	passed := g.Players[len(g.Players)-1].Hand
	for seat := range g.Players {
		g.Players[seat].Hand, passed = passed, g.Players[seat].Hand
	}
}

// EndRound scores the round, discards all but the puddings, and deals again unless it was the last round.
func (g *Game) EndRound() {
	var tableaus [][]Card
	for _, player := range g.Players {
		tableaus = append(tableaus, player.Tableau)
	}
	for seat, points := range ScoreRound(tableaus) {
		player := &g.Players[seat]
		player.Score += points.Total()
		player.Tableau = puddingsOf(player.Tableau)
	}
	g.Round++
	if !g.Over() {
		g.deal()
	}
}

func puddingsOf(tableau []Card) []Card {
	var puddings []Card
	for _, card := range tableau {
		if card == Pudding {
			puddings = append(puddings, card)
		}
	}
	return puddings
}

// ScoreRound scores everything but the puddings.
func ScoreRound(tableaus [][]Card) []RoundPoints {
	iconsOf := make([]int, len(tableaus))
	for seat, tableau := range tableaus {
		for _, card := range tableau {
			iconsOf[seat] += icons[card]
		}
	}
	points := make([]RoundPoints, len(tableaus))
	for seat, tableau := range tableaus {
		points[seat] = RoundPoints{
			MakiRolls: scoreMakiRolls(iconsOf, iconsOf[seat]),
			Tempura:   count(tableau, Tempura) / 2 * 5,
			Sashimi:   count(tableau, Sashimi) / 3 * 10,
			Dumplings: scoreDumplings(count(tableau, Dumpling)),
			Nigiri:    scoreNigiri(tableau),
		}
	}
	return points
}

// scoreMakiRolls gives 6 for the most icons and 3 for the second most. After a tie for the most, nobody is second.
func scoreMakiRolls(icons []int, own int) int {
	most, second := 0, 0
	for _, number := range icons {
		if number > most {
			most, second = number, most
		} else if number < most && number > second {
			second = number
		}
	}
	switch {
	case own == 0:
		return 0
	case own == most:
		return 6 / count(icons, most)
	case own == second && count(icons, most) == 1:
		return 3 / count(icons, second)
	}
	return 0
}

func scoreDumplings(number int) int {
	if number > 5 {
		number = 5
	}
	return dumplingPoints[number]
}

// scoreNigiri: each nigiri laid down while a wasabi is free goes on it and counts three times.
func scoreNigiri(tableau []Card) int {
	points, freeWasabi := 0, 0
	for _, card := range tableau {
		switch {
		case card == Wasabi:
			freeWasabi++
		case nigiriPoints[card] > 0 && freeWasabi > 0:
			freeWasabi--
			points += 3 * nigiriPoints[card]
		default:
			points += nigiriPoints[card]
		}
	}
	return points
}

// ScorePuddings gives 6 for the most puddings and -6 for the fewest, shared in a tie without the remainder.
func ScorePuddings(counts []int) []int {
	most, fewest := counts[0], counts[0]
	for _, number := range counts {
		if number > most {
			most = number
		}
		if number < fewest {
			fewest = number
		}
	}
	points := make([]int, len(counts))
	for seat, own := range counts {
		switch {
		case most == fewest:
			// Nobody gains or loses.
		case own == most:
			points[seat] = 6 / count(counts, most)
		case own == fewest && len(counts) > 2:
			points[seat] = -6 / count(counts, fewest) // Drops the remainder of a loss too: -6 / 4 is -1.
		}
	}
	return points
}

// FindWinners returns the seats with the most points; puddings decide a tie, and whoever is still tied shares.
func FindWinners(scores, puddings []int) []int {
	winners := []int{0}
	for seat := 1; seat < len(scores); seat++ {
		best := winners[0]
		switch {
		case scores[seat] == scores[best] && puddings[seat] == puddings[best]:
			winners = append(winners, seat)
		case scores[seat] > scores[best] || scores[seat] == scores[best] && puddings[seat] > puddings[best]:
			winners = []int{seat}
		}
	}
	return winners
}

func count[T comparable](items []T, wanted T) int {
	number := 0
	for _, item := range items {
		if item == wanted {
			number++
		}
	}
	return number
}

// without returns a copy of the cards that lacks one of those wanted.
func without(cards []Card, wanted Card) []Card {
	for place, card := range cards {
		if card == wanted {
			return append(append([]Card{}, cards[:place]...), cards[place+1:]...)
		}
	}
	return cards
}
