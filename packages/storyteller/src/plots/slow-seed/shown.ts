import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'lie', 'sleepy', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  sung: {
    cast: [['mentor', 'sit', 'joy', 'hero'], ['hero', 'sit', 'tender', 'mentor'], companionNear],
    props: ['lamp', '{pot}'],
    action: '{mentor} sings to {hero}, with the {pot} on the windowsill.',
  },
  cupsWashed: {
    setting: 'kitchen',
    cast: [
      ['mentor', 'work', 'tender', 'cup', 'cup'],
      ['hero', 'stand', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['{pot}', 'plates', 'table'],
    action: '{mentor} washes the cups and says the words to {hero}.',
  },
  sockDarned: {
    cast: [['mentor', 'sit', 'tender', 'sock', 'sock'], ['hero', 'sit', 'thinking', '{pot}'], companionNear],
    props: ['{pot}', 'lamp', 'thread'],
    action: '{mentor} darns a sock and says the words, and {hero} looks at the {pot}.',
  },
  wateringCan: {
    cast: [
      ['hero', 'sit', 'thinking', 'watering can', 'watering can'],
      ['mentor', 'sit', 'tender', 'hero'],
      companionNear,
    ],
    props: ['{pot}', 'lamp'],
    action: '{hero} reads the words on the old watering can.',
  },
  underChurchWindow: {
    setting: 'church',
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', 'up', 'cup'], companionNear],
    props: ['{pot}'],
    action: '{hero} stands by the church and hears people practice the words.',
  },
  written: {
    cast: [['hero', 'draw', 'thinking', 'paper', 'pen'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['paper', 'lamp', '{pot}'],
    action: '{hero} copies the words out, and {mentor} sits close by.',
  },
  homeFromField: {
    setting: 'farm',
    shot: 'medium',
    cast: [
      ['mentor', 'walk', 'tender', 'right'],
      ['hero', 'walk', 'thinking', 'right', 'rake'],
      ['friend', 'walk', 'calm', 'right'],
      ['companion', 'walk', 'calm', 'right'],
    ],
    props: ['path'],
    action: '{mentor} and {hero} walk home from the field and say the words in turns.',
  },
  cardInBox: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['box', '{pot}', 'lamp'],
    action: '{hero} reads a card that was in the box with the seeds.',
  },
  onRug: {
    shot: 'medium',
    cast: [['mentor', 'read', 'tender', 'hero', 'book'], ['hero', 'lie', 'thinking'], companionNear],
    props: ['rug', 'lamp', '{pot}'],
    action: '{mentor} reads one sentence, and {hero} lies on the rug and thinks.',
  },
  pottingBench: {
    setting: 'workshop',
    shot: 'medium',
    cast: [
      ['hero', 'stand', 'thinking', 'framed words'],
      ['mentor', 'stand', 'calm', 'hero', 'rake'],
    ],
    props: ['framed words', 'potting bench'],
    action: '{hero} reads the line above the potting bench.',
  },
  atDarkWindow: {
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', 'window'], companionNear],
    props: ['window', '{pot}'],
    action: '{hero} says the words to the window, with the {pot} before it.',
  },
  songInBeans: {
    setting: 'garden',
    shot: 'medium',
    cast: [
      ['mentor', 'pour', 'joy', 'beans', 'watering can'],
      ['hero', 'sit', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['beans', 'crate'],
    action: '{mentor} waters the beans and sings, and {hero} listens.',
  },
} as const satisfies Record<string, Shown>
