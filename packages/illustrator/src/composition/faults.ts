import { type Layer, PAGE_SIZE } from '../drawing/shape.ts'
import { contains } from '../geometry/contains.ts'
import { type Bounds, boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { Composition } from './compose.ts'
import { wall } from './framing/window.ts'

/** What must not be in a picture, found by geometry. */
export interface Fault {
  kind: 'missing' | 'hidden-face' | 'cut-face' | 'tangled' | 'floating' | 'unseen-thing'
  /** Of whom, or of what thing. */
  who: string
}

type Located = Composition['figures'][number]

/** The share of a face that may be covered: a hair of a neighbour, a fingertip. */
const COVERED = 0.05
/** The same for who holds another in the arms: cheek by cheek. */
const COVERED_IN_ARMS = 0.2
/** Of the head: ears, hair and hat are outside. */
const FACE = 0.66
/** The share of the narrower of two that may stand behind the other on the same line. */
const OVERLAP = 0.62

/** Everything that is wrong with a picture; an empty list is a picture to be shown. */
export function faultsOf(scene: SceneDescription, composition: Composition): Fault[] {
  const { page, figures, things, boxes } = composition
  return [
    ...scene.figures
      .filter(({ name }) => !figures.some((figure) => figure.name === name))
      .map(({ name }): Fault => ({ kind: 'missing', who: name })),
    ...figures.flatMap((figure): Fault[] => {
      if (isCut(figure)) return [{ kind: 'cut-face', who: figure.name }]
      const isHeld = figure.touches !== null || figures.some(({ touches }) => touches === figure.name)
      const most = isHeld ? COVERED_IN_ARMS : COVERED
      return coveredShare(figure, page.layers) > most ? [{ kind: 'hidden-face', who: figure.name }] : []
    }),
    ...tangledOf(figures),
    ...boxes
      .filter((box) => isOutside(box, composition))
      .map((): Fault => ({ kind: 'unseen-thing', who: 'a thing' })),
    ...things.filter(isFloating).map(({ noun }): Fault => ({ kind: 'floating', who: noun })),
  ]
}

/** Whether a part of the face is outside of the page. */
const isCut = ({ head }: Located): boolean =>
  head.x - head.radius * FACE < 0 ||
  head.x + head.radius * FACE > PAGE_SIZE ||
  head.y - head.radius * FACE < 0 ||
  head.y + head.radius * FACE > PAGE_SIZE

/** How much of a face lies under what is drawn after it, 0 to 1. */
function coveredShare({ name, head }: Located, layers: readonly Layer[]): number {
  const own = layers.findIndex(({ who }) => who === name)
  const reach = head.radius * FACE
  const nearer = layers.slice(own + 1).flatMap(({ shapes }) =>
    shapes.filter(({ path, fill, surface, opacity = 1 }) => {
      if (fill === undefined || surface === 'shadow' || surface === 'glow' || opacity < 0.5) return false
      const box = boundsOf([path])
      return (
        box.left < head.x + reach &&
        box.right > head.x - reach &&
        box.top < head.y + reach &&
        box.bottom > head.y - reach
      )
    }),
  )
  if (nearer.length === 0) return 0
  const points = facePoints.map(([x, y]): Point => [head.x + x * reach, head.y + y * reach])
  return points.filter((point) => nearer.some(({ path }) => contains(path, point))).length / points.length
}

/** Evenly over a disc of radius 1. */
const facePoints: readonly Point[] = [
  [0, 0],
  ...[0.5, 0.9].flatMap((far) =>
    Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index * Math.PI) / 6
      return [Math.cos(angle) * far, Math.sin(angle) * far]
    }),
  ),
]

/** Two who have nothing to do with each other and stand in the same place. */
function tangledOf(figures: readonly Located[]): Fault[] {
  return figures.flatMap((one, index) =>
    figures.slice(index + 1).flatMap((other): Fault[] => {
      const touch = one.touches === other.name || other.touches === one.name
      const sameLine = Math.abs(one.bounds.bottom - other.bounds.bottom) < 0.12 * heightOf(one)
      const wide =
        Math.min(one.bounds.right, other.bounds.right) - Math.max(one.bounds.left, other.bounds.left)
      const narrower = Math.min(one.bounds.right - one.bounds.left, other.bounds.right - other.bounds.left)
      const crowd = one.isLying || other.isLying || touch || !sameLine
      return !crowd && wide > narrower * OVERLAP
        ? [{ kind: 'tangled', who: `${one.name} and ${other.name}` }]
        : []
    }),
  )
}

const heightOf = ({ bounds }: Located): number => bounds.bottom - bounds.top

/** Whether the middle of a thing is off the page, or behind the wall around a window. */
function isOutside({ left, right, top, bottom }: Bounds, { arrangement }: Composition): boolean {
  const isFramed = arrangement.viewpoint === 'window'
  const [side, low] = isFramed ? [wall.side, wall.bottom] : [0, 0]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x < side || x > PAGE_SIZE - side || y > PAGE_SIZE - low || y < 0
}

/** What stands on the ground has its foot below the line where the ground begins. */
const isFloating = ({ foot, ground }: Composition['things'][number]): boolean => foot < ground - 4
