import { isIndoors } from '../words/indoors.ts'
import { isSeenAt } from '../words/sights.ts'
import type { Moment } from './moment.ts'

/** What is only met under the open sky. */
const ofOutdoors =
  /\b(?:hen|goose|pigeon|ducks came|snail went|a frog goes|a bird|another bird|a leaf came|cloud went|the wind came|the air had grown|puddles?|a dog went by|crossed in front)\b/i
/** What is only seen by day. */
const ofDay =
  /\b(?:the light (?:lay|turned|was)|shadows?|a cloud went|sunshine|hen walked|ducks came|ladybug)\b/i
const dark: ReadonlySet<string> = new Set(['dusk', 'evening', 'night'])

/** Whether what is seen under the sky can be seen on a page: no rainbow at night, and none in a hut. */
export function canBeSeen(sight: string, { scene }: Pick<Moment, 'scene'>): boolean {
  if (isIndoors(scene.setting)) return false
  return isSeenAt(sight, dark.has(scene.time))
}

/** Whether a line can be told where and when a page is: no hen walks through a bedroom, and at night nothing throws shadows. */
export function suitsScene(line: string, { scene }: Pick<Moment, 'scene'>): boolean {
  if (isIndoors(scene.setting) && ofOutdoors.test(line)) return false
  return !(dark.has(scene.time) && ofDay.test(line))
}
