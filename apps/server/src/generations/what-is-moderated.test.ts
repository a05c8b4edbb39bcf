import type { GenerationRecord } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { createBuiltinModerator } from '../adapters/builtin/builtin-moderator.ts'
import { createBuiltinTextModel } from '../adapters/builtin/builtin-text-model.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { StoryWishes } from '../testing/a-story-request.ts'
import { plainModels, plainTextModel } from '../testing/plain-models.ts'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { readHeldBefore } from '../verdicts/verdicts.ts'

const harmful = 'He stabbed the girl in the chest.'
const overrides = () => ({ ...plainModels(), moderator: createBuiltinModerator() })

test.each<[string, StoryWishes]>([
  ['the name of a character', { characters: [{ name: 'Fuckface', details: 'a kind boy' }] }],
  ['the details of a character', { characters: [{ name: 'Ben', details: 'enjoys torturing kittens' }] }],
  ['the additional details', { additionalDetails: harmful }],
])('the built-in moderator reads %s (D-54)', async (_field, wishes) => {
  await using world = await startTestWorld({ overrides: overrides() })
  const parent = await world.createParent()
  const record = await (await orderStory(world, parent, wishes)).record()
  expect(record.status).toBe('prompt_rejected_by_safety')
  expect(record.processingError).toMatch(/^“.+” .*Please/)
})

test('a child may be called by a name that would be a coarse word in a story (record 24)', async () => {
  await using world = await startTestWorld({
    overrides: { ...overrides(), textModel: createBuiltinTextModel() },
  })
  for (const name of ['Dick', 'Jihad', 'Semen']) {
    const parent = await world.createParent()
    const characters = [{ name, details: 'a boy of six with red hair, loves kites' }]
    const story = await orderStory(world, parent, { characters })
    const record = await story.record()
    expect(record, record.processingError ?? '').toMatchObject({
      status: 'pending_review',
      reviewModerationFeedback: null,
    })
    expect(record.storyText).toContain(name)
    expect((await story.approve()).status, name).toBe('pending_image_review')
  }
})

test('the built-in moderator reads the text as a parent edited it (D-54)', async () => {
  await using world = await startTestWorld({ overrides: overrides() })
  const story = await orderStory(world, await world.createParent())
  const record = await story.approve(`One two three. ${harmful}`)
  expect(record.status).toBe('pending_review')
  expect(record.reviewModerationFeedback).toContain('“stabbed the girl')
})

test('the built-in moderator reads what should be different in another version (D-54)', async () => {
  await using world = await startTestWorld({ overrides: overrides() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const body = { action: 'regenerate' as const, feedback: 'Make it more bloody.' }
  await world.as(parent).ask('reviewText', { params: { generationId: story.generationId }, body })
  await world.settle()
  const record = await story.record()
  expect(record).toMatchObject({ status: 'pending_review', textRegenerationsUsed: 0 })
  expect(record.reviewModerationFeedback).toContain('“more bloody”')
})

test('the built-in moderator reads picture ideas, also those that a parent wrote for declined ones (D-20, D-54)', async () => {
  const plain = plainTextModel()
  const describeScenes: typeof plain.describeScenes = async (order, signal) => {
    const scenes = await plain.describeScenes(order, signal)
    return scenes.map((scene, index) => (index === 3 ? { ...scene, action: harmful } : scene))
  }
  const textModel = plainTextModel({ describeScenes })
  await using world = await startTestWorld({ overrides: { ...overrides(), textModel } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const revise = async (pictureIdea: string) => {
    const { generationId } = story
    const body = { prompts: [{ index: 3, pictureIdea }] }
    await world.as(parent).ask('revisePictureIdeas', { params: { generationId }, body })
    await world.settle()
    return story.record()
  }
  const problems = ({ keyMoments }: GenerationRecord) => keyMoments.map((scene) => scene.pictureIdeaProblem)
  const readingOf = (words: string) => [null, null, null, expect.stringContaining(words), null]

  const waiting = await story.approve()
  expect(waiting.status).toBe('pending_prompt_review')
  expect(problems(waiting)).toEqual(readingOf('“stabbed the girl'))
  const stillWaiting = await revise('Two boys smoking weed behind the barn')
  expect(stillWaiting.status).toBe('pending_prompt_review')
  expect(problems(stillWaiting)).toEqual(readingOf('“smoking weed'))
  const drawn = await revise('Two boys laughing behind the barn')
  expect(drawn.status).toBe('pending_image_review')
})

test('the built-in moderator reads what should be different in a picture, and a declined wish is forgotten (D-54)', async () => {
  await using world = await startTestWorld({ overrides: overrides() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await story.approve()

  expect(await story.redraw(0, 'Ruth should hold a bottle of vodka')).toMatchObject({ status: 202 })
  await world.settle()
  expect(await story.redraw(0, 'in the rain')).toMatchObject({ status: 202, body: { regenerationsUsed: 1 } })
  await world.settle()

  const [, declined, followed] = (await story.record()).keyMoments[0]?.illustrationAttempts ?? []
  expect(declined).toMatchObject({ status: 'prompt_rejected_by_image_safety', imageUrls: [] })
  expect(followed).toMatchObject({ status: 'image_generation_completed' })
  expect(followed?.alt).toContain('in the rain')
  expect(followed?.alt).not.toContain('vodka')
  expect(await world.balanceOf(parent)).toBe(300 - 50 - 5)
})

test('what was held back of a story is kept with who found it and why, until the words are no longer needed (DK-17)', async () => {
  await using world = await startTestWorld({ overrides: overrides() })
  const story = await orderStory(world, await world.createParent())
  await story.approve(`One two three. ${harmful}`)
  const { verdicts, database } = world.context
  await verdicts.settled()
  const read = () => readHeldBefore(database.db, story.generationId)

  expect(await read()).toEqual([
    expect.objectContaining({
      kind: 'story text',
      layer: 'rules',
      theme: 'violence',
      reason: expect.stringContaining('“stabbed the girl'),
    }),
  ])
  await verdicts.forgetWordsBefore(new Date(Date.now() + 1000))
  expect(await read()).toEqual([expect.objectContaining({ theme: 'violence', reason: null })])
})

/** Doubts whatever holds the word "perhaps", and declines nothing. */
const doubting: Moderator = {
  async review(text) {
    if (!text.includes('perhaps')) return { allowed: true, reasons: [] }
    const reason = 'We are not sure: perhaps “perhaps” is doubtful.'
    return { allowed: false, reasons: [reason], findings: [{ layer: 'learned', theme: 'bullying', reason }] }
  },
}

test('a doubtful idea is written, and the parent reads the doubt with the story (MO-06)', async () => {
  await using world = await startTestWorld({ overrides: { ...plainModels(), moderator: doubting } })
  const story = await orderStory(world, await world.createParent(), { additionalDetails: 'a fox, perhaps' })
  expect(await story.record()).toMatchObject({
    status: 'pending_review',
    reviewModerationFeedback: 'We are not sure: perhaps “perhaps” is doubtful.',
  })
})

test('doubtful words are shown once; who sends the same words again means them (MO-07)', async () => {
  await using world = await startTestWorld({ overrides: { ...plainModels(), moderator: doubting } })
  const story = await orderStory(world, await world.createParent())
  const text = 'One two three four five. It was perhaps a fox.'
  const asked = await story.approve(text)
  expect(asked.status).toBe('pending_review')
  expect(asked.reviewModerationFeedback).toContain('We are not sure')
  await world.context.verdicts.settled()
  expect((await story.approve(text)).status).toBe('pending_image_review')
})

test('a saved character and a name on a link are read before they are kept (MO-08)', async () => {
  await using world = await startTestWorld({ works: false, overrides: overrides() })
  const author = await world.createParent()
  const parent = world.as(author)
  const body = { name: 'Ben', details: 'enjoys torturing kittens' }
  const refused = { status: 400, body: { message: expect.stringMatching(/Please/) } }
  expect(await parent.call('addCharacter', { body })).toMatchObject(refused)
  expect(await parent.ask('listCharacters')).toEqual([])

  await shelveStories(world, author.uid, [{ title: 'The Kite', visibility: 'private' }])
  const params = { storyId: `${author.uid}-The Kite` }
  const link = { name: 'For that fucking Tom', lasts: 'week' as const }
  expect(await parent.call('createLink', { params, body: link })).toMatchObject(refused)
  expect(await parent.ask('listLinks', { params })).toEqual([])
})
