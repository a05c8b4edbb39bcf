import { expect, test } from 'vitest'
import { adjust, hueOf } from '../drawing/colour.ts'
import { flat, type Layer } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import { clothColours } from '../looks/colour-words.ts'
import { times } from '../scene-description.ts'
import { lightOf } from '../settings/light.ts'
import { inLight } from './grade.ts'

const worn = (fill: string): Layer => ({ depth: 0, figure: true, shapes: [flat(ellipse(0, 0, 9), fill)] })

test('clothes keep their hue at each hour, with lamps and without', () => {
  for (const name of ['brown', 'pink', 'orange', 'yellow', 'green', 'red', 'purple'])
    for (const time of times)
      for (const lamps of [undefined, 'out'] as const)
        for (const indoors of [true, false]) {
          const light = lightOf({ time, weather: 'clear', ...(lamps && { lamps }) }, indoors)
          const [shape] = inLight(worn(clothColours[name] ?? ''), light).shapes
          const seen = shape?.fill
          if (typeof seen !== 'string') throw new Error('It is of one colour.')
          const aside = Math.abs(hueOf(seen, 0) - hueOf(adjust(clothColours[name] ?? '', {}), 0))
          expect(Math.min(aside, 360 - aside), `${name}, ${time}, ${lamps}`).toBeLessThan(8)
          expect(hueOf(seen, 0.04), `${name}, ${time}, ${lamps}`).not.toBe(-1)
        }
})
