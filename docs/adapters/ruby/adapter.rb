# frozen_string_literal: true

# The adapter: reads a question a line, asks the game in sushi_go.rb, writes an answer a line.

require "json"
# Your own game comes in here, instead of the toy.
require_relative "sushi_go"

# Answers one question. It carries all there is to know: nothing is kept from one question to the next.
def answer(question)
  return { skipped: "only the ordinary game is built" } if question.key?("variant")

  case question.fetch("ask")
  when "hello"
    { protocol: 1, name: "toy in Ruby", language: "Ruby", supports: { variants: [] } }
  when "deck"
    { cards: to_words(SushiGo.new_deck) }
  when "deal"
    game = SushiGo::Game.start(question.fetch("players"))
    { hands: hands_of(game), draw_pile: to_words(game.draw_pile) }
  when "play-turn"
    seats = all_to_cards(question.fetch("hands")).zip(all_to_cards(question.fetch("tableaus")))
    players = seats.map { |hand, tableau| SushiGo::Player.new(hand: hand, tableau: tableau) }
    game = SushiGo::Game.new(players: players, round: question.fetch("round"))
    game.play_turn(all_to_cards(question.fetch("picks")))
    { hands: hands_of(game), tableaus: tableaus_of(game) }
  when "score-round"
    scores = SushiGo.score_round(all_to_cards(question.fetch("tableaus")))
    { scores: scores.map { |points| points.transform_keys { |category| to_word(category) } } }
  when "score-puddings"
    points = SushiGo.score_puddings(question.fetch("puddings"))
    return { points: points } unless question.key?("scores")

    { points: points, totals: points.zip(question["scores"]).map(&:sum) }
  when "next-round"
    seats = all_to_cards(question.fetch("tableaus")).zip(question.fetch("scores"))
    players = seats.map { |tableau, score| SushiGo::Player.new(tableau: tableau, score: score) }
    draw_pile = to_cards(question.fetch("draw_pile"))
    game = SushiGo::Game.new(players: players, draw_pile: draw_pile, round: question.fetch("round"))
    game.end_round
    { scores: game.players.map(&:score), tableaus: tableaus_of(game), hands: hands_of(game),
      draw_pile: to_words(game.draw_pile), over: game.over? }
  when "winners"
    { winners: SushiGo.find_winners(question.fetch("scores"), question.fetch("puddings")) }
  else
    { skipped: "#{question["ask"]} is not built" }
  end
end

# The toy's cards are symbols, :maki_2 for "maki-2". If yours are called otherwise, translate in these two.
def to_card(word)
  word.tr("-", "_").to_sym
end

def to_word(card)
  card.to_s.tr("_", "-")
end

def to_cards(words)
  words.map { |word| to_card(word) }
end

def to_words(cards)
  cards.map { |card| to_word(card) }
end

def all_to_cards(lists)
  lists.map { |words| to_cards(words) }
end

def hands_of(game)
  game.players.map { |player| to_words(player.hand) }
end

def tableaus_of(game)
  game.players.map { |player| to_words(player.tableau) }
end

# Without this the answers stay in a buffer, and both sides wait for ever.
$stdout.sync = true

# Ends when the input ends. A broken question is answered too, so that the next one can be asked.
$stdin.each_line do |line|
  seq = nil
  begin
    # scrub: a line may hold bytes that are no text, and JSON could not write them into the answer.
    question = JSON.parse(line.scrub)
    seq = question.fetch("seq")
    reply = answer(question)
  rescue SushiGo::NotAllowed => error
    reply = { refused: error.message }
  rescue StandardError => error
    reply = { failed: "#{error.class}: #{error.message}" }
  end
  puts JSON.generate({ seq: seq, **reply })
end
