import type { ThreadsByAge } from './thread-lines.ts'

/**
 * What `{who}` does and likes to do, work and skills as well as play ("plays the violin", "drives a bus", "takes
 * care of her sister"), by the forms of a verb: `{wish.present}`, `{wish.past}`, `{wish.base}`, `{wish.ing}`.
 */
export const pastimeLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} {wish.present}. Hooray!',
      'Look at {who}! {who} {wish.present}.',
      'Who {wish.present}? {who} does!',
      'Guess what? {who} {wish.present}!',
      '{who} {wish.present}. Well done, {who}!',
      'Clap for {who}! {who} {wish.present}.',
    ],
    used: [
      'Not now, {who}. Later, yes.',
      '{who} waits a bit.',
      'What now, {who}? What now?',
      '{who} stops and looks.',
    ],
    paid: ['Well done, {who}!', 'Good old {who}!', 'Again, {who}! Again!', 'Now there is time, {who}.'],
  },
  early: {
    planted: [
      'In {who.their} head {who} was {wish.ing}. The rest of {who.them} was right here.',
      '"What do you like best?" asked {other}. {who} {wish.past}. That was the answer.',
      '{who} was telling {other} about {wish.ing}. {Who.they} had just come to the best part.',
      '{who} was still a bit tired from {wish.ing}, and a bit proud of it.',
      'Ask anybody about {who}, and they would tell you that {who.they} {wish.past}.',
      '{who} {wish.past}. "One day I will show you how," {who.they} told {other}.',
    ],
    used: [
      '{who} thought about {wish.ing}. There was no time for it now.',
      '{who} wished for a little time for {wish.ing}.',
      '"You are so quiet," said {other} to {who}.',
      'Today even {wish.ing} would have to wait.',
    ],
    paid: [
      '"Tomorrow we will have time for {wish.ing}," said {other}, and {who} was glad.',
      '"Show me how," said {other}. So {who} talked about {wish.ing} all the way home.',
      'There would be time for {wish.ing} again tomorrow. {who} could hardly wait.',
      '"Can I come along next time?" asked {other}. {who} said yes at once.',
    ],
  },
  middle: {
    planted: [
      'With half of {who.their} head {who} was {wish.ing}. The other half said that it was paying attention.',
      '"What do you do all day?" people asked {who}, as people do. {who} {wish.past}. That was a good part of it.',
      'Nobody had to ask {who} twice. {Who.they} {wish.past} whenever there was a chance, and sometimes when there was not.',
      '{who} {wish.past}, and had promised to show {other} how, since it was much better seen than told.',
      '{who} felt ready for anything, the way {who.they} did before {wish.ing}.',
      '"Take me along," {other} had said once. {who} {wish.past}, and with two it had been even better.',
    ],
    used: [
      'On any other day {who} would have been looking forward to {wish.ing}. Today {who.they} had not thought of it once.',
      '{who} tried to think about {wish.ing}. It worked for about a minute.',
      '"Is it bad?" asked {other}. "You haven\'t said a word about {wish.ing}." {who} shrugged.',
      'It would have been nice to do something easy now. {who} thought of {wish.ing}, and sighed.',
    ],
    paid: [
      '"Tomorrow," said {who}, and meant {wish.ing}. There would be time for it again.',
      '{other} wanted to know all about {wish.ing}, and {who} talked until the plates were empty.',
      '"Next time I\'m coming with you," said {other}. {who} had not expected that, and was pleased all evening.',
      'Things were back to normal. {who} was talking about {wish.ing}, and hardly stopped to chew.',
    ],
  },
  preteen: {
    planted: [
      'Some part of {who} was always {wish.ing}, and on a day like this one it was a help to have a part that was busy.',
      '"So what do you do?" people asked {who}, the way people do. {who} {wish.past}. That usually got the talk going.',
      '{other} could have told you three things about {who}, and the first was always that {who.they} {wish.past}.',
      '{other} could tell that {who} was thinking about {wish.ing}, because {who.they} had stopped listening in the middle of a word.',
      '{who} had gotten started on {wish.ing}, and {other} let {who.them} talk, since it did them both good.',
      'You could not really know {who} without knowing that {who.they} {wish.past}. The rest you could pick up later.',
    ],
    used: [
      "Normally {who} would have thought about {wish.ing}, and that would have cleared {who.their} head. Today it didn't.",
      '"You haven\'t mentioned {wish.ing} all day," said {other}. "Are you ill?" ¶ "No," said {who}. "Busy."',
      '{who} would have given a lot for an hour of {wish.ing}, where you at least knew what came next.',
      '{who} thought about {wish.ing}. That had been hard in the beginning, too, and it had helped to try again.',
    ],
    paid: [
      '"Take me along next time," said {other}. {who} tried to imagine {other} {wish.ing}, and had to laugh. "All right," {who.they} said.',
      'The next day {who} had time for {wish.ing} again. It went better than it had in weeks.',
      '"Show me," said {other}. So {who} explained about {wish.ing}, with both hands, until the tea was cold.',
      "{who} was talking about {wish.ing} again. {other} didn't understand half of it, and was glad to hear it anyway.",
    ],
  },
}
