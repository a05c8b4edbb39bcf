import { describe, expect, test } from 'vitest'
import { readCast } from '../looks/read-cast.ts'
import { WICKER } from '../people/moses-basket.ts'
import type { FigureDescription, Pose, SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { drawFigure } from './draw-figure.ts'
import type { Hold } from './pair.ts'

const cast: FigureDescription[] = [
  { name: 'Wren', details: 'newborn sister, tiny, bald' },
  { name: 'Mummy', details: 'mother, long ginger hair', grown: true },
  { name: 'Alfie', details: 'boy, 2 years old' },
  { name: 'Lou', details: 'a baby girl, 8 months old' },
]

const sceneWith = (...figures: readonly (readonly [string, Pose])[]): SceneDescription => ({
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: figures.map(([name, pose]) => ({ name, pose, face: 'happy' })),
  props: [],
  action: '',
})

const picture = (scene: SceneDescription, candidate = 0) =>
  compose({ scene, cast, seed: 'newborn', candidate })

describe('a newborn', () => {
  test.each<Pose>(['sit', 'stand', 'play', 'wave'])('told to %s lies, whatever is said (IR-61)', (pose) => {
    for (const candidate of [0, 1]) {
      const { figures } = picture(sceneWith(['Wren', pose], ['Alfie', 'stand']), candidate)
      expect(figures.find(({ name }) => name === 'Wren')?.isLying).toBe(true)
    }
  })

  test('lies in the arms of a grown-up who stands there with empty hands (IR-61)', () => {
    const { figures } = picture(sceneWith(['Alfie', 'jump'], ['Wren', 'sit'], ['Mummy', 'stand']))
    expect(figures.find(({ name }) => name === 'Mummy')?.touches).toBe('Wren')
  })

  test('lies in a basket where nobody holds it, and in no basket in the arms or in bed', () => {
    const look = readCast(cast).get('wren')
    if (!look) throw new Error('Nobody is described.')
    const isInBasket = (bed: boolean, hold: Hold | null): boolean =>
      drawFigure(
        { figure: { name: 'Wren', pose: 'lie', face: 'calm' }, look },
        { facing: 1, turn: 0.3, nod: 0 },
        { bed, water: 'none', flowers: false },
        hold,
      ).shapes.some(({ fill }) => fill === WICKER)
    expect(isInBasket(false, null)).toBe(true)
    expect(isInBasket(true, null)).toBe(false)
    expect(isInBasket(false, {})).toBe(false)
  })

  test('becomes a baby that sits up by itself', () => {
    const { figures } = picture(sceneWith(['Lou', 'sit'], ['Alfie', 'stand']))
    expect(figures.find(({ name }) => name === 'Lou')?.isLying).toBe(false)
  })
})
