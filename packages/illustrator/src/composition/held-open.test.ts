import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import { heldThing } from '../props/find-prop.ts'
import { figure } from '../samples/sample-story.ts'
import { drawFigure } from './draw-figure.ts'

const looks = readCast([{ name: 'Mia', details: 'six' }])

test.each(['stand', 'hold-up'] as const)(
  'who holds a coat open (%s) has both hands at its upper corners, one on each side',
  (pose) => {
    const mia = figure('Mia', pose, 'happy', { hold: 'open coat' })
    for (const turn of [0, 0.5, 1]) {
      const drawn = drawFigure(
        { figure: mia, look: lookInScene(mia, looks) },
        { facing: 1, turn, nod: 0 },
        { bed: false, water: 'none', flowers: false, noSeats: true },
        null,
      )
      const { hands } = drawn
      const coat = boundsOf(
        (heldThing('open coat', { aloft: false, upright: true })?.shapes ?? []).map(({ path }) => path),
      )
      const apart = Math.abs(hands.right[0] - hands.left[0])
      expect(apart).toBeGreaterThan((coat.right - coat.left) * 0.6)
      expect(apart).toBeLessThan((coat.right - coat.left) * 1.3)
      expect(Math.abs(hands.right[1] - hands.left[1])).toBeLessThan(30)
    }
  },
)
