import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  songInBed: {
    shot: 'medium',
    cast: [
      ['hero', 'lie', 'thinking', 'window'],
      ['companion', 'sleep', 'calm'],
    ],
    props: ['bed', 'window', 'moon'],
    action: '{hero} lies in bed and listens to a song.',
  },
  bath: {
    setting: 'bathroom',
    cast: [['hero', 'sit', 'joy'], companionNear],
    props: ['duck', 'towel'],
    action: '{hero} is in the bath and hears the words.',
  },
  cup: {
    setting: 'kitchen',
    cast: [['hero', 'sit', 'wow', 'cup', 'cup'], companionNear],
    props: ['table', 'plate', 'window'],
    action: '{hero} reads the words on a cup.',
  },
  plates: {
    setting: 'kitchen',
    cast: [['hero', 'stand', 'thinking', 'plate', 'plate'], companionNear],
    props: ['plates', 'towel', 'table'],
    action: '{hero} dries the plates and stops to think.',
  },
  teeth: {
    setting: 'bathroom',
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', 'mirror', 'toothbrush'], companionNear],
    props: ['mirror', 'towel'],
    action: '{hero} stands still with the toothbrush and thinks of the words.',
  },
  pressedCard: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], companionNear],
    props: ['shelf', 'bible', 'flower'],
    action: '{hero} reads a card that has fallen out of the Bible.',
  },
  lunchbox: {
    setting: 'school',
    time: 'day',
    cast: [['hero', 'sit', 'thinking', 'note', 'note']],
    props: ['lunchbox', 'apple', 'table'],
    action: '{hero} finds a strip of paper with words in the lunchbox.',
  },
  homeWithMilk: {
    setting: 'street',
    shot: 'medium',
    cast: [
      ['hero', 'walk', 'thinking', 'right'],
      ['friend', 'walk', 'happy', 'right', 'milk can'],
      ['companion', 'walk', 'calm', 'right'],
    ],
    props: ['moon', 'houses'],
    action: '{hero} and {friend} walk home with the milk and say the words in turns.',
  },
  atWindow: {
    time: 'night',
    shot: 'medium',
    cast: [
      ['hero', 'stand', 'thinking', 'window'],
      ['companion', 'sleep', 'calm'],
    ],
    props: ['window', 'bed', 'lamp'],
    action: '{hero} stands at the window and says the words.',
  },
  choirNextDoor: {
    cast: [['hero', 'sit', 'thinking', 'window'], companionNear],
    props: ['paper', 'pencil', 'lamp'],
    action: '{hero} has put down the pencil and listens.',
  },
  invitations: {
    cast: [['hero', 'draw', 'thinking', 'paper', 'pencil'], companionNear],
    props: ['letters', 'lamp', 'door'],
    action: '{hero} writes invitations and looks up at the door.',
  },
  homeAtDusk: {
    setting: 'street',
    cast: [
      ['hero', 'walk', 'happy', 'right'],
      ['arrival', 'walk', 'happy', 'right'],
    ],
    props: ['houses', 'star'],
    action: '{hero} and {arrival} walk home side by side.',
  },
  metOnTheWay: {
    cast: [
      ['hero', 'stand', 'shy', 'arrival'],
      ['arrival', 'stand', 'shy', 'hero'],
    ],
    action: '{hero} meets {arrival} after all, and does not know what to say.',
  },
} as const satisfies Record<string, Shown>
