import { imageOf } from '@faith-fables/tools/model-server/start-image-server'
import { type Script, startModelServer } from '@faith-fables/tools/model-server/start-model-server'
import {
  type ModerationScript,
  startModerationServer,
} from '@faith-fables/tools/model-server/start-moderation-server'
import { expect, test } from 'vitest'
import type { ImageModel } from '../../ports/image-model.ts'
import type { StoryWishes } from '../../testing/a-story-request.ts'
import { askIdentity } from '../../testing/ask-identity.ts'
import { drawPlainCover, plainImageModel, plainModels, plainTextModel } from '../../testing/plain-models.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

const { moderator: _, ...otherModels } = plainModels()
const ruth = { name: 'Ruth Anne', details: 'Seven, her friend Tobias comes along.' }

const worldOf = (settings: Record<string, string>, imageModel: ImageModel = otherModels.imageModel) =>
  startTestWorld({ settings, overrides: { ...otherModels, imageModel } })

const reviewerSettings = (settings: Record<string, string>): Record<string, string> => {
  const { TEXT_MODEL = '', ...way } = settings
  return { ...way, MODERATION_MODEL: TEXT_MODEL }
}

const kettles: ModerationScript = ({ input }) => (input.includes('kettle') ? 'violence/graphic' : null)
const reviewer: Script = ({ prompt }) => {
  const { parts } = JSON.parse(prompt) as { parts: { part: number; words: string }[] }
  const findings = parts.filter(({ words }) => words.includes('kettle'))
  return { words: JSON.stringify({ findings: findings.map(({ part }) => ({ part, concern: 'violence' })) }) }
}

const judges = {
  'the moderations of openai': async () => {
    const server = await startModerationServer(kettles)
    return { server, settings: server.settingsFor('openai') }
  },
  'the moderations of openai-compatible': async () => {
    const server = await startModerationServer(kettles)
    return { server, settings: server.settingsFor('openai-compatible') }
  },
  ...Object.fromEntries(
    ['openai', 'anthropic', 'google', 'openai-compatible'].map((supplier) => [
      `a reading model of ${supplier}`,
      async () => {
        const server = await startModelServer(reviewer)
        return { server, settings: reviewerSettings(server.settingsFor(supplier)) }
      },
    ]),
  ),
}

test.each(Object.entries(judges))(
  '%s reads everything after the built-in moderator, and learns no name',
  async (_judge, open) => {
    const { server, settings } = await open()
    await using _closing = server
    await using world = await worldOf(settings)
    const parent = await world.createParent()
    // The name that the parent goes by is read by everybody, and has been sent.
    const ownName = server.received.length
    const storyOf = (wishes: StoryWishes) => orderStory(world, parent, { characters: [ruth], ...wishes })

    const declined = await (await storyOf({ additionalDetails: 'She throws the kettle.' })).record()
    expect([declined.status, declined.processingError]).toEqual([
      'prompt_rejected_by_safety',
      expect.stringMatching(
        /^“She throws the kettle\.” tells of violence that is too much for a child\. Please tell it more gently\.$/,
      ),
    ])
    const story = await storyOf({})
    const before = server.received.length
    const edited = await story.approve('One. Two.\n\nThe kettle flew.\n\nThree.')
    expect([edited.status, edited.reviewModerationFeedback]).toEqual([
      'pending_review',
      expect.stringContaining('kettle flew'),
    ])
    expect(server.received.length).toBeGreaterThan(before)
    expect((await story.approve('One. Two. Three. Four. Five.')).status).toBe('pending_image_review')
    expect(/Ruth|Anne|Tobias/.test(server.received.slice(ownName).join())).toBe(false)

    const asked = server.received.length
    const alone = await (await storyOf({ additionalDetails: 'He stabbed the girl in the chest.' })).record()
    expect([alone.status, server.received.length]).toEqual(['prompt_rejected_by_safety', asked])
  },
)

const always =
  (trouble: ReturnType<ModerationScript>): ModerationScript =>
  ({ input }) =>
    input.includes('kettle') ? trouble : null

test.each<[string, ReturnType<ModerationScript>]>([
  ['a refused key', { status: 401 }],
  ['an unknown model', { status: 404 }],
  ['a server that is down', 'hang up'],
  ['a server that is out of order', { status: 500 }],
  ['too many questions', { status: 429, headers: { 'retry-after': '0' } }],
  ['prose', { status: 200, body: 'All is well.' }],
  ['no verdict', { status: 200, body: '{"results":[]}' }],
])('%s ends the story with a refund: what was not read is not allowed', async (_fault, trouble) => {
  await using server = await startModerationServer(always(trouble))
  await using world = await worldOf(server.settingsFor('openai'))
  const parent = await world.createParent()
  const before = await world.balanceOf(parent)
  const record = await (await orderStory(world, parent, { additionalDetails: 'A kettle sings.' })).record()
  expect([record.status, record.storyText]).toEqual(['failed', null])
  expect(await world.balanceOf(parent)).toBe(before)
})

test('a moderator that comes back lets the story go on', async () => {
  let asked = 0
  await using server = await startModerationServer(({ input }) => {
    if (input.includes('kettle')) asked += 1
    return input.includes('kettle') && asked < 3 ? { status: 503 } : null
  })
  await using world = await worldOf(server.settingsFor('openai'))
  const parent = await world.createParent()
  const story = await orderStory(world, parent, { additionalDetails: 'A kettle sings.' })
  expect([(await story.record()).status, asked]).toEqual(['pending_review', 3])
})

test('a name is read as well, and a moderator that does not answer holds up no call', async () => {
  let trouble: ReturnType<ModerationScript> = null
  await using server = await startModerationServer(({ input }) =>
    input === 'Kettle' ? 'hate' : input === 'Ben' ? trouble : null,
  )
  await using world = await worldOf(server.settingsFor('openai'))
  const parent = await world.createParent()
  const rename = (displayName: string) => world.as(parent).call('updateProfile', { body: { displayName } })
  expect(await rename('Kettle')).toMatchObject({
    status: 400,
    body: { message: '“Kettle” is not a name that families should meet here. Please choose another.' },
  })
  for (trouble of ['stall', { status: 500 }] as const)
    expect(await rename('Ben')).toMatchObject({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        message: 'We cannot check names just now. Please try again in a few minutes.',
      },
    })
  const signUp = await askIdentity(world, 'sign-up/email', {
    body: { email: 'ben@example.com', password: 'a good password', name: 'Ben' },
  })
  expect([signUp.status, JSON.parse(signUp.body).message]).toEqual([
    503,
    'We cannot check names just now. Please try again in a few minutes.',
  ])
  trouble = null
  expect((await rename('Ben')).status).toBe(200)
})

/** A painter who may draw anything, and counts what would be paid. */
function freePainter(draw: (order: Parameters<ImageModel['draw']>[0]) => Promise<Uint8Array>) {
  const ordered: string[] = []
  const imageModel = plainImageModel({
    needsModerating: true,
    async draw(order) {
      ordered.push(`${order.page}/${order.candidate}`)
      const image = await draw(order)
      return { large: image, medium: image, small: image }
    },
    describe: () => 'Somebody in a meadow.',
    drawCover: drawPlainCover,
  })
  return { ordered, imageModel }
}

test('a picture that the moderator declines is drawn once more in plainer words, and never shown', async () => {
  const [wild, tame] = await Promise.all([imageOf('wild', 512), imageOf('tame', 512)])
  const wildData = Buffer.from(wild).toString('base64')
  await using server = await startModerationServer(({ input }) =>
    input.includes(wildData) ? 'sexual' : null,
  )
  const painter = freePainter(async ({ page, scene }) =>
    page === 0 || (page === 1 && scene.action !== 'Somebody in a meadow.') ? wild : tame,
  )
  await using world = await worldOf(server.settingsFor('openai'), painter.imageModel)
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const { keyMoments } = await story.approve()
  expect(keyMoments.map(({ illustrationAttempts }) => illustrationAttempts[0]?.status)).toEqual([
    'prompt_rejected_by_image_safety',
    ...Array.from({ length: 4 }, () => 'image_generation_completed'),
  ])
  expect(painter.ordered.toSorted()).toEqual([
    '0/0',
    '0/0',
    '0/1',
    '0/1',
    '1/0',
    '1/0',
    '1/1',
    '1/1',
    '2/0',
    '2/1',
    '3/0',
    '3/1',
    '4/0',
    '4/1',
  ])
})

test('a picture waits for a moderator that does not answer, and is not paid for again', async () => {
  await using server = await startModerationServer(({ input, turn }) =>
    input.startsWith('data:') && turn % 3 !== 0 ? { status: 500 } : null,
  )
  const image = await imageOf('tame', 512)
  const painter = freePainter(async () => image)
  await using world = await worldOf(server.settingsFor('openai'), painter.imageModel)
  const story = await orderStory(world, await world.createParent())
  const { keyMoments } = await story.approve()
  expect(new Set(keyMoments.map(({ illustrationAttempts }) => illustrationAttempts[0]?.status))).toEqual(
    new Set(['image_generation_completed']),
  )
  expect(painter.ordered).toHaveLength(10)
})

test('a reading model looks at pictures, too, and one that declines to look has said no', async () => {
  let looks = 0
  await using server = await startModelServer(({ prompt }) => {
    if (prompt.startsWith('{')) return { words: '{"findings":[]}' }
    looks += 1
    return looks === 1 ? { words: '', finish: 'refused' } : { words: '{"concerns":[]}' }
  })
  const image = await imageOf('tame', 512)
  const painter = freePainter(async () => image)
  await using world = await worldOf(reviewerSettings(server.settingsFor('openai')), painter.imageModel)
  const story = await orderStory(world, await world.createParent())
  const { keyMoments } = await story.approve()
  expect(new Set(keyMoments.map(({ illustrationAttempts }) => illustrationAttempts[0]?.status))).toEqual(
    new Set(['image_generation_completed']),
  )
  expect([painter.ordered.length, looks]).toEqual([11, 11])
})

test('the verse is held against nobody', async () => {
  await using server = await startModerationServer(({ input }) =>
    /For God so loved|that whosoever/.test(input) ? 'violence' : null,
  )
  const textModel = plainTextModel()
  const writeStory: typeof textModel.writeStory = async (order, signal) => {
    const story = await textModel.writeStory(order, signal)
    return { ...story, text: `${story.text} ${order.focus.kind === 'verse' ? order.focus.text : ''}` }
  }
  await using world = await startTestWorld({
    settings: server.settingsFor('openai'),
    overrides: { ...otherModels, textModel: { ...textModel, writeStory } },
  })
  expect((await (await orderStory(world, await world.createParent())).record()).status).toBe('pending_review')
})
