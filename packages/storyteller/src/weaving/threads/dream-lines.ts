import type { ThreadsByAge } from './thread-lines.ts'

/** What `{who}` would like to do or to be one day: `{wish.base}` is "be an astronaut", "fly". */
export const dreamLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} wants to {wish.base}. One day!',
      '"I want to {wish.base}," says {who}.',
      'Guess! {who} wants to {wish.base}.',
      'One day {who} will {wish.base}. Hooray!',
      'What does {who} want? To {wish.base}!',
    ],
    used: ['{who} thinks of one day.', 'One day, {who}. Not yet.', 'Soon, {who}. Soon.'],
    paid: ['One day, {who}! One day!', '{who} dreams of it. Shh.', 'Dream big, {who}.'],
  },
  early: {
    planted: [
      '{who} wanted to {wish.base}. {Who.they} had told everybody, so that they knew.',
      '"One day I am going to {wish.base}," said {who}. "When?" asked {other}. "Not before lunch," said {who}.',
      '{who} had a plan. {Who.they} wanted to {wish.base}. The rest of the plan was not ready yet.',
      'When {who} shut {who.their} eyes, {who.they} could see it. {Who.they} wanted to {wish.base} one day.',
      'Some children want a pony. {who} wanted to {wish.base}.',
    ],
    used: [
      '"It is hard to {wish.base}," said {who}. "This is harder," said {other}.',
      '{who} had to grow a bit before {who.they} could {wish.base}. Today {who.they} did.',
      'Nobody learns to {wish.base} in one day. {who} took a breath, and went on.',
    ],
    paid: [
      '"When you {wish.base} one day," said {other}, "I will come and watch." {who} said that there would be a good seat.',
      '"I still want to {wish.base}," said {who} in bed. "I know," said {other}.',
      'That night {who} dreamed it all. {Who.they} could {wish.base}, and it was easy.',
    ],
  },
  middle: {
    planted: [
      '{who} wanted to {wish.base} one day. {Who.they} had started to practice the face for it.',
      '"And what do you want to do later?" asked every aunt and every dentist. {who} wanted to {wish.base}, and said so, even with the dentist\'s fingers in {who.their} mouth.',
      'There was a piece of paper over {who}\'s bed with a plan on it. {who} wanted to {wish.base}. So far the plan had four steps, and the first was "grow."',
      '{who} wanted to {wish.base} more than anything. {other} had promised not to laugh about it, and had kept that promise.',
    ],
    used: [
      'Anybody who wants to {wish.base} has to stay calm when things go wrong. {who} tried it out. It was harder than it sounded.',
      '{who} wondered if everybody who wants to {wish.base} feels like this. Probably they do, and nobody writes it down.',
      '"How will you ever {wish.base}," said {other}, "if you can\'t decide this?" It was a fair question.',
    ],
    paid: [
      '"I think you\'d be good at it," said {other}. {who} knew at once what {other.they} meant. {Who.they} wanted to {wish.base} more than ever.',
      'That evening {who} added a fifth step to the plan. {Who.they} still wanted to {wish.base}, but there was something to learn first.',
      '"When I get to {wish.base}," said {who}, "you can all come." Nobody laughed. {other} asked about snacks.',
    ],
  },
  preteen: {
    planted: [
      '{who} wanted to {wish.base} one day. {Who.they} had stopped telling everybody, because they all said "How nice," and patted {who.their} shoulder.',
      '"Do you still want to {wish.base}?" asked {other}. ¶ "Since Tuesday? Yes," said {who}.',
      '{who} was going to {wish.base} one day, and that was settled. It was only the years in between that {who.they} still had to get through.',
      "At the back of {who}'s notebook was a list of everything you needed if you wanted to {wish.base}. Most of it was hard to get, and some of it was math.",
    ],
    used: [
      "Nobody who wanted to {wish.base} could afford to run away from a thing like this, thought {who}. It didn't make it any easier.",
      '{who} had read about people who got to {wish.base}. They had all had days like this one. It was usually in chapter two.',
      '"You want to {wish.base} one day," said {other}, "and you\'re scared of this?" ¶ "Yes," said {who}. "I can be both."',
    ],
    paid: [
      '"If you do get to {wish.base} one day," said {other}, "I\'ll tell everyone that I knew you before." {who} said that {other.they} could carry the bags.',
      'That night {who} took out the old dream and looked at it again. {Who.they} still wanted to {wish.base}. It fit a little better than before, as if {who.they} had grown.',
      '"Still?" asked {other}. ¶ "Still," said {who}. {Who.they} wanted to {wish.base}, and {who.they} had the feeling that today had counted as practice.',
    ],
  },
}
