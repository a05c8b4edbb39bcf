import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  knitting: {
    shot: 'medium',
    cast: [
      ['mentor', 'work', 'tender', 'yarn', 'yarn'],
      ['hero', 'sit', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['bed', 'lamp', 'basket'],
    action: '{mentor} knits and says the words to {hero}.',
  },
  cardAtBed: {
    cast: [
      ['mentor', 'read', 'tender', 'note', 'note'],
      ['hero', 'sit', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['bed', 'lamp'],
    action: '{mentor} reads to {hero} what is on a card by the bed.',
  },
  goatPicture: {
    shot: 'medium',
    cast: [['hero', 'look-up', 'thinking', 'framed words'], companionNear],
    props: ['bed', 'framed words'],
    action: '{hero} reads the words over the bed for the first time.',
  },
  foldingTowels: {
    cast: [
      ['mentor', 'stand', 'tender', 'hero', 'towel'],
      ['hero', 'lie', 'thinking', 'mentor'],
    ],
    props: ['bed', 'basket', 'moon'],
    action: '{mentor} folds towels and says the words to {hero}.',
  },
  windowShut: {
    shot: 'medium',
    cast: [['mentor', 'reach', 'calm', 'window'], ['hero', 'sit', 'thinking', 'window'], companionNear],
    props: ['window', 'bed'],
    action: '{hero} listens to the choir across the way.',
  },
  awakeInBed: {
    shot: 'medium',
    cast: [['hero', 'sit', 'wow']],
    props: ['bed', 'moon', 'window'],
    action: '{hero} sits up in bed and has understood the words.',
  },
  letterOnPillow: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], companionNear],
    props: ['bed', 'pillow', 'lamp'],
    action: '{hero} reads the letter that lay on the pillow.',
  },
  passage: {
    setting: 'hallway',
    shot: 'medium',
    cast: [
      ['hero', 'look-up', 'thinking', 'framed words'],
      ['mentor', 'carry', 'calm', 'hero', 'laundry'],
    ],
    props: ['framed words'],
    action: '{hero} reads old stitched words in the hall at night, and {mentor} goes by.',
  },
  readToMentor: {
    cast: [['hero', 'read', 'thinking', 'book', 'book'], ['mentor', 'sit', 'calm', 'hero'], companionNear],
    props: ['book', 'lamp', 'bed'],
    action: '{hero} reads to {mentor} before bed.',
  },
  ribbonAtMirror: {
    setting: 'home',
    cast: [['hero', 'stand', 'joy', 'mirror', 'yellow ribbon'], companionNear],
    props: ['mirror', 'lamp'],
    action: '{hero} looks at the yellow ribbon in the mirror.',
  },
  ribbonAtSupper: {
    setting: 'kitchen',
    cast: [
      ['hero', 'stand', 'joy', 'mentor', 'yellow ribbon'],
      ['mentor', 'sit', 'happy', 'hero'],
      ['friend', 'cheer', 'joy', 'hero'],
      companionNear,
    ],
    props: ['table', 'plates', 'lamp'],
    action: '{hero} shows {mentor} the yellow ribbon at supper.',
  },
  starsCounted: {
    setting: 'porch',
    shot: 'medium',
    cast: [
      ['hero', 'sit', 'calm', 'star'],
      ['guest', 'sit', 'happy', 'star'],
    ],
    props: ['door', 'blanket', 'star'],
    action: '{hero} and {guest} sit on the step at night and count the stars.',
  },
  atNightWindow: {
    shot: 'medium',
    cast: [
      ['hero', 'lean', 'happy', 'window'],
      ['companion', 'sleep', 'calm'],
    ],
    props: ['window', 'bed', 'jar'],
    action: '{hero} talks from the window to {guest}, who stands below.',
  },
  bath: {
    setting: 'bathroom',
    props: ['duck', 'towel'],
    action: '{hero} practices in the bath for tomorrow.',
  },
} as const satisfies Record<string, Shown>
