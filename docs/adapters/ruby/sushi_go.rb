# frozen_string_literal: true

# A toy Sushi Go!: the ordinary game for 2 to 5 players. Your own game goes in its place.
module SushiGo
  COPIES = {
    tempura: 14, sashimi: 14, dumpling: 14,
    maki_1: 6, maki_2: 12, maki_3: 8,
    egg_nigiri: 5, salmon_nigiri: 10, squid_nigiri: 5,
    pudding: 10, wasabi: 6, chopsticks: 4
  }.freeze
  HAND_SIZES = { 2 => 10, 3 => 9, 4 => 8, 5 => 7 }.freeze
  LAST_ROUND = 3
  ICONS = { maki_1: 1, maki_2: 2, maki_3: 3 }.freeze
  NIGIRI_POINTS = { egg_nigiri: 1, salmon_nigiri: 2, squid_nigiri: 3 }.freeze
  DUMPLING_POINTS = [0, 1, 3, 6, 10, 15].freeze

  # The rules do not allow that.
  class NotAllowed < StandardError; end

  # One seat: the cards held, the cards in front in the order laid down, the points so far.
  class Player
    attr_accessor :hand, :tableau, :score

    def initialize(hand: [], tableau: [], score: 0)
      @hand = hand
      @tableau = tableau
      @score = score
    end

    # Raises NotAllowed unless the player may take these cards.
    def check(pick)
      raise NotAllowed, "the last card is laid down without a choice" if hand.size < 2
      raise NotAllowed, "take one card, or two with chopsticks" unless [1, 2].include?(pick.size)
      raise NotAllowed, "two cards need chopsticks in front" if pick.size == 2 && !tableau.include?(:chopsticks)
      return if pick.tally.all? { |card, copies| hand.count(card) >= copies }

      raise NotAllowed, "not all of these cards are in the hand"
    end

    # Lays down the cards in the order chosen; used chopsticks go back into the hand.
    def take(pick)
      pick.each { |card| remove_one(hand, card) }
      if pick.size == 2
        remove_one(tableau, :chopsticks)
        hand << :chopsticks
      end
      tableau.concat(pick)
    end

    private

    # Array#delete would remove every copy.
    def remove_one(cards, card)
      cards.delete_at(cards.index(card))
    end
  end

  # The whole table. The neighbour on the left of a player is the next one in the list.
  class Game
    attr_reader :players, :draw_pile, :round

    def self.start(number_of_players)
      raise NotAllowed, "the game is for 2 to 5 players" unless HAND_SIZES.key?(number_of_players)

      players = Array.new(number_of_players) { Player.new }
      new(players: players, draw_pile: SushiGo.new_deck.shuffle).tap(&:deal)
    end

    def initialize(players:, draw_pile: [], round: 1)
      @players = players
      @draw_pile = draw_pile
      @round = round
    end

    def over?
      round > LAST_ROUND
    end

    def deal
      size = HAND_SIZES.fetch(players.size)
      players.each { |player| player.hand = draw_pile.shift(size) }
    end

    # Plays one turn of all players; when one of them breaks a rule, nothing changes.
    def play_turn(picks)
      raise NotAllowed, "every player takes a card" unless picks.size == players.size

      players.zip(picks) { |player, pick| player.check(pick) }
      players.zip(picks) { |player, pick| player.take(pick) }
      pass_left
      players.each { |player| player.tableau << player.hand.pop if player.hand.size == 1 }
    end

    # Scores the round, discards all but the puddings, and deals again unless it was the last round.
    def end_round
      points = SushiGo.score_round(players.map(&:tableau))
      players.zip(points) do |player, scored|
        player.score += scored.values.sum
        player.tableau = player.tableau.select { |card| card == :pudding }
      end
      @round += 1
      deal unless over?
    end

    private

    def pass_left
      hands = players.map(&:hand)
      # rotate(-1) puts the last hand first: everybody receives the hand of the neighbour on the right.
      players.zip(hands.rotate(-1)) { |player, hand| player.hand = hand }
    end
  end

  module_function

  # All 108 cards.
  def new_deck
    COPIES.flat_map { |card, copies| [card] * copies }
  end

  # Everything but the puddings: per player, the points by category.
  def score_round(tableaus)
    maki = score_maki(tableaus.map { |tableau| tableau.sum { |card| ICONS.fetch(card, 0) } })
    tableaus.zip(maki).map do |tableau, maki_rolls|
      {
        maki_rolls: maki_rolls,
        tempura: tableau.count(:tempura) / 2 * 5,
        sashimi: tableau.count(:sashimi) / 3 * 10,
        dumplings: DUMPLING_POINTS[tableau.count(:dumpling).clamp(0, 5)],
        nigiri: score_nigiri(tableau)
      }
    end
  end

  # 6 for the most icons, 3 for the second most. After a tie for the most, nobody is second.
  def score_maki(icons)
    most, second = icons.uniq.max(2)
    icons.map do |number|
      if number.zero? then 0
      elsif number == most then 6 / icons.count(most)
      elsif number == second && icons.one?(most) then 3 / icons.count(second)
      else 0
      end
    end
  end

  # Each nigiri laid down while a wasabi is free goes on it and counts three times.
  def score_nigiri(tableau)
    free_wasabi = 0
    tableau.sum do |card|
      free_wasabi += 1 if card == :wasabi
      next 0 unless NIGIRI_POINTS.key?(card)
      next NIGIRI_POINTS[card] if free_wasabi.zero?

      free_wasabi -= 1
      NIGIRI_POINTS[card] * 3
    end
  end

  # 6 for the most puddings, -6 for the fewest, shared in a tie without the remainder.
  def score_puddings(counts)
    fewest, most = counts.minmax
    return counts.map { 0 } if fewest == most

    counts.map do |number|
      if number == most then 6 / counts.count(most)
      # Not -6 / ..., which rounds away from zero.
      elsif number == fewest && counts.size > 2 then -(6 / counts.count(fewest))
      else 0
      end
    end
  end

  # The seats with the most points; puddings decide a tie, and whoever is still tied shares.
  def find_winners(scores, puddings)
    results = scores.zip(puddings)
    results.each_index.select { |seat| results[seat] == results.max }
  end
end
