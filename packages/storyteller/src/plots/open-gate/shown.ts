import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  sungLow: {
    shot: 'medium',
    cast: [['hero', 'stand', 'sad', 'window'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['window', 'lamp'],
    action: '{mentor} sings low, and {hero} looks out at the night.',
  },
  bootsDried: {
    shot: 'medium',
    cast: [['hero', 'sit', 'sad', 'mentor'], ['mentor', 'sit', 'tender', 'boots', 'boots'], companionNear],
    props: ['lamp', 'window'],
    action: "{mentor} dries {hero}'s boots and says the words.",
  },
  inTurns: {
    cast: [['hero', 'sit', 'sad', 'mentor'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['lamp', 'window'],
    action: '{mentor} and {hero} say the words in turns.',
  },
  lanternTurned: {
    cast: [
      ['hero', 'sit', 'thinking', 'mentor', 'lantern'],
      ['mentor', 'sit', 'tender', 'hero'],
      companionNear,
    ],
    props: ['window', 'table'],
    action: '{hero} turns the old lantern and reads the words on it.',
  },
  lettersOnCeiling: {
    shot: 'medium',
    cast: [['hero', 'look-up', 'thinking', 'ceiling'], ['mentor', 'stand', 'tender', 'hero'], companionNear],
    props: ['lantern', 'table', 'window'],
    action: '{hero} reads the words that the old lantern throws above them.',
  },
  toDarkWindow: {
    shot: 'medium',
    cast: [['hero', 'stand', 'sad', 'window'], ['mentor', 'stand', 'tender', 'hero'], companionNear],
    props: ['window', 'moon'],
    action: '{hero} says the words to the dark window, and {mentor} hears them.',
  },
  heardAtWindow: {
    shot: 'medium',
    cast: [['hero', 'lean', 'thinking', 'window'], ['mentor', 'stand', 'calm', 'window'], companionNear],
    props: ['window', 'moon'],
    action: '{hero} and {mentor} hear a neighbor pray at her open window.',
  },
  ownerCalls: {
    cast: [
      ['hero', 'run', 'joy', 'away'],
      ['away', 'stand', 'calm', 'hero'],
      ['owner', 'stand', 'calm', 'hero'],
    ],
    action: '{owner} calls to {hero}, who runs out of the gate in a great hurry.',
  },
  bath: {
    setting: 'bathroom',
    cast: [
      ['hero', 'sit', 'joy', 'mentor'],
      ['mentor', 'sit', 'calm', 'hero'],
    ],
    props: ['duck', 'towel'],
    action: '{hero} is in the bath and can hardly wait for tomorrow.',
  },
  bakery: {
    setting: 'bakery',
    props: ['lanterns', 'bread'],
    action: '{hero} and the others look for {away} in the bakery.',
  },
} as const satisfies Record<string, Shown>
