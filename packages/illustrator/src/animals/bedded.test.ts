import { expect, test } from 'vitest'
import { drawFigure } from '../composition/draw-figure.ts'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import type { SceneFigure } from '../scene-description.ts'

const ground = { bed: false, water: 'pond', flowers: false } as const

function drawn(details: string, figure: Partial<SceneFigure>) {
  const look = readLook({ name: 'the little one', details })
  const one = { name: 'the little one', pose: 'lie', face: 'shy', ...figure } as const
  return drawFigure({ figure: one, look }, { facing: 1, turn: 0.5, nod: 0 }, ground, null)
}

test.each([
  ['a tiny goat', 'quilt'],
  ['the smallest hedgehog', 'coat'],
  ['the smallest duck', 'shawl'],
])('%s bedded in a %s lies in it, with its face over it (IR-158)', (details, hold) => {
  const [bedded, bare] = [drawn(details, { hold }), drawn(details, {})]
  const [nest, body] = [bedded, bare].map(({ shapes }) => boundsOf(shapes.map(({ path }) => path)))
  expect(nest && body && nest.right - nest.left).toBeGreaterThan((body?.right ?? 0) - (body?.left ?? 0))
  const front = boundsOf(bedded.shapes.slice(-4).map(({ path }) => path))
  expect(front.top).toBeGreaterThan(bedded.head.centre[1])
})
