import type { PresenceLines } from './presence-lines.ts'

/** For several at once whom a toddler's page does not name: `{all}` is "Rose, Dot and Captain Bear". */
export const togetherLines: Omit<PresenceLines, 'elsewhere'> = {
  first: ['Here come {all}.', '{All} come, too.', 'Who else is here? {All}!', '{hero} brings {all}.'],
  middle: ['{All} are near.', 'Where are {all}? Right here.', '{All} wait. Shh.', '{hero} looks at {all}.'],
  dark: ['{All} stay close.', '{All} are near. So near.'],
  last: ['And {all}? All here!', 'A hug for {all}.', 'Room for {all}, too.', '{All} are so glad.'],
}
