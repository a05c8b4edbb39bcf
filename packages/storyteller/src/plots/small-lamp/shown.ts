import type { CastEntry, Shown } from '../plot.ts'

const heroWithLamp: CastEntry = ['hero', 'sit', 'tender', 'mentor', '{lamp}']
const allyNear: CastEntry = ['ally', 'sit', 'thinking', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  sung: {
    cast: [['mentor', 'sit', 'joy', 'hero'], heroWithLamp, allyNear],
    action: '{mentor} sings low, and {hero} listens with the {lamp} in {hero.their} hands.',
  },
  lampOverBook: {
    cast: [
      ['mentor', 'read', 'tender', 'book', 'book'],
      ['hero', 'hold-up', 'wow', 'mentor', '{lamp}'],
      allyNear,
    ],
    props: ['door', 'book'],
    action: '{hero} holds the {lamp} up, and {mentor} reads by its light.',
  },
  saidOnStep: {
    cast: [['mentor', 'sit', 'tender', 'hero'], heroWithLamp, allyNear],
    action: '{mentor} and {hero} sit on the step with the {lamp} and say the words.',
  },
  wordsIndoors: {
    setting: 'living-room',
    shot: 'medium',
    cast: [
      ['hero', 'hold-up', 'wow', 'framed words', '{lamp}'],
      ['mentor', 'stand', 'tender', 'hero'],
      ['ally', 'look-up', 'thinking', 'framed words'],
    ],
    props: ['framed words', 'shelf'],
    action: "{hero} reads by the light of the {lamp} what hangs on {mentor}'s wall.",
  },
  bibleIndoors: {
    setting: 'living-room',
    cast: [['mentor', 'read', 'tender', 'book', 'book'], heroWithLamp, allyNear],
    props: ['shelf', 'book', 'window'],
    action: '{mentor} reads to {hero} by the light of the {lamp}.',
  },
  noteByLamp: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], ['mentor', 'stand', 'tender', 'hero'], allyNear],
    action: '{hero} reads a note from {away} by the light of the {lamp}.',
  },
  standingInRoad: {
    setting: 'street',
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', '{lamp}', '{lamp}']],
    props: ['houses', 'moon'],
    action: '{hero} stands still in the road with the {lamp}, and the words come back.',
  },
  toDarkWindow: {
    setting: 'living-room',
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', 'window', '{lamp}'], ['mentor', 'sit', 'tender', 'hero'], allyNear],
    props: ['window', 'table'],
    action: '{hero} says the words to the dark window.',
  },
  remembered: {
    cast: [['hero', 'stand', 'thinking', '{lamp}', '{lamp}'], ['mentor', 'stand', 'calm', 'hero'], allyNear],
    action: '{hero} looks at the {lamp} in {hero.their} hands, and the words come back.',
  },
  awayBelow: {
    cast: [
      ['hero', 'lie', 'sleepy', '{lamp}'],
      ['companion', 'sleep', 'calm'],
    ],
  },
  mentorNear: {
    cast: [
      ['hero', 'stand', 'thinking', 'mentor'],
      ['mentor', 'stand', 'tender', 'hero'],
      ['away', 'stand', 'calm', 'hero'],
      ['ally', 'clap', 'laugh', 'hero'],
    ],
    action: 'Somebody else is cheered, and {mentor} stands by {hero}.',
  },
} as const satisfies Record<string, Shown>
