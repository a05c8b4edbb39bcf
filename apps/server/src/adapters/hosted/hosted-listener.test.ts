import { type CharacterReading, endpoints } from '@faith-fables/contract'
import { readLook } from '@faith-fables/illustrator/looks/read-look'
import type { HeardWords } from '@faith-fables/tools/model-server/hear-words'
import {
  heardReply,
  type Script,
  startModelServer,
} from '@faith-fables/tools/model-server/start-model-server'
import { describe, expect, test } from 'vitest'
import type { ImageModel, PictureOrder } from '../../ports/image-model.ts'
import { plainImageModel, plainModels } from '../../testing/plain-models.ts'
import type { TestParent } from '../../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'
import { createBuiltinImageModel } from '../builtin/builtin-image-model.ts'

const ida = { name: 'Ida', details: 'a girl of 6, mad keen on all things snail. Spinach? No chance' }

/** A world with a hosted listener, and built-in everything else. */
async function worldThatListens(script?: Script, settings: Record<string, string> = {}, supplier = 'openai') {
  const server = await startModelServer(script)
  const world = await startTestWorld({ settings: { ...server.listenerSettingsFor(supplier), ...settings } })
  const parent = await world.createParent()
  return {
    world,
    server,
    parent,
    read: (character: object, closely = true) => read(world, parent, { ...character, closely }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

async function read(world: TestWorld, parent: TestParent, body: object): Promise<CharacterReading> {
  const answer = await world.server.inject({
    method: 'POST',
    url: endpoints.readCharacter.path,
    headers: { authorization: `Bearer ${parent.token}` },
    payload: body,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const heardAs =
  (change: (heard: HeardWords) => object): Script =>
  ({ prompt }) =>
    heardReply(prompt, change)

describe('while a character is typed', () => {
  test.each(['openai', 'openai-compatible', 'anthropic', 'google'])(
    'a model of %s hears what the built-in listener misses, without a name, and the same words once (LM-01, LM-02)',
    async (supplier) => {
      await using scene = await worldThatListens(undefined, {}, supplier)
      const quick = await scene.read(ida, false)
      expect(quick).toMatchObject({ life: ['mad keen on all things snail'], mayBeCloser: true })
      expect(quick.notUnderstood).toEqual(['Spinach', 'No chance'])
      expect(scene.server.received).toEqual([])

      const close = await scene.read(ida)
      expect(close).toMatchObject({
        looks: ['a girl of 6'],
        life: ['loves snails', 'hates spinach'],
        notUnderstood: [],
        mayBeCloser: false,
      })
      expect(await scene.read(ida)).toEqual(close)
      expect(await scene.read(ida, false)).toEqual(close)
      expect(scene.server.received).toHaveLength(1)
      expect(scene.server.received[0]).not.toContain('Ida')
    },
  )

  test('another language is read, and what is read can be seen (LM-04)', async () => {
    await using scene = await worldThatListens()
    const details = 'Tiene seis años, es muy tímida y le encantan los perros.'
    expect(await scene.read({ name: 'Luz', details }, false)).toMatchObject({ otherLanguage: 'Spanish' })
    const close = await scene.read({ name: 'Luz', details })
    expect(close).toMatchObject({
      looks: ['a child of 6'],
      life: ['shy', 'loves dogs'],
      otherLanguage: null,
      perhaps: [],
      notUnderstood: [],
    })
    const withHair = 'Es una niña de seis años, pelo rojo y rizado, y su hermano es Xanthe.'
    const { looks, undrawn, seen } = await scene.read({ name: 'Luz', details: withHair })
    expect([looks, undrawn]).toEqual([['a girl of 6', 'curly red hair'], []])
    expect(scene.server.received.join()).not.toMatch(/Luz|Xanthe/)
    // There are no English words that a pick could change.
    expect(seen.map(({ slot, span }) => [slot, span])).toContainEqual(['hair', null])
  })

  test('what no words of the parent bear is asked or dropped, and never told (LM-03)', async () => {
    await using scene = await worldThatListens(
      heardAs((heard) => ({
        ...heard,
        statements: [
          ...heard.statements,
          // Words that nobody wrote.
          { words: 'a red balloon', kind: 'belonging', plain: 'has a red balloon' },
          // Concluded, not said.
          { words: 'mad keen', kind: 'trait', plain: 'clever' },
          // The contrary of what was said.
          { words: 'Spinach? No chance', kind: 'like', plain: 'loves spinach' },
          // Of another kind than the listener hears.
          { words: 'snail', kind: 'hair', plain: 'afraid of snails' },
          // Somebody whom nobody knows.
          { words: 'snail', kind: 'friend', plain: 'has a friend called NAME9' },
        ],
        notUnderstood: ['all things', 'words from nowhere'],
      })),
    )
    const { life, looks, perhaps, notUnderstood } = await scene.read(ida)
    expect([looks, life]).toEqual([['a girl of 6'], ['loves snails', 'hates spinach']])
    expect(perhaps).toEqual(['clever', 'afraid of snails', 'loves spinach'])
    expect(notUnderstood).toEqual(['all things'])
  })

  test('a sentence of which the model says nothing is named to the parent (LM-03)', async () => {
    await using scene = await worldThatListens()
    const details = 'a girl of 6, mad keen on all things snail. A wumple of the frandle.'
    expect(await scene.read({ name: 'Ida', details })).toMatchObject({
      notUnderstood: ['A wumple of the frandle'],
    })
  })

  const faults: [string, ReturnType<Script>][] = [
    ['prose', { words: 'Sure! Ida is a lovely girl.' }],
    [
      'HTML',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><h1>Welcome</h1></html>' },
    ],
    ['half an answer', { words: '{"language":"English","statements":[{"wor', finish: 'length' }],
    ['another schema', { words: '{"facts":[]}' }],
    ['nothing', { words: '{"language":"English","statements":[],"notUnderstood":[]}' }],
    ['a refusal', { words: '', finish: 'refused' }],
    ['too many questions', { status: 429 }],
    ['an outage', { status: 503 }],
    ['a wrong key', { status: 401 }],
  ]
  test('whatever else a model answers, the built-in reading holds, and no word of the parent is logged (LM-05)', async () => {
    let reply: ReturnType<Script> = { status: 503 }
    await using scene = await worldThatListens(() => reply)
    const { mayBeCloser, ...quick } = await scene.read(ida, false)
    expect(mayBeCloser).toBe(true)
    for (const [name, fault] of faults) {
      reply = fault
      expect.soft(await scene.read(ida), name).toEqual({ ...quick, mayBeCloser: false })
    }
    expect(scene.server.received).toHaveLength(faults.length)
    expect(scene.world.log.join('')).not.toMatch(/snail|spinach/i)
  })

  test('where it is silent the built-in reading holds within seconds (LM-05)', async () => {
    await using scene = await worldThatListens(() => 'stall')
    expect(await scene.read(ida)).toMatchObject({
      notUnderstood: ['Spinach', 'No chance'],
      mayBeCloser: false,
    })
    // It is still being asked: who waited for its end would have read of it in the log first.
    expect(scene.world.log.join('')).not.toContain('did not answer')
  })

  test('what the moderator declines is sent to nobody, nor what no budget is left for (LM-06)', async () => {
    await using scene = await worldThatListens()
    await scene.read({
      name: 'Ida',
      details: 'a girl of 6 who stabs her brother with a knife until he is dead',
    })
    expect(scene.server.received).toEqual([])
    await using poor = await worldThatListens(undefined, {
      MODEL_BUDGET_PER_DAY: '0.0001',
      LISTENER_MODEL_COST: '1',
    })
    await poor.read(ida)
    await poor.world.context.supplierCalls.settled()
    expect(await poor.read({ ...ida, name: 'Una' })).toMatchObject({
      notUnderstood: ['Spinach', 'No chance'],
    })
    expect(poor.server.received).toHaveLength(1)
  })
})

describe('for a story', () => {
  test('what it heard is told and drawn by the built-in makers, in the report as the parent wrote it, and asked for once (LM-07)', async () => {
    await using scene = await worldThatListens()
    const { world, parent, server } = scene
    const characters = [
      { name: 'Ida', details: 'a girl of 6. Spinach? No chance' },
      { name: 'Luz', details: 'Es una niña de seis años con botas amarillas y le encantan los perros.' },
    ]
    const story = await orderStory(world, parent, { characters, illustrationStyleId: 'cartoon' })
    const record = await story.record()
    expect(record.promptReport).toContainEqual(
      expect.objectContaining({ about: 'Ida', words: 'Spinach? No chance' }),
    )
    expect(record.promptReport?.map(({ outcome }) => outcome)).not.toContain('another language')
    expect(server.received).toHaveLength(2)

    await world.as(parent).ask('reviewText', {
      params: { generationId: story.generationId },
      body: { action: 'regenerate', feedback: 'waaay too long' },
    })
    await world.settle()
    const shorter = await story.record()
    // By how much is the storyteller's to show: each order here tells another story.
    expect(shorter.storyText?.length).toBeLessThan(record.storyText?.length ?? 0)
    expect(JSON.stringify(shorter.textHistory)).toContain('"words":"waaay too long","outcome":"done"')
    // The characters were heard before.
    expect(server.received).toHaveLength(3)
    expect(server.received.join()).not.toMatch(/Ida|Luz/)

    // Each story is another one, and a short one has not room for everything: what was heard is told in one of these.
    const others = [1, 2, 3].map(() =>
      orderStory(world, parent, { characters, illustrationStyleId: 'cartoon' }),
    )
    const records = [record, ...(await Promise.all((await Promise.all(others)).map((one) => one.record())))]
    const texts = records.map(({ storyText }) => storyText).join()
    expect(texts).toMatch(/\bspinach\b/)
    expect(texts).toMatch(/\bdogs?\b|\byellow boots\b/)
    expect(records.flatMap(({ promptReport }) => promptReport ?? [])).toContainEqual(
      expect.objectContaining({ about: 'Ida', words: 'Spinach? No chance', outcome: 'told' }),
    )
  })

  test('looks in another language and a wish for a picture are drawn as they were heard (LM-07)', async () => {
    const { imageModel, drawn } = watchedPainter()
    await using server = await startModelServer()
    await using world = await startTestWorld({
      settings: server.listenerSettingsFor('openai'),
      overrides: { imageModel },
    })
    const luz = {
      name: 'Luz',
      details: 'Es una niña de seis años con botas amarillas y le encantan los perros.',
    }
    const story = await orderStory(world, await world.createParent(), { characters: [luz] })
    await story.approve()
    const look = drawn[0]?.cast.find(({ name }) => name === 'Luz')
    expect(look && readLook(look)).toMatchObject({ shoes: { kind: 'boots', colour: expect.any(String) } })
    expect(look?.details).toContain('Yellow boots.')

    await story.redraw(0, 'it could do with a grin on Luz')
    await world.settle()
    const [first] = (await story.record()).keyMoments
    expect(first?.illustrationAttempts.at(-1)).toMatchObject({
      status: 'image_generation_completed',
      report: [{ words: 'it could do with a grin on Luz', outcome: 'done' }],
    })
    expect(JSON.stringify(drawn.at(-1)?.scene)).toContain('happy')
    expect(server.received).toHaveLength(2)
    expect(server.received.join()).not.toContain('Luz')
    await imageModel.close()
  })

  test('where it does not answer the story is told as the built-in listener reads it (LM-05)', async () => {
    await using scene = await worldThatListens(() => ({ status: 503 }))
    const story = await orderStory(scene.world, scene.parent, { characters: [ida] })
    expect(await story.record()).toMatchObject({ status: 'pending_review' })
  })
})

/** The built-in illustrator, who remembers what was to be drawn and paints nothing. */
function watchedPainter(): { imageModel: ImageModel; drawn: PictureOrder[] } {
  const drawn: PictureOrder[] = []
  const plain = plainImageModel()
  const { drawCover: _cover, ...builtin } = createBuiltinImageModel({ threads: 1 })
  const imageModel: ImageModel = {
    ...builtin,
    draw(order, signal) {
      drawn.push(order)
      return plain.draw(order, signal)
    },
  }
  return { imageModel, drawn }
}

test('a declined order is sent to no listener (LM-06)', async () => {
  const { moderator } = plainModels()
  await using server = await startModelServer()
  await using world = await startTestWorld({
    settings: server.listenerSettingsFor('openai'),
    overrides: { ...(moderator && { moderator }) },
  })
  const story = await orderStory(world, await world.createParent(), {
    characters: [{ name: 'Ida', details: 'a girl of 6, forbidden' }],
  })
  expect((await story.record()).status).toBe('prompt_rejected_by_safety')
  expect(server.received).toEqual([])
})
