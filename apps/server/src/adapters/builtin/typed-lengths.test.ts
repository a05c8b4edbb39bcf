import { limits } from '@faith-fables/contract'
import { typedLengths } from '@faith-fables/storyteller/words/clean-text'
import { expect, test } from 'vitest'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

test('the storyteller cuts nothing that a parent may type', () => {
  const { characterName, characterDetails, additionalDetails, feedback } = limits
  expect(typedLengths).toEqual({
    name: characterName.max,
    details: characterDetails.max,
    additionalDetails: additionalDetails.max,
    feedback: feedback.max,
  })
})

test('a name as long as it may be is told whole', async () => {
  await using world = await startTestWorld()
  const name = 'Maximiliana Josephine Theodora Alexandrina Rosalie'
  expect(name).toHaveLength(limits.characterName.max)
  const characters = [{ name, details: 'A girl of six who likes to paint.' }]
  const story = await orderStory(world, await world.createParent(), { characters })
  const { storyText, title } = await story.record()
  expect(storyText).toContain(name)
  expect(`${title} ${storyText}`.replaceAll(name, '')).not.toMatch(/Maximiliana|Josephine|Alexandr/)
})
