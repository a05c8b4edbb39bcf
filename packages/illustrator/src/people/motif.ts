import { type Colour, differenceOf, lightnessOf } from '../drawing/colour.ts'
import { flat, lettering, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf, ellipse } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { numberOf } from '../looks/vocabulary/motifs.ts'
import { findProp } from '../props/find-prop.ts'
import { paintedLine } from '../props/lettering/letters.ts'
import type { Build } from './build.ts'
import type { Trunk } from './trunk.ts'

/** How wide and tall it is at most, in breadths of the shoulders. */
const WIDE = 1.5

/** Of several each is so much smaller than one alone. */
const MANY = 0.62

/** Where several are: `aside` in breadths of the shoulders. */
const scattered = [
  { down: 0.3, aside: -0.4 },
  { down: 0.56, aside: 0.42 },
  { down: 0.84, aside: -0.34 },
] as const

/** "Giraffes", not "a giraffe". */
const isPlural = (motif: string): boolean => /[a-z]s$/.test(motif) && !/(?:bus|octopus|cactus)$/.test(motif)

/** From here on the chest is seen from the side. */
const SIDE = 0.9

/** What is printed on the chest, as far as it is turned to the reader; a number is on the back, too. */
export function drawMotif({ garment, apron }: HumanLook, build: Build, trunk: Trunk): Shape[] {
  if (!garment.motif) return []
  const isNumber = numberOf(garment.motif) !== undefined
  if (!isNumber && (trunk.behind || trunk.sideways > SIDE)) return []
  if (apron && !trunk.behind) return []
  const shapes = onPatch(printed(garment.motif, garment.colour), garment)
  if (shapes.length === 0) return []
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const one = (build.shoulder * WIDE) / Math.max(right - left, bottom - top, 1)
  const narrow = trunk.sideways > SIDE ? 0.5 : isNumber ? 1 - trunk.sideways * 0.3 : 1
  const isMany = isPlural(garment.motif)
  const scale = isMany ? one * MANY : one
  const places = isMany ? scattered : [{ down: isNumber ? 0.5 : 0.62, aside: 0 }]
  return places.flatMap(({ down, aside }) => {
    const [x, y] = trunk.on(down, aside * build.shoulder)
    const half = ((right - left) / 2) * scale * narrow
    const middle = isNumber ? within(trunk, build, down, x, half) : x
    return place(shapes, {
      ...placement({
        x: middle - ((left + right) / 2) * scale * narrow,
        y: y - ((top + bottom) / 2) * scale,
        scale,
      }),
      a: scale * narrow,
    })
  })
}

/** As near to the breastbone as what is so wide lies on the trunk. */
function within(trunk: Trunk, { shoulder }: Build, down: number, x: number, half: number): number {
  const [[left], [right]] = [trunk.edge(down, shoulder, -1), trunk.edge(down, shoulder, 1)]
  return Math.max(left + half, Math.min(right - half, x))
}

/** What has nearly the colour of the cloth (Oklab) is on a light patch; between stripes there is room for it. */
const ALIKE = 0.2

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
function printed(motif: string, cloth: Colour): Shape[] {
  const number = numberOf(motif)
  if (number !== undefined)
    return [lettering(paintedLine(number, [0, 0], 100), lightnessOf(cloth) > 0.8 ? '#3d4a6b' : '#fffaf0')]
  const found = findProp(motif.replace(/^reindeer.*/, 'deer'))
  const shapes = found?.drawing.draw(found.colour) ?? []
  return shapes.filter(({ surface }) => surface !== 'glow' && surface !== 'shadow')
}
