import type { Colour } from '../drawing/colour.ts'
import { glow, type Layer, PAGE_SIZE, type Shape } from '../drawing/shape.ts'
import { type Bounds, ellipse, polygon } from '../geometry/path.ts'
import type { Weather } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'
import { FLOOR_LINE } from '../settings/parts/room.ts'
import type { Scenery, SettingDrawing } from '../settings/setting.ts'

interface LitStage {
  scenery: Scenery
  light: Light
  setting: SettingDrawing
  weather: Weather
  /** Where everybody stands. */
  group: Bounds
  mirrored: boolean
}

const SUN = '#fff3c4'
const MOON = '#b9ccf6'
const LAMP = '#ffc877'

/**
 * Light on the ground, where the reader is to look: the sun around the group, a window's light on the floor, warm
 * pools after dark where lamps burn, and indoors also where the group stands.
 */
export function lightPools(stage: LitStage): Layer[] {
  return [{ depth: 0, figure: false, shapes: lightOn(stage) }]
}

function lightOn(stage: LitStage): Shape[] {
  if (!stage.light.dark) return sunLight(stage)
  return stage.setting.indoors && !stage.light.lampsBurn ? moonLight(stage) : lampLight(stage)
}

function lampLight({ scenery, light, setting, group }: LitStage): Shape[] {
  const { indoors, floor } = setting
  const burning = light.lampsBurn ? scenery.lamps : []
  const shapes = burning.flatMap(([x, y]) => [
    glow(x, y, indoors ? 430 : 240, LAMP, indoors ? 0.5 : 0.42),
    glow(x, y, 120, '#fff0c0', 0.4),
    ...(indoors ? [] : [pool(x, floor.back - 10, 300, 62, LAMP, 0.5)]),
  ])
  const [x, y] = middleOf(group)
  if (indoors) return [...shapes, glow(x, y, (group.bottom - group.top) * 1.05, '#ffc98a', 0.34)]
  const colour = light.celestial?.colour ?? '#cdd8f4'
  return [...shapes, pool(x, group.bottom, widthOf(group) * 1.1 + 120, 80, colour, 0.26)]
}

/** Where no lamp burns one sees where everybody is. */
function moonLight({ group }: LitStage): Shape[] {
  const [x, y] = middleOf(group)
  return [glow(x, y, (group.bottom - group.top) * 1.1, MOON, 0.16)]
}

/**
 * What comes in at the window of a room falls on its wall and its floor. It is drawn before bed, benches and many who look
 * on: over them its edges make them half transparent.
 */
export function lightThroughWindow({ light, setting, weather, group, mirrored }: LitStage): Layer[] {
  const hasWindow = setting.shows?.includes('window') ?? false
  const isGrey = weather === 'rain' || weather === 'fog' || weather === 'snow'
  const falls = setting.indoors && hasWindow && !(light.dark ? light.lampsBurn : isGrey)
  const shapes = falls ? windowLight(group, mirrored ? -1 : 1, light.dark ? MOON : SUN) : []
  return [{ depth: 0, figure: false, shapes }]
}

function sunLight({ light, setting, weather, group }: LitStage): Shape[] {
  if (setting.indoors || weather === 'rain' || weather === 'fog' || weather === 'snow') return []
  const colour = light.strength > 0 ? light.ambient : SUN
  return [pool(middleOf(group)[0], group.bottom, widthOf(group) + 160, 84, colour, 0.4)]
}

/** What a window of four panes throws on the floor, and the slanted air between. */
function windowLight(group: Bounds, side: -1 | 1, colour: Colour): Shape[] {
  const middle = middleOf(group)[0] - side * 30
  const [near, far] = [group.bottom + 30, FLOOR_LINE + 44]
  const at = (across: number, down: number) =>
    [
      middle + side * ((across - 0.5) * (380 + down * 90) + (down - 0.5) * 190),
      far + (near - far) * down,
    ] as const
  const panes = [0, 0.56].flatMap((left) =>
    [0, 0.57].map((top) => {
      const [right, low] = [left + 0.44, top + 0.43]
      return lit(polygon([at(left, top), at(right, top), at(right, low), at(left, low)]), colour, 0.4, 0.26)
    }),
  )
  const [start, end] = [middle - side * 420, middle - side * 150]
  const shaft = polygon([[start, -120], [end, -120], at(1, 0), at(1, 1), at(0, 1), at(0, 0)])
  return [lit(shaft, colour, 0.2, 0.06), ...panes]
}

const lit = (path: Shape['path'], colour: Colour, fromOpacity: number, toOpacity: number): Shape => ({
  path,
  surface: 'glow',
  fill: { kind: 'downwards', from: colour, to: colour, fromOpacity, toOpacity },
})

/** Light that lies flat on the ground and fades out. */
const pool = (x: number, y: number, wide: number, tall: number, colour: string, opacity: number): Shape => ({
  path: ellipse(x, y, Math.min(wide, PAGE_SIZE * 0.6), tall),
  surface: 'glow',
  fill: { kind: 'outwards', from: colour, to: colour, fromOpacity: opacity, toOpacity: 0 },
})

const middleOf = ({ left, right, top, bottom }: Bounds) => [(left + right) / 2, (top + bottom) / 2] as const

const widthOf = ({ left, right }: Bounds): number => right - left
