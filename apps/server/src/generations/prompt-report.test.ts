import type { PromptOutcome } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { plainImageModel, plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const family = {
  imageNumber: 10,
  characters: [
    {
      name: 'Ida',
      details:
        'girl, 6, red hair, freckles, blue dress, wheelchair with painted wheels, afraid of thunder, flobs in a wump',
    },
  ],
  additionalDetails:
    "It's Christmas night. Is it possible to get two copies? Somebody flobbers her till Tuesday",
}

const became = (report: PromptOutcome[] | null, words: string) => report?.find((one) => one.words === words)

test('what became of all that a parent wrote is told with its page or its reason, in book marks', async () => {
  await using world = await startTestWorld()
  const story = await orderStory(world, await world.createParent(), family)
  const { promptReport, storyText } = await story.record()
  expect(promptReport?.map(({ about, words }) => `${about}: ${words}`)).toEqual([
    'Ida: red hair',
    'Ida: freckles',
    'Ida: blue dress',
    'Ida: wheelchair with painted wheels',
    'Ida: afraid of thunder',
    'Ida: flobs in a wump',
    'null: It’s Christmas night',
    'null: Is it possible to get two copies',
    'null: Somebody flobbers her till Tuesday',
  ])
  expect(became(promptReport, 'Is it possible to get two copies')?.outcome).toBe('beside the story')
  expect(became(promptReport, 'Somebody flobbers her till Tuesday')?.outcome).toBe('not understood')
  const pageOf = (words: string) => {
    const { outcome, page } = became(promptReport, words) ?? {}
    expect(outcome, words).toBe('told')
    return storyText?.split('\n\n')[(page ?? 0) - 1]
  }
  expect(pageOf('afraid of thunder')).toContain('thunder')
  expect(pageOf('wheelchair with painted wheels')).toContain('wheelchair')
  expect(pageOf('It’s Christmas night')).toContain('Christmas night')
})

test('details in another language are told as such, and a version that is taken back brings its report', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()
  const story = await orderStory(world, parent, {
    additionalDetails: 'El niño tiene que encontrar el tren perdido antes de la noche',
  })
  const first = await story.record()
  expect(first.promptReport).toContainEqual({
    about: null,
    words: 'El niño tiene que encontrar el tren perdido antes de la noche',
    outcome: 'another language',
    page: null,
  })
  const params = { generationId: story.generationId }
  const api = world.as(parent)
  await api.ask('reviewText', { params, body: { action: 'regenerate', feedback: 'Rename Ruth to Naomi' } })
  await world.settle()
  expect((await story.record()).promptReport?.[0]?.about).toBe('Naomi')
  await api.call('restoreText', { params, body: { version: 1 } })
  expect((await story.record()).promptReport).toEqual(first.promptReport)
})

test('a writer who cannot tell says nothing, and nothing is said once the text is approved', async () => {
  await using plain = await startTestWorld({ overrides: plainModels() })
  const told = await orderStory(plain, await plain.createParent(), family)
  expect((await told.record()).promptReport).toBeNull()

  await using world = await startTestWorld()
  const story = await orderStory(world, await world.createParent(), { ...family, imageNumber: 5 })
  expect((await story.approve()).promptReport).toBeNull()
})

test('of what is only in the pictures it is told what the painter cannot draw, or in part', async () => {
  const imageModel = plainImageModel({ findUndrawn: () => ['the hat', 'round glasses'] })
  await using world = await startTestWorld({ overrides: { imageModel } })
  const dressed =
    'girl, 6, red hair, freckles, blue dress, green boots, yellow scarf, purple hat, round glasses, gold belt'
  const story = await orderStory(world, await world.createParent(), {
    ageGroupId: 'toddlers',
    imageNumber: 5,
    characters: [{ name: 'Ida', details: dressed }],
  })
  const { promptReport } = await story.record()
  expect(became(promptReport, 'purple hat')?.outcome).toBe('drawn in part')
  expect(became(promptReport, 'round glasses')?.outcome).toBe('not drawn')
  expect(became(promptReport, 'gold belt')?.outcome).toBe('in the pictures')
})
