import type { Pose } from '../scene-description.ts'
import type { PairDrawing } from './pair.ts'
import { carry } from './pairs/carry.ts'
import { comfort } from './pairs/comfort.ts'
import { give } from './pairs/give.ts'
import { helpUp } from './pairs/help-up.ts'
import { highFive } from './pairs/high-five.ts'
import { holdHands } from './pairs/hold-hands.ts'
import { hug } from './pairs/hug.ts'
import { lead } from './pairs/lead.ts'
import { makeTogether } from './pairs/make-together.ts'
import { ride } from './pairs/ride.ts'
import { sitOnLap } from './pairs/sit-on-lap.ts'
import { stroke } from './pairs/stroke.ts'
import { tug } from './pairs/tug.ts'

/** Poses in which a figure touches the one it looks at. */
export const pairDrawings: Partial<Record<Pose, PairDrawing>> = {
  hug,
  'hold-hands': holdHands,
  'high-five': highFive,
  comfort,
  give,
  'help-up': helpUp,
  carry,
  'sit-on-lap': sitOnLap,
  lead,
  stroke,
  pull: tug,
  work: makeTogether,
  kneel: makeTogether,
  ride,
}
