import type { SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import { feelTheBeat } from './feel-the-beat.ts'

const sceneWith = (figures: SceneFigure[]): SceneDescription => ({
  setting: 'meadow',
  time: 'night',
  weather: 'clear',
  shot: 'close',
  figures,
  props: [],
  valence: -1,
  action: '',
})

test.each(['comfort', 'stroke', 'hug', 'hold-hands'] as const)(
  'who consoles somebody at a low point with %s has a warm face (IR-35)',
  (pose) => {
    for (const face of ['calm', 'tender'] as const)
      for (const startled of ['wow', 'worried', 'sad'] as const) {
        const { figures } = feelTheBeat(
          sceneWith([
            { name: 'Mia', pose: 'sit', face: startled, look: 'flap' },
            { name: 'Oma', pose, face, look: 'Mia' },
          ]),
        )
        expect(figures.map((one) => one.face)).toEqual([startled, 'tender'])
      }
  },
)
