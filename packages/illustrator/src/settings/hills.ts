import { mix } from '../drawing/colour.ts'
import { onHills } from './parts/country-sides.ts'
import { hill } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#8fbb5c'
const country = onHills(GRASS)

/** Green hills behind hills: sheep on one of them, a mill on another, a farm. */
export const hills: SettingDrawing = {
  indoors: false,
  shows: ['path', 'hill'],
  floor: { back: 810, front: 935, left: 90, right: 934 },
  draw(stage) {
    const { random, light, side } = stage
    return {
      back: [
        ...drawSky(stage),
        layer(0.9, hill(random, 440, 80, mix('#9db7cf', light.sky.bottom, 0.4), 5)),
        layer(0.75, hill(random, 520, 60, mix('#93bda0', light.sky.bottom, 0.3), 5)),
        ...country[side](stage),
        layer(0.15, strewnGrass(random, 800, 970, 24, '#76a04a')),
      ],
      front: [layer(0, nearGrass(random, 1014, GRASS))],
      lamps: [],
    }
  },
}
