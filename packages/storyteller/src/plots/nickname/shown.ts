import type { CastEntry, Shown } from '../plot.ts'

const mentorSewing: CastEntry = ['mentor', 'work', 'tender', 'pillow', 'pillow']
const companionAsleep: CastEntry = ['companion', 'sleep', 'calm']

/** What pages of this plot show where they tell of something else at the kitchen table. */
export const shown = {
  featherInBible: {
    cast: [mentorSewing, ['hero', 'read', 'thinking', 'book', 'book'], companionAsleep],
    props: ['feather', 'lamp', 'table'],
    action: '{hero} puts a feather into the Bible and reads, while {mentor} sews up the pillow.',
  },
  cardForPillow: {
    cast: [mentorSewing, ['hero', 'draw', 'thinking', 'paper', 'pencil'], companionAsleep],
    props: ['paper', 'lamp', 'table'],
    action: '{hero} writes a card for the pillow, and {mentor} sews.',
  },
  scissors: {
    cast: [mentorSewing, ['hero', 'sit', 'thinking', 'mentor', 'scissors'], companionAsleep],
    props: ['window', 'lamp', 'table'],
    action: '{mentor} sews up the pillow, and {hero} holds the scissors and hears the words.',
  },
  nobodyThere: {
    cast: [
      ['hero', 'stand', 'worried', 'away'],
      ['friend', 'stand', 'thinking', 'hero'],
      ['companion', 'stand', 'sad', 'away'],
    ],
    action: '{hero} looks around for {guest}, who is not there.',
  },
  guestOnStep: {
    cast: [
      ['hero', 'stand', 'sad', 'guest'],
      ['guest', 'sit', 'thinking', 'hero'],
      ['companion', 'sit', 'calm', 'guest'],
    ],
    action: '{guest} sits on the step, and {hero} tells {guest.them} the truth.',
  },
} as const satisfies Record<string, Shown>
