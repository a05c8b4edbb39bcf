import { sayScene } from '@faith-fables/illustrator'
import { emptyScene, figure } from '@faith-fables/illustrator/samples/sample-story'
import type { FigureDescription, SceneDescription } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import { picturePrompt, type SceneToPaint } from './picture-prompt.ts'

const goat: FigureDescription = { name: 'the goat', details: 'a white goat', pronoun: 'it', sort: 'goat' }
const gruff: FigureDescription = { name: 'Gruff', details: 'a brown goat', pronoun: 'he' }
const brown: FigureDescription = { name: 'Brown', details: 'a brown bear', pronoun: 'he' }

const scene = (action: string, cast: readonly FigureDescription[]): SceneDescription => ({
  ...emptyScene,
  action,
  figures: cast.map(({ name }) => figure(name, 'stand', 'happy')),
})

function promptFor(action: string, cast: readonly FigureDescription[], undrawn: string[] = []): string {
  const { figures, others, ...said } = sayScene(scene(action, cast), cast)
  const toPaint: SceneToPaint = {
    ...said,
    figures: figures.map((figure) => ({ ...figure, undrawn: figure.name === 'Gruff' ? undrawn : [] })),
    others: others.map((other) => ({ ...other, undrawn: [] })),
  }
  return picturePrompt({
    scene: scene(action, cast),
    said: toPaint,
    style: 'watercolor',
    ageGroup: 'Toddlers',
    candidate: 0,
    references: [],
  })
}

test('somebody who is only "the goat" takes no word out of how others look', () => {
  const prompt = promptFor('Gruff finds the goat.', [gruff, goat], ['one crooked horn'])
  expect(prompt).toContain(
    '- the brown goat: a brown goat; to be seen as well: one crooked horn, a happy face',
  )
  expect(prompt).toContain('- the white goat: a white goat')
  expect(prompt).toContain('the brown goat finds the white goat.')
})

test('a name that is a word for looks stays a word where it is none', () => {
  const prompt = promptFor('Gruff waves to Brown.', [gruff, brown], ['a scarf that Brown knitted'])
  expect(prompt).toContain(
    '- the brown goat: a brown goat; to be seen as well: a scarf that the brown bear knitted',
  )
  expect(prompt).not.toMatch(/Gruff|Brown/)
})
