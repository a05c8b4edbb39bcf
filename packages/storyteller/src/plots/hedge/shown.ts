import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  blanketFolded: {
    cast: [
      ['mentor', 'stand', 'tender', 'hero', 'blanket'],
      ['hero', 'sit', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['lamp', 'basket'],
    action: '{mentor} folds a blanket and says the words, and {hero} listens.',
  },
  cupTurned: {
    setting: 'kitchen',
    cast: [['hero', 'stand', 'thinking', 'cup', 'cup'], companionNear],
    props: ['cupboard', 'table'],
    action: '{hero} turns a cup around and reads the words on it.',
  },
  pins: {
    cast: [
      ['mentor', 'sit', 'thinking', 'cloth', 'cloth'],
      ['hero', 'sit', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['lamp', 'thread', 'table'],
    action: '{mentor} puts the sewing down and says the words to {hero}.',
  },
  letterFound: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], companionNear],
    props: ['lamp', 'leaf', 'table'],
    action: '{hero} reads an old letter by the lamp.',
  },
  jarInHedge: {
    setting: 'garden',
    time: 'evening',
    cast: [['hero', 'kneel', 'thinking', 'note', 'note'], companionNear],
    props: ['{hedge}', 'jar'],
    action: '{hero} finds an old line of writing in the {hedge}.',
  },
} as const satisfies Record<string, Shown>
