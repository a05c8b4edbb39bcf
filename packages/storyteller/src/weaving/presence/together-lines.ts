import type { Age } from '../../plots/plot.ts'
import type { PresenceLines } from './presence-lines.ts'

interface TogetherLines extends Required<PresenceLines> {
  /** How many must be missing from so many pages before one line brings them all. */
  fromMissing(pages: number): number
}

/** For several at once whom a stretch of the story does not name: `{all}` is "Rose, Dot and Captain Bear". */
export const togetherLines: Readonly<Record<Age, TogetherLines>> = {
  toddlers: {
    fromMissing: () => 2,
    first: [
      'Here come {all}.',
      '{All} come, too.',
      'Who else is here? {All}!',
      '{hero} brings {all}.',
      '{All} want to see.',
      'Hello to {all}!',
    ],
    middle: [
      '{All} come closer.',
      'Where are {all}? Right here.',
      '{All} wait. Shh.',
      '{hero} counts {all}. All here!',
    ],
    dark: [
      '{All} stay close.',
      '{All} keep very still.',
      '{hero} sits with {all}.',
      'Not a peep from {all}.',
    ],
    elsewhere: [
      'Where are {all}? Not far.',
      '{hero} thinks of {all}.',
      '{All} do not know. Shh.',
      'Hush. {All} are next door.',
    ],
    last: [
      'And {all}? All here!',
      'A hug for {all}.',
      'Room for {all}, too.',
      'One kiss each for {all}.',
      '{All} cuddle up.',
    ],
  },
  early: {
    fromMissing: (pages) => Math.max(2, Math.floor(pages / 2) + 1),
    first: [
      'With {hero} came {all}. You could not have one without the others.',
      '{hero} counted everyone who had come along: {all}. It was the right number.',
      '{All} were there as well, since nobody wanted to be left out.',
      '"Are we all here?" asked {hero}. {All} were. That was all of them.',
      'Where {hero} went, {all} went, too. It took a while to get through a door.',
    ],
    middle: [
      '{hero} looked over at {all}. It is good to have somebody to look over at.',
      '{All} kept close together, in case of anything.',
      'A little way off were {all}, all in a row.',
      '{All} were waiting to see what {hero} would do. So was {hero}.',
      '{hero} told {all} how things were. They took it well.',
    ],
    dark: [
      '{All} came a bit closer. Nobody said a word.',
      '{hero} had {all} on both sides, and that was something.',
      '{All} stayed where they were, and that was next to {hero}.',
      'There was not a sound from {all}. They could tell.',
    ],
    elsewhere: [
      '{hero} thought of {all}, and wished for all of them at once.',
      'Somewhere else were {all}, and did not know a thing about it.',
      '{hero} could hear {all}, a long way off. It sounded like another day.',
      '"{All}," whispered {hero}, to hear the names. It helped a bit.',
    ],
    last: [
      'There was a hug in it for {all}, one after another.',
      '{All} were there for it, right to the end.',
      '{hero} counted them again: {all}. Nobody had got lost.',
      '{All} had the best seats. {hero} had seen to that.',
      '"Did you see that?" {hero} asked {all}. They had not missed a bit of it.',
    ],
  },
  middle: {
    fromMissing: () => 2,
    first: [
      '{hero} never went anywhere without {all}, and it took a while to get all of them through a door.',
      'With {hero} were {all}. Nobody had asked them along, and nobody would have dreamed of leaving them at home.',
      'If you saw {hero}, you did not have to look far for {all}.',
      '{All} were there from the start, and usually in the way, and nobody minded.',
      'There were {all}, too, and {hero} counted them, as you do before a journey.',
      '{hero} had told {all} about it first, because they were the best ones to tell.',
    ],
    middle: [
      '{hero} looked around at {all}. It helped to see them all in one piece.',
      '{All} stayed close by, in case of anything.',
      '{hero} told {all} how things stood. It did not take long, and nobody interrupted.',
      'Not far off were {all}, waiting to see what would come next. So was {hero}.',
      'It was good that {all} were there. It would have been much too quiet without them.',
    ],
    dark: [
      '{hero} sat with {all}, and for a while that was all that anybody did.',
      '{All} were there, and kept quiet, and that was the best thing to do.',
      '{hero} wanted to be alone, but not so alone that {all} had to go away.',
      'There was not a sound out of {all}.',
      'With {all} around {hero.them} it still felt bad, but it felt bad in company.',
    ],
    elsewhere: [
      'Somewhere else {all} were having an ordinary day. {hero} would have liked to have one, too.',
      '{hero} thought of {all}, and was glad that they could not see this.',
      '{All} did not know about it yet. {hero} wished that it could stay like that.',
      'A long way off you could hear {all}. It sounded like last week.',
    ],
    last: [
      '{All} had been there the whole time, and {hero} thought that somebody should mention it.',
      'There was room for {all}, too, once everybody had moved up.',
      '{hero} counted them once more, {all}, and it came out right.',
      '{All} had the best seats, and had not missed a thing.',
      '{hero} looked from one to the other, {all}, and could not think of anybody who was missing.',
    ],
  },
  preteen: {
    fromMissing: () => 2,
    first: [
      '{All} had come along, too, because nothing ever happened without them.',
      'Where {hero} was, there were {all}, and it had been like that for so long that people had stopped asking.',
      'There were {all} as well, which made it a bit crowded, and a lot better.',
      'You have to imagine {all} in all of this, close by, and usually in the way.',
      '{hero} had told {all} everything, of course, and some of it twice.',
      'Nobody had invited {all}. They were just there, as they always were, and {hero} was glad.',
    ],
    middle: [
      '{hero} looked over at {all}. Nothing had gotten better, but there they were, and that counted for something.',
      "{All} were still there. {hero} hadn't asked them to stay, and it was good that nobody had to be asked.",
      "It's easier to think when you aren't alone. {hero} had {all} for that.",
      '{hero} explained it to {all}, from the beginning. It sounded worse out loud, and also a bit smaller.',
      'Close by were {all}, and they gave {hero} all the time in the world.',
    ],
    dark: [
      '{All} kept close to {hero}, and nobody tried to make it better by talking.',
      '{hero} leaned a little toward {all}. There was nothing to say, so nobody said it.',
      "It was just as bad as before, but {all} were there, and so it wasn't quite as dark.",
      '{All} stayed. There were nicer places to be, and they stayed anyway.',
      "Nobody could help with this one, not even {all}, but {hero} was glad that they weren't somewhere else.",
    ],
    elsewhere: [
      '{hero} thought of {all}, and of how easy everything had been that morning.',
      "{hero} was glad that {all} couldn't see {hero.them} right now, and wished at the same time that they could.",
      'Somewhere {all} were having a perfectly normal day, and had no idea.',
      '{hero} tried to imagine telling {all}, and got as far as the first word.',
    ],
    last: [
      "{All} had been there from beginning to end, and {hero} wasn't going to forget it.",
      'There was room for {all}, too. There always is, if everybody moves up a bit.',
      'Then {hero} told the whole thing once more for {all}, with all the bad parts left in.',
      '{All} were still there at the end, a bit dusty, and {hero} was so glad about it that {hero.they} forgot to say so.',
      '{hero} looked around at {all}, and thought that this was exactly the right number.',
    ],
  },
}
