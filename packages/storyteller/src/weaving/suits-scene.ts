import { isIndoors } from '../words/indoors.ts'
import type { Moment } from './moment.ts'

/** What is only met under the open sky. */
const ofOutdoors =
  /\b(?:hen|goose|pigeon|ducks came|snail went|a frog goes|a bird|another bird|a leaf came|cloud went|the wind came|the air had grown|puddles?|a dog went by|crossed in front)\b/i
/** What is only seen by day. */
const ofDay =
  /\b(?:the light (?:lay|turned|was)|shadows?|a cloud went|sunshine|hen walked|ducks came|ladybug)\b/i
const dark: ReadonlySet<string> = new Set(['dusk', 'evening', 'night'])

const sightsOfDay = /\b(?:rainbows?|clouds|sunshine|puddles|(?:soap )?bubbles|waterfalls?)$/i
const sightsOfNight =
  /\b(?:stars?|moon|moonlight|northern lights|comets?|meteors?|meteor shower|fireflies|fireworks|campfires?|bonfires?)$/i

/** Whether what is seen under the sky can be seen on a page: no rainbow at night, and none in a hut. */
export function canBeSeen(sight: string, { scene }: Pick<Moment, 'scene'>): boolean {
  if (isIndoors(scene.setting)) return false
  return dark.has(scene.time) ? !sightsOfDay.test(sight) : !sightsOfNight.test(sight)
}

/** Whether a line can be told where and when a page is: no hen walks through a bedroom, and at night nothing throws shadows. */
export function suitsScene(line: string, { scene }: Pick<Moment, 'scene'>): boolean {
  if (isIndoors(scene.setting) && ofOutdoors.test(line)) return false
  return !(dark.has(scene.time) && ofDay.test(line))
}
