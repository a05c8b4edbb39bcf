import type { SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'
import { describe, expect, test } from 'vitest'
import { deedsAsTold } from './deeds-as-told.ts'

const cast = [
  { name: 'Mia', kind: 'human', bodies: [] },
  { name: 'Uncle Jory', kind: 'human', bodies: [] },
  { name: 'Rex', kind: 'dog', bodies: [] },
] as unknown as Parameters<typeof deedsAsTold>[2]

const sceneOf = (changes: Partial<Record<string, Partial<SceneFigure>>> = {}): SceneDescription => ({
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [
    { name: 'Mia', pose: 'stand', face: 'happy', look: 'Uncle Jory', ...changes.Mia },
    { name: 'Uncle Jory', pose: 'stand', face: 'happy', look: 'Mia', ...changes.Jory },
    { name: 'Rex', pose: 'sit', face: 'happy', look: 'Mia' },
  ],
  props: [],
  action: '',
})

const posesFor = (text: string, scene = sceneOf()): string[] =>
  deedsAsTold(scene, text, cast).figures.map(({ pose }) => pose)

describe('what a page for the youngest tells somebody does is seen (IR-149)', () => {
  test.each([
    ['It is late. Mia waves. Good night!', ['wave', 'stand', 'sit']],
    ['Uncle Jory claps.', ['stand', 'clap', 'sit']],
    ['Mia looks up. No stars.', ['look-up', 'stand', 'sit']],
    ['Rex the dog naps.', ['stand', 'stand', 'sleep']],
    ['Mia hugs Uncle Jory.', ['hug', 'stand', 'sit']],
    ['Uncle Jory runs to the light. Big, big hug!', ['hug', 'stand', 'sit']],
  ])('"%s"', (text, poses) => {
    expect(posesFor(text)).toEqual(poses)
  })

  test.each(['"Rex naps," says Mia.', 'Mia does not wave.', 'Mia hugs the blanket.', 'Mia waves the flag.'])(
    'and nothing else: "%s"',
    (text) => {
      expect(posesFor(text)).toEqual(['stand', 'stand', 'sit'])
    },
  )

  test('who has something to do already goes on with it', () => {
    expect(posesFor('Mia claps.', sceneOf({ Mia: { pose: 'pour', hold: 'jug' } }))).toEqual([
      'pour',
      'stand',
      'sit',
    ])
  })
})
