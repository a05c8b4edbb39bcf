import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  cushion: {
    cast: [
      ['hero', 'sit', 'thinking', 'cushion', 'cushion'],
      ['mentor', 'sit', 'tender', 'hero'],
      companionNear,
    ],
    props: ['lamp', 'table'],
    action: '{hero} reads the words on a cushion.',
  },
  mirror: {
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', 'mirror'], ['mentor', 'stand', 'tender', 'hero'], companionNear],
    props: ['mirror', 'lamp'],
    action: '{hero} reads the card in the frame of the mirror.',
  },
  wool: {
    cast: [['hero', 'sit', 'thinking', 'mentor'], ['mentor', 'sit', 'tender', 'hero', 'yarn'], companionNear],
    props: ['lamp', 'basket'],
    action: '{hero} says the words, and {mentor} winds wool and listens.',
  },
  dictation: {
    cast: [
      ['hero', 'draw', 'thinking', 'paper', 'pencil'],
      ['mentor', 'read', 'tender', 'book', 'book'],
      companionNear,
    ],
    props: ['paper', 'lamp', 'table'],
    action: '{mentor} reads out of the Bible, and {hero} writes down the words.',
  },
  darkHall: {
    setting: 'hallway',
    cast: [['hero', 'stand', 'thinking'], companionNear],
    props: ['door', 'coat'],
    action: '{hero} stands in the hall, and the words come back.',
  },
  spectacles: {
    setting: 'kitchen',
    cast: [['hero', 'lean', 'thinking', 'book'], companionNear],
    props: ['book', 'spectacles', 'table'],
    action: '{hero} reads what lies open on the kitchen table.',
  },
  throughWall: {
    cast: [['hero', 'sit', 'thinking'], companionNear],
    props: ['lamp', 'door', 'table'],
    action: '{hero} sits alone and hears {mentor} read in the next room.',
  },
} as const satisfies Record<string, Shown>
