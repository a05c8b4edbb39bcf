import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

test('a text is read as it is typed, and places are counted in it; nothing of it is stored (CI-04)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const before = await world.as(parent).ask('getGeneration', { params: { generationId } })

  const stored = await world.as(parent).ask('inspectBook', {
    params: { generationId },
    body: { storyText: before.storyText ?? '' },
  })
  expect(stored.findings).toEqual([])

  const storyText = `${before.storyText}\n\nThe kite was red.\n\n  Tom saw that the blue kite flew.`
  const { findings } = await world
    .as(parent)
    .ask('inspectBook', { params: { generationId }, body: { storyText } })
  expect(findings.map(({ kind }) => kind)).toEqual(['look'])
  for (const { start, words } of findings[0]?.places ?? [])
    expect(storyText.slice(start, start + words.length)).toBe(words)
  expect(findings[0]?.places.map(({ words }) => words)).toEqual(['red', 'blue'])
  const after = await world.as(parent).ask('getGeneration', { params: { generationId } })
  expect(after.storyText).toBe(before.storyText)

  const short = await world
    .as(parent)
    .ask('inspectBook', { params: { generationId }, body: { storyText: 'Ida.' } })
  expect(short.findings).toEqual([])
})

test('another family’s story is not found (CI-04)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()
  const stranger = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const answer = await world.as(stranger).call('inspectBook', { params: { generationId }, body: {} })
  expect(answer.status).toBe(404)
})
