import { lighter } from '../drawing/colour.ts'
import { land, line, place, round, type Shape, sky } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, boundsOf, curve, roundedRectangle } from '../geometry/path.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import type { readCast } from '../looks/read-cast.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneFigure, Weather } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'
import { seenOutside } from '../settings/parts/on-panes.ts'
import { drawFigure } from './draw-figure.ts'

/** Half the width and height of the glass of a room's window, where its size is 1. */
export const GLASS = { across: 146, up: 158 }

const WALL = '#e3c9a4'
const WOOD = '#8a5a38'

interface Outside {
  looks: ReturnType<typeof readCast>
  valence: number
  light: Light
  weather: Weather
}

/** Somebody on a step, or a thing on the ground, on the other side of the glass. */
export function outside(
  noun: string,
  name: string,
  { looks, valence, light, weather }: Outside,
): NamedProp[] {
  const shapes = looks.has(name.toLowerCase()) ? onStep(name, looks, valence) : thingOutside(name, weather)
  if (!shapes) return []
  const across = [...outdoors(light, weather), ...shapes]
  const drawing = {
    size: 250,
    place: 'wall',
    several: true,
    colour: WALL,
    draw: () => framed(across),
  } as const
  return [{ noun, count: 1, scale: 1, colour: WALL, drawing, across }]
}

/** How tall is what is outside, and where its foot is below the middle of the glass. */
const OUTSIDE = { tall: 168, foot: 132 }
/** How tall somebody is who sits close before the house, or stands there: as large as the glass has room for. */
const NEAR = { sits: 218, stands: 262, foot: 146 }
/** The sill on the other side of the glass, on which small things stand. */
const SILL = { top: 134, small: 110 }

function onStep(name: string, looks: Outside['looks'], valence: number): Shape[] {
  const pose = valence < 0 ? 'sit' : 'wave'
  const figure: SceneFigure = { name, pose, face: valence < 0 ? 'sad' : 'happy' }
  const drawn = drawFigure(
    { figure, look: lookInScene(figure, looks) },
    { facing: -1, turn: 0.3, nod: valence < 0 ? 0.4 : 0 },
    { bed: false, water: 'none', flowers: false, noSeats: true },
    null,
  )
  const body = [...drawn.shapes, ...drawn.over]
  const { top, bottom } = boundsOf(body.map(({ path }) => path))
  const scale = (pose === 'sit' ? NEAR.sits : NEAR.stands) / (bottom - top)
  const step = round(roundedRectangle(-118, NEAR.foot - 18, 236, 40, 4), '#b9a58c')
  return [
    ...(pose === 'sit' ? [step] : []),
    ...place(body, placement({ y: NEAR.foot - bottom * scale, scale, mirrored: true })),
  ]
}

function thingOutside(name: string, weather: Weather): Shape[] | null {
  const prop = findProp(name)
  if (!prop) return null
  if (prop.drawing === findProp('raindrops')?.drawing) return onGlass(prop)
  const shapes = drawProp(prop)
  const { left, right, bottom } = boundsOf(shapes.map(({ path }) => path))
  const tall = OUTSIDE.tall * (0.55 + 0.45 * Math.min(1, prop.drawing.size / 200))
  const scale = Math.min(tall / 100, (GLASS.across * 1.8) / (right - left))
  if (prop.drawing.place === 'sky' || prop.drawing.size > SILL.small)
    return place(shapes, placement({ y: OUTSIDE.foot - 8, scale }))
  const at = { x: (-(left + right) / 2) * scale, y: SILL.top + 3 - bottom * scale, scale }
  const thing = place(shapes, placement(at))
  return [...sill(weather), ...thing, ...(weather === 'snow' ? snowCap(thing) : [])]
}

/** Before the glass, as wide as the window; snow lies on it. */
function sill(weather: Weather): Shape[] {
  const { across, up } = GLASS
  const board = round(roundedRectangle(-across, SILL.top, across * 2, up - SILL.top, 2), lighter(WOOD, 0.3))
  if (weather !== 'snow') return [board]
  const [from, to, top] = [-across, across, SILL.top]
  const snow = blob([
    [from, top - 6],
    [from * 0.4, top - 12],
    [to * 0.3, top - 8],
    [to, top - 12],
    [to, top + 10],
    [from, top + 10],
  ])
  return [board, round(snow, '#f7fafc')]
}

/** On the head of what stands in the snow, which is its highest part. */
function snowCap(thing: readonly Shape[]): Shape[] {
  const parts = thing.map(({ path }) => boundsOf([path]))
  const highest = Math.min(...parts.map(({ top }) => top))
  const head = parts
    .filter(({ top, bottom }) => top < highest + 8 && bottom - top > 20)
    .sort((one, other) => one.right - one.left - (other.right - other.left))[0]
  if (!head) return []
  const [middle, wide] = [(head.left + head.right) / 2, Math.min(head.right - head.left, 60) * 0.42]
  const cap = blob([
    [middle - wide, head.top + wide * 0.55],
    [middle - wide * 0.8, head.top - wide * 0.1],
    [middle, head.top - wide * 0.5],
    [middle + wide * 0.8, head.top - wide * 0.1],
    [middle + wide, head.top + wide * 0.55],
    [middle, head.top + wide * 0.4],
  ])
  return [round(cap, '#fdfeff')]
}

/** Two drops that run down the pane, no larger than drops are seen from near, each with the trace that it leaves. */
function onGlass(prop: NamedProp): Shape[] {
  const one = drawProp({ ...prop, count: 1 })
  return [
    [-34, 40],
    [30, 66],
  ].flatMap(([x = 0, y = 0]) => [
    line(
      curve([
        [x + 3, -GLASS.up + 16],
        [x - 4, y - 90],
        [x, y - DROP],
      ]),
      '#e3f1f8',
      5,
      0.8,
    ),
    ...place(one, placement({ x, y, scale: DROP / 100 })),
  ])
}

/** How tall a drop on the pane is. */
const DROP = 34

/** Sky over a meadow, within the glass. */
function outdoors(light: Light, weather: Weather): Shape[] {
  const seen = seenOutside(light, weather)
  return [
    sky(roundedRectangle(-GLASS.across, -GLASS.up, GLASS.across * 2, GLASS.up * 2, 4), {
      kind: 'downwards',
      from: seen.sky.top,
      to: seen.sky.bottom,
    }),
    land(roundedRectangle(-GLASS.across, 44, GLASS.across * 2, GLASS.up - 44, 0), seen.ground),
  ]
}

/** The same in a frame of its own, where the window of the room is not in the picture. */
export function framed(across: readonly Shape[]): Shape[] {
  const scale = 0.27
  const [x, y] = [GLASS.across * scale, GLASS.up * scale]
  return [
    ...place(across, placement({ y: -50, scale })),
    ...[
      [-x - 5, -50 - y - 6, x * 2 + 10, 8],
      [-x - 5, -50 - y - 6, 8, y * 2 + 12],
      [x - 3, -50 - y - 6, 8, y * 2 + 12],
      [-x - 9, -50 + y - 1, x * 2 + 18, 8],
    ].map(([left = 0, top = 0, wide = 0, tall = 0]) =>
      round(roundedRectangle(left, top, wide, tall, 2), lighter(WOOD, 0.1)),
    ),
  ]
}
