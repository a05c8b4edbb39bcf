import { type Colour, darker, differenceOf, lighter, lightnessOf, mix } from '../drawing/colour.ts'
import { flat, lettering, place, type Shape } from '../drawing/shape.ts'
import { containing } from '../geometry/contains.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import { kindOfMotif, numberOf } from '../looks/vocabulary/motifs.ts'
import { findProp } from '../props/find-prop.ts'
import { paintedLine } from '../props/lettering/letters.ts'
import type { Build } from './build.ts'
import type { Trunk } from './trunk.ts'

/** How wide and tall it is at most, in breadths of the shoulders. */
const WIDE = 1.5

/** Of several each is so much smaller than one alone. */
const MANY = 0.5

/** Where several are: `aside` from one edge, -1, to the other. */
const scattered = [
  { down: 0.28, aside: -0.52 },
  { down: 0.36, aside: 0.44 },
  { down: 0.6, aside: -0.12 },
  { down: 0.84, aside: -0.6 },
  { down: 0.9, aside: 0.5 },
] as const

/** "Giraffes", not "a giraffe". */
const isPlural = (motif: string): boolean => /[a-z]s$/.test(motif) && !/(?:bus|octopus|cactus)$/.test(motif)

/** From here on the chest is seen from the side, and half from the side. */
const [SIDE, HALF] = [0.9, 0.5]

/** Where on the trunk something printed may be, best first, and how large: `aside` in breadths of the shoulders. */
const spots = [
  { down: 0.5, aside: 0, size: 1 },
  { down: 0.32, aside: 0, size: 0.8 },
  { down: 0.4, aside: 0.46, size: 0.72 },
  { down: 0.4, aside: -0.46, size: 0.72 },
  { down: 0.24, aside: 0.5, size: 0.56 },
  { down: 0.24, aside: -0.5, size: 0.56 },
  { down: 0.74, aside: 0.4, size: 0.64 },
  { down: 0.74, aside: -0.4, size: 0.64 },
] as const

/** Seen from the side it may be nearer to the back, too: `across` from one edge of what is seen, -1, to the other. */
const sideSpots = [
  { down: 0.4, across: -0.5, size: 0.6 },
  { down: 0.62, across: -0.46, size: 0.6 },
  { down: 0.8, across: 0.4, size: 0.56 },
  { down: 0.86, across: -0.3, size: 0.56 },
] as const

/** Enough of it is seen to know it again. */
const SEEN = 0.92

/**
 * What is printed on the chest, and on the back: it marks its wearer on each page. @param over what is drawn upon the trunk: an
 * arm or a book before the chest leaves it room above or beside
 */
export function drawMotif(
  { garment, apron }: HumanLook,
  build: Build,
  trunk: Trunk,
  over: readonly Shape[],
): Shape[] {
  if (!garment.motif || (apron && !trunk.behind)) return []
  const print = printed(garment.motif, garment)
  const shapes = isPlural(garment.motif) ? inOtherPaint(print, garment.colour) : onPatch(print, garment)
  if (shapes.length === 0) return []
  const box = boundsOf(shapes.map(({ path }) => path))
  const full = (build.shoulder * WIDE) / Math.max(box.right - box.left, box.bottom - box.top, 1)
  const narrow = trunk.sideways > SIDE ? 0.5 : 1 - trunk.sideways * 0.3
  const printAt = (x: number, y: number, scale: number): Shape[] =>
    place(shapes, {
      ...placement({
        x: x - ((box.left + box.right) / 2) * scale * narrow,
        y: y - ((box.top + box.bottom) / 2) * scale,
        scale,
      }),
      a: scale * narrow,
    })
  if (isPlural(garment.motif))
    return scattered.flatMap(({ down, aside }) =>
      printAt(...trunk.across(down, aside * (1 - trunk.sideways * 0.4)), full * MANY),
    )
  const half = ((box.right - box.left) / 2) * full * narrow
  return mostSeen(
    placesOn(trunk, build).map(({ down, size, at: [x, y] }) => ({
      size,
      draw: () => printAt(within(trunk, build, down, x, half * size), y, full * size),
    })),
    over,
  )
}

const placesOn = (trunk: Trunk, { shoulder }: Build): { down: number; size: number; at: Point }[] => [
  ...spots.map(({ down, aside, size }) => ({ down, size, at: trunk.on(down, aside * shoulder) })),
  ...(trunk.sideways > HALF ? sideSpots : []).map(({ down, across, size }) => ({
    down,
    size,
    at: trunk.across(down, across),
  })),
]

/** The first that is seen, or of all the one of which most is. */
function mostSeen(places: readonly { size: number; draw: () => Shape[] }[], over: readonly Shape[]): Shape[] {
  const cover = coverOf(over)
  let [best, most]: [Shape[], number] = [[], -1]
  for (const { size, draw } of places) {
    const drawn = draw()
    const seen = seenPart(drawn, cover)
    if (seen >= SEEN) return drawn
    const worth = seen * (1 + size)
    if (worth > most) [best, most] = [drawn, worth]
  }
  return best
}

/** What is drawn upon the trunk, made ready to be asked again and again. */
interface Cover {
  box: Bounds
  covers: (point: Point) => boolean
}

const coverOf = (over: readonly Shape[]): Cover[] =>
  over
    .filter(({ fill, opacity = 1 }) => fill !== undefined && opacity >= 0.5)
    .map(({ path }) => {
      let inside: Cover['covers'] | undefined
      return {
        box: boundsOf([path]),
        covers: (point) => {
          inside ??= containing(path)
          return inside(point)
        },
      }
    })

/** In how many columns and rows it is looked at. */
const POINTS = 6

/** The share of what is drawn that lies under nothing, 0 to 1. */
function seenPart(drawn: readonly Shape[], cover: readonly Cover[]): number {
  const { left, right, top, bottom } = boundsOf(drawn.map(({ path }) => path))
  const nearer = cover.filter(
    ({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
  )
  const steps = Array.from({ length: POINTS }, (_, index) => (index + 0.5) / POINTS)
  const points = steps.flatMap((across) =>
    steps.map((down): Point => [left + across * (right - left), top + down * (bottom - top)]),
  )
  return points.filter((point) => nearer.every(({ covers }) => !covers(point))).length / points.length
}

/** As near to the breastbone as what is so wide lies on the trunk. */
function within(trunk: Trunk, { shoulder }: Build, down: number, x: number, half: number): number {
  const [[left], [right]] = [trunk.edge(down, shoulder, -1), trunk.edge(down, shoulder, 1)]
  return Math.max(left + half, Math.min(right - half, x))
}

/** What has nearly the colour of the cloth (Oklab) is on a light patch; between stripes there is room for it. */
const ALIKE = 0.2

/** Of small ones all over no patch would tell what they are: what of them has the colour of the cloth is darker or lighter than it. */
const inOtherPaint = (shapes: Shape[], cloth: Colour): Shape[] =>
  shapes.map((shape) =>
    typeof shape.fill === 'string' && differenceOf(shape.fill, cloth) < ALIKE
      ? { ...shape, fill: lightnessOf(cloth) > 0.55 ? darker(shape.fill, 0.7) : lighter(shape.fill, 0.5) }
      : shape,
  )

function onPatch(shapes: Shape[], { colour: cloth, pattern }: HumanLook['garment']): Shape[] {
  const isSeen = shapes.every(({ fill }) => typeof fill !== 'string' || differenceOf(fill, cloth) > ALIKE)
  const isOnPrint = pattern !== 'plain'
  if ((isSeen && !isOnPrint) || shapes.length === 0) return shapes
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const round = ellipse(x, y, (right - left) * 0.62, (bottom - top) * 0.62)
  const patch = isSeen ? cloth : lightnessOf(cloth) > 0.8 ? '#7fb2c9' : '#f7f1e6'
  return [flat(round, patch), ...shapes]
}

/** What a word draws, or a number in large digits. */
function printed(motif: string, { colour: cloth, motifColour }: HumanLook['garment']): Shape[] {
  const number = numberOf(motif)
  if (number !== undefined)
    return [
      lettering(
        paintedLine(number, [0, 0], 100),
        motifColour ?? (lightnessOf(cloth) > 0.8 ? '#3d4a6b' : '#fffaf0'),
      ),
    ]
  const shapes = drawingOf(motif)
  return motifColour ? inPaint(shapes, motifColour) : shapes
}

/** What a word draws, or something of its kind. */
export function drawingOf(motif: string): Shape[] {
  const named = motif.replace(/^reindeer.*/, 'deer').replace(/^lightning bolt/, 'lightning')
  const found = findProp(named) ?? findProp(kindOfMotif(motif) ?? '')
  return (found?.drawing.draw(found.colour) ?? []).filter(
    ({ surface }) => surface !== 'glow' && surface !== 'shadow',
  )
}

/** How much of its own colour is left to a part of what is printed in one paint. */
const OWN = 0.22

const inPaint = (shapes: readonly Shape[], paint: Colour): Shape[] =>
  shapes.map((shape) =>
    typeof shape.fill === 'string' ? { ...shape, fill: mix(paint, shape.fill, OWN) } : shape,
  )
