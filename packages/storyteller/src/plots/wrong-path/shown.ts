import type { CastEntry, Shown } from '../plot.ts'

const heroResting: CastEntry = ['hero', 'sit', 'thinking', 'mentor']
const guestNear: CastEntry = ['guest', 'sit', 'calm', 'hero']

/** What pages of this plot show where the words do not stand on the map. */
export const shown = {
  said: {
    cast: [heroResting, ['mentor', 'sit', 'tender', 'hero'], guestNear],
    props: ['{end}', 'stones', 'bag'],
    action: '{mentor} says the words, and {hero} sits close by and listens.',
  },
  stoneInShoe: {
    shot: 'medium',
    cast: [heroResting, ['mentor', 'work', 'tender', 'shoe', 'shoe'], guestNear],
    props: ['{end}', 'stones'],
    action: '{mentor} shakes a stone out of one shoe and says the words.',
  },
  guestSings: {
    cast: [
      ['hero', 'sit', 'thinking', 'guest'],
      ['mentor', 'sit', 'calm', 'guest'],
      ['guest', 'sit', 'tender', 'hero'],
    ],
    props: ['{end}', 'stones', 'snail'],
    action: '{guest} says the words to {guest.themself}, and {hero} listens.',
  },
  bibleFromBag: {
    cast: [heroResting, ['mentor', 'read', 'tender', 'book', 'book'], guestNear],
    props: ['{end}', 'bag', 'eggs'],
    action: '{mentor} reads out of a small Bible, and {hero} listens.',
  },
  fallenOpen: {
    cast: [['hero', 'read', 'thinking', 'book', 'book'], ['mentor', 'sit', 'tender', 'hero'], guestNear],
    props: ['{end}', 'bag', 'eggs'],
    action: '{hero} reads where the old Bible has fallen open.',
  },
  inTurns: {
    cast: [
      ['mentor', 'sit', 'happy', 'guest'],
      ['hero', 'sit', 'thinking', 'guest'],
      ['guest', 'sit', 'happy', 'mentor'],
    ],
    props: ['{end}', 'stones', 'bag'],
    action: '{guest} and {mentor} say the words in turns, and {hero} sits between them.',
  },
  spoons: {
    shot: 'medium',
    cast: [
      ['hero', 'sit', 'thinking', 'guest'],
      ['mentor', 'sit', 'calm', 'guest'],
      ['guest', 'sit', 'calm', 'spoon', 'spoon'],
    ],
    props: ['{end}', 'bag', 'eggs'],
    action: '{guest} polishes spoons and says the words, and {hero} listens.',
  },
  sock: {
    shot: 'medium',
    cast: [heroResting, ['mentor', 'work', 'tender', 'sock', 'sock'], guestNear],
    props: ['{end}', 'stones', 'bag'],
    action: '{mentor} sews up a sock and says the words, and {hero} listens.',
  },
} as const satisfies Record<string, Shown>
