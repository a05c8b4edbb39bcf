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
    shot: 'medium',
    cast: [['mentor', 'work', 'tender', 'sock', 'sock'], ['hero', 'sit', 'thinking', '{pot}'], companionNear],
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
  foundInMorning: {
    setting: 'home',
    time: 'morning',
    cast: [
      ['hero', 'kneel', 'wow', 'small green sprout'],
      ['mentor', 'kneel', 'happy', 'small green sprout'],
      companionNear,
    ],
    props: ['{pot}', 'window', 'small green sprout'],
    action: '{hero} and {mentor} see something small and green in the {pot}.',
  },
  foundByDay: {
    setting: 'home',
    time: 'day',
    cast: [['hero', 'kneel', 'wow', 'small green sprout'], companionNear],
    props: ['{pot}', 'window', 'small green sprout'],
    action: '{hero} sees that something small and green has come up in the {pot}.',
  },
  sip: {
    cast: [
      ['hero', 'stand', 'sleepy', '{pot}', 'cup'],
      ['companion', 'sleep', 'calm'],
    ],
    action: '{hero} gives the {pot} a sip in the middle of the night and does not see the green.',
  },
  soupStirred: {
    cast: [
      ['mentor', 'work', 'calm', 'pot', 'wooden spoon'],
      ['hero', 'sit', 'sad', 'mentor'],
      companionNear,
    ],
    props: ['pot', 'table'],
    action: '{mentor} stirs, and {hero} has to wait.',
  },
  sockKnitted: {
    cast: [['mentor', 'work', 'calm', 'yarn', 'yarn'], ['hero', 'sit', 'sad', 'mentor'], companionNear],
    props: ['basket', 'lamp'],
    action: '{mentor} knits one row after the other, and {hero} watches.',
  },
  peasShelled: {
    cast: [
      ['mentor', 'sit', 'calm', 'peas', 'peas'],
      ['hero', 'sit', 'shy', 'mentor', 'peas'],
      companionNear,
    ],
    props: ['bowl', 'peas', 'table'],
    action: '{mentor} and {hero} shell peas.',
  },
  netMended: {
    cast: [['mentor', 'sit', 'calm', 'net', 'net'], ['hero', 'sit', 'sad', 'mentor'], companionNear],
    props: ['net', 'lamp'],
    action: '{mentor} mends a net, and {hero} sits close by and tells it all.',
  },
  cheeseTurned: {
    cast: [['mentor', 'work', 'calm', 'cheese', 'cheese'], ['hero', 'stand', 'sad', 'mentor'], companionNear],
    props: ['table', 'bowl', 'milk'],
    action: '{mentor} turns a cheese that is not ripe, and {hero} watches.',
  },
  clockWound: {
    cast: [
      ['mentor', 'reach', 'calm', 'clock'],
      ['hero', 'stand', 'sad', 'mentor', 'oil can'],
      companionNear,
    ],
    props: ['clock', 'lamp'],
    action: '{mentor} winds the clock, and {hero} holds the oil can.',
  },
  quiltSewn: {
    cast: [
      ['mentor', 'sit', 'calm', 'quilt', 'quilt'],
      ['hero', 'sit', 'sad', 'quilt', 'needle'],
      companionNear,
    ],
    props: ['lamp', 'thread'],
    action: '{mentor} and {hero} sew at a quilt that takes years.',
  },
  bothLook: {
    cast: [
      ['hero', 'stand', 'wow', '{pot}'],
      ['mentor', 'lean', 'calm', '{pot}'],
      ['companion', 'peek', 'thinking', '{pot}'],
    ],
    action: '{hero} and {mentor} look into the {pot} on the first morning.',
  },
} as const satisfies Record<string, Shown>
