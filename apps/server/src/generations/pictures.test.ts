import { reviseScene } from '@faith-fables/illustrator'
import { expect, test } from 'vitest'
import { SupplierError } from '../ports/supplier-error.ts'
import { plainImageModel, plainModels } from '../testing/plain-models.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory, type StorySteps } from '../testing/story-steps.ts'

/** A parent with a story whose pictures are drawn. */
async function withDrawnStory(
  world: TestWorld,
  tokens?: number,
): Promise<{ parent: TestParent; story: StorySteps }> {
  const parent = await world.createParent(tokens === undefined ? {} : { tokens })
  const story = await orderStory(world, parent)
  await story.approve()
  return { parent, story }
}

test('a picture drawn again follows the feedback, is paid for and counted (ST-10, D-06, D-30)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, story } = await withDrawnStory(world)
  expect(await story.redraw(2, 'closer')).toMatchObject({
    status: 202,
    body: { regenerationsUsed: 1, maxRegenerationsAllowed: 5 },
  })
  await world.settle()
  const { keyMoments, regenerationsUsed } = await story.record()
  expect(keyMoments[2]?.illustrationAttempts).toHaveLength(2)
  expect(keyMoments[2]?.illustrationAttempts[1]).toMatchObject({
    status: 'image_generation_completed',
    feedback: 'closer',
    report: [],
    alt: expect.stringContaining('closer'),
  })
  expect(regenerationsUsed).toBe(1)
  expect(await world.balanceOf(parent)).toBe(245)
})

test('the pictures of a scene are told apart in words, in the review and in the book', async () => {
  const picture = new Uint8Array([82, 73, 70, 70])
  const imageModel = plainImageModel({
    draw: async ({ scene, candidate }) => ({
      large: picture,
      medium: picture,
      small: picture,
      alt: `${scene.action} Seen from ${candidate % 2 === 0 ? 'closer' : 'farther away'}.`,
    }),
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), imageModel } })
  const { parent, story } = await withDrawnStory(world)
  const [first] = (await story.record()).keyMoments
  const [attempt] = first?.illustrationAttempts ?? []
  expect(attempt?.imageAlts).toEqual([
    expect.stringMatching(/ Seen from closer\.$/),
    expect.stringMatching(/ Seen from farther away\.$/),
  ])
  await story.chooseAll()
  await world.as(parent).ask('selectImage', {
    params: { generationId: story.generationId, sceneIndex: 0 },
    body: { selectedImageUrl: attempt?.imageUrls[1] ?? '' },
  })
  const book = await world.as(parent).ask('getStory', { params: { storyId: await story.publish() } })
  expect(book.keyMoments.map(({ alt }) => alt).slice(0, 2)).toEqual([
    attempt?.imageAlts[1],
    expect.stringContaining('closer'),
  ])
})

test('a painter who cannot tell the pictures of a scene apart describes each as the scene', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story } = await withDrawnStory(world)
  const [attempt] = (await story.record()).keyMoments[0]?.illustrationAttempts ?? []
  expect(attempt?.imageAlts).toEqual([attempt?.alt, attempt?.alt])
})

test('what became of a wish is kept with the attempt, for its parent alone (IR-27)', async () => {
  const models = { ...plainModels(), imageModel: plainImageModel({ reviseScene }) }
  await using world = await startTestWorld({ overrides: models })
  const { parent, story } = await withDrawnStory(world)
  await story.redraw(0, 'Make it night, and a purple zeppelin please!')
  await world.settle()
  const { keyMoments } = await story.record()
  expect(keyMoments[0]?.illustrationAttempts.map(({ report }) => report)).toEqual([
    [],
    [
      { words: 'Make it night', outcome: 'done' },
      { words: 'a purple zeppelin please', outcome: 'not done' },
    ],
  ])
  await story.chooseAll()
  const book = await world.as(parent).ask('getStory', { params: { storyId: await story.publish() } })
  expect(JSON.stringify(book)).not.toContain('zeppelin')
})

test('what it costs is what the installation has set (CO-04)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  await world.setPrices({ imageRegenerationCost: 9 })
  const { parent, story } = await withDrawnStory(world)
  expect((await story.redraw(2, 'closer')).status).toBe(202)
  await world.settle()
  expect(await world.balanceOf(parent)).toBe(300 - 50 - 9)
})

test('the last regeneration of the allowance goes to one of many who ask at once (D-06)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  await world.setPrices({ regenLimitPercentDefault: 20 })
  const { parent, story } = await withDrawnStory(world)
  const answers = await Promise.all([0, 1, 2, 3].map((index) => story.redraw(index, 'closer')))
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
  expect(await world.balanceOf(parent)).toBe(245)
})

test('who has not seen the newest pictures of a scene does not pay for more of them (D-06)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, story } = await withDrawnStory(world)
  const previousAttemptId = (await story.record()).keyMoments[0]?.illustrationAttempts[0]?._id ?? ''
  const ask = () =>
    world.as(parent).call('regeneratePicture', {
      params: { generationId: story.generationId, sceneIndex: 0 },
      body: { feedback: 'closer', previousAttemptId },
    })
  expect((await ask()).status).toBe(202)
  await world.settle()
  expect(await ask()).toMatchObject({
    status: 409,
    body: { code: 'WRONG_STATUS', message: 'Scene 1 has newer pictures. Please look at them first.' },
  })
  expect(await world.balanceOf(parent)).toBe(300 - 50 - 5)
})

test('a regeneration without the tokens for it changes nothing', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story } = await withDrawnStory(world, 52)
  expect(await story.redraw(0, 'closer')).toMatchObject({
    status: 402,
    body: { code: 'INSUFFICIENT_TOKENS' },
  })
  const { keyMoments, regenerationsUsed } = await story.record()
  expect([keyMoments[0]?.illustrationAttempts.length, regenerationsUsed]).toEqual([1, 0])
})

test('feedback no painter should follow is declined, and costs neither tokens nor allowance', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, story } = await withDrawnStory(world)
  await story.redraw(0, 'something forbidden')
  await world.settle()
  const { keyMoments, regenerationsUsed } = await story.record()
  expect(keyMoments[0]?.illustrationAttempts[1]?.status).toBe('prompt_rejected_by_image_safety')
  expect(regenerationsUsed).toBe(0)
  expect(await world.balanceOf(parent)).toBe(250)
})

test('only a picture drawn for the scene can be chosen', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, story } = await withDrawnStory(world)
  const other = (await story.record()).keyMoments[1]?.illustrationAttempts[0]?.imageUrls[0] ?? ''
  const choose = (selectedImageUrl: string) =>
    world.as(parent).call('selectImage', {
      params: { generationId: story.generationId, sceneIndex: 0 },
      body: { selectedImageUrl },
    })
  expect(await choose(other)).toMatchObject({ status: 400 })
  expect(await choose('https://example.com/x.webp')).toMatchObject({
    status: 400,
    body: { message: 'selectedImageUrl is no picture of scene 1.' },
  })
})

test('a story is not published while a scene has no chosen picture', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, story } = await withDrawnStory(world)
  const answer = await world.as(parent).call('publishStory', { params: { generationId: story.generationId } })
  expect(answer).toMatchObject({
    status: 409,
    body: { message: 'Please choose a picture for every scene first; scene 1 has none.' },
  })
})

test('of many publications at the same moment one makes the book', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, story } = await withDrawnStory(world)
  await story.chooseAll()
  const publish = () =>
    world.as(parent).call('publishStory', { params: { generationId: story.generationId } })
  const answers = await Promise.all([publish(), publish(), publish(), publish()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const library = await world.as(parent).ask('getLibrary')
  expect(library.map(({ _type }) => _type)).toEqual(['published'])
})

test('two candidates of a picture have addresses that do not tell each other (D-40)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story } = await withDrawnStory(world)
  const { keyMoments } = await story.record()
  const names = keyMoments.flatMap(({ illustrationAttempts }) =>
    illustrationAttempts.flatMap(({ imageUrls }) => imageUrls),
  )
  expect(new Set(names).size).toBe(10)
  expect(names.every((name) => /^\/media\/pictures\/[\w-]{36}\/[\w-]{22}\.webp$/.test(name))).toBe(true)
})

test('a declined picture idea waits for the parent, whose words then go on to be drawn (D-20)', async () => {
  const models = plainModels()
  const describeScenes: typeof models.textModel.describeScenes = async (order, signal) => {
    const scenes = await models.textModel.describeScenes(order, signal)
    return scenes.map((scene, index) => (index === 3 ? { ...scene, action: 'a forbidden thing' } : scene))
  }
  await using world = await startTestWorld({
    overrides: { ...models, textModel: { ...models.textModel, describeScenes } },
  })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const waiting = await story.approve()
  expect(waiting.status).toBe('pending_prompt_review')
  expect(waiting.keyMoments.map(({ pictureIdeaProblem }) => pictureIdeaProblem !== null)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])

  const send = (prompts: object[]) =>
    world
      .as(parent)
      .call('revisePictureIdeas', { params: { generationId: story.generationId }, body: { prompts } })
  expect(await send([{ index: 0, pictureIdea: 'A hill' }])).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('scene 4 is missing') },
  })
  expect(await send([{ index: 3, pictureIdea: 'A red kite' }])).toMatchObject({ status: 202 })
  await world.settle()
  const drawn = await story.record()
  expect(drawn).toMatchObject({ status: 'pending_image_review' })
  expect(drawn.keyMoments[3]?.pictureIdea).toBe('A red kite')
})

test('a picture that the painter declines for safety is rewritten once, then given back (D-29)', async () => {
  const asked: string[] = []
  const imageModel = plainImageModel({
    async draw({ scene }) {
      asked.push(scene.action)
      throw new SupplierError('declined', { retryable: false, safetyRefusal: true })
    },
    describe: ({ action }) => `who and where${action && `: ${action}`}`,
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), imageModel } })
  const { parent, story } = await withDrawnStory(world)
  const { keyMoments } = await story.record()
  expect(keyMoments.map(({ illustrationAttempts }) => illustrationAttempts[0]?.status)).toEqual(
    Array.from({ length: 5 }, () => 'prompt_rejected_by_image_safety'),
  )
  expect(asked.filter((action) => action === 'who and where').length).toBeGreaterThanOrEqual(5)
  expect(asked).toHaveLength(5 * 2 * 2)
  expect(await world.balanceOf(parent)).toBe(300)
})

test('a picture that can never be drawn gives its price back and can be asked for again (D-14)', async () => {
  let broken = true
  const plain = plainImageModel()
  const imageModel = plainImageModel({
    draw(order, signal) {
      if (broken && order.scene.action.includes('thing 2')) throw new Error('no paint')
      return plain.draw(order, signal)
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), imageModel } })
  const { parent, story } = await withDrawnStory(world)
  expect((await story.record()).keyMoments[1]?.illustrationAttempts[0]?.status).toBe(
    'image_generation_failed',
  )
  expect(await world.balanceOf(parent)).toBe(260)
  const history = await world.as(parent).ask('listTokenTransactions')
  expect(history[0]).toMatchObject({
    amount: 10,
    description: 'Refund: picture 2 of «Ruth and the Plain Day» could not be drawn',
  })

  broken = false
  expect(await story.redraw(1, 'closer')).toMatchObject({ status: 202, body: { regenerationsUsed: 0 } })
  await world.settle()
  expect((await story.record()).keyMoments[1]?.illustrationAttempts[1]?.imageUrls).toHaveLength(2)
})
