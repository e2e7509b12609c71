// The adapter: reads a question a line, asks the game in sushi_go.hpp, writes an answer a line.

#include <algorithm>
#include <cstddef>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "json.hpp"
#include "sushi_go.hpp"

using sushi_go::Card, sushi_go::Cards, sushi_go::Game, sushi_go::Player;

// The protocol's words, in the order of the toy's enum. If your cards are something else, translate in the next two.
const std::vector<std::string> card_words = {
    "tempura",    "sashimi",       "dumpling",     "maki-1",  "maki-2", "maki-3",
    "egg-nigiri", "salmon-nigiri", "squid-nigiri", "pudding", "wasabi", "chopsticks",
};

Card to_card(const std::string& word) {
    const auto found = std::find(card_words.begin(), card_words.end(), word);
    if (found == card_words.end()) throw std::invalid_argument("expected a card; found " + word);
    return static_cast<Card>(found - card_words.begin());
}

std::string to_word(Card card) { return card_words.at(static_cast<std::size_t>(card)); }

// What follows only turns JSON's lists into typed ones, and back.
template <typename Item, typename Function>
auto each(const std::vector<Item>& items, Function function) {
    std::vector<decltype(function(items.front()))> results;
    for (const Item& item : items) results.push_back(function(item));
    return results;
}

int to_number(const Json& number) { return static_cast<int>(number.number()); }

std::vector<int> to_numbers(const Json& list) { return each(list.array(), to_number); }

Cards to_cards(const Json& words) {
    return each(words.array(), [](const Json& word) { return to_card(word.text()); });
}

std::vector<Cards> to_card_lists(const Json& lists) { return each(lists.array(), to_cards); }

std::vector<std::string> to_words(const Cards& cards) { return each(cards, to_word); }

Json hands_of(const Game& game) {
    return each(game.players, [](const Player& player) { return to_words(player.hand); });
}

Json tableaus_of(const Game& game) {
    return each(game.players, [](const Player& player) { return to_words(player.tableau); });
}

// In the functions down to the next comment, your own game comes in, instead of the toy.
Json::Object hello() {
    const Json::Object supports = {{"variants", Json::Array{}}};
    return {{"protocol", 1}, {"name", "toy in C++"}, {"language", "C++"}, {"supports", supports}};
}

Json::Object deck() { return {{"cards", to_words(sushi_go::new_deck())}}; }

Json::Object deal(const Json& question) {
    const Game game = sushi_go::start_game(to_number(question["players"]));
    return {{"hands", hands_of(game)}, {"draw_pile", to_words(game.draw_pile)}};
}

Json::Object play_turn(const Json& question) {
    const auto hands = to_card_lists(question["hands"]);
    const auto tableaus = to_card_lists(question["tableaus"]);
    Game game;
    game.round = to_number(question["round"]);
    for (std::size_t seat = 0; seat < hands.size(); ++seat) game.players.push_back({hands[seat], tableaus.at(seat)});
    sushi_go::play_turn(game, to_card_lists(question["picks"]));
    return {{"hands", hands_of(game)}, {"tableaus", tableaus_of(game)}};
}

Json::Object score_round(const Json& question) {
    Json::Array scores;
    for (const auto& points : sushi_go::score_round(to_card_lists(question["tableaus"]))) {
        scores.push_back(Json::Object{
            {"maki-rolls", points.maki_rolls},
            {"tempura", points.tempura},
            {"sashimi", points.sashimi},
            {"dumplings", points.dumplings},
            {"nigiri", points.nigiri},
        });
    }
    return {{"scores", scores}};
}

Json::Object score_puddings(const Json& question) {
    const auto points = sushi_go::score_puddings(to_numbers(question["puddings"]));
    if (!question.has("scores")) return {{"points", points}};
    auto totals = to_numbers(question["scores"]);
    for (std::size_t seat = 0; seat < points.size(); ++seat) totals.at(seat) += points[seat];
    return {{"points", points}, {"totals", totals}};
}

Json::Object next_round(const Json& question) {
    const auto tableaus = to_card_lists(question["tableaus"]);
    const auto scores_before = to_numbers(question["scores"]);
    Game game;
    game.round = to_number(question["round"]);
    game.draw_pile = to_cards(question["draw_pile"]);
    for (std::size_t seat = 0; seat < tableaus.size(); ++seat) {
        game.players.push_back({{}, tableaus[seat], scores_before.at(seat)});
    }
    sushi_go::end_round(game);
    return {
        {"scores", each(game.players, [](const Player& player) { return player.score; })},
        {"tableaus", tableaus_of(game)},
        {"hands", hands_of(game)},
        {"draw_pile", to_words(game.draw_pile)},
        {"over", sushi_go::is_over(game)},
    };
}

Json::Object winners(const Json& question) {
    return {{"winners", sushi_go::find_winners(to_numbers(question["scores"]), to_numbers(question["puddings"]))}};
}

// Answers one question. It carries all there is to know: nothing is kept from one question to the next.
Json::Object answer(const Json& question) {
    if (question.has("variant")) return {{"skipped", "only the ordinary game is built"}};
    const std::string& ask = question["ask"].text();
    if (ask == "hello") return hello();
    if (ask == "deck") return deck();
    if (ask == "deal") return deal(question);
    if (ask == "play-turn") return play_turn(question);
    if (ask == "score-round") return score_round(question);
    if (ask == "score-puddings") return score_puddings(question);
    if (ask == "next-round") return next_round(question);
    if (ask == "winners") return winners(question);
    return {{"skipped", ask + " is not built"}};
}

// A broken question is answered too, so that the next one can be asked.
Json::Object answer_line(const std::string& line) {
    Json seq;
    Json::Object reply;
    try {
        const Json question = Json::read(line);
        seq = question["seq"];
        reply = answer(question);
    } catch (const sushi_go::NotAllowed& error) {
        reply = {{"refused", error.what()}};
    } catch (const std::exception& error) {
        reply = {{"failed", error.what()}};
    }
    reply.insert(reply.begin(), {"seq", seq});
    return reply;
}

// Ends when the input ends.
int main() {
    for (std::string line; std::getline(std::cin, line);) {
        // endl, not '\n': an answer that stays in a buffer would let both sides wait for ever.
        std::cout << Json(answer_line(line)).write() << std::endl;
    }
}
