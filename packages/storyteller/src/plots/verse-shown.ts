import type { CastEntry, Shown } from './plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']
const companionAsleep: CastEntry = ['companion', 'sleep', 'calm']

/**
 * What a page shows when the verse comes in another way than its scene has it: for plots in which a mentor reads to the
 * hero at home. The place and the hour stay those of the page, unless they are named.
 */
export const verseShown = {
  sung: {
    cast: [['mentor', 'sit', 'joy', 'hero'], ['hero', 'sit', 'tender', 'mentor'], companionAsleep],
    props: ['lamp', 'window'],
    action: '{mentor} sings, and {hero} listens to the words.',
  },
  saidByHero: {
    cast: [['hero', 'stand', 'thinking', 'mentor'], ['mentor', 'sit', 'tender', 'hero'], companionAsleep],
    props: ['lamp', 'window'],
    action: '{hero} says the words by heart, and {mentor} listens.',
  },
  readByHero: {
    cast: [
      ['hero', 'read', 'thinking', 'book', 'book'],
      ['mentor', 'sit', 'tender', 'hero'],
      companionAsleep,
    ],
    props: ['book', 'lamp', 'table'],
    action: '{hero} reads a line in the Bible, and {mentor} sits close by.',
  },
  foundAlone: {
    cast: [['hero', 'read', 'thinking', 'book', 'book'], companionNear],
    props: ['shelf', 'book', 'leaf'],
    action: '{hero} reads where the Bible has fallen open.',
  },
  writtenAlone: {
    cast: [['hero', 'draw', 'thinking', 'paper', 'pencil'], companionNear],
    props: ['paper', 'pencil', 'lamp'],
    action: '{hero} writes the words out, one letter after the other.',
  },
  written: {
    cast: [
      ['hero', 'draw', 'thinking', 'paper', 'pencil'],
      ['mentor', 'stand', 'tender', 'hero'],
      companionAsleep,
    ],
    props: ['paper', 'pencil', 'lamp'],
    action: '{hero} writes the words out, and {mentor} looks on.',
  },
  heardAtWindow: {
    shot: 'medium',
    cast: [['hero', 'lean', 'thinking', 'window'], companionNear],
    props: ['window', 'curtain'],
    action: '{hero} stands at the open window and hears the words.',
  },
  onCup: {
    cast: [['mentor', 'hold-up', 'tender', 'cup', 'cup'], ['hero', 'sit', 'wow', 'cup'], companionNear],
    props: ['table', 'lamp'],
    action: "God's words are on a cup, and {mentor} reads them.",
  },
  onWall: {
    shot: 'medium',
    cast: [
      ['mentor', 'point', 'tender', 'framed words'],
      ['hero', 'stand', 'wow', 'framed words'],
      companionNear,
    ],
    props: ['framed words', 'lamp'],
    action: '{mentor} reads to {hero} what is written on the wall.',
  },
  onWallReadAlone: {
    shot: 'medium',
    cast: [['hero', 'point', 'thinking', 'framed words'], companionNear],
    props: ['framed words', 'lamp'],
    action: '{hero} reads the words on the wall.',
  },
  overDishes: {
    setting: 'kitchen',
    cast: [
      ['mentor', 'work', 'tender', 'plate', 'plate'],
      ['hero', 'stand', 'thinking', 'mentor', 'towel'],
      companionNear,
    ],
    props: ['plates', 'table', 'window'],
    action: '{mentor} washes up and says the words, and {hero} is near.',
  },
  overSoup: {
    setting: 'kitchen',
    cast: [
      ['mentor', 'work', 'tender', 'soup', 'wooden spoon'],
      ['hero', 'stand', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['stove', 'soup', 'window'],
    action: '{mentor} stirs the soup and says the words, and {hero} is near.',
  },
  onStairs: {
    setting: 'hallway',
    shot: 'medium',
    cast: [['mentor', 'walk', 'tender', 'right'], ['hero', 'walk', 'thinking', 'right'], companionNear],
    props: ['stairs', 'lamp'],
    action: '{mentor} and {hero} go up the stairs and say the words in turns.',
  },
} as const satisfies Record<string, Shown>
