import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import {
  type ImageServer,
  imageOf,
  startImageServer,
} from '@faith-fables/tools/model-server/start-image-server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { StoryWishes } from '../../testing/a-story-request.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

const suppliers = ['openai', 'google', 'openai-compatible'] as const
const ruth = {
  name: 'Ruth Anne',
  details: 'A seven-year-old girl with curly red hair and a yellow raincoat. Her sister is Miriam.',
}

/** Of the two characters, where the model is shown pictures. */
const sheetsBy = (supplier: (typeof suppliers)[number]) => (supplier === 'openai-compatible' ? 0 : 2)
const isSheet = (prompt: string) => prompt.startsWith('A character sheet')

const gruff = { name: 'Gruff', details: 'A brown goat with one crooked horn.' }

const worldOf = (
  server: ImageServer,
  {
    supplier = 'openai',
    logLevel = 'warn',
  }: { supplier?: (typeof suppliers)[number]; logLevel?: string } = {},
) =>
  startTestWorld({
    settings: { ...server.settingsFor(supplier), LOG_LEVEL: logLevel },
    overrides: { retryDelaySeconds: 0 },
  })

async function drawnStory(world: TestWorld, wishes: StoryWishes = {}) {
  const parent = await world.createParent()
  const story = await orderStory(world, parent, { characters: [ruth, gruff], ...wishes })
  const before = await world.balanceOf(parent)
  return { parent, story, before, record: await story.approve() }
}

async function pictureAt(world: TestWorld, url: string) {
  const { statusCode, rawPayload } = await world.server.inject(url)
  const { format, width, height } = statusCode === 200 ? await sharp(rawPayload).metadata() : {}
  return `${statusCode} ${format} ${width}x${height}`
}

test.each(suppliers)(
  'a model of %s draws a built-in story and its cover, and learns no name',
  async (supplier) => {
    await using server = await startImageServer()
    await using world = await worldOf(server, { supplier, logLevel: 'info' })
    const { parent, story, record } = await drawnStory(world)
    const attempts = record.keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
    expect(attempts.map(({ status, imageUrls }) => [status, new Set(imageUrls).size])).toEqual(
      Array.from({ length: 5 }, () => ['image_generation_completed', 2]),
    )
    expect(attempts.every(({ alt }) => alt.includes('Ruth Anne'))).toBe(true)

    await story.chooseAll()
    const { cover } = await story.record()
    const storyId = await story.publish(cover?.imageUrl)
    const book = await world.as(parent).ask('getStory', { params: { storyId } })
    expect(book.imageUrl).toBe(cover?.imageUrl)
    const page = book.keyMoments[0]?.selectedImageUrl ?? ''
    expect([
      await pictureAt(world, page),
      await pictureAt(world, pictureAddress(page, 512)),
      await pictureAt(world, pictureAddress(page, 256)),
      await pictureAt(world, book.imageUrl ?? ''),
      await pictureAt(world, book.linkPicture?.url ?? ''),
    ]).toEqual([
      '200 webp 1024x1024',
      '200 webp 512x512',
      '200 webp 256x256',
      '200 webp 1024x1024',
      '200 jpeg 1200x630',
    ])

    expect(server.prompts.filter(isSheet)).toHaveLength(sheetsBy(supplier))
    expect(server.prompts).toHaveLength(11 + sheetsBy(supplier))
    expect(new Set(server.prompts).size).toBe(11 + sheetsBy(supplier))
    expect(server.received.join()).not.toMatch(/Ruth|Anne|Miriam|Gruff|NAME/)
    const words = server.prompts.join('\n')
    expect(words).toMatch(/- the red-haired girl: .*curly red hair.*yellow raincoat/)
    expect(words).toMatch(/- the brown goat: a brown goat; to be seen as well: .*one crooked horn/)
    const calls = world.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A model was asked.')
    expect(calls).toHaveLength(11 + sheetsBy(supplier))
    expect(calls.at(-1)).toMatchObject({ purpose: 'cover', outcome: 'answered', inputTokens: 100 })
    expect(calls.map((call) => JSON.stringify(call)).join()).not.toContain('hair')
  },
)

test('a wish goes along in words, keeps the wishes before it, and is no promise', async () => {
  await using server = await startImageServer()
  await using world = await worldOf(server)
  const { story } = await drawnStory(world)
  const asked = server.prompts.length
  expect((await story.redraw(1, 'Ruth Anne has a butterfly on her nose.')).status).toBe(202)
  await world.settle()
  await story.redraw(1, 'Make it night.')
  await world.settle()
  const attempts = (await story.record()).keyMoments[1]?.illustrationAttempts ?? []
  expect(attempts.map(({ status, report }) => [status, report])).toEqual(
    Array.from({ length: 3 }, () => ['image_generation_completed', []]),
  )
  const [, , first, second] = server.prompts.slice(asked)
  expect(server.prompts.slice(asked)).toHaveLength(4)
  expect(server.prompts[asked]).toMatch(/this goes before all else.*the red-haired girl has a butterfly/s)
  expect(first).not.toBe(second)
  expect(first).toMatch(/butterfly on her nose\. \| Make it night\./)
  expect(first).toMatch(/What is seen: .* at night/)
})

test.each(suppliers)(
  'a model of %s is shown who is on the page, the first page and what is to be different, if it takes pictures (SE-01)',
  async (supplier) => {
    await using server = await startImageServer()
    await using world = await worldOf(server, { supplier })
    const { story } = await drawnStory(world)
    const takes = supplier !== 'openai-compatible'
    const first = server.prompts.flatMap((prompt, turn) => (isSheet(prompt) ? [] : [turn]))
    expect(first.some((turn) => (server.pictures[turn] ?? 0) > 0)).toBe(takes)
    for (const turn of first) {
      const told = server.prompts[turn]?.match(/Picture \d shows .+? alone:/g) ?? []
      expect(told).toHaveLength(server.pictures[turn] ?? 0)
    }
    if (takes) expect(server.prompts.join()).toContain('Picture 1 shows the red-haired girl alone:')

    await story.chooseAll()
    const asked = server.prompts.length
    const { keyMoments: pages } = await story.record()
    await story.redraw(pages.length - 1, 'Make it night.')
    await world.settle()
    const { keyMoments } = await story.record()
    expect(keyMoments.at(-1)?.illustrationAttempts.at(-1)?.status).toBe('image_generation_completed')
    const later = server.prompts.slice(asked)
    expect(later).toHaveLength(2)
    expect(later.every((prompt) => /Picture 1 is the one before: /.test(prompt))).toBe(takes)
    // Of the two one is the chosen picture with what is wished, the other another one (IR-87).
    expect(later.filter((prompt) => /drawn again as it is/.test(prompt))).toHaveLength(takes ? 1 : 0)
    expect(later.filter((prompt) => /The view: /.test(prompt))).toHaveLength(takes ? 1 : 2)
    expect(
      server.pictures.slice(asked).every((count) => (takes ? count >= 2 && count <= 4 : count === 0)),
    ).toBe(true)
    // The model of Google takes three, and the first page is the last of them.
    if (supplier === 'openai')
      expect(later.every((prompt) => /Picture [34] is the first page: /.test(prompt))).toBe(true)
  },
)

test('an operator whose pictures nobody looks at is told so', async () => {
  await using server = await startImageServer()
  await using world = await worldOf(server)
  expect(world.log.join()).toContain('Set MODERATION_MODEL.')
})

test('Premium is asked for more, and no picture is blown up', async () => {
  await using server = await startImageServer(async ({ prompt, turn }) => ({
    image: await imageOf(prompt, turn === 3 ? 2048 : 1024),
  }))
  await using world = await worldOf(server)
  const { record } = await drawnStory(world, { imageQuality: 'Premium' })
  const urls = record.keyMoments.flatMap(({ illustrationAttempts }) =>
    illustrationAttempts.flatMap(({ imageUrls }) => imageUrls),
  )
  const fine = urls.filter((url) => url.endsWith('-fine.webp'))
  expect(fine).toHaveLength(1)
  expect(await pictureAt(world, pictureAddress(fine[0] ?? '', 2048))).toBe('200 webp 2048x2048')
  const finely = server.received.map((body) => /quality"(?::"|\s+)high/.test(body))
  expect(finely).toEqual(server.prompts.map((prompt) => !isSheet(prompt)))
})

const blocked = { status: 200, body: '{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}}' }

test.each([
  ['openai', 'declined'],
  ['openai-compatible', 'declined'],
  ['google', 'declined'],
  ['google', blocked],
] as const)(
  'a picture that %s declines is asked for once more, in plainer words',
  async (supplier, refusal) => {
    let declined = ''
    await using server = await startImageServer(async ({ prompt }) => {
      if (!isSheet(prompt)) declined ||= prompt
      return prompt === declined ? refusal : { image: await imageOf(prompt) }
    })
    await using world = await worldOf(server, { supplier })
    const { record } = await drawnStory(world)
    const attempts = record.keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
    expect(attempts.map(({ status, imageUrls }) => [status, imageUrls.length])).toEqual(
      Array.from({ length: 5 }, () => ['image_generation_completed', 2]),
    )
    expect(server.prompts).toHaveLength(11 + sheetsBy(supplier))
    expect(new Set(server.prompts).size).toBe(11 + sheetsBy(supplier))
  },
)

test('a server that stops asks again only for the pictures that had not come', async () => {
  let isStalled = true
  await using server = await startImageServer(async ({ prompt, turn }) =>
    // The first is the sheet of the one character.
    isStalled && turn > 4 ? 'stall' : { image: await imageOf(prompt) },
  )
  await using world = await worldOf(server)
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await world.as(parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: { action: 'approve' },
  })
  const answered = async () => {
    const { rows } = await world.context.database.db.execute(
      `select step from step_memos where step like 'picture:%' and step not like '%:verdict'`,
    )
    return rows.length
  }
  await expect.poll(async () => [await answered(), server.prompts.length >= 6]).toEqual([3, true])
  const lost = server.prompts.length - 4
  isStalled = false
  await world.restart()
  await world.settle()
  expect(
    (await story.record()).keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts),
  ).toHaveLength(5)
  expect(server.prompts).toHaveLength(11 + lost)
})

test('the starter library is drawn by the built-in illustrator, whoever draws for families', async () => {
  await using server = await startImageServer(() => ({ status: 500 }))
  await using world = await startTestWorld({
    settings: { ...server.settingsFor('openai'), STARTER_LIBRARY: 'on' },
    overrides: { retryDelaySeconds: 0 },
  })
  await expect.poll(async () => (await world.anonymous.ask('listFeaturedStories')).length).toBeGreaterThan(0)
  expect(server.received).toEqual([])
})
