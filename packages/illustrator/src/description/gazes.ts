import { isAtDoor, isOutside, nameAtWindow } from '../composition/name-at-window.ts'
import type { SceneFigure } from '../scene-description.ts'
import { determined } from './nouns.ts'

const above =
  /\b(sky|stars?|moon|sun|clouds?|birds?|doves?|kites?|roof|heaven|rainbow|ceiling|balloons?|fireworks|lanterns?|swallows?)\b/
const below = /\b(floor|ground|seeds?|seedlings?|sprout|crumbs?|pieces|puddle|feet|shoes)\b/
const far =
  /\b(horizon|sea|ocean|lake|hills?|mountains?|valley|view|lights|path|road|street|village|town|barn|church|island|shore|house|houses|boats?)\b/

const directions: Record<string, string> = {
  left: 'look to the left',
  right: 'look to the right',
  up: 'look up',
  down: 'look down',
  away: 'look away',
  outside: 'look outside',
  inside: 'look inside',
  ahead: 'look ahead',
  around: 'look around',
  behind: 'look back',
  back: 'look back',
  home: 'look towards home',
  distance: 'look into the distance',
  'the distance': 'look into the distance',
  camera: 'look at us',
  reader: 'look at us',
}

/** Somebody who is not in the picture is not told of. */
const isName = /^(?:(?:an?|the|his|her|their|my) )?\p{Lu}/u

/** Whether a look is at something that can be named, and not in a direction. */
export const isThing = (look: string): boolean =>
  directions[look.trim().toLowerCase()] === undefined && !isName.test(look)

/** A thing that is looked at, as it is said: "the seed", "Lottie at the window". */
export function theThing(look: string): string {
  const words = look.trim()
  const name = nameAtWindow(words)
  if (name)
    return `${isName.test(name) ? name : `the ${name}`} ${isOutside(words) ? 'outside' : isAtDoor(words) ? 'at the door' : 'at the window'}`
  return determined.test(words) ? words.replace(/^(?:an?|some) /i, 'the ') : `the ${words}`
}

/** Where somebody looks who looks at nobody: "look up at the stars"; null where nothing is said of it. */
export function gazeOf({ look, pose }: SceneFigure): string | null {
  const words = look?.trim().toLowerCase()
  if (!look || !words || pose === 'sleep' || isName.test(look)) return null
  const known = directions[words]
  if (known) return known
  if (/^away from /.test(words)) return `look ${words.replace('away from ', 'away from the ')}`
  const thing = theThing(look)
  if (pose === 'look-up' || above.test(words)) return `look up at ${thing}`
  if (below.test(words)) return `look down at ${thing}`
  return far.test(words) ? `look towards ${thing}` : `look at ${thing}`
}
