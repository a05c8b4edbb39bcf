import { mix } from '../drawing/colour.ts'
import { type Layer, type Piece, recolour, type Shape, shapesByPiece } from '../drawing/shape.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import type { Land, Setting } from '../scene-description.ts'
import type { Light } from './light.ts'
import { peaks } from './parts/landmarks.ts'
import { birch, palm, pine, thornTree } from './parts/trees.ts'
import { isMeadow } from './season.ts'
import { layer, type Scenery } from './setting.ts'
import { settingDrawings } from './settings.ts'

/** Where the trees are what the place is, or the land of the Bible is told. */
const keepsItsTrees = new Set<Setting>([
  'orchard',
  'vineyard',
  'olive-grove',
  'desert',
  'village',
  'well',
  'stable',
  'temple-court',
  'fishing-shore',
])

/** Outdoors, where it is not told by the place itself what grows there. */
export const showsLand = (setting: Setting): boolean =>
  !settingDrawings[setting].indoors && !keepsItsTrees.has(setting)

interface Stand {
  x: number
  y: number
  /** How tall a tree is, and how far from the reader. */
  height: number
  depth: number
}

const grownIn: Record<Land, (random: Random, stand: Stand, air: string) => Shape[]> = {
  tropical: (_random, { x, y, height }) => palm(x - height * 0.14, y, height / 262),
  dry: (_random, { x, y, height, depth }, air) =>
    thornTree(x, y, height / 270, mix('#8a9a4c', air, depth * 0.4)),
  northern: (random, { x, y, height, depth }, air) =>
    random.chance(0.3)
      ? birch(random, x, y, height / 280)
      : pine(x, y, height / 250, mix('#3f7358', air, depth * 0.55)),
  mountainous: (_random, { x, y, height, depth }, air) =>
    pine(x, y, height / 250, mix('#47785a', air, depth * 0.55)),
}

const earths: Partial<Record<Land, { colour: string; part: number }>> = {
  dry: { colour: '#d3a862', part: 0.62 },
  tropical: { colour: '#4fa64a', part: 0.24 },
  northern: { colour: '#7f9c74', part: 0.3 },
}

/** The same place in the land that a story is told of: its trees are those that grow there, so is the ground. */
export function sceneryInLand(
  { setting, land, light }: { setting: Setting; land: Land | undefined; light: Light },
  scenery: Scenery,
  random: Random,
): Scenery {
  if (land === 'mountainous' && !settingDrawings[setting].indoors && !showsLand(setting))
    return { ...scenery, back: withPeaks(scenery.back, light, random) }
  if (!land || !showsLand(setting)) return scenery
  const back = scenery.back.map((one) => onEarth(replanted(one, land, random, light.sky.bottom), land))
  return {
    ...scenery,
    back: land === 'mountainous' ? withPeaks(back, light, random) : back,
    front: scenery.front.map((one) => onEarth(one, land)),
  }
}

/** Of what is taller than this the stem alone is on the page. */
const STEM_ONLY = 800

/** Every tree makes room for one of its height that grows there. */
function replanted(one: Layer, land: Land, random: Random, air: string): Layer {
  const pieces = shapesByPiece([one])
  const planted = new Set<Piece>()
  const shapes = one.shapes.flatMap((shape) => {
    const tree = shape.piece?.noun === 'tree' && pieces.get(shape.piece)
    if (!shape.piece || !tree) return [shape]
    if (planted.has(shape.piece)) return []
    planted.add(shape.piece)
    const { left, right, top, bottom } = boundsOf(tree.map(({ path }) => path))
    if (bottom - top > STEM_ONLY) return tree
    const stand = { x: (left + right) / 2, y: bottom, height: bottom - top, depth: one.depth }
    return grownIn[land](random, stand, air)
  })
  return { ...one, shapes }
}

function onEarth(one: Layer, land: Land): Layer {
  const earth = earths[land]
  if (!earth) return one
  const isGrass = ({ growth }: Shape): boolean => growth === 'grass' || growth === 'bush'
  return {
    ...one,
    shapes: one.shapes.map((shape) =>
      isMeadow(shape) || isGrass(shape)
        ? (recolour([shape], (colour) =>
            mix(colour, earth.colour, isGrass(shape) ? earth.part * 0.6 : earth.part),
          )[0] ?? shape)
        : shape,
    ),
  }
}

/** Snow on high peaks behind everything but the sky. */
function withPeaks(back: readonly Layer[], light: Light, random: Random): Layer[] {
  const sky = back.filter(({ depth }) => depth >= 0.95)
  const others = back.filter(({ depth }) => depth < 0.95)
  const stone = mix('#8ea0bd', light.sky.bottom, light.dark ? 0.2 : 0.35)
  return [...sky, layer(0.92, peaks(540, 370, stone, random.between(0, 6))), ...others]
}
