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
    shot: 'medium',
    cast: [
      ['hero', 'sit', 'thinking', 'mentor'],
      ['mentor', 'work', 'tender', 'hero', 'yarn'],
      companionNear,
    ],
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
  pancakesAlone: {
    setting: 'kitchen',
    cast: [['hero', 'sit', 'sad', 'plate'], companionNear],
    props: ['table', 'pancakes', 'plate'],
    action: '{hero} sits alone over the pancakes.',
  },
  handshake: {
    setting: 'street',
    cast: [
      ['hero', 'high-five', 'laugh', 'friend'],
      ['friend', 'high-five', 'laugh', 'hero'],
    ],
    props: ['houses', 'lamp post', 'star'],
    action: '{hero} and {friend} do their handshake in the middle of the street.',
  },
  doorShut: {
    setting: 'hallway',
    cast: [
      ['hero', 'stand', 'angry', 'away', '{thing}'],
      ['mentor', 'stand', 'thinking', 'hero'],
      companionNear,
    ],
    props: ['door', 'coat'],
    action: '{hero} has shut the door with a bang, and {mentor} asks about it.',
  },
  walkedAcross: {
    cast: [
      ['hero', 'carry', 'worried', 'right', '{thing}'],
      ['mentor', 'walk', 'calm', 'right'],
      ['companion', 'walk', 'calm', 'right'],
    ],
    action: '{mentor} walks with {hero}, who carries half of the {thing} across the street.',
  },
  mentorAtDoor: {
    cast: [
      ['hero', 'stand', 'worried', 'door', '{thing}'],
      ['mentor', 'stand', 'calm', 'hero'],
    ],
    action: '{hero} stands at the door with {mentor} and does not dare to knock.',
  },
  mentorPasses: {
    cast: [
      ['hero', 'sit', 'calm', 'mentor'],
      ['friend', 'sit', 'calm', 'mentor'],
      ['mentor', 'stand', 'calm', 'friend', 'bag'],
      ['companion', 'sleep', 'calm'],
    ],
    action: '{mentor} comes past in the evening and talks with {hero} and {friend} on the step.',
  },
} as const satisfies Record<string, Shown>
