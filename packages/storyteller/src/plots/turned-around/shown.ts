import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where nothing is read off the wall of the church. */
export const shown = {
  standingStill: {
    cast: [['hero', 'stand', 'thinking', '{thing}'], companionNear],
    props: ['{thing}', 'door'],
    action: '{hero} has stopped by the church, and the words come back.',
  },
  churchHeard: {
    cast: [['hero', 'stand', 'thinking', 'door'], companionNear],
    props: ['{thing}', 'door'],
    action: '{hero} has stopped by the church and hears the words from inside.',
  },
  noteRead: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], companionNear],
    props: ['{thing}', 'door', 'bun'],
    action: '{hero} has stopped by the church and reads a note from {mentor}.',
  },
  paintedWords: {
    shot: 'medium',
    cast: [['hero', 'lean', 'thinking', '{thing}'], companionNear],
    props: ['{thing}', 'door'],
    action: '{hero} reads the words that {hero.they} painted on the {thing}.',
  },
} as const satisfies Record<string, Shown>
