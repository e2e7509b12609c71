// A toy Sushi Go!: the ordinary game for 2 to 5 players. Your own game goes in its place.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

namespace sushi_go {

enum class Card {
    tempura, sashimi, dumpling,
    maki_1, maki_2, maki_3,
    egg_nigiri, salmon_nigiri, squid_nigiri,
    pudding, wasabi, chopsticks,
};

using Cards = std::vector<Card>;

// The rules do not allow that.
struct NotAllowed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// One seat: the cards held, the cards in front in the order laid down, the points so far.
struct Player {
    Cards hand;
    Cards tableau;
    int score = 0;
};

// The whole table. The neighbour on the left of a player is the next one in the list.
struct Game {
    std::vector<Player> players;
    Cards draw_pile;
    int round = 1;
};

struct RoundPoints {
    int maki_rolls, tempura, sashimi, dumplings, nigiri;

    int total() const { return maki_rolls + tempura + sashimi + dumplings + nigiri; }
};

inline constexpr int last_round = 3;

inline bool is_over(const Game& game) { return game.round > last_round; }

template <typename T>
int count(const std::vector<T>& items, const T& wanted) {
    return static_cast<int>(std::count(items.begin(), items.end(), wanted));
}

inline Cards new_deck() {
    static const std::map<Card, int> copies = {
        {Card::tempura, 14},
        {Card::sashimi, 14},
        {Card::dumpling, 14},
        {Card::maki_1, 6},
        {Card::maki_2, 12},
        {Card::maki_3, 8},
        {Card::egg_nigiri, 5},
        {Card::salmon_nigiri, 10},
        {Card::squid_nigiri, 5},
        {Card::pudding, 10},
        {Card::wasabi, 6},
        {Card::chopsticks, 4},
    };
    Cards deck;
    for (const auto& [card, number] : copies) deck.insert(deck.end(), static_cast<std::size_t>(number), card);
    return deck;
}

inline void deal(Game& game) {
    const auto players = static_cast<std::ptrdiff_t>(game.players.size());
    const auto hand_size = 12 - players;
    if (static_cast<std::ptrdiff_t>(game.draw_pile.size()) < players * hand_size) {
        throw std::logic_error("the draw pile is too small");
    }
    for (Player& player : game.players) {
        const auto top = game.draw_pile.end() - hand_size;
        player.hand.assign(top, game.draw_pile.end());
        game.draw_pile.erase(top, game.draw_pile.end());
    }
}

// Shuffles a new deck and deals the first round.
inline Game start_game(int players) {
    if (players < 2 || players > 5) throw NotAllowed("the game is for 2 to 5 players");
    Game game{std::vector<Player>(static_cast<std::size_t>(players)), new_deck()};
    std::shuffle(game.draw_pile.begin(), game.draw_pile.end(), std::mt19937(std::random_device{}()));
    deal(game);
    return game;
}

inline void check_pick(const Player& player, const Cards& pick) {
    if (player.hand.size() < 2) throw NotAllowed("the last card is laid down without a choice");
    if (pick.empty() || pick.size() > 2) throw NotAllowed("take one card, or two with chopsticks");
    if (pick.size() == 2 && count(player.tableau, Card::chopsticks) == 0) {
        throw NotAllowed("two cards need chopsticks in front of the player");
    }
    for (const Card card : pick) {
        if (count(pick, card) > count(player.hand, card)) throw NotAllowed("not all of these cards are in the hand");
    }
}

inline void remove_one(Cards& cards, Card card) { cards.erase(std::find(cards.begin(), cards.end(), card)); }

// Lays down the cards in the order chosen; used chopsticks go back into the hand.
inline void take(Player& player, const Cards& pick) {
    for (const Card card : pick) remove_one(player.hand, card);
    if (pick.size() == 2) {
        remove_one(player.tableau, Card::chopsticks);
        player.hand.push_back(Card::chopsticks);
    }
    player.tableau.insert(player.tableau.end(), pick.begin(), pick.end());
}

inline void pass_left(std::vector<Player>& players) {
    Cards passed = players.back().hand;
    for (Player& player : players) std::swap(player.hand, passed);
}

// Plays one turn of all players; when one of them breaks a rule, nothing changes.
inline void play_turn(Game& game, const std::vector<Cards>& picks) {
    auto& players = game.players;
    if (players.empty() || picks.size() != players.size()) throw NotAllowed("every player takes a card");
    for (std::size_t seat = 0; seat < players.size(); ++seat) check_pick(players[seat], picks[seat]);
    for (std::size_t seat = 0; seat < players.size(); ++seat) take(players[seat], picks[seat]);
    pass_left(players);
    for (Player& player : players) {
        if (player.hand.size() > 1) continue;
        player.tableau.push_back(player.hand.front());
        player.hand.clear();
    }
}

inline int count_icons(const Cards& tableau) {
    return count(tableau, Card::maki_1) + 2 * count(tableau, Card::maki_2) + 3 * count(tableau, Card::maki_3);
}

// 6 for the most icons, 3 for the second most. After a tie for the most, nobody is second.
inline int score_maki_rolls(const std::vector<int>& icons, int own) {
    const int most = *std::max_element(icons.begin(), icons.end());
    int second = 0;
    for (const int number : icons) {
        if (number < most) second = std::max(second, number);
    }
    if (own == 0) return 0;
    if (own == most) return 6 / count(icons, most);
    return own == second && count(icons, most) == 1 ? 3 / count(icons, second) : 0;
}

inline int nigiri_points(Card card) {
    switch (card) {
        case Card::egg_nigiri: return 1;
        case Card::salmon_nigiri: return 2;
        case Card::squid_nigiri: return 3;
        default: return 0;
    }
}

// Each nigiri laid down while a wasabi is free goes on it and counts three times.
inline int score_nigiri(const Cards& tableau) {
    int points = 0;
    int free_wasabi = 0;
    for (const Card card : tableau) {
        if (card == Card::wasabi) ++free_wasabi;
        const bool on_wasabi = nigiri_points(card) > 0 && free_wasabi > 0;
        points += (on_wasabi ? 3 : 1) * nigiri_points(card);
        if (on_wasabi) --free_wasabi;
    }
    return points;
}

// Everything but the puddings.
inline std::vector<RoundPoints> score_round(const std::vector<Cards>& tableaus) {
    static constexpr std::array dumpling_points = {0, 1, 3, 6, 10, 15};
    std::vector<int> icons;
    for (const Cards& tableau : tableaus) icons.push_back(count_icons(tableau));
    std::vector<RoundPoints> points;
    for (const Cards& tableau : tableaus) {
        const int dumplings = std::min(count(tableau, Card::dumpling), 5);
        points.push_back({
            score_maki_rolls(icons, count_icons(tableau)),
            count(tableau, Card::tempura) / 2 * 5,
            count(tableau, Card::sashimi) / 3 * 10,
            dumpling_points.at(static_cast<std::size_t>(dumplings)),
            score_nigiri(tableau),
        });
    }
    return points;
}

// Scores the round, discards all but the puddings, and deals again unless it was the last round.
inline void end_round(Game& game) {
    std::vector<Cards> tableaus;
    for (const Player& player : game.players) tableaus.push_back(player.tableau);
    const auto points = score_round(tableaus);
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        Player& player = game.players[seat];
        player.score += points[seat].total();
        player.tableau.assign(static_cast<std::size_t>(count(player.tableau, Card::pudding)), Card::pudding);
    }
    ++game.round;
    if (!is_over(game)) deal(game);
}

// 6 for the most puddings, -6 for the fewest, shared in a tie without the remainder.
inline std::vector<int> score_puddings(const std::vector<int>& counts) {
    const auto [fewest, most] = std::minmax_element(counts.begin(), counts.end());
    std::vector<int> points;
    for (const int own : counts) {
        if (*fewest == *most) {
            points.push_back(0);
        } else if (own == *most) {
            points.push_back(6 / count(counts, *most));
        } else if (own == *fewest && counts.size() > 2) {
            points.push_back(-6 / count(counts, *fewest));  // Drops the remainder of a loss too: -6 / 4 is -1.
        } else {
            points.push_back(0);
        }
    }
    return points;
}

// The seats with the most points; puddings decide a tie, and whoever is still tied shares.
inline std::vector<int> find_winners(const std::vector<int>& scores, const std::vector<int>& puddings) {
    if (scores.empty()) throw std::logic_error("nobody plays");
    std::vector<std::pair<int, int>> results;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) results.emplace_back(scores[seat], puddings.at(seat));
    const auto best = *std::max_element(results.begin(), results.end());
    std::vector<int> winners;
    for (std::size_t seat = 0; seat < results.size(); ++seat) {
        if (results[seat] == best) winners.push_back(static_cast<int>(seat));
    }
    return winners;
}

}  // namespace sushi_go
