// Runs one case: the Given steps lay a table, the When step asks about it, the Then steps compare the answer.

import { isDeepStrictEqual } from 'node:util'

const NIGIRI = ['egg-nigiri', 'salmon-nigiri', 'squid-nigiri']

// What came of a case when it is not "agrees".
export class NotAgreed extends Error {
  constructor(outcome) {
    super(outcome)
    this.outcome = outcome
  }
}

export class Case {
  constructor(adapter, { deck, categories }) {
    Object.assign(this, { adapter, deck, categories })
    this.scene = { round: 1, seats: [], hands: [], tableaus: [], puddings: [] }
  }

  async take(phrase, slots, rows) {
    const { id } = phrase
    if (phrase.kind === 'given') {
      this.scene = { ...this.scene, ...GIVEN[id](this, slots, rows) }
    } else if (phrase.kind === 'when') {
      this.question = dropUndefined(WHEN[id](this.scene, slots, rows))
      this.answer = await this.adapter.ask(this.question)
    } else if (id === 'refused') {
      if (!('refused' in this.answer)) throw new NotAgreed('not refused')
    } else if ('refused' in this.answer) {
      throw new NotAgreed('refused wrongly')
    } else if (!(await THEN[id](this, slots, rows))) {
      throw new NotAgreed('differs')
    }
  }

  seat(player) {
    const seat = this.scene.seats.indexOf(player)
    if (seat < 0) throw new Error(`expected one of the players at the table; found ${player}`)
    return seat
  }

  // Cards of the deck that do not lie on the table: the first copy of each face, then the second ones.
  otherCards(number) {
    const onTable = countEach([...this.scene.hands, ...this.scene.tableaus].flat())
    const copies = {}
    const others = this.deck.flatMap(card => {
      copies[card] = (copies[card] ?? 0) + 1
      const copy = copies[card] - (onTable[card] ?? 0)
      return copy > 0 ? [{ copy, card }] : []
    })
    return others.sort((one, other) => one.copy - other.copy).slice(0, number).map(({ card }) => card)
  }

  // Points per seat; nobody gives points for chopsticks by name, so the totals with and without them are compared.
  async points(category) {
    if (category === 'puddings') return this.answer.points
    if (category !== 'chopsticks') return this.answer.scores.map(seat => seat[category] ?? 0)
    const tableaus = this.question.tableaus.map(cards => cards.filter(card => this.categories[card] !== category))
    const without = await this.adapter.ask({ ask: 'score-round', tableaus })
    return this.answer.scores.map((seat, index) => sum(seat) - sum(without.scores[index]))
  }

  // Tells whether every row of a table agrees with what there is per seat.
  rowsAgree(rows, heading, perSeat, same = isDeepStrictEqual) {
    return rows.every(row => same(perSeat[this.seat(row.player)], row[heading], row.player))
  }
}

const GIVEN = {
  'round': (_, { number }) => ({ round: number }),
  'variant': (_, { variant }) => ({ variant }),
  'controller': (_, { player }) => ({ controller: player }),
  'draw-pile': (self, { number }) => ({ drawPile: self.otherCards(number) }),
  'table': (_, __, rows) => ({
    seats: rows.map(row => row.player),
    hands: rows.map(row => row.hand ?? []),
    tableaus: rows.map(row => row['in-front'] ?? []),
    puddings: rows.flatMap(row => row.puddings ?? []),
    scores: 'score' in rows[0] ? rows.map(row => row.score) : undefined,
  }),
}

const WHEN = {
  'count-deck': () => ({ ask: 'deck' }),
  'deal': ({ variant }, { number }) => ({ ask: 'deal', players: number, variant }),
  'turn': (scene, _, rows) => askTurn(scene, rows),
  'score-round': ({ tableaus }) => ({ ask: 'score-round', tableaus }),
  'score-puddings': ({ puddings, scores, variant }) => ({ ask: 'score-puddings', puddings, scores, variant }),
  'end-round': ({ round, tableaus, drawPile, variant, scores = tableaus.map(() => 0) }) => (
    { ask: 'next-round', round, scores, tableaus, draw_pile: drawPile, variant }
  ),
  'decide-winner': ({ scores, puddings, variant }) => ({ ask: 'winners', scores, puddings, variant }),
}

const THEN = {
  'deck-size': ({ answer }, { number }) => answer.cards.length === number,
  'deck-copies': ({ answer }, { card, number }) => answer.cards.filter(other => other === card).length === number,
  'hands-dealt': ({ answer }, { number }) => answer.hands.filter(hand => hand.length).length === number,
  'hand-size': ({ answer }, { number }) => answer.hands.every(hand => hand.length === number),
  'draw-pile-size': ({ answer }, { number }) => answer.draw_pile.length === number,
  'dummy-pile-size': ({ answer }, { number }) => answer.dummy_pile.length === number,
  'whole-deck': ({ answer, deck }) => sameCards([...dealt(answer), ...(answer.tableaus ?? []).flat()], deck),
  'old-draw-pile': ({ answer, question }) => sameCards(dealt(answer), question.draw_pile),
  'hands': (self, _, rows) => self.rowsAgree(
    rows, 'hand', [...self.answer.hands, self.answer.dummy_pile],
    (found, wanted, player) => (player === 'dummy' ? isDeepStrictEqual : sameCards)(found, wanted),
  ),
  'in-front': (self, _, rows) => self.rowsAgree(rows, 'in-front', self.answer.tableaus, sameTableau),
  'points-table': async (self, { category }, rows) => self.rowsAgree(rows, 'points', await self.points(category)),
  'points': async (self, { player, category, number }) => (await self.points(category))[self.seat(player)] === number,
  'round-points': (self, _, rows) => self.rowsAgree(rows, 'points', self.answer.scores.map(sum)),
  'scores': (self, _, rows) => self.rowsAgree(rows, 'score', self.answer.totals ?? self.answer.scores),
  'game-over': ({ answer }) => answer.over,
  'game-goes-on': ({ answer }) => !answer.over,
  'winner': (self, { player }) => isDeepStrictEqual(self.answer.winners, [self.seat(player)]),
  'winners': (self, _, rows) => sameCards(self.answer.winners, rows.map(row => self.seat(row.player))),
  'next-controller': (self, { player }) => self.answer.controller === self.seat(player),
}

// A player without a row at the end of the table takes no part.
function askTurn({ round, seats, hands, tableaus, variant, controller }, rows) {
  const takes = Object.fromEntries(rows.map(row => [row.player, row.takes]))
  const picks = seats.filter(seat => seat !== 'dummy').map(seat => takes[seat])
  while (picks.length && picks.at(-1) === undefined) picks.pop()
  const question = { hands, tableaus, picks: picks.map(pick => pick ?? []) }
  if (variant !== 'dummy') return { ask: 'play-turn', round, ...question, variant }
  const dummy = seats.indexOf('dummy')
  return {
    ask: 'play-dummy-turn', ...question, hands: hands.slice(0, dummy), dummy_pile: hands[dummy],
    controller: seats.indexOf(controller), dummy_pick: takes.dummy[0],
  }
}

// The same cards, and the same nigiri on wasabi.
function sameTableau(one, other) {
  return sameCards(one, other) && sameCards(onWasabi(one), onWasabi(other))
}

function onWasabi(tableau) {
  let free = 0
  return tableau.filter(card => {
    if (card === 'wasabi') free += 1
    return NIGIRI.includes(card) && free > 0 && free--
  })
}

function dealt(answer) {
  return [...answer.hands.flat(), ...answer.draw_pile, ...(answer.dummy_pile ?? [])]
}

function sameCards(one, other) {
  return isDeepStrictEqual(one.toSorted(), other.toSorted())
}

function countEach(cards) {
  const counts = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

function sum(points) {
  return Object.values(points).reduce((total, number) => total + number, 0)
}

function dropUndefined(question) {
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))
}
