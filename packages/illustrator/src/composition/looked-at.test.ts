import { expect, test } from 'vitest'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { coveredPart } from './kept-in-view.ts'
import { behindBacks } from './looked-at.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: '6, girl' },
  { name: 'Opa', details: '70, bald, an old man' },
]

const bedOutside: SceneDescription = {
  setting: 'porch',
  time: 'night',
  weather: 'clear',
  shot: 'close',
  figures: [
    { name: 'Opa', pose: 'reach', face: 'sleepy', look: 'unlit lantern' },
    { name: 'Mia', pose: 'lie', face: 'happy', look: 'unlit lantern', hold: 'sleeping bag' },
  ],
  props: ['unlit lantern', 'sleeping bag'],
  action: '',
}

const puddle: SceneDescription = {
  ...bedOutside,
  setting: 'street',
  time: 'day',
  shot: 'medium',
  figures: [
    { name: 'Mia', pose: 'jump', face: 'joy', look: 'puddle' },
    { name: 'Opa', pose: 'point', face: 'happy', look: 'puddle' },
  ],
  props: ['puddle', 'umbrella', 'ball'],
}

const sign: SceneDescription = {
  ...bedOutside,
  setting: 'forest',
  time: 'day',
  shot: 'medium',
  figures: [
    { name: 'Mia', pose: 'walk', face: 'happy', look: 'right', hold: 'map' },
    { name: 'Opa', pose: 'point', face: 'thinking', look: 'sign' },
  ],
  props: ['red sign that says "STOP"', 'tree'],
}

test.each([
  ['a sign that words are on', sign],
  ['a lantern that is put out', bedOutside],
  ['a puddle', puddle],
])('whoever looks at %s has it before them (IR-83)', (_, scene) => {
  const shown = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((seed) =>
    [0, 1].map((candidate) => compose({ scene, cast, seed, candidate })),
  )
  expect(shown.map(behindBacks).filter((behind) => Object.keys(behind).length > 0)).toEqual([])
})

test('whoever turns back has what they leave behind them (IR-157)', () => {
  const figures: SceneDescription['figures'] = [
    { name: 'Mia', pose: 'walk', face: 'determined', look: 'away from flags', hold: 'sack' },
    { name: 'Opa', pose: 'walk', face: 'happy', look: 'Mia' },
  ]
  const scene = { ...puddle, setting: 'meadow' as const, figures, props: ['sack', 'flags'] }
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six'])
    for (const shot of ['wide', 'medium', 'close'] as const) {
      const shown = compose({ scene: { ...scene, shot }, cast, seed, candidate: 0 })
      const mia = shown.figures.find(({ name }) => name === 'Mia')
      const flags = shown.boxes.find(({ noun }) => noun === 'flags')
      if (!mia || !flags) continue
      expect(Math.sign((flags.left + flags.right) / 2 - mia.head.x)).toBe(-mia.facing)
    }
})

test('nobody stands before the words on a sign (IR-83)', () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { boxes, figures } = compose({ scene: sign, cast, seed, candidate: 0 })
    const box = boxes.find(({ noun }) => noun.includes('STOP'))
    if (!box) throw new Error('No sign is drawn.')
    expect(
      coveredPart(
        box,
        figures.map(({ bounds }) => bounds),
      ),
      seed,
    ).toBeLessThan(0.35)
  }
})
