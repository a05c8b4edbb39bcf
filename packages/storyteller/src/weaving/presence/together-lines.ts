import type { PresenceLines } from './presence-lines.ts'

/** For several at once whom a toddler's page does not name: `{all}` is "Rose, Dot and Captain Bear". */
export const togetherLines: Omit<PresenceLines, 'elsewhere'> = {
  first: [
    'Here come {all}.',
    '{All} come, too.',
    'Who else is here? {All}!',
    '{hero} brings {all}.',
    '{All} want to see.',
    'Hello to {all}!',
  ],
  middle: [
    '{All} come closer.',
    'Where are {all}? Right here.',
    '{All} wait. Shh.',
    '{hero} counts {all}. All here!',
  ],
  dark: ['{All} stay close.', '{All} keep very still.', '{hero} sits with {all}.', 'Not a peep from {all}.'],
  last: [
    'And {all}? All here!',
    'A hug for {all}.',
    'Room for {all}, too.',
    'One kiss each for {all}.',
    '{All} cuddle up.',
  ],
}
