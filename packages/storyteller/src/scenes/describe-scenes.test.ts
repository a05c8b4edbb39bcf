import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest } from '../testing/story-requests.ts'
import { describeCast, describeScenes } from './describe-scenes.ts'

const cast = [
  { name: 'Mia', details: '7 years old, two braids' },
  { name: 'Grandma', details: 'gray bun' },
  { name: 'Leo', details: 'her brother' },
]

function sceneOf(snippet: string) {
  const [scene] = describeScenes({ snippets: [snippet], pages: [], cast })
  if (!scene) throw new Error('No scene.')
  return scene
}

test('a page whose words stayed keeps its scene', () => {
  const story = writeStory(aStoryRequest())
  const scenes = describeScenes({
    snippets: story.pages.map(({ text }) => text),
    pages: story.pages,
    cast: story.cast,
  })
  expect(scenes).toEqual(story.pages.map(({ scene }) => scene))
})

test('a small edit keeps the scene, a new place in the words changes it', () => {
  const story = writeStory(aStoryRequest())
  const page = story.pages[2]
  if (!page) throw new Error('No page.')
  const [kept] = describeScenes({
    snippets: [page.text.replace('.', ' indeed.')],
    pages: story.pages,
    cast: story.cast,
  })
  expect(kept).toEqual(page.scene)
  const [moved] = describeScenes({
    snippets: [`${page.text} They were on the bridge in the snow.`],
    pages: story.pages,
    cast: story.cast,
  })
  expect(moved?.setting).toBe('bridge')
  expect(moved?.weather).toBe('snow')
})

test('"Grandma ran" is somebody running, and Grandma alone is not', () => {
  expect(sceneOf('Grandma ran to the gate.').figures).toMatchObject([{ name: 'Grandma', pose: 'run' }])
  expect(sceneOf('Grandma sat on the porch.').figures).toMatchObject([{ name: 'Grandma', pose: 'sit' }])
  expect(sceneOf('Grandma was there.').figures).toMatchObject([{ name: 'Grandma', pose: 'stand' }])
  expect(sceneOf('Mia ran out of bread.').figures).not.toMatchObject([{ pose: 'run' }])
})

test('"7 years old" says nothing about a picture', () => {
  expect(sceneOf('Mia was 7 years old.')).toMatchObject({
    setting: 'living-room',
    time: 'day',
    figures: [{ name: 'Mia', pose: 'stand' }],
  })
})

test('names are whole words', () => {
  expect(sceneOf('Miami and Leonard are far away.').figures.map(({ name }) => name)).toEqual(['Mia'])
  expect(sceneOf('Leo laughed.').figures.map(({ name }) => name)).toEqual(['Leo'])
})

test('setting, time, weather, poses, faces and things are read from the words', () => {
  const scene = sceneOf(
    'That night, in the forest, Mia knelt and prayed. Leo held the lantern and cried. It was snowing: snow lay everywhere.',
  )
  expect(scene).toMatchObject({ setting: 'forest', time: 'night', weather: 'snow' })
  expect(scene.figures).toMatchObject([
    { name: 'Mia', pose: 'kneel' },
    { name: 'Leo', face: 'sad' },
  ])
  expect(scene.props).toContain('lantern')
})

test('what a snippet does not say is carried over from the one before', () => {
  const scenes = describeScenes({
    snippets: ['Mia walked along the beach at dusk.', 'Then Leo waved to her.'],
    pages: [],
    cast,
  })
  expect(scenes[1]).toMatchObject({ setting: 'sea', time: 'dusk', figures: [{ name: 'Leo', pose: 'wave' }] })
})

test('persons whom only the text names join the cast', () => {
  const found = describeCast({
    text: 'Then Mia met Mrs. Hill. Later Mrs. Hill and her son Tom sang, and Mia saw Tom smile. On Sunday God was thanked.',
    characters: cast,
  })
  expect(found.map(({ name }) => name)).toEqual(['Mia', 'Grandma', 'Leo', 'Mrs. Hill', 'Tom'])
})
