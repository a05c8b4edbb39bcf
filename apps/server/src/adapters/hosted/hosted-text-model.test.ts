import {
  type Script,
  startModelServer,
  storyReply,
} from '@faith-fables/tools/model-server/start-model-server'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../../testing/a-story-request.ts'
import { plainModels } from '../../testing/plain-models.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

const { textModel: _, ...otherModels } = plainModels()
const ruth = {
  name: 'Ruth Anne',
  details: "Seven, curly brown hair, her sister Miriam's yellow raincoat, afraid of thunder.",
}

const worldOf = (
  server: { settingsFor(supplier: string): Record<string, string> },
  supplier = 'openai-compatible',
) => startTestWorld({ settings: server.settingsFor(supplier), overrides: otherModels })

test.each(['openai', 'openai-compatible', 'anthropic', 'google'])(
  'a model of %s writes a story, and learns no name',
  async (supplier) => {
    await using server = await startModelServer()
    await using world = await worldOf(server, supplier)
    const story = await orderStory(world, await world.createParent(), {
      characters: [ruth],
      additionalDetails: 'Ruth Anne and her friend Tobias feed the goats.',
    })
    const { status, storyText, title } = await story.record()
    expect([status, title]).toEqual(['pending_review', 'The Bird on the Gate'])
    expect(storyText?.split(/[“"]For God so loved/)).toHaveLength(2)
    expect(storyText).toContain('Ruth Anne ran all the way')
    expect(storyText).not.toMatch(/NAME\d|VERSE/)
    expect(server.received).toHaveLength(1)
    expect(server.received.join()).not.toMatch(/Ruth|Anne|Miriam|Tobias/)
    expect(server.received.join()).toContain('afraid of thunder')
  },
)

test('nobody whom the parent names is known outside, whatever the letters', async () => {
  await using server = await startModelServer(({ order }) =>
    storyReply(order, (answer) => ({ ...answer, idea: 'NAME1 frees a bird' })),
  )
  await using world = await worldOf(server)
  const parent = await world.createParent()
  const will = { name: 'Will', details: 'He will be 8. Friends: Kael and Xanthe. Mrs Abernathy teaches him.' }
  const additionalDetails = 'HIS BROTHER JJ comes, too. They meet Zephyrine at Oakfield.'
  await orderStory(world, parent, { characters: [will], additionalDetails })
  await orderStory(world, parent, { characters: [will, ruth] })
  expect(server.received).toHaveLength(2)
  expect(server.received.join()).not.toMatch(
    /\bWill\b|Kael|Xanthe|Abernathy|JJ|Zephyrine|Oakfield|Ruth|Miriam/,
  )
  expect(server.received.join()).toContain('He will be 8')
  expect(server.received[1]).toContain('somebody frees a bird')
})

test('its story is drawn by the built-in illustrator and becomes a book', async () => {
  await using server = await startModelServer()
  const { imageModel: _painter, ...others } = otherModels
  await using world = await startTestWorld({ settings: server.settingsFor('openai'), overrides: others })
  const parent = await world.createParent()
  const story = await orderStory(world, parent, { characters: [ruth], illustrationStyleId: 'cartoon' })
  const drawn = await story.approve()
  expect(drawn.status).toBe('pending_image_review')
  const alts = drawn.keyMoments.flatMap(({ illustrationAttempts }) =>
    illustrationAttempts.map(({ alt }) => alt),
  )
  expect(alts).toHaveLength(5)
  expect(alts.every((alt) => alt.includes('Ruth Anne') && /garden/.test(alt))).toBe(true)
  await story.chooseAll()
  const book = await world.as(parent).ask('getStory', { params: { storyId: await story.publish() } })
  expect(book.keyMoments.map(({ textSnippet }) => textSnippet).join('\n\n')).toBe(drawn.storyText)
  expect(server.received).toHaveLength(1)
})

test('feedback is given with the text as it stands, and what became of it is told', async () => {
  await using server = await startModelServer(({ order }) =>
    storyReply(order, (answer) => {
      if (!order.parentWishes) return answer
      const [first, ...rest] = answer.pages
      return { ...answer, pages: [{ ...first, text: `${first?.text} The goats laughed.` }, ...rest] }
    }),
  )
  await using world = await worldOf(server)
  const parent = await world.createParent()
  const story = await orderStory(world, parent, { characters: [ruth] })
  const before = (await story.record()).storyText ?? ''
  await world.as(parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: { action: 'regenerate', feedback: 'Let the goats laugh at Ruth Anne.' },
  })
  await world.settle()
  const { storyText, textHistory, status } = await story.record()
  expect(status).toBe('pending_review')
  expect(storyText).toBe(before.replace(/(.*?)\n\n/s, '$1 The goats laughed.\n\n'))
  expect(JSON.stringify(textHistory)).toContain('Let the goats laugh at Ruth Anne.')
  expect(server.received).toHaveLength(2)
  expect(server.received[1]).not.toContain('Ruth')
  expect(server.received[1]?.split('For God so loved')).toHaveLength(2)
})

test('an answer that cannot be shown is sent back once with what is wrong, and each answer is paid for once', async () => {
  await using server = await startModelServer(({ order, turn, prompt }) => {
    if (turn === 1) return storyReply(order, (answer) => ({ ...answer, pages: answer.pages.slice(1) }))
    if (turn === 2) return { status: 503 }
    expect(prompt).toContain('There are 4 pages; there must be exactly 5.')
    return storyReply(order)
  })
  await using world = await worldOf(server)
  const story = await orderStory(world, await world.createParent())
  expect((await story.record()).status).toBe('pending_review')
  // The first draft was not asked for again although the job was tried twice.
  expect(server.received.map((body) => body.includes('You answered'))).toEqual([false, true, true])
})

const always =
  (reply: ReturnType<Script>): Script =>
  () =>
    reply
const page =
  (text: string): Script =>
  ({ order }) =>
    storyReply(order, (answer) => ({ ...answer, pages: answer.pages.map((one) => ({ ...one, text })) }))

test.each<[string, Script, string]>([
  ['a refused key', always({ status: 401 }), 'refused its key (401)'],
  ['an unknown model', always({ status: 404 }), 'is not known there (404)'],
  ['a server that is down', always('hang up'), 'could not be reached'],
  ['a server that is out of order', always({ status: 500 }), 'is out of order (500)'],
  ['too many questions', always({ status: 429, headers: { 'retry-after': '0' } }), 'is asked too often'],
  ['a refusal for safety', always({ words: '', finish: 'refused' }), 'declined for safety'],
  ['prose', always({ words: 'Once upon a time there was a goat.' }), 'not the JSON object'],
  ['a page of HTML', always({ status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' }), ''],
  ['half an answer', always({ words: '{"title":"The', finish: 'length' }), 'not the JSON object'],
  ['a missing child', page('The bird sang.\nVERSE'), 'NAME1 does not appear'],
  ['a verse of its own', page('NAME1 sang. For God loved it.'), 'VERSE stands 0 times'],
  ['a mark that stands for nobody', page('NAME1 met NAME7.'), 'Use only the NAME marks'],
  ['markup', page('## NAME1'), 'no markup'],
])('%s ends with a refund and a sentence', async (_fault, script, line) => {
  await using server = await startModelServer(script)
  await using world = await worldOf(server)
  const parent = await world.createParent()
  const before = await world.balanceOf(parent)
  const { status, processingError, storyText } = await (await orderStory(world, parent)).record()
  expect([status, storyText]).toEqual(['failed', null])
  expect(processingError).toBe(
    'Something went wrong on our side while making this story. Your tokens were given back.',
  )
  expect(await world.balanceOf(parent)).toBe(before)
  expect(world.log.join()).toContain(line)
})

test('what a model writes is read by the moderator before the parent sees it', async () => {
  await using server = await startModelServer(({ order }) =>
    storyReply(order, (answer) => ({ ...answer, moralMessage: 'Eat the forbidden thing.' })),
  )
  await using world = await startTestWorld({ settings: server.settingsFor('openai'), overrides: otherModels })
  const order = await orderStory(world, await world.createParent())
  expect((await order.record()).status).toBe('text_rejected_by_safety')
})

test('a model that does not answer holds up no stop, and the story goes on at the next start', async () => {
  await using server = await startModelServer(({ order, turn }) => (turn === 1 ? 'stall' : storyReply(order)))
  await using world = await worldOf(server)
  const parent = await world.createParent()
  const { storyGenerationId } = await world.as(parent).ask('startGeneration', { body: aStoryRequest() })
  await expect.poll(() => server.received.length).toBe(1)
  await world.restart()
  await world.settle()
  const { status } = await world
    .as(parent)
    .ask('getGeneration', { params: { generationId: storyGenerationId } })
  expect([status, server.received.length]).toEqual(['pending_review', 2])
})

test('a failed rewriting keeps the text', async () => {
  await using server = await startModelServer(({ order }) =>
    order.parentWishes ? { status: 500 } : storyReply(order),
  )
  await using world = await worldOf(server)
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const before = (await story.record()).storyText
  await world.as(parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: { action: 'regenerate', feedback: 'Make it funnier.' },
  })
  await world.settle()
  expect(await story.record()).toMatchObject({ status: 'pending_review', storyText: before })
})

test('the starter library is made by the built-in storyteller, whoever writes for families', async () => {
  await using server = await startModelServer(always({ status: 500 }))
  await using world = await startTestWorld({
    settings: { ...server.settingsFor('openai'), STARTER_LIBRARY: 'on' },
    overrides: otherModels,
  })
  await expect.poll(async () => (await world.anonymous.ask('listFeaturedStories')).length).toBeGreaterThan(0)
  expect(server.received).toEqual([])
})
