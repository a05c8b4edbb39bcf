import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  scarfTied: {
    cast: [
      ['mentor', 'kneel', 'tender', 'hero', 'scarf'],
      ['hero', 'stand', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['table', 'window'],
    action: '{mentor} ties the scarf for {hero} and says the words.',
  },
  songOverPot: {
    cast: [
      ['mentor', 'work', 'joy', 'pot', 'wooden spoon'],
      ['hero', 'stand', 'tender', 'mentor'],
      companionNear,
    ],
    props: ['pot', 'table'],
    action: '{mentor} stirs and sings, and {hero} listens to the words.',
  },
  songFromKitchen: {
    setting: 'hallway',
    shot: 'medium',
    cast: [['hero', 'sit', 'thinking', 'door', 'shoe'], companionNear],
    props: ['stairs', 'door'],
    action: '{hero} sits on the stairs and hears {mentor} sing in the kitchen.',
  },
  noteInShoe: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], companionNear],
    props: ['shoes', 'table'],
    action: '{hero} reads a note that was in {hero.their} shoe.',
  },
  programs: {
    cast: [['hero', 'draw', 'thinking', 'paper', 'pen'], companionNear],
    props: ['paper', 'table', 'window'],
    action: '{hero} writes the words out on the morning of {group.show}.',
  },
  toothbrush: {
    cast: [
      ['hero', 'stand', 'thinking', 'window', 'toothbrush'],
      ['mentor', 'work', 'calm', 'pot'],
      companionNear,
    ],
    props: ['window', 'pot', 'table'],
    action: '{hero} stands still with the toothbrush and thinks of the words.',
  },
  toastAgain: {
    setting: 'kitchen',
    time: 'morning',
    shot: 'medium',
    cast: [
      ['mentor', 'stand', 'happy', 'hero', 'bread'],
      ['hero', 'dance', 'joy'],
      ['companion', 'sleep', 'calm'],
    ],
    props: ['table', 'window'],
    action: 'In the morning {hero} {group.does} again, and {mentor} takes out the toast.',
  },
  morningOutside: {
    setting: 'porch',
    time: 'morning',
    cast: [
      ['hero', 'stand', 'joy'],
      ['companion', 'sleep', 'calm'],
    ],
    props: ['door', 'sparrow', 'flowers'],
    action: 'In the morning {hero} {group.does} again, as on every day.',
  },
  quietOutside: {
    setting: 'porch',
    cast: [['hero', 'stand', 'sad']],
    props: ['door', 'sparrow'],
    action: '{hero} stands where the sound used to be, and makes none.',
  },
  quietAlone: {
    cast: [['hero', 'stand', 'sad']],
    props: ['door', 'window'],
    action: '{hero} would like to make the usual sound, and makes none.',
  },
  askedAtDoor: {
    setting: 'porch',
    cast: [['mentor', 'stand', 'thinking']],
    props: ['door', 'mailbox', 'gate'],
    action: '{mentor} is asked why it is so quiet.',
  },
  allOnChair: {
    setting: 'bedroom',
    cast: [['hero', 'lie', 'thinking', 'chair'], companionNear],
    props: ['bed', 'chair', 'scarf', 'shoes'],
    action: '{hero} lies in bed and looks at the things on the chair.',
  },
  practiceInBedroom: {
    setting: 'bedroom',
    cast: [['hero', 'stand', 'calm', 'lamp'], companionNear],
    props: ['bed', 'lamp', 'scarf'],
    action: '{hero} stands in front of the lamp and tries it once more.',
  },
  homeWithOthers: {
    setting: 'street',
    cast: [
      ['hero', 'walk', 'thinking', 'right'],
      ['friend', 'walk', 'joy', 'right'],
      ['guest', 'walk', 'joy', 'right'],
    ],
    props: ['houses', 'lamp post'],
    action: '{hero} walks home after the last practice.',
  },
} as const satisfies Record<string, Shown>
