import type { ThreadsByAge } from './thread-lines.ts'

/**
 * What `{who}` does again and again, by the forms of a verb: `{wish.present}` "sings in the bath",
 * `{wish.past}`, `{wish.base}`, `{wish.ing}`.
 */
export const habitLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} {wish.present}. Yes, {who} does!',
      'Look at {who}! {who} {wish.present}.',
      'Who {wish.present}? {who} does!',
      'Every day {who} {wish.present}.',
      'Guess what? {who} {wish.present}!',
      '{who} {wish.present}. Hooray, {who}!',
    ],
    used: [
      'Not now, {who}. Wait a bit.',
      '{who} stops. {who} looks.',
      'Now {who} is quite still.',
      '"Hm," says {who}. "Hm, hm."',
      '{who} tips {who.their} head.',
      'What now, {who}? What now?',
    ],
    paid: [
      'And {who}? The same as ever!',
      'There you go, {who}! Just like that.',
      '{who} does it one more time.',
      'Good old {who}! That is {who}.',
      'That is how we know you, {who}.',
      'Do it again, {who}! Again!',
    ],
  },
  early: {
    planted: [
      'Every day {who} {wish.past}. That day was no different.',
      '"Why do you do that?" asked {other}. {who} {wish.past}. "I just do," said {who}.',
      '{who} {wish.past}, rain or shine. You could set the clock by it.',
      '{who} {wish.past}. It was a thing {who.they} did, like other people hum.',
      'It would not have been a proper day if {who} had not done it. So {who} {wish.past}.',
      'Just then {who} {wish.past}, as {who.they} always did, and nobody even looked up.',
    ],
    used: [
      'By now {who} would have been at it again. But {who.they} only stood there.',
      '{who} thought about {wish.ing}. It did not seem to be the right time.',
      '"You are so quiet," said {other}. {who} had not noticed.',
      '{who} started, the way {who.they} always did. Then {who.they} stopped.',
      'Even {who} could not think of a thing to do just then.',
      'It helps to do what you always do. {who} did a very small bit of it.',
    ],
    paid: [
      'And then {who} was at it again. That was how you could tell that it was over.',
      '"There you go again," said {other}. {who} did not mind.',
      '{who} {wish.past}, just like every other day, only a bit longer.',
      '{other} tried it, too. It was harder than it looked. {who} had to show how.',
      'Some things stay the way they are. {who} was one of them.',
      '{who} did it one more time. This one was for {other}.',
    ],
  },
  middle: {
    planted: [
      'Just then {who} {wish.past}. Nobody turned around. It would only have been worth a look if {who.they} had not.',
      '{who} {wish.past}. If you asked {who.them} why, you got a look, as if you had asked why water is wet.',
      '"Do you have to?" asked {other}. {who} {wish.past}. That was the answer.',
      'It began like all days, in that {who} {wish.past}.',
      'Some people collect stamps. {who} {wish.past}. It took up less room.',
      'Nobody could remember a day on which {who} had not done it. {who} {wish.past}, and then the day could start.',
    ],
    used: [
      'On any other day {who} would have been busy {wish.ing}. It was the first thing that {other} noticed.',
      '{who} did not feel like {wish.ing}. {Who.they} made a note of it, because it was so unusual.',
      'It is a good idea, when you do not know what to do, to do what you always do. {who} got as far as the beginning.',
      'For some time now {who} had been doing nothing at all, which took more effort than you would think.',
      '{who} wondered what a person looks like who is not {wish.ing}. Probably like this.',
      '"You have stopped," said {other}. {who} nodded. It had stopped by itself.',
    ],
    paid: [
      'Presently there was {who}, {wish.ing}, as though nothing had happened. Everybody was relieved to see it.',
      '{other} joined in. It turned out that two people can do it at the same time, if they take turns being wrong.',
      'The day ended as all days did. {who} {wish.past}, and nobody told {who.them} to stop.',
      '"I missed that," {other} admitted. {who} said that it had only been an hour. "It was a long hour," said {other}.',
      'So {who} was {who.themself} again, or nearly. There was a bit more of {who.them} than before.',
      'If anybody was still in doubt about how things stood, they only had to look at {who}.',
    ],
  },
  preteen: {
    planted: [
      '{who} {wish.past}. {Who.they} had done it for years. At home they had been surprised, and then they had complained, and now they just went around it.',
      'They say that you can tell what a person is like by what they do when nobody has asked them to. {who} {wish.past}.',
      '"You\'re doing it again, you know," said {other}. {who} {wish.past}. {Who.they} hardly ever noticed.',
      'Every family has something that you could find it by, even in the dark. In theirs it was that {who} {wish.past}.',
      'People told {who} to stop, and {who} said yes, of course. Then {who} {wish.past}, the same as every day.',
      'In the meantime {who} {wish.past}, without noticing it, the way other people breathe.',
    ],
    used: [
      '{other} looked up, because {who} was not {wish.ing}. Some kinds of quiet are louder than others.',
      "{who} thought about {wish.ing}, because it usually cleared {who.their} head. But this was in a part of {who.their} head that it didn't reach.",
      'For once {who} kept perfectly still, and even {who} could hear how odd it was.',
      'A habit is like a banister, thought {who}. You only notice that you have been holding on when you let go.',
      'At this time of day {who} would normally have been {wish.ing}, and somebody would have said something. {Who.they} almost missed it.',
      "{who} started to, from habit, and then stopped again. It didn't seem right to be so much {who.themself} just now.",
    ],
    paid: [
      "It was {other} who heard it first: {who} was {wish.ing}. Nobody said a word. You don't say anything about the sun coming up, either.",
      '"I suppose you want me to stop," said {who}. ¶ "Don\'t you dare," said {other}.',
      'And {who} {wish.past}, that evening as on every other evening. Only somebody who knew {who.them} well could have heard that it was a little gentler than before.',
      'So things were back in their places, and {who} was, too. {Who.they} {who:was|were} once again exactly like {who.themself}.',
      'Years later, when people asked what {who} had been like back then, they always began in the same way. "{Who.they} {wish.past}," they said, and it made them laugh.',
      '{other} found {who.them} {wish.ing}, stood in the door for a moment, and went away again without a word, like someone who has checked that the stove is off.',
    ],
  },
}
