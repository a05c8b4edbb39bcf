import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { sheetUnder } from './sheet-drawn-on.ts'

const drawing = figure('Mia', 'draw', 'happy', { look: 'paper', hold: 'pencil' })
const scene: SceneDescription = { ...emptyScene, setting: 'bedroom', figures: [drawing], props: ['paper'] }

const papers = (changes: Partial<SceneDescription>) =>
  [0, 1, 2].map(
    (page) =>
      compose({
        scene: { ...scene, ...changes },
        cast: sampleCast,
        seed: 'sheet',
        candidate: 0,
        page,
      }).boxes.filter(({ noun }) => noun === 'paper').length,
  )

test('who draws on the floor has the sheet under the pencil, and no second one lies on a table behind (IR-83)', () => {
  expect(sheetUnder(drawing, scene)).toEqual(['paper'])
  expect(papers({})).toEqual([0, 0, 0])
  expect(papers({ figures: [figure('Mia', 'stand', 'happy', { look: 'paper' })] })).toEqual([1, 1, 1])
})

test('at a table it lies there, and who draws on no sheet has none', () => {
  expect(sheetUnder(drawing, { ...scene, props: ['paper', 'table'] })).toEqual([])
  for (const change of [{ hold: 'paper' }, { look: 'wall' }, { pose: 'sit' as const }])
    expect(sheetUnder({ ...drawing, ...change }, scene)).toEqual([])
})
