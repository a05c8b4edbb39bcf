import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  heldAtLunch: {
    cast: [['mentor', 'hug', 'tender', 'hero'], ['hero', 'sit', 'happy', 'mentor'], companionNear],
    props: ['table', 'soup'],
    action: '{mentor} holds {hero} and says the words.',
  },
  coatZipped: {
    setting: 'hallway',
    cast: [['mentor', 'kneel', 'joy', 'hero'], ['hero', 'stand', 'happy', 'mentor'], companionNear],
    props: ['door', 'coat'],
    action: "{mentor} closes {hero}'s coat and sings.",
  },
  bootsTied: {
    setting: 'hallway',
    shot: 'medium',
    cast: [['mentor', 'kneel', 'tender', 'hero'], ['hero', 'sit', 'happy', 'mentor'], companionNear],
    props: ['door', 'boots'],
    action: "{mentor} ties {hero}'s boots and says the words.",
  },
  scarfTied: {
    setting: 'hallway',
    cast: [
      ['mentor', 'kneel', 'tender', 'hero', 'scarf'],
      ['hero', 'stand', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['door', 'coat'],
    action: '{mentor} ties the scarf for {hero} and says the words.',
  },
  written: {
    cast: [['hero', 'draw', 'thinking', 'paper', 'pen'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['table', 'paper', 'clock'],
    action: '{hero} writes the words out, and {mentor} sits close by.',
  },
  mirrorInHall: {
    setting: 'hallway',
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', 'mirror', 'scarf'], companionNear],
    props: ['mirror', 'coat'],
    action: '{hero} stands at the mirror and reads the card that is stuck to it.',
  },
  throughWall: {
    cast: [['hero', 'stand', 'thinking', 'window', 'plate'], companionNear],
    props: ['plates', 'window'],
    action: '{hero} stands with a plate and hears the words through the wall.',
  },
  pencilLine: {
    cast: [
      ['hero', 'read', 'thinking', 'book', 'book'],
      ['mentor', 'stand', 'tender', 'hero'],
      companionNear,
    ],
    props: ['table', 'book'],
    action: '{hero} reads a marked line in the Bible, and {mentor} looks on.',
  },
  potatoes: {
    cast: [
      ['mentor', 'work', 'tender', 'potatoes', 'potatoes'],
      ['hero', 'sit', 'thinking', 'mentor', 'boot'],
      companionNear,
    ],
    props: ['table', 'pot', 'potatoes'],
    action: '{mentor} peels potatoes and says the words, and {hero} listens.',
  },
  platesDried: {
    cast: [['hero', 'stand', 'thinking', 'plate', 'plate'], companionNear],
    props: ['plates', 'window', 'towel'],
    action: '{hero} dries a plate and thinks of the words.',
  },
  letterReadOut: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['table', 'letter', 'window'],
    action: '{hero} reads a letter to {mentor}.',
  },
  askedAtDoor: {
    cast: [
      ['hero', 'stand', 'thinking', 'mentor'],
      ['mentor', 'stand', 'calm', 'hero'],
      ['companion', 'stand', 'happy', 'door'],
    ],
    action: '{hero} would like to run across to {friend} and talks with {mentor}.',
  },
  mentorAlong: {
    cast: [
      ['ally', 'run', 'joy', 'right'],
      ['hero', 'walk', 'happy', '{ride}', '{ride}'],
      ['mentor', 'walk', 'happy', 'right'],
      ['companion', 'walk', 'happy', 'right'],
    ],
    action: '{hero} takes the {ride} and goes along, and {mentor} comes, too.',
  },
  lightOut: {
    cast: [
      ['hero', 'lie', 'sleepy', 'window'],
      ['mentor', 'stand', 'tender', 'hero'],
      ['companion', 'sleep', 'calm'],
    ],
    action: '{mentor} says good night, and {hero} waits for the sign in the other window.',
  },
} as const satisfies Record<string, Shown>
