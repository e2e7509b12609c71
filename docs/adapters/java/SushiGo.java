import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A toy Sushi Go!: one table of the ordinary game for 2 to 5 players. Your own game goes in its place. */
final class SushiGo {
    private static final int LAST_ROUND = 3;
    private static final int[] DUMPLING_POINTS = {0, 1, 3, 6, 10, 15};

    /** The twelve faces: how often each is in the deck, and what maki icons or nigiri points it has. */
    enum Card {
        TEMPURA(14, 0, 0),
        SASHIMI(14, 0, 0),
        DUMPLING(14, 0, 0),
        MAKI_1(6, 1, 0),
        MAKI_2(12, 2, 0),
        MAKI_3(8, 3, 0),
        EGG_NIGIRI(5, 0, 1),
        SALMON_NIGIRI(10, 0, 2),
        SQUID_NIGIRI(5, 0, 3),
        PUDDING(10, 0, 0),
        WASABI(6, 0, 0),
        CHOPSTICKS(4, 0, 0);

        final int copies;
        final int icons;
        final int nigiriPoints;

        Card(int copies, int icons, int nigiriPoints) {
            this.copies = copies;
            this.icons = icons;
            this.nigiriPoints = nigiriPoints;
        }
    }

    /** The rules do not allow that. */
    static final class NotAllowedException extends RuntimeException {
        NotAllowedException(String message) {
            super(message);
        }
    }

    /** The points of one player in one round, puddings not among them. */
    record RoundPoints(int makiRolls, int tempura, int sashimi, int dumplings, int nigiri) {
        int total() {
            return makiRolls + tempura + sashimi + dumplings + nigiri;
        }
    }

    /** One seat: the cards held, the cards in front in the order laid down, the points so far. */
    static final class Player {
        private List<Card> hand;
        private final List<Card> tableau;
        private int score;

        Player(List<Card> hand, List<Card> tableau, int score) {
            this.hand = new ArrayList<>(hand);
            this.tableau = new ArrayList<>(tableau);
            this.score = score;
        }

        List<Card> hand() {
            return hand;
        }

        List<Card> tableau() {
            return tableau;
        }

        int score() {
            return score;
        }

        /** Throws NotAllowedException unless the player may take these cards. */
        private void check(List<Card> pick) {
            if (hand.size() < 2) {
                throw new NotAllowedException("the last card is laid down without a choice");
            }
            if (pick.isEmpty() || pick.size() > 2) {
                throw new NotAllowedException("take one card, or two with chopsticks");
            }
            if (pick.size() == 2 && !tableau.contains(Card.CHOPSTICKS)) {
                throw new NotAllowedException("two cards need chopsticks in front of the player");
            }
            for (Card card : pick) {
                if (count(pick, card) > count(hand, card)) {
                    throw new NotAllowedException(card + " is not in the hand");
                }
            }
        }

        /** Lays down the cards in the order chosen; used chopsticks go back into the hand. */
        private void take(List<Card> pick) {
            pick.forEach(hand::remove);
            if (pick.size() == 2) {
                tableau.remove(Card.CHOPSTICKS);
                hand.add(Card.CHOPSTICKS);
            }
            tableau.addAll(pick);
        }
    }

    private final List<Player> players;
    private final List<Card> drawPile;
    private int round;

    /** A table at any moment. The neighbour on the left of a player is the next one in the list. */
    SushiGo(int round, List<Player> players, List<Card> drawPile) {
        this.round = round;
        this.players = List.copyOf(players);
        this.drawPile = new ArrayList<>(drawPile);
    }

    /** Shuffles a new deck and deals the first round. */
    static SushiGo start(int numberOfPlayers) {
        if (numberOfPlayers < 2 || numberOfPlayers > 5) {
            throw new NotAllowedException("the game is for 2 to 5 players");
        }
        List<Player> players = Stream.generate(() -> new Player(List.of(), List.of(), 0)).limit(numberOfPlayers).toList();
        SushiGo game = new SushiGo(1, players, newDeck());
        Collections.shuffle(game.drawPile);
        game.deal();
        return game;
    }

    /** Returns all 108 cards. */
    static List<Card> newDeck() {
        return Stream.of(Card.values()).flatMap(card -> Collections.nCopies(card.copies, card).stream()).toList();
    }

    List<Player> players() {
        return players;
    }

    List<Card> drawPile() {
        return drawPile;
    }

    boolean isOver() {
        return round > LAST_ROUND;
    }

    private void deal() {
        int handSize = 12 - players.size();
        for (Player player : players) {
            List<Card> top = drawPile.subList(0, handSize);
            player.hand = new ArrayList<>(top);
            top.clear(); // A sub-list is a view: this takes the cards off the pile.
        }
    }

    /** Plays one turn of all players; when one of them breaks a rule, nothing changes. */
    void playTurn(List<List<Card>> picks) {
        if (picks.size() != players.size()) {
            throw new NotAllowedException("every player takes a card");
        }
        for (int seat = 0; seat < players.size(); seat++) {
            players.get(seat).check(picks.get(seat));
        }
        for (int seat = 0; seat < players.size(); seat++) {
            players.get(seat).take(picks.get(seat));
        }
        passLeft();
        for (Player player : players) {
            if (player.hand.size() == 1) {
                player.tableau.add(player.hand.remove(0));
            }
        }
    }

    private void passLeft() {
        List<List<Card>> hands = new ArrayList<>(players.stream().map(Player::hand).toList());
        Collections.rotate(hands, 1);
        for (int seat = 0; seat < players.size(); seat++) {
            players.get(seat).hand = hands.get(seat);
        }
    }

    /** Scores the round, discards all but the puddings, and deals again unless it was the last round. */
    void endRound() {
        List<RoundPoints> points = scoreRound(players.stream().map(Player::tableau).toList());
        for (int seat = 0; seat < players.size(); seat++) {
            Player player = players.get(seat);
            player.score += points.get(seat).total();
            player.tableau.removeIf(card -> card != Card.PUDDING);
        }
        round++;
        if (!isOver()) {
            deal();
        }
    }

    /** Scores everything but the puddings: per player, the points by category. */
    static List<RoundPoints> scoreRound(List<List<Card>> tableaus) {
        List<Integer> icons = tableaus.stream()
                .map(tableau -> tableau.stream().mapToInt(card -> card.icons).sum())
                .toList();
        return IntStream.range(0, tableaus.size())
                .mapToObj(seat -> scoreTableau(tableaus.get(seat), scoreMaki(icons, icons.get(seat))))
                .toList();
    }

    private static RoundPoints scoreTableau(List<Card> tableau, int makiRolls) {
        return new RoundPoints(
                makiRolls,
                count(tableau, Card.TEMPURA) / 2 * 5,
                count(tableau, Card.SASHIMI) / 3 * 10,
                DUMPLING_POINTS[Math.min(count(tableau, Card.DUMPLING), 5)],
                scoreNigiri(tableau));
    }

    /** Scores 6 for the most icons and 3 for the second most. After a tie for the most, nobody is second. */
    private static int scoreMaki(List<Integer> icons, int own) {
        int most = Collections.max(icons);
        int second = icons.stream().filter(number -> number < most).max(Integer::compare).orElse(0);
        if (own == 0) {
            return 0;
        }
        if (own == most) {
            return 6 / count(icons, most);
        }
        return own == second && count(icons, most) == 1 ? 3 / count(icons, second) : 0;
    }

    /** Scores the nigiri; each one laid down while a wasabi is free goes on it and counts three times. */
    private static int scoreNigiri(List<Card> tableau) {
        int points = 0;
        int freeWasabi = 0;
        for (Card card : tableau) {
            if (card == Card.WASABI) {
                freeWasabi++;
            } else if (card.nigiriPoints > 0 && freeWasabi > 0) {
                freeWasabi--;
                points += 3 * card.nigiriPoints;
            } else {
                points += card.nigiriPoints;
            }
        }
        return points;
    }

    /** Scores 6 for the most puddings and -6 for the fewest, shared in a tie without the remainder. */
    static List<Integer> scorePuddings(List<Integer> counts) {
        int most = Collections.max(counts);
        int fewest = Collections.min(counts);
        return counts.stream().map(own -> {
            if (most == fewest) {
                return 0;
            }
            if (own == most) {
                return 6 / count(counts, most);
            }
            // Integer division drops the remainder of a loss too: -6 / 4 is -1.
            return own == fewest && counts.size() > 2 ? -6 / count(counts, fewest) : 0;
        }).toList();
    }

    /** Returns the seats with the most points; puddings decide a tie, and whoever is still tied shares. */
    static List<Integer> findWinners(List<Integer> scores, List<Integer> puddings) {
        int best = Collections.max(scores);
        List<Integer> tied = IntStream.range(0, scores.size()).boxed().filter(seat -> scores.get(seat) == best).toList();
        int mostPuddings = tied.stream().map(puddings::get).max(Integer::compare).orElseThrow();
        return tied.stream().filter(seat -> puddings.get(seat) == mostPuddings).toList();
    }

    private static int count(List<?> list, Object wanted) {
        return Collections.frequency(list, wanted);
    }
}
