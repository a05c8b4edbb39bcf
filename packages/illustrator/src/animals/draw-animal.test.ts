import { describe, expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import type { AnimalLook, Species } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { alone } from '../people/figure.ts'
import { faces, type Pose, poses } from '../scene-description.ts'
import { drawAnimal } from './draw-animal.ts'
import { speciesBuilds } from './species.ts'

function animal(species: string): AnimalLook {
  const look = readLook({ name: 'Pip', details: `a ${species}` })
  if (look.kind !== 'animal') throw new Error(`A ${species} should be an animal.`)
  return look
}

const species = Object.keys(speciesBuilds) as Species[]

/** Fish, birds in flight and whoever goes from flower to flower are in the air. */
const inTheAir = (one: Species, pose: Pose): boolean =>
  one === 'fish' || isFlyer(one) || /run|jump|play|dance|climb/.test(pose)

const isFlyer = (one: Species): boolean => one === 'bee' || one === 'butterfly'

const drawn = (one: Species, pose: Pose, turn = 0.2) =>
  drawAnimal(animal(one), { ...alone, pose, turn, face: 'happy' })

describe.each(species)('drawing a %s', (one) => {
  test('reads as itself', () => {
    expect(animal(one).species).toBe(one)
  })

  test('stands, sits and lies on the ground in every pose', () => {
    for (const pose of poses) {
      const { bottom, top } = boundsOf(drawn(one, pose).shapes.map(({ path }) => path))
      if (!inTheAir(one, pose)) expect(bottom).toBeGreaterThan(-6)
      // A horse's mane lies on the grass when it sleeps, and a pond is before who swims in it.
      expect(bottom).toBeLessThan(56)
      expect(top).toBeLessThan(-20)
    }
  })

  test('has a face from the front and none from behind', () => {
    const features = (turn: number): number =>
      drawn(one, 'sit', turn).shapes.filter(({ surface }) => surface === 'feature').length
    expect(features(0.2)).toBeGreaterThan(3)
    expect(features(1.8)).toBe(0)
  })

  test('shows what it feels', () => {
    const shown = faces.map((face) =>
      JSON.stringify(drawAnimal(animal(one), { ...alone, pose: 'sit', turn: 0.2, face }).shapes),
    )
    expect(new Set(shown).size).toBeGreaterThan(5)
  })
})

test('no two kinds of animal look the same', () => {
  const shapes = species.map((one) => JSON.stringify(drawn(one, 'stand').shapes.map(({ path }) => path)))
  expect(new Set(shapes).size).toBe(species.length)
})

test.each(['rabbit', 'elephant', 'bear', 'monkey', 'cat'])(
  'a stuffed %s sits whatever it does, and no live one does (IR-118)',
  (kind) => {
    const heights = (look: AnimalLook) => {
      const every = poses.filter((pose) => !/run|jump|play|dance|climb/.test(pose))
      return new Set(
        every.map((pose) => Math.round(drawAnimal(look, { ...alone, pose, face: 'calm' }).height)),
      )
    }
    const toy = animal(`stuffed ${kind}`)
    expect(heights(toy).size).toBe(1)
    expect(drawAnimal(toy, { ...alone, pose: 'sleep', face: 'calm' }).lying).toBe(false)
    expect(heights(animal(kind)).size).toBeGreaterThan(1)
  },
)

test('the one white ear of a dog is white (IR-118)', () => {
  const look = readLook({ name: 'Burek', details: 'shaggy brown dog with one white ear' })
  if (look.kind !== 'animal') throw new Error('A dog is an animal.')
  const fills = drawAnimal(look, { ...alone, pose: 'stand', face: 'calm' }).shapes.map(({ fill }) => fill)
  expect(fills).toContain(look.marks.find(({ kind }) => kind === 'ear')?.colour)
})
