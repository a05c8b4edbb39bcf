import type { Pose } from '../scene-description.ts'
import { carry } from './poses/carry.ts'
import { cheer } from './poses/cheer.ts'
import { clap } from './poses/clap.ts'
import { climb } from './poses/climb.ts'
import { comfort } from './poses/comfort.ts'
import { dance } from './poses/dance.ts'
import { draw } from './poses/draw.ts'
import { give } from './poses/give.ts'
import { helpUp } from './poses/help-up.ts'
import { hide } from './poses/hide.ts'
import { holdHands } from './poses/hold-hands.ts'
import { holdUp } from './poses/hold-up.ts'
import { hug } from './poses/hug.ts'
import { jump } from './poses/jump.ts'
import { kneel } from './poses/kneel.ts'
import { lean } from './poses/lean.ts'
import { lookUp } from './poses/look-up.ts'
import { paddle } from './poses/paddle.ts'
import { peek } from './poses/peek.ts'
import { play } from './poses/play.ts'
import { point } from './poses/point.ts'
import { pray } from './poses/pray.ts'
import { pull } from './poses/pull.ts'
import { reach } from './poses/reach.ts'
import { read } from './poses/read.ts'
import { readSeated } from './poses/read-seated.ts'
import { run } from './poses/run.ts'
import { seat } from './poses/seat.ts'
import { sit } from './poses/sit.ts'
import { sitOnLap } from './poses/sit-on-lap.ts'
import { stand } from './poses/stand.ts'
import { stretchArms } from './poses/stretch-arms.ts'
import { walk } from './poses/walk.ts'
import { wave } from './poses/wave.ts'
import { work } from './poses/work.ts'
import type { PoseDrawing } from './stance.ts'

/**
 * The drawing of every pose that is not lying down. A pose without a drawing of its own names its nearest
 * neighbour here, so that no pose is ever guessed.
 */
const drawings: Record<Exclude<Pose, 'lie' | 'sleep'>, PoseDrawing> = {
  stand,
  walk,
  run,
  climb,
  sit,
  'sit-on-lap': sitOnLap,
  kneel,
  pray,
  work,
  carry,
  give,
  pour: give,
  'hold-up': holdUp,
  hug,
  'hold-hands': holdHands,
  comfort,
  'help-up': helpUp,
  reach,
  pull,
  point,
  wave,
  cheer,
  clap,
  jump,
  dance,
  hide,
  peek,
  read,
  draw,
  play,
  paddle,
  'look-up': lookUp,
  lean,
  'stretch-arms': stretchArms,
}

export const isLying = (pose: Pose): pose is 'lie' | 'sleep' => pose === 'lie' || pose === 'sleep'

/** Grown-ups sit on a stool and read on one; children sit on the ground. */
export function poseDrawing(pose: Exclude<Pose, 'lie' | 'sleep'>, grown: boolean): PoseDrawing {
  if (!grown) return drawings[pose]
  if (pose === 'sit') return seat
  if (pose === 'read') return readSeated
  return drawings[pose]
}
