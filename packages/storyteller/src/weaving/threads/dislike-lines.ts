import type { ThreadsByAge } from './thread-lines.ts'

/** What `{who}` does not like, but is not afraid of: `{wish.a}` is "broccoli", "losing", "homework". */
export const dislikeLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} does not like {wish.a}. No, no.',
      '"No {wish}," says {who}. "Please."',
      '{Wish.a}? "Yuck," says {who}.',
      '{who} likes a lot. Not {wish.a}!',
      'All right, {who}. No {wish}.',
    ],
    used: [],
    paid: ['Still no {wish}, {who}? No!', 'And no {wish}! Good, says {who}.', 'No {wish} today. Hooray!'],
  },
  early: {
    planted: [
      '{who} did not like {wish.a}, and never had. "Maybe when you are bigger," said {other}. {who} did not think so.',
      'There was only one thing wrong with the world, said {who}, and that was {wish.a}.',
      '"Has anybody said anything about {wish.a}?" asked {who}. "Nobody," said {other}. Then it was a good day.',
      '{who} made a face. {Who.they} had just thought of {wish.a}.',
      '{who} had tried to like {wish.a}. {Who.they} had tried two times, and that was enough.',
    ],
    used: [],
    paid: [
      '"And there was no {wish} in it at all," said {who}. {Who.they} liked that best.',
      '{who} still did not like {wish.a}. Everything else was fine.',
      '"I would even put up with {wish.a} now," said {who}. "But only a little bit."',
    ],
  },
  middle: {
    planted: [
      '{who} got along with nearly everything. The exception was {wish.a}.',
      '"It can\'t be that bad," said {other}, who had never minded {wish.a}. {who} only shook {who.their} head.',
      '{who} had three wishes ready, in case anybody ever asked, and one of them was a world without {wish.a}.',
      "You could tell from the look on {who}'s face that somebody had mentioned {wish.a} again.",
      '{who} could put up with a lot. {Who.they} could not put up with {wish.a}, and said so.',
    ],
    used: [],
    paid: [
      'Compared with such a day, {who} thought, even {wish.a} was not so bad. {Who.they} thought it very quietly.',
      '"I\'ll never complain about {wish.a} again," said {who}. It lasted until Tuesday.',
      '"You can have my share of {wish.a}," said {who}. {other} laughed so hard that {other.they} got the hiccups.',
    ],
  },
  preteen: {
    planted: [
      '{who} was not hard to please. You only had to leave out {wish.a}.',
      '"Everybody has to learn to live with {wish.a}," said {other}. ¶ "Why?" asked {who}. {other} thought about it, and did not come up with a good answer.',
      "If somebody mentioned {wish.a}, {who} made a face. {Who.they} couldn't help it. It was faster than {who.they} {who:was|were}.",
      '{who} had a short list of things that {who.they} would have liked to do without, and {wish.a} stood at the top, underlined twice.',
      '{who} and {wish.a} had never gotten along. Everyone in the house had given up trying to change that.',
    ],
    used: [],
    paid: [
      '"After a day like this," said {who}, "I could face even {wish.a}." {Who.they} thought again. "No. I take it back."',
      '{who} still had no time for {wish.a}. You can learn a lot in one week, but not everything.',
      '"I didn\'t think about {wish.a} all day," said {who}. "Then stop now," said {other}.',
    ],
  },
}
