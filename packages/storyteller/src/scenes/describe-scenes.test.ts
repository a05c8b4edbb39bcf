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

test.each([
  ['Mia waited by the gate. There was no dog, and there was no lantern.', ['gate']],
  ['Mia walked home without a lantern.', []],
  ['"I saw a boat and a whale at the beach," said Mia.', []],
  ['Mia held a lantern.', ['lantern']],
  ['Mia and Leo lit seven lanterns beside the treasure chest.', ['lanterns', 'treasure chest']],
])('"%s" shows only what is there', (text, props) => {
  expect(sceneOf(text).props).toEqual(props)
})

test.each([
  ['Mia swept the porch with a broom.', 'broom'],
  ['Mia gave Grandma a red kite.', 'red kite'],
  ['Grandma hummed while Mia played her violin.', 'violin'],
  ['Mia laughed and Leo beat his drum.', undefined],
  ['Mia played in the sandbox.', undefined],
  ['Mia waved to Leo by the lantern.', undefined],
  ['"I carried the lamp," said Mia.', undefined],
])('what somebody has in the hands: %s', (text, hold) => {
  expect(sceneOf(text).figures.find(({ name }) => name === 'Mia')?.hold).toBe(hold)
})

test('somebody called Button is no button', () => {
  const [scene] = describeScenes({
    snippets: ['Button chased a ball.'],
    pages: [],
    cast: [{ name: 'Button', details: 'a small dog' }],
  })
  expect(scene?.props).toEqual(['ball'])
})

test('what is said aloud is no place to be', () => {
  expect(sceneOf('"Tomorrow we go to the beach," said Mia in the kitchen.').setting).toBe('kitchen')
  expect(sceneOf('Mia was not at school. She sat in the garden.').setting).toBe('garden')
})

test.each([
  ['Mia thought of Grandma.', ['Mia']],
  ['"Where is Leo?" asked Mia.', ['Mia']],
  ['"Come here, Leo!" called Mia.', ['Mia', 'Leo']],
  ['Leo was not there. Mia sat down alone.', ['Mia']],
  ['Mia went without Leo.', ['Mia']],
  ['Mia and Leo danced.', ['Mia', 'Leo']],
])('in "%s" those are there who are there', (text, names) => {
  expect(sceneOf(text).figures.map(({ name }) => name)).toEqual(names)
})

const words = [
  { name: 'Will', details: '7 years old, a boy' },
  { name: 'Rose', details: 'his twin sister' },
  { name: 'Bear', details: 'a small dog' },
  { name: 'Mark', details: 'their father' },
]

test.each([
  ['Mark my words, said Rose.', ['Rose']],
  ['Rose rose. Will will follow.', ['Will', 'Rose']],
  ['A rose grew by the wall. Bear with me, said Rose.', ['Rose']],
  ['Two bears lived there, and Rose saw their marks.', ['Rose']],
])('names that are words: "%s"', (text, names) => {
  const [scene] = describeScenes({ snippets: [text], pages: [], cast: words })
  expect(scene?.figures.map(({ name }) => name).sort()).toEqual([...names].sort())
})

test('"Will you come?" names nobody: Rose, who was there, stays', () => {
  const scenes = describeScenes({
    snippets: ['Rose sat on the porch.', 'Will you ever see her again?'],
    pages: [],
    cast: words,
  })
  expect(scenes[1]?.figures.map(({ name }) => name)).toEqual(['Rose'])
})

test('pronouns mean those of the page before', () => {
  const names = (snippets: string[]) =>
    describeScenes({ snippets, pages: [], cast }).map(({ figures }) => figures.map(({ name }) => name))
  expect(names(['Mia and Leo walked to the lake.', 'They threw stones.'])[1]).toEqual(['Mia', 'Leo'])
  expect(names(['Mia and Leo walked to the lake.', 'She threw a stone.'])[1]).toEqual(['Mia'])
  expect(names(['Mia and Leo walked to the lake.', 'He fell in.'])[1]).toEqual(['Leo'])
  expect(names(['Mia and Leo walked to the lake.', 'Leo laughed, and they went home.'])[1]).toEqual([
    'Leo',
    'Mia',
  ])
})

test('somebody whom a woven paragraph names stands in the picture of that page', () => {
  const story = writeStory(aStoryRequest({ feedback: ['add a dog named Max'] }))
  const named = story.pages.filter(({ text }) =>
    /\bMax (?:was|came|sat|did|looked|put|went|had)\b/.test(text),
  )
  for (const { scene, text } of named)
    expect(
      scene.figures.map(({ name }) => name),
      text,
    ).toContain('Max')
})
