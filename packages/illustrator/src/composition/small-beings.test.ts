import { expect, test } from 'vitest'
import { readLook } from '../looks/read-look.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { poses } from '../scene-description.ts'
import { compose } from './compose.ts'
import { drawFigure } from './draw-figure.ts'
import { faultsOf } from './faults.ts'

const heightOf = (details: string, pose: (typeof poses)[number] = 'stand') => {
  const look = readLook({ name: 'Moss', details })
  const ground = { bed: false, water: 'bowl', flowers: false } as const
  const toReader = { facing: 1, turn: 0.14, nod: 0 } as const
  return drawFigure({ figure: figure('Moss', pose, 'happy'), look }, toReader, ground, null).height
}

test('a being is as small as what it is compared with, and never too small to be seen (IR-107)', () => {
  for (const being of ['a dragon', 'an angel', 'a troll', 'a robot', 'a tree spirit']) {
    const [thumb, teapot, cat, usual] = [
      ' as small as a thumb',
      ' the size of a teapot',
      ' the size of a cat',
      '',
    ].map((size) => heightOf(being + size))
    expect(teapot, being).toBeLessThan((usual ?? 0) * 0.72)
    expect(cat, being).toBeGreaterThan(teapot ?? 0)
    expect(thumb, being).toBeGreaterThan(80)
  }
})

test('a girl as small as a mouse is a small girl (IR-107)', () => {
  expect(heightOf('girl of 6, as small as a mouse')).toBe(heightOf('girl of 6, small'))
})

test('an angel as small as a thumb is on the page with its friend in every pose (IR-107)', () => {
  const cast = [
    { name: 'Moss', details: 'an angel the size of a thumb' },
    { name: 'Mia', details: 'girl, 7' },
  ]
  for (const pose of poses) {
    const figures = [
      figure('Moss', pose, 'happy', { look: 'Mia' }),
      figure('Mia', 'stand', 'happy', { look: 'Moss' }),
    ]
    const scene = { ...emptyScene, figures }
    const composition = compose({ scene, cast, seed: 's', candidate: 0 })
    expect(faultsOf(composition.scene, composition), pose).toEqual([])
  }
})
