import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createBuiltinImageModel } from '../adapters/builtin/builtin-image-model.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const straight = /["']/

/** The built-in engines, but for the drawing itself, which takes seconds. */
const { imageModel: plain } = plainModels()
const { reviseScene, describe } = createBuiltinImageModel({ threads: 1 })
const overrides = { imageModel: { ...plain, reviseScene, describe } }

test('a book has curly marks everywhere, and its verse to the letter', async () => {
  await using world = await startTestWorld({ overrides })
  const characters = [{ name: "D'Arcy", details: "A boy of seven. He can't sit still." }]
  const story = await orderStory(world, await world.createParent(), { characters })
  const written = await story.record()
  expect(`${written.title} ${written.storyText}`).not.toMatch(straight)
  expect(written.storyText).toContain('D’Arcy')
  expect(written.verseWarning).toBeNull()
  expect(written.storyText).toContain(
    '“For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.” (John 3:16)',
  )
  const { keyMoments } = await story.approve()
  for (const { textSnippet, pictureIdea, illustrationAttempts } of keyMoments)
    expect([textSnippet, pictureIdea, ...illustrationAttempts.map(({ alt }) => alt)].join(' ')).not.toMatch(
      straight,
    )
  expect(keyMoments.map(({ illustrationAttempts }) => illustrationAttempts[0]?.alt).join(' ')).toContain(
    'D’Arcy',
  )
})

test('what a parent types is printed with curly marks, and the pages stay where the words are the same', async () => {
  await using world = await startTestWorld({ overrides })
  const parent = await world.createParent()
  const story = await orderStory(world, parent, {
    characters: [{ name: "D'Arcy", details: 'A boy of seven.' }],
  })
  const { storyText } = await story.record()
  const typed = (storyText ?? '').replaceAll(/[“”]/g, '"').replaceAll('’', "'")
  const approved = await story.approve(typed)
  expect(approved.storyText).toBe(storyText)
  expect(approved.keyMoments.map(({ textSnippet }) => textSnippet)).toEqual((storyText ?? '').split('\n\n'))
})

test('a wish for a picture is understood with either marks, and kept with curly ones', async () => {
  await using world = await startTestWorld({ overrides })
  const parent = await world.createParent()
  const characters = [{ name: 'Theo', details: 'A boy of seven.' }]
  const story = await orderStory(world, parent, { characters })
  await story.approve()
  for (const wish of [
    'Put a scarf on "Theo". He shouldn\'t run.',
    'Put a scarf on “Theo”. He shouldn’t run.',
  ]) {
    await story.redraw(0, wish)
    await world.settle()
    const redrawn = (await story.record()).keyMoments[0]?.illustrationAttempts.at(-1)
    expect(redrawn?.feedback).toBe('Put a scarf on “Theo”. He shouldn’t run.')
    expect(
      redrawn?.report.map(({ outcome }) => outcome),
      wish,
    ).toEqual(['done', 'done'])
  }
})

test('feedback about a name is understood with either marks', async () => {
  await using world = await startTestWorld({ overrides })
  for (const feedback of [
    "Rename D'Arcy to O'Neil",
    'Rename “D’Arcy” to “O’Neil”',
    'rename ‘D’Arcy’ to O’Neil',
  ]) {
    const parent = await world.createParent()
    const story = await orderStory(world, parent, {
      characters: [{ name: 'D’Arcy', details: 'A boy of seven.' }],
    })
    await world.as(parent).ask('reviewText', {
      params: { generationId: story.generationId },
      body: { action: 'regenerate', feedback },
    })
    await world.settle()
    const { storyText } = await story.record()
    expect(storyText, feedback).toContain('O’Neil')
    expect(storyText, feedback).not.toContain('D’Arcy')
  }
})

test('a book that was published before has curly marks where it is read', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  const remember = '"Don\'t be afraid." (Luke 12:32)'
  const page = {
    index: 0,
    textSnippet: '"No," said Ben.',
    selectedImageUrl: '/media/1.webp',
    alt: "Ben's hat.",
  }
  const companion = { talk: ["What's that?"], prayer: "It's good.", remember }
  await world.context.database.db.execute(
    sql`update stories set title = ${"Ben's Day"}, pages = ${JSON.stringify([page])}, companion = ${JSON.stringify(companion)}`,
  )
  const read = await world.as(parent).ask('getStory', { params: { storyId } })
  expect(JSON.stringify([read.title, read.keyMoments, read.companion])).not.toMatch(/'|\\"/)
  expect(read.keyMoments[0]?.textSnippet).toBe('“No,” said Ben.')
  expect(read.companion?.remember).toBe('“Don’t be afraid.” (Luke 12:32)')
  const library = await world.as(parent).ask('getLibrary')
  expect(library.map(({ title }) => title)).toEqual(['Ben’s Day'])
})
