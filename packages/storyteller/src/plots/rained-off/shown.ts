import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  songOutside: {
    cast: [['hero', 'sit', 'thinking', 'mentor'], ['mentor', 'sit', 'joy', 'hero'], companionNear],
    props: ['curtain', 'window'],
    action: '{mentor} sings on the other side of the curtain, and {hero} hears it.',
  },
  cupDried: {
    cast: [['hero', 'sit', 'thinking', 'mentor'], ['mentor', 'stand', 'calm', 'cup', 'cup'], companionNear],
    props: ['curtain', 'window'],
    action: '{mentor} dries a cup and says the words, and {hero} hears them behind the curtain.',
  },
  wordsOnWall: {
    cast: [['hero', 'peek', 'thinking', 'framed words'], companionNear],
    props: ['curtain', 'window', 'framed words'],
    action: '{hero} looks out of the curtain and reads the words on the wall.',
  },
  alone: {
    cast: [['hero', 'sit', 'thinking', 'window'], companionNear],
    props: ['curtain', 'window'],
    action: '{hero} sits alone behind the curtain and hears the words.',
  },
  bibleOnSill: {
    cast: [['hero', 'read', 'thinking', 'book', 'book'], companionNear],
    props: ['curtain', 'window', 'daisy'],
    action: '{hero} reads where the old Bible has fallen open.',
  },
  listTurned: {
    cast: [['hero', 'read', 'thinking', 'list', 'list'], companionNear],
    props: ['curtain', 'window'],
    action: '{hero} finds the words on the back of the list.',
  },
  writtenOnPane: {
    shot: 'medium',
    cast: [['hero', 'reach', 'thinking', 'window'], companionNear, ['friend', 'stand', 'thinking', 'hero']],
    props: ['curtain', 'window'],
    action: '{hero} writes the words on the misty window with one finger.',
  },
  hemRead: {
    cast: [['hero', 'sit', 'thinking', 'curtain'], companionNear],
    props: ['curtain', 'window'],
    action: '{hero} reads what is stitched along the hem of the curtain.',
  },
  toldInMorning: {
    cast: [['hero', 'stand', 'sad', 'window'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    action: '{mentor} tells {hero} that they cannot go, and the weather is at the window.',
  },
  toldByNow: {
    cast: [
      ['hero', 'sit', 'sad', 'mentor'],
      ['mentor', 'sit', 'tender', 'hero'],
    ],
    action: '{mentor} tells {hero} what they would be doing by now.',
  },
} as const satisfies Record<string, Shown>
