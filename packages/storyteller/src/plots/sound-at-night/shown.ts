import type { CastEntry, Shown } from '../plot.ts'

const heroAwake: CastEntry = ['hero', 'sit', 'thinking', 'mentor', '{warm}']
const heroLying: CastEntry = ['hero', 'lie', 'thinking', 'mentor']
const friendNear: CastEntry = ['friend', 'sit', 'calm', 'mentor']
const companionNear: CastEntry = ['companion', 'lie', 'calm', 'hero']

/** What pages of this plot show where they tell of something else in the dark. */
export const shown = {
  sung: {
    cast: [['mentor', 'sit', 'joy', 'hero'], heroAwake, friendNear, companionNear],
    props: ['lantern', '{warm}'],
    action: '{mentor} sings low in the dark, and {hero} listens.',
  },
  tuckedIn: {
    cast: [['mentor', 'stroke', 'tender', 'hero'], heroLying, friendNear, companionNear],
    props: ['lantern', '{warm}'],
    action: '{mentor} says the words and tucks {hero} in.',
  },
  inTurns: {
    cast: [['mentor', 'sit', 'tender', 'hero'], heroAwake, friendNear, companionNear],
    props: ['lantern', '{warm}'],
    action: '{mentor} and {hero} say the words in turns.',
  },
  sewnWords: {
    cast: [
      ['mentor', 'hold-up', 'tender', 'hero', 'lantern'],
      ['hero', 'sit', 'wow', 'down', '{warm}'],
      friendNear,
      companionNear,
    ],
    props: ['{warm}'],
    action: '{hero} reads the words that are sewn along the edge of the {warm}.',
  },
  cardOnNail: {
    cast: [['mentor', 'stand', 'tender', 'hero', 'candle'], heroLying, friendNear, companionNear],
    props: ['lantern', 'note', '{warm}'],
    action: '{mentor} makes a light, and {hero} reads the card below the lantern.',
  },
  sockFound: {
    shot: 'medium',
    cast: [['mentor', 'sit', 'calm', 'hero', 'sock'], heroAwake, friendNear, companionNear],
    props: ['lantern', '{warm}'],
    action: '{mentor} looks for a sock and says the words to {hero}.',
  },
  lyingAwake: {
    cast: [heroLying, ['mentor', 'sit', 'calm', 'hero'], companionNear],
    props: ['{warm}'],
    action: '{hero} lies awake and says the words, and {mentor} hears it.',
  },
  prayerHeard: {
    cast: [heroLying, ['mentor', 'pray', 'calm'], companionNear],
    props: ['{warm}'],
    action: '{hero} lies awake and hears {mentor} pray.',
  },
  fallenOpen: {
    cast: [
      ['hero', 'read', 'thinking', 'book', 'book'],
      ['mentor', 'sit', 'thinking', 'hero'],
      friendNear,
      companionNear,
    ],
    props: ['lantern', 'bag', 'leaf'],
    action: '{hero} reads where the small Bible has fallen open.',
  },
  writtenOnCloth: {
    cast: [['hero', 'draw', 'thinking', 'down', '{warm}'], ['mentor', 'sit', 'calm', 'hero'], companionNear],
    props: ['{warm}'],
    action: '{hero} writes the words with one finger on the {warm}.',
  },
  noteByMatch: {
    cast: [
      ['hero', 'read', 'thinking', 'note', 'note'],
      ['mentor', 'sit', 'tender', 'hero', 'candle'],
      companionNear,
    ],
    props: ['{warm}'],
    action: '{hero} reads a folded note, and {mentor} holds a small light.',
  },
  askedInHiding: {
    cast: [
      ['hero', 'hide', 'worried', 'mentor', '{warm}'],
      ['mentor', 'sit', 'calm', 'hero'],
      ['companion', 'lie', 'calm', 'hero'],
    ],
    action: '{hero} hides under the {warm}, and {mentor} asks how it is in there.',
  },
} as const satisfies Record<string, Shown>
