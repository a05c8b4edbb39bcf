import { capped, glow, type Layer, round, type Shape, shining } from '../drawing/shape.ts'
import { ellipse, roundedRectangle } from '../geometry/path.ts'
import { drawSky } from './parts/sky.ts'
import { alongTheStreet, houseFronts, square } from './parts/street-sides.ts'
import { layer, type SettingDrawing, type Side, type StageConditions } from './setting.ts'

const LAMP = 170

function streetLamp(lit: boolean): Shape[] {
  const glass = roundedRectangle(LAMP - 24, 396, 48, 58, 14)
  return [
    round(roundedRectangle(LAMP - 7, 450, 14, 350, 4), '#4a4a58'),
    round(ellipse(LAMP, 798, 26, 8), '#4a4a58'),
    ...(lit ? [glow(LAMP, 424, 150, '#ffe0a0', 0.6)] : []),
    round(glass, '#e9eef0'),
    ...(lit ? shining(glass, '#ffe9ad') : []),
    capped(round(roundedRectangle(LAMP - 30, 384, 60, 16, 6), '#4a4a58')),
  ]
}

const seen: Record<Side, (stage: StageConditions) => Layer[]> = {
  0: houseFronts,
  1: square,
  2: alongTheStreet,
}

/** Bright houses, a street lamp, a pavement: across the road, on the square, and along the street. */
export const street: SettingDrawing = {
  indoors: false,
  shows: ['house'],
  floor: { back: 830, front: 945, left: 80, right: 944 },
  draw(stage) {
    return {
      back: [...drawSky(stage), ...seen[stage.side](stage), layer(0.2, streetLamp(stage.light.lampsBurn))],
      front: [],
      lamps: [[LAMP, 424]],
    }
  },
}
