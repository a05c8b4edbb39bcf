import { darker, mix } from '../drawing/colour.ts'
import { onMeadows } from './parts/country-sides.ts'
import { hill } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#7cb85a'
const country = onMeadows(GRASS)

/** A meadow: a path between trees, hay below a windmill, a pond. */
export const meadow: SettingDrawing = {
  indoors: false,
  shows: ['path'],
  floor: { back: 800, front: 930, left: 90, right: 934 },
  draw(stage) {
    const { random, side } = stage
    return {
      back: [
        ...drawSky(stage),
        layer(0.8, hill(random, 520, 40, mix(GRASS, '#7fa8c9', 0.55))),
        ...country[side](stage),
        layer(0.15, strewnGrass(random, 790, 960, 22, darker(GRASS, 0.85))),
      ],
      front: [layer(0, nearGrass(random, 1010, GRASS))],
      lamps: [],
    }
  },
}
