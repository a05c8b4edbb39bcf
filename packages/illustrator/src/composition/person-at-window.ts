import { darker } from '../drawing/colour.ts'
import { capped, flat, land, line, place, round, type Shape, sky } from '../drawing/shape.ts'
import { cutAlong } from '../geometry/cut.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf, ellipse, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { FigureDescription, SceneFigure } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'
import { drawFigure } from './draw-figure.ts'
import { deedAtWindow, isAtDoor, isOutside, nameAtWindow } from './name-at-window.ts'
import { framed, GLASS, outside } from './outside-window.ts'
import { DOOR_FRONT, doorAjar } from './person-at-door.ts'
import type { Stage } from './set-stage.ts'

/**
 * The houses across the way with those who are seen at their windows; through the window of a room they are smaller. What
 * is outside is seen through it without a house.
 */
export function peopleAtWindows(
  { scene, setting, light }: Stage,
  cast: readonly FigureDescription[],
): NamedProp[] {
  const looks = readCast(cast)
  return scene.props.flatMap((noun): NamedProp[] => {
    const name = nameAtWindow(noun)
    if (name === undefined) return []
    if (isOutside(noun) && setting.indoors)
      return outside(noun, name, { looks, valence: scene.valence ?? 0, light, weather: scene.weather })
    if (!looks.has(name.toLowerCase())) {
      if (isOutside(noun)) return [findProp(name) ?? []].flat()
      const front = setting.indoors ? null : thingAtWindow(name, light)
      return front ? [frontOf(noun, front)] : []
    }
    const figure: SceneFigure = { name, ...mannerOf(deedAtWindow(noun), scene.valence ?? 0) }
    if (isAtDoor(noun) && !setting.indoors) return [atDoor(noun, figure, looks, light)]
    const somebody = bust(figure, lookInScene(figure, looks))
    const [colour, common] = ['#c98a6a', { noun, count: 1, scale: 1 }]
    if (!setting.indoors) return [frontOf(noun, houseFront(somebody, light))]
    const across = viewAcross(somebody, light)
    const drawing = { size: 250, place: 'wall', several: true, colour, draw: () => framed(across) } as const
    return [{ ...common, colour, drawing, across }]
  })
}

function atDoor(
  noun: string,
  figure: SceneFigure,
  looks: ReturnType<typeof readCast>,
  { dark }: Light,
): NamedProp {
  const drawn = drawFigure(
    { figure, look: lookInScene(figure, looks) },
    { facing: -1, turn: 0.2, nod: 0.2 },
    { bed: false, water: 'none', flowers: false, noSeats: true },
    null,
  )
  const front = frontOf(noun, doorAjar(drawn, dark))
  return { ...front, drawing: { ...front.drawing, size: DOOR_FRONT } }
}

const frontOf = (noun: string, front: Shape[]): NamedProp => {
  const colour = '#c98a6a'
  const drawing = { size: 520, place: 'behind', several: true, colour, draw: () => front } as const
  return { noun, count: 1, scale: 1, colour, drawing }
}

/** A bird or a cat in the window of a house. */
function thingAtWindow(name: string, light: Light): Shape[] | null {
  const prop = findProp(name)
  if (!prop) return null
  const shapes = drawProp(prop)
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const [wide, tall] = [OPENING.right - OPENING.left - 8, OPENING.bottom - OPENING.top - 8]
  const scale = Math.min(wide / (right - left), tall / (bottom - top))
  const at = placement({ x: (-(left + right) / 2) * scale, y: OPENING.bottom - bottom * scale, scale })
  return houseFront(place(shapes, at), light)
}

type Manner = Pick<SceneFigure, 'pose' | 'face'>

const deeds: Readonly<Record<string, Manner>> = {
  claps: { pose: 'clap', face: 'laugh' },
  cheers: { pose: 'cheer', face: 'joy' },
  waves: { pose: 'wave', face: 'happy' },
  looks: { pose: 'stand', face: 'calm' },
  grieves: { pose: 'lean', face: 'sad' },
  sleeps: { pose: 'stand', face: 'sleepy' },
}

/** As the scene says it; else at a low point somebody only looks out, and waves otherwise. */
const mannerOf = (deed: string | undefined, valence: number): Manner =>
  (deed !== undefined ? deeds[deed] : undefined) ??
  (valence < 0 ? { pose: 'lean', face: 'sad' } : { pose: 'wave', face: valence > 0 ? 'joy' : 'happy' })

/** The opening of the window in the front of the house, in its own units. */
const OPENING = { left: -25, right: 25, top: -78, bottom: -34 }
/** How thick the sill is, behind which bodies end. */
const SILL = 2
/** The share of somebody's height that is seen above the sill. */
const ABOVE_SILL = 0.6

/** Half of it and what frames it, and the middle of its height, in the units of a thing. */
export const opening = {
  half: 30,
  up: -(OPENING.top + OPENING.bottom) / 2,
  halfUp: (OPENING.bottom - OPENING.top) / 2,
} as const

/** Somebody as tall as the opening needs them, the legs still below it. */
function bust(figure: SceneFigure, look: ReturnType<typeof lookInScene>): Shape[] {
  const drawn = drawFigure(
    { figure, look },
    { facing: 1, turn: 0.16, nod: 0.2 },
    { bed: false, water: 'none', flowers: false, noSeats: true },
    null,
  )
  const scale = (OPENING.bottom - OPENING.top - 4) / (drawn.height * ABOVE_SILL)
  const foot = OPENING.bottom + drawn.height * scale * (1 - ABOVE_SILL)
  const shapes = place([...drawn.shapes, ...drawn.over], placement({ y: foot, scale }))
  return aboveSill(shapes.filter(({ path }) => boundsOf([path]).top < OPENING.bottom))
}

/** What of it is above the sill: a long skirt hangs down on no wall. */
function aboveSill(shapes: readonly Shape[]): Shape[] {
  const upright = placement({ turn: -90 })
  return place(shapes, placement({ turn: 90 })).flatMap((shape) => {
    const path = cutAlong(shape.path, () => -OPENING.bottom - SILL, 1)
    return path ? place([{ ...shape, path }], upright) : []
  })
}

const WALL = '#e3c9a4'
const WOOD = '#8a5a38'
const STONE = '#a79a8b'
const BUSH = '#5c8f52'

/** 100 units tall: the upper floor of a house, a light in its window, and somebody there. */
const houseFront = (somebody: readonly Shape[], light: Light): Shape[] => [
  ...windowIn({ left: -48, right: 48, top: -86, bottom: 0 }, somebody, light),
  ...[-1, 1].map((side) =>
    round(
      roundedRectangle(side * 36 - 7, OPENING.top - 1, 14, OPENING.bottom - OPENING.top + 2, 2),
      side < 0 ? '#5f8f86' : darker('#5f8f86', 0.94),
    ),
  ),
  ...plinth(),
  capped(
    round(
      polygon([
        [-58, -84],
        [-44, -104],
        [44, -104],
        [58, -84],
      ]),
      '#a8574a',
    ),
  ),
]

/** The stones on which its wall stands, wider than the wall, and what grows at its corners: no wall ends above the ground. */
function plinth(): Shape[] {
  const stones = [-44, -22, 0, 22, 44].map((x) =>
    round(roundedRectangle(x - 11.5, -9, 23, 13, 2.5), x % 44 ? STONE : darker(STONE, 0.92)),
  )
  const bushes = [-50, 51].flatMap((x) =>
    [-7, 6, 0].map((aside, index) => round(ellipse(x + aside, index === 2 ? -5 : 0, 8.5, 7), BUSH)),
  )
  return [...stones, ...bushes]
}

/** Somebody behind a window with flowers before it, and the wall around it. */
function windowIn(wall: Bounds, somebody: readonly Shape[], { dark }: Light): Shape[] {
  const { left, right, top, bottom } = OPENING
  return [
    flat(roundedRectangle(left, top, right - left, bottom - top, 0), dark ? '#ffdf9a' : '#b9d6de'),
    ...somebody,
    ...[
      [wall.left, wall.top, wall.right - wall.left, top - wall.top],
      [wall.left, top - 1, left - wall.left, bottom - top + 2],
      [right, top - 1, wall.right - right, bottom - top + 2],
      [wall.left, bottom, wall.right - wall.left, wall.bottom - bottom],
    ].map(([x = 0, y = 0, wide = 0, tall = 0]) => ({
      ...land(roundedRectangle(x, y, wide, tall, 0), WALL),
      snow: 'bare' as const,
    })),
    ...[-22, -12]
      .filter((y) => y < wall.bottom - 4)
      .map((y) =>
        line(
          polyline([
            [wall.left + 2, y],
            [wall.right - 2, y],
          ]),
          darker(WALL, 0.86),
          1,
          0.8,
        ),
      ),
    ...[
      [left - 3, top - 3, right - left + 6, 4],
      [left - 3, top - 3, 4, bottom - top + 6],
      [right - 1, top - 3, 4, bottom - top + 6],
      [left - 6, bottom - 2, right - left + 12, 5],
    ].map(([x = 0, y = 0, wide = 0, tall = 0]) => round(roundedRectangle(x, y, wide, tall, 1.4), WOOD)),
    ...[-17, -6, 6, 17].flatMap((x, index) => [
      round(ellipse(x, bottom + 4, 6.5, 3.6), '#4f7f4c'),
      round(ellipse(x, bottom + 2, 3.2), ['#d9606a', '#f2c33f', '#e98aa0', '#f3ead8'][index] ?? '#d9606a'),
    ]),
  ]
}

/** How much of the glass the wall across the way leaves to sky above it. */
const SKY_ABOVE = 34
/** By how much the window across the way is larger than in the front of a whole house: whose face is there is seen. */
const ACROSS = 4.4

/** What is seen through the window of a room, about its middle: the wall across the way, and somebody at the window in it. */
function viewAcross(somebody: readonly Shape[], light: Light): Shape[] {
  const { across, up } = GLASS
  const foot = up - 44
  const wall = {
    left: -across / ACROSS,
    right: across / ACROSS,
    top: (SKY_ABOVE - up - foot) / ACROSS + OPENING.bottom,
    bottom: (up - foot) / ACROSS + OPENING.bottom,
  }
  return [
    sky(roundedRectangle(-across, -up, across * 2, up * 2, 4), {
      kind: 'downwards',
      from: light.sky.top,
      to: light.sky.bottom,
    }),
    ...place(
      windowIn(wall, somebody, light),
      placement({ y: foot - OPENING.bottom * ACROSS, scale: ACROSS }),
    ),
  ]
}
