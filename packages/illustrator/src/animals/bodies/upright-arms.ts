import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse } from '../../geometry/path.ts'
import { between, distance, type Point, shifted } from '../../geometry/point.ts'
import type { Pose } from '../../scene-description.ts'
import type { BodyRequest } from '../animal-body.ts'

interface Arms {
  behindTrunk: Shape[]
  beforeTrunk: Shape[]
  beforeHead: Shape[]
  /** An arm that lies over a neighbour. */
  over: Shape[]
  /** The hand that holds a thing. */
  hand?: Point
}

type Gesture = 'hanging' | 'holding' | 'raised' | 'waving' | 'together' | 'ahead'

const gestures: Partial<Record<Pose, Gesture>> = {
  cheer: 'raised',
  jump: 'raised',
  climb: 'raised',
  dance: 'raised',
  'hold-up': 'raised',
  'stretch-arms': 'raised',
  run: 'raised',
  play: 'raised',
  wave: 'waving',
  'high-five': 'waving',
  pray: 'together',
  clap: 'together',
  carry: 'together',
  pour: 'together',
  read: 'together',
  draw: 'together',
  work: 'together',
  garden: 'together',
  paddle: 'together',
  give: 'together',
  pull: 'together',
  point: 'ahead',
  reach: 'ahead',
  'help-up': 'ahead',
  stroke: 'ahead',
  lead: 'ahead',
  'hold-hands': 'ahead',
  push: 'ahead',
  eat: 'together',
  handstand: 'raised',
  'cover-ears': 'raised',
  'fold-arms': 'together',
  throw: 'waving',
}

const hanging: readonly [near: Point, far: Point] = [
  [-0.4, 0.84],
  [0.4, 0.84],
]

/** Where the near and the far hand are from their shoulders, in lengths of the arm. */
const reaches: Record<Gesture, readonly [near: Point, far: Point]> = {
  hanging,
  holding: [hanging[0], [0.62, 0.5]],
  raised: [
    [-0.62, -0.74],
    [0.62, -0.74],
  ],
  waving: [hanging[0], [0.62, -0.74]],
  together: [
    [0.66, 0.62],
    [0.14, 0.62],
  ],
  ahead: [hanging[0], [0.92, -0.04]],
}

function gestureOf({ directions: { pose, held } }: BodyRequest): Gesture {
  if (held?.aloft) return 'raised'
  return gestures[pose] ?? (held ? 'holding' : 'hanging')
}

/** Both arms from the shoulders, the near one on the left: as the pose wants them, on a neighbour, or with a thing in the hand. */
export function drawArms(request: BodyRequest, middle: number): Arms {
  const { away, directions } = request
  const gesture = gestureOf(request)
  const nearHand = handOf(request, gesture, middle, -1)
  const farHand = handOf(request, gesture, middle, 1)
  const near = drawArm(request, shoulderOf(request, middle, -1), nearHand)
  const far = drawArm(request, shoulderOf(request, middle, 1), farHand)
  const embraces = directions.over.includes('left') && directions.grasps.left !== undefined
  const isFarBehind = away || gesture === 'hanging'
  const before = [...(isFarBehind ? [] : far), ...(embraces ? [] : near)]
  const isHigh = gesture === 'raised' || gesture === 'together'
  return {
    behindTrunk: isFarBehind ? far : [],
    beforeTrunk: isHigh ? [] : before,
    beforeHead: isHigh ? before : [],
    over: embraces ? near : [],
    ...(directions.held && { hand: farHand }),
  }
}

const shoulderOf = ({ build: { trunk } }: BodyRequest, middle: number, side: number): Point => [
  side * trunk.long * 0.62,
  middle - trunk.high * 0.62,
]

function handOf(request: BodyRequest, gesture: Gesture, middle: number, side: number): Point {
  const { build, directions } = request
  const length = build.arms ?? build.trunk.high
  const from = shoulderOf(request, middle, side)
  const grasp = side > 0 ? directions.grasps.right : directions.grasps.left
  if (grasp) return withinReach(from, [grasp[0] / build.size, grasp[1] / build.size], length)
  const [x, y] = reaches[gesture][side > 0 ? 1 : 0]
  return shifted(from, x * length, y * length)
}

/** No farther from the shoulder than an arm reaches that is stretched a little. */
const withinReach = (from: Point, to: Point, length: number): Point =>
  between(from, to, Math.min(1, (length * 1.3) / Math.max(1, distance(from, to))))

function drawArm({ look, build }: BodyRequest, from: Point, hand: Point): Shape[] {
  const { long } = build.trunk
  const side = Math.sign(from[0])
  const elbow = shifted(between(from, hand, 0.5), side * long * 0.2, long * 0.1)
  return [
    round(
      limb([from, elbow, hand], [long * 0.46, long * 0.4, long * 0.34]),
      darker(look.coat, side > 0 ? 0.9 : 0.96),
    ),
    round(ellipse(...hand, long * 0.26), build.mask ?? lighter(look.coat, 0.2)),
  ]
}
