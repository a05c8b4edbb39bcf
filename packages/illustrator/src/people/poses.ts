import type { AgeClass } from '../looks/look.ts'
import type { Pose } from '../scene-description.ts'
import { babySit } from './poses/baby-sit.ts'
import { bow } from './poses/bow.ts'
import { carry } from './poses/carry.ts'
import { cheer } from './poses/cheer.ts'
import { clap } from './poses/clap.ts'
import { climb } from './poses/climb.ts'
import { comfort } from './poses/comfort.ts'
import { coverEars } from './poses/cover-ears.ts'
import { crawl } from './poses/crawl.ts'
import { crouch } from './poses/crouch.ts'
import { dance } from './poses/dance.ts'
import { draw } from './poses/draw.ts'
import { eat } from './poses/eat.ts'
import { foldArms } from './poses/fold-arms.ts'
import { garden } from './poses/garden.ts'
import { give } from './poses/give.ts'
import { handsInPockets } from './poses/hands-in-pockets.ts'
import { handsOnHips } from './poses/hands-on-hips.ts'
import { handstand } from './poses/handstand.ts'
import { helpUp } from './poses/help-up.ts'
import { hide } from './poses/hide.ts'
import { highFive } from './poses/high-five.ts'
import { holdHands } from './poses/hold-hands.ts'
import { holdUp, holdUpAside } from './poses/hold-up.ts'
import { hug } from './poses/hug.ts'
import { jump } from './poses/jump.ts'
import { kick } from './poses/kick.ts'
import { kneel } from './poses/kneel.ts'
import { lead } from './poses/lead.ts'
import { lean } from './poses/lean.ts'
import { lie } from './poses/lie.ts'
import { lookUp } from './poses/look-up.ts'
import { paddle } from './poses/paddle.ts'
import { peek } from './poses/peek.ts'
import { play } from './poses/play.ts'
import { point } from './poses/point.ts'
import { pour } from './poses/pour.ts'
import { pray } from './poses/pray.ts'
import { pull } from './poses/pull.ts'
import { push } from './poses/push.ts'
import { reach } from './poses/reach.ts'
import { read } from './poses/read.ts'
import { readSeated } from './poses/read-seated.ts'
import { run } from './poses/run.ts'
import { seat } from './poses/seat.ts'
import { sit } from './poses/sit.ts'
import { sitOnLap } from './poses/sit-on-lap.ts'
import { sleep } from './poses/sleep.ts'
import { stand } from './poses/stand.ts'
import { stretchArms } from './poses/stretch-arms.ts'
import { stroke } from './poses/stroke.ts'
import { throwAway } from './poses/throw.ts'
import { tiptoe } from './poses/tiptoe.ts'
import { walk } from './poses/walk.ts'
import { wave } from './poses/wave.ts'
import { work } from './poses/work.ts'
import type { Stance } from './stance.ts'

/** The drawing of every pose: a new pose is one file beside these and one line here. */
const stances: Record<Pose, Stance> = {
  stand,
  walk,
  run,
  climb,
  sit,
  'sit-on-lap': sitOnLap,
  kneel,
  pray,
  lie,
  sleep,
  work,
  garden,
  carry,
  give,
  pour,
  'hold-up': holdUp,
  hug,
  'hold-hands': holdHands,
  'high-five': highFive,
  comfort,
  'help-up': helpUp,
  lead,
  stroke,
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
  'fold-arms': foldArms,
  'hands-on-hips': handsOnHips,
  crouch,
  // The toes of longer legs would point into the ground.
  crawl: { ...crawl, lift: 10 },
  kick,
  throw: throwAway,
  eat,
  push,
  bow,
  'cover-ears': coverEars,
  handstand,
  // On what is ridden it is another: see riding.
  ride: sit,
  'hands-in-pockets': handsInPockets,
  tiptoe,
}

export const isLying = (pose: Pose): pose is 'lie' | 'sleep' => pose === 'lie' || pose === 'sleep'

/** Babies cannot stand: they crawl where others walk, and sit where others stand. */
const goes = new Set<Pose>([
  'walk',
  'run',
  'climb',
  'dance',
  'jump',
  'lead',
  'paddle',
  'reach',
  'pull',
  'kick',
  'push',
  'handstand',
  'ride',
  'tiptoe',
])

/** What there is to sit on: stools for grown-ups, nothing, or a bench for all. */
export type Seats = 'stools' | 'none' | 'bench'

/** Grown-ups sit on a stool and read on one, where there are any; children sit on the ground, where there is no bench. */
export function stanceOf(pose: Pose, age: AgeClass, seats: Seats = 'stools'): Stance {
  if (age === 'baby' && !isLying(pose)) {
    if (goes.has(pose)) return crawl
    return { ...babySit, ...(stances[pose].legs.kind === 'feet' && { hands: stances[pose].hands }) }
  }
  if (age === 'toddler' && pose === 'hold-up') return holdUpAside
  if (seats === 'bench' || (seats === 'stools' && (age === 'adult' || age === 'elder'))) {
    if (pose === 'sit') return seat
    if (pose === 'read') return readSeated
  }
  return stances[pose]
}
