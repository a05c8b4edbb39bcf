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
} as const satisfies Record<string, Shown>
