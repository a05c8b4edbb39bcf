import { type Colour, darker } from '../drawing/colour.ts'
import { place, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { applied, placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { ThingLook } from '../looks/look.ts'
import type { Figure, FigureDirections } from '../people/figure.ts'
import { findProp } from '../props/find-prop.ts'
import type { PropDrawing } from '../props/prop.ts'
import type { Pose } from '../scene-description.ts'
import { ownThings } from './own-things.ts'
import { drawThingFace } from './thing-face.ts'

/** How tall a thing that lives is, on the stage's measure: seen beside a child of 400, and not above a grown-up. */
const LEAST = 150
const MOST = 300
/** No broader than this: a train is a small one. */
const BROADEST = 300
/** How far above the ground a cloud or a star is. */
const ALOFT = 70

const glad = new Set<Pose>([
  'jump',
  'cheer',
  'wave',
  'clap',
  'dance',
  'hug',
  'high-five',
  'hold-up',
  'run',
  'play',
])
const lively = new Set<Pose>(['jump', 'dance', 'run', 'play'])

/** A thing that lives: the drawing of the thing, with a face on its broadest part and two small arms. Its foot at the origin. */
export function drawThing(look: ThingLook, directions: FigureDirections): Figure {
  const drawing = drawingOf(look)
  const body = drawing ? drawing.draw(look.colour) : softBall(look.colour)
  const bounds = boundsOf(solid(body).map(({ path }) => path))
  const scale = scaleOf(bounds, drawing) * look.size
  const lift = (drawing?.place === 'sky' ? ALOFT : 0) + (lively.has(directions.pose) ? 16 : 0)
  const onStage = placement({ x: (-scale * (bounds.left + bounds.right)) / 2, y: -lift, scale })
  const shapes = place(body, onStage)
  const face = faceOf(solid(shapes))
  const isAway = directions.turn > 1.4
  const arms = armsOf(face, look, directions)
  const height = (bounds.bottom - bounds.top) * scale + lift
  const half = ((bounds.right - bounds.left) * scale) / 2
  const held = directions.held
    ? place(directions.held.shapes, placement({ x: arms.right.hand[0], y: arms.right.hand[1], scale: 0.74 }))
    : []
  return {
    shapes: [
      ...arms.left.shapes,
      ...arms.right.shapes,
      ...shapes,
      ...(isAway ? [] : drawThingFace(look, directions, face)),
      ...held,
    ],
    over: [],
    height,
    footing: lift > 40 ? half * 0.6 : half,
    hands: { left: arms.left.hand, right: arms.right.hand },
    shoulders: { left: arms.left.shoulder, right: arms.right.shoulder },
    limbs: null,
    head: { centre: face.centre, radius: face.radius, half: face.radius * 1.1 },
    faceFirst: true,
    back: [-half * 0.4, -height * 0.7],
    lap: [0, -height * 0.5],
    lying: false,
    faceless: isAway,
  }
}

const drawingOf = ({ thing }: ThingLook) =>
  thing === null ? null : (ownThings[thing] ?? findProp(thing)?.drawing ?? null)

/** Light around a lamp has no outline. */
const solid = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter(({ surface, fill }) => surface !== 'glow' && fill)

function scaleOf({ left, right, top, bottom }: Bounds, drawing: Pick<PropDrawing, 'size'> | null): number {
  const height = Math.max(LEAST, Math.min(MOST, drawing?.size ?? LEAST))
  return Math.min(height / (bottom - top), BROADEST / (right - left))
}

/** What has no drawing of its own is a small round figure in its colour. */
const softBall = (colour: string): Shape[] => [
  round(ellipse(0, -48, 52, 48), colour),
  round(ellipse(0, -6, 34, 8), darker(colour, 0.86)),
]

/** Where the face is, and how large. */
export interface FacePlace {
  centre: Point
  radius: number
  /** Laid behind it where apples or windows are, which would look like a second face. */
  ground: Colour
  isBusy: boolean
}

/** On the largest part, in its middle. */
function faceOf(shapes: readonly Shape[]): FacePlace {
  const parts = shapes.map((shape) => ({ shape, bounds: boundsOf([shape.path]) }))
  const area = ({ bounds: { left, right, top, bottom } }: { bounds: Bounds }) =>
    Math.min(right - left, bottom - top) ** 2 * (right - left)
  const largestPart = parts.reduce((one, other) => (area(other) > area(one) ? other : one))
  const { shape, bounds: largest } = largestPart
  const [wide, high] = [largest.right - largest.left, largest.bottom - largest.top]
  return {
    centre: [(largest.left + largest.right) / 2, (largest.top + largest.bottom) / 2],
    radius: Math.max(22, Math.min(wide, high) * 0.46),
    isBusy: parts.slice(parts.indexOf(largestPart) + 1).some(({ bounds }) => isWithin(bounds, largest)),
    ground: typeof shape.fill === 'string' ? shape.fill : '#fff6e6',
  }
}

/** Whether something lies about the middle of the other. */
function isWithin({ left, right, top, bottom }: Bounds, other: Bounds): boolean {
  const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2]
  const [wide, high] = [(other.right - other.left) * 0.3, (other.bottom - other.top) * 0.3]
  return left < x + wide && right > x - wide && top < y + high && bottom > y - high
}

interface ThingArm {
  shapes: Shape[]
  shoulder: Point
  hand: Point
}

function armsOf({ centre, radius }: FacePlace, look: ThingLook, { pose, held }: FigureDirections) {
  const arm = (side: -1 | 1): ThingArm => {
    const isRaised = (glad.has(pose) && (pose !== 'wave' || side === 1)) || (held !== null && side === 1)
    const at = applied(placement({ x: centre[0], y: centre[1], scale: radius }), [0, 0])
    const shoulder: Point = [at[0] + side * radius * 0.9, at[1] + radius * 0.4]
    const hand: Point = [at[0] + side * radius * 1.55, at[1] + radius * (isRaised ? -0.5 : 1.05)]
    const elbow: Point = [at[0] + side * radius * 1.4, at[1] + radius * 0.55]
    const dark = darker(look.colour, 0.74)
    const thick = Math.max(9, radius * 0.2)
    return {
      shapes: [
        round(limb([shoulder, elbow, hand], [thick, thick, thick]), dark),
        round(ellipse(...hand, thick * 0.8), dark),
      ],
      shoulder,
      hand,
    }
  }
  return { left: arm(-1), right: arm(1) }
}
