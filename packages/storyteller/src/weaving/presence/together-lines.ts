import type { Age } from '../../plots/plot.ts'
import type { PresenceLines } from './presence-lines.ts'

interface TogetherLines extends Required<PresenceLines> {
  /** How many must be missing from so many pages before one line brings them all. */
  fromMissing(pages: number): number
}

/** For several at once whom a stretch of the story does not name: `{all}` is "Rose, Dot and Captain Bear". */
export const togetherLines: Readonly<Partial<Record<Age, TogetherLines>>> = {
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
}
