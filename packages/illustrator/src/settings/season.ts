import { adjust, type Colour, hueOf, mix } from '../drawing/colour.ts'
import {
  capped,
  flat,
  type Growth,
  type Layer,
  line,
  type Piece,
  recolour,
  type Shape,
} from '../drawing/shape.ts'
import { type Bounds, blob, boundsOf, curve, ellipse } from '../geometry/path.ts'
import { onCircle } from '../geometry/point.ts'
import type { Random } from '../geometry/random.ts'
import type { Season } from '../scene-description.ts'
import { layer, type Scenery, type SettingDrawing, STAGE } from './setting.ts'
import { underSnow } from './snow.ts'

const autumnLeaves = ['#d9803a', '#e0a63a', '#c9573f', '#c98a3f', '#dba03c'] as const
const petals = ['#f7c3d2', '#fbe3ea', '#f3aec4'] as const
const BARK = '#75563f'

/** The same scenery in another season: leaves turn, fall and bud, flowers and fruit come and go. */
export function inSeason(layers: readonly Layer[], season: Season, random: Random): Layer[] {
  if (season === 'summer') return [...layers]
  return layers.map((one) => ({
    ...one,
    shapes: one.shapes.flatMap((shape) =>
      asPiece(
        shape.piece,
        shape.growth ? grown(shape, shape.growth, season, random) : [ground(shape, season)],
      ),
    ),
  }))
}

/** Blossoms and bare boughs are of their tree. */
const asPiece = (piece: Piece | undefined, shapes: readonly Shape[]): Shape[] =>
  piece ? shapes.map((shape) => ({ ...shape, piece })) : [...shapes]

/** A whole setting in a season; where grass grows, leaves and petals lie about. */
export function sceneryInSeason(
  setting: SettingDrawing,
  scenery: Scenery,
  season: Season,
  random: Random,
): Scenery {
  const { back, front } = setting.floor
  const litter =
    setting.indoors || !isGreen(scenery.back) ? [] : fallen(season, back - 36, front + 50, random)
  return {
    ...scenery,
    back: [...inSeason(scenery.back, season, random), ...litter],
    front: inSeason(scenery.front, season, random),
  }
}

/** Whether anything green covers the ground: in winter the snow on it is pale green still. */
export const isGreen = (layers: readonly Layer[]): boolean =>
  layers.some(({ shapes }) => shapes.some((shape) => isMeadow(shape)))

function grown(shape: Shape, growth: Growth, season: Season, random: Random): Shape[] {
  switch (season) {
    case 'summer':
      return [shape]
    case 'spring':
      return inSpring(shape, growth, random)
    case 'autumn':
      return inAutumn(shape, growth, random)
    case 'winter':
      return inWinter(shape, growth)
  }
}

function inSpring(shape: Shape, growth: Growth, random: Random): Shape[] {
  if (growth === 'fruit') return []
  if (growth === 'flower') return [shape]
  if (shape.line || growth === 'bush' || growth === 'grass' || growth === 'leaf')
    return [tinted(shape, '#a6d46a', 0.3)]
  const blossoms = growth === 'blossoming' || (growth === 'crown' && random.chance(0.4))
  if (!blossoms) return [tinted(shape, '#a9d468', 0.55)]
  const petal = random.pick(petals)
  return [tinted(shape, petal, 0.86), ...blossomsOn(boundsOf([shape.path]), random)]
}

function inAutumn(shape: Shape, growth: Growth, random: Random): Shape[] {
  if (growth === 'fruit') return [shape]
  if (growth === 'flower') return [tinted(shape, '#c9743a', 0.4)]
  if (growth === 'grass') return [tinted(shape, '#c9a650', 0.6)]
  if (shape.line) return [tinted(shape, '#f6cf8a', 0.75)]
  return [tinted(shape, random.pick(autumnLeaves), growth === 'bush' ? 0.6 : 0.85)]
}

function inWinter(shape: Shape, growth: Growth): Shape[] {
  if (growth === 'fruit' || growth === 'flower' || growth === 'leaf') return []
  if (growth === 'grass') return [tinted(shape, '#bfae8c', 0.82)]
  if (growth === 'bush') return [tinted(shape, '#8a755f', 0.6)]
  return shape.line ? [] : bareBranches(shape)
}

/** The boughs that the leaves hid, spread over the crown's own room. */
function bareBranches({ path, fill }: Shape): Shape[] {
  const { left, right, top, bottom } = boundsOf([path])
  const [wide, tall] = [(right - left) / 2, bottom - top]
  const foot = [(left + right) / 2, bottom - tall * 0.06] as const
  const bark = typeof fill === 'string' ? mix(BARK, fill, 0.22) : BARK
  return [-2.75, -2.3, -1.95, -1.57, -1.2, -0.84, -0.4].flatMap((angle, index) => {
    const reach = (part: number, bend: number) =>
      [
        foot[0] + Math.cos(angle + bend) * wide * part,
        foot[1] + Math.sin(angle + bend) * tall * 0.88 * part - tall * 0.06 * part,
      ] as const
    const side = index % 2 ? 0.3 : -0.3
    const thick = Math.max(2.4, wide * 0.085)
    return [
      line(curve([foot, reach(0.5, side * 0.4), reach(1, 0)]), bark, thick),
      line(curve([reach(0.48, side * 0.3), reach(0.72, side), reach(0.92, side * 1.1)]), bark, thick * 0.55),
      line(curve([reach(0.66, 0), reach(0.84, -side * 0.7), reach(0.98, -side * 0.8)]), bark, thick * 0.4),
    ].map(capped)
  })
}

function blossomsOn({ left, right, top, bottom }: Bounds, random: Random): Shape[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const size = Math.min(7, (right - left) / 26)
  return Array.from({ length: right - left > 220 ? 30 : 13 }, (_, index) => {
    const [dx, dy] = onCircle([0, 0], Math.sqrt(random.next()) * 0.42, index * 2.4)
    return flat(
      ellipse(x + dx * (right - left), y + dy * (bottom - top), size * random.between(0.7, 1.2)),
      '#fffafb',
    )
  })
}

/** Land is green in summer where its colour says so; sand and floors have no seasons. */
export const isMeadow = ({ surface, fill }: Shape): boolean =>
  surface === 'land' && typeof fill === 'string' && hueOf(fill, 0.035) > 100 && hueOf(fill, 0.035) < 172

function ground(shape: Shape, season: Season): Shape {
  if (!isMeadow(shape)) return shape
  if (season === 'winter') return recolour([shape], (colour) => underSnow(colour))[0] ?? shape
  if (season === 'autumn') return tinted(shape, '#c6a85c', 0.46)
  return recolour([shape], (colour) => adjust(colour, { lightness: 1.04, chroma: 1.12, hue: -4 }))[0] ?? shape
}

const tinted = (shape: Shape, colour: Colour, part: number): Shape =>
  recolour([shape], (own) => mix(own, colour, part))[0] ?? shape

/** What has fallen on the ground between two heights: leaves in autumn, petals in spring. */
function fallen(season: Season, from: number, to: number, random: Random): Layer[] {
  if (season === 'summer' || season === 'winter') return []
  const colours = season === 'autumn' ? autumnLeaves : petals
  const shapes = Array.from({ length: season === 'autumn' ? 46 : 26 }, () => {
    const y = random.between(from, to)
    const size = (season === 'autumn' ? 9 : 5) * (0.5 + (y - from) / (to - from))
    return fallenLeaf(random.between(STAGE.left, STAGE.right), y, size, random.pick(colours))
  })
  return [layer(0.12, shapes)]
}

function fallenLeaf(x: number, y: number, size: number, colour: Colour): Shape {
  const path = blob([
    [x - size, y],
    [x - size * 0.2, y - size * 0.55],
    [x + size, y - size * 0.2],
    [x + size * 0.2, y + size * 0.45],
  ])
  return flat(path, colour)
}
