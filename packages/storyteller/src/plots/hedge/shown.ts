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
  secondPayer: {
    cast: [
      ['hero', 'reach', 'happy', '{pay}'],
      ['guest2', 'give', 'calm', 'hero', '{pay}'],
      ['friend', 'stand', 'happy', 'hero'],
      companionNear,
    ],
    action: '{guest2} gives {hero} {pay.one} for carrying a message to {guest}.',
  },
  noAppetite: {
    setting: 'kitchen',
    cast: [
      ['hero', 'sit', 'sad', 'plate'],
      ['mentor', 'stand', 'thinking', 'hero', 'plate'],
    ],
    props: ['table', 'soup', 'window'],
    action: '{hero} sits at supper and does not eat.',
  },
  askedOnBed: {
    cast: [
      ['hero', 'sit', 'sad', '{pay}', '{pay}'],
      ['mentor', 'sit', 'tender', 'hero'],
    ],
    action: '{mentor} sits down on the bed beside {hero}, who cannot eat {pay.one}.',
  },
  lettersWritten: {
    cast: [['hero', 'draw', 'worried', 'paper', 'pen'], companionNear],
    props: ['letters', 'lamp', 'table'],
    action: '{hero} writes two letters to stop the others from coming.',
  },
  bagAtGate: {
    setting: 'garden',
    cast: [['hero', 'stand', 'worried', 'away', 'bag'], companionNear],
    props: ['gate', 'houses'],
    action: '{hero} stands at the gate with a bag and looks at two windows with a light on.',
  },
  heardFromBed: {
    setting: 'bedroom',
    time: 'night',
    shot: 'medium',
    cast: [
      ['hero', 'lie', 'happy', 'window'],
      ['companion', 'sleep', 'calm'],
    ],
    props: ['bed', 'window', 'moon'],
    action: '{hero} lies in bed and hears {guest} and {guest2} talk over there.',
  },
  bothBlame: {
    cast: [
      ['guest', 'point', 'angry', 'guest2'],
      ['hero', 'stand', 'thinking', 'guest'],
      ['guest2', 'point', 'angry', 'guest'],
    ],
    action: '{guest} and {guest2} both say that the ladder is theirs.',
  },
  gladGuest: {
    cast: [['hero', 'stand', 'shy', 'guest'], ['guest', 'stand', 'happy', 'hero'], companionNear],
    props: ['{hedge}'],
    action: '{hero} tells {guest} something nicer than was said.',
  },
  mentorAsks: {
    cast: [['hero', 'sit', 'worried', 'mentor', 'paper'], ['mentor', 'stand', 'calm', 'hero'], companionNear],
    action: '{mentor} asks {hero} about the long list.',
  },
  mentorComforts: {
    cast: [['hero', 'sit', 'sad', 'mentor'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    action: '{mentor} sits with {hero} within sight of two closed doors.',
  },
} as const satisfies Record<string, Shown>
