import { type Layer, PAGE_SIZE, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import { createRandom, type Random } from '../geometry/random.ts'
import type { Land, Setting, Shot, Viewpoint, Weather } from '../scene-description.ts'
import { garland } from '../settings/parts/room.ts'
import { boulders, cornerReach, jars, reeds, tallGrass } from './framing/corner-growth.ts'
import { flock } from './framing/flock.ts'
import { hangingLeaves } from './framing/hanging-leaves.ts'
import { palmFronds } from './framing/palm-fronds.ts'
import { windowFrame } from './framing/window.ts'

interface ForegroundRequest {
  setting: Setting
  indoors: boolean
  weather: Weather
  land?: Land
  /** At night no birds fly, nor in rain. */
  dark: boolean
  shot: Shot
  /** Which half of the picture the group leaves free: -1 left, 1 right. */
  freeSide: -1 | 1
  framed: boolean
  nearness: number
  /** Things want the lower corners for themselves. */
  hasThings: boolean
  /** Where everybody is, and what stands on tables, in the picture's own units. */
  seen: readonly Bounds[]
  seed: string
  viewpoint: Viewpoint
}

type Framing = (random: Random) => Shape[]

/** What hangs into an upper corner where it is not leaves; nothing where the sail fills the sky. */
const overhead: Partial<Record<Setting, Framing>> = {
  desert: palmFronds,
  sea: palmFronds,
  village: palmFronds,
  well: palmFronds,
  'temple-court': palmFronds,
  'fishing-shore': palmFronds,
  market: () => garland(-60, 500, 10, ['#d8584a', '#f6c644', '#5a9bd4', '#6cab5c']),
  boat: () => [],
}

/** What stands near in a lower corner. */
const underfoot: Partial<Record<Setting, Framing>> = {
  garden: tallGrass,
  meadow: tallGrass,
  forest: tallGrass,
  farm: tallGrass,
  church: tallGrass,
  playground: tallGrass,
  orchard: tallGrass,
  'olive-grove': tallGrass,
  lake: reeds,
  riverbank: reeds,
  bridge: reeds,
  hills: (random) => [...boulders(random, '#a39d92'), ...tallGrass(random).slice(0, 9)],
  mountain: (random) => boulders(random, '#9d988f'),
  desert: (random) => boulders(random, '#c08a58'),
  sea: (random) => boulders(random, '#a08d78'),
  'fishing-shore': (random) => boulders(random, '#a08d78'),
  village: jars,
  well: jars,
  'temple-court': jars,
}

const inTheOpen = new Set<Setting>(['mountain', 'hills', 'bridge'])

/**
 * Something dark and near that frames the picture: leaves hang into an upper corner, birds fly, grass stands in a
 * lower corner. Wide shots outdoors always have it, so that their sky is not empty. It never
 * comes near anybody, nor anything on a table.
 */
export function drawForeground(request: ForegroundRequest): Layer[] {
  const { setting, indoors, shot, framed, nearness, freeSide, seed, viewpoint } = request
  if (viewpoint === 'window')
    return layerOf(windowFrame(createRandom(`window ${seed}`)), freeSide < 0 ? 1 : -1)
  if (viewpoint === 'above' || viewpoint === 'past') return []
  if (shot === 'close' || (!framed && (indoors || shot !== 'wide'))) return []
  const random = createRandom(`foreground ${seed} ${setting} ${nearness}`)
  if (indoors) return []
  const low = below(request, random)
  const high = low.length > 0 && random.chance(0.4) ? [] : above(request, random)
  return layerOf([...high, ...low], freeSide)
}

/** How far leaves hang in from a corner at full size. */
const reach = 300

const isWet = (weather: Weather): boolean => weather === 'rain' || weather === 'snow'

function above({ setting, weather, land, dark, seen }: ForegroundRequest, random: Random): Shape[] {
  const high = Math.min(PAGE_SIZE * 0.45, ...seen.map(({ top }) => top))
  if (inTheOpen.has(setting)) return high > 240 && !dark && !isWet(weather) ? flock(random) : []
  const size = Math.min(1, (high - 30) / reach)
  if (size < 0.6) return []
  return place(
    (overhead[setting] ?? (land === 'tropical' ? palmFronds : hangingLeaves))(random),
    placement({ scale: size }),
  )
}

function below(request: ForegroundRequest, random: Random): Shape[] {
  const framing = underfoot[request.setting]
  if (!framing || request.hasThings || request.seen.length === 0) return []
  return isFree(request, cornerReach) ? framing(random) : []
}

const isFree = ({ seen, freeSide }: ForegroundRequest, width: number): boolean =>
  seen.every(({ left, right }) => (freeSide < 0 ? left > width : right < PAGE_SIZE - width)) &&
  seen.every(({ top }) => top > 90)

const layerOf = (shapes: readonly Shape[], side: -1 | 1): Layer[] =>
  shapes.length === 0
    ? []
    : [
        {
          depth: 0,
          figure: false,
          shapes: side < 0 ? [...shapes] : place(shapes, placement({ x: PAGE_SIZE, mirrored: true })),
        },
      ]
