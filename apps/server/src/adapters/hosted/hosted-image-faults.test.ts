import {
  type ImageScript,
  imageOf,
  startImageServer,
} from '@faith-fables/tools/model-server/start-image-server'
import { expect, test } from 'vitest'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

/** The picture that is in trouble. */
const wish = 'There is a kettle on the wall.'

const always =
  (reply: Awaited<ReturnType<ImageScript>>): ImageScript =>
  () =>
    reply
const image =
  (bytes: () => Promise<Uint8Array>): ImageScript =>
  async () => ({ image: await bytes() })

const faults: readonly (readonly [fault: string, script: ImageScript, status: string, line: string])[] = [
  ['a refused key', always({ status: 401 }), 'image_initiation_failed', 'refused its key (401)'],
  ['an unknown model', always({ status: 404 }), 'image_initiation_failed', 'is not known there (404)'],
  ['a server that is down', always('hang up'), 'image_generation_failed', 'could not be reached'],
  [
    'a server that is out of order',
    always({ status: 500 }),
    'image_generation_failed',
    'is out of order (500)',
  ],
  [
    'too many questions',
    always({ status: 429, headers: { 'retry-after': '0' } }),
    'image_generation_failed',
    'is asked too often',
  ],
  ['a refusal for safety', always('declined'), 'prompt_rejected_by_image_safety', 'declined for safety'],
  [
    'prose',
    always({ status: 200, body: 'I drew it for you!' }),
    'image_generation_failed',
    'something else than was asked for',
  ],
  [
    'no image',
    always({ status: 200, body: '{"created":1,"data":[]}' }),
    'image_initiation_failed',
    'without an image',
  ],
  ['an image of one pixel', image(() => imageOf('', 1)), 'image_initiation_failed', 'too small'],
  ['an image that is none', image(async () => Buffer.from('hello')), 'image_initiation_failed', 'no image'],
  ['an image that is too large', image(() => imageOf('', 5000)), 'image_initiation_failed', 'too large'],
]

test('whatever fault a supplier has with one picture, its price is given back, and the next one is drawn', async () => {
  let script: ImageScript | null = null
  await using server = await startImageServer(async (asked) =>
    script && asked.prompt.includes(wish) ? await script(asked) : { image: await imageOf(asked.prompt) },
  )
  await using world = await startTestWorld({
    settings: server.settingsFor('openai'),
    overrides: { retryDelaySeconds: 0 },
  })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const before = await world.balanceOf(parent)
  const record = await story.approve()
  expect(record.status).toBe('pending_image_review')
  for (const [fault, answer, status, line] of faults) {
    script = answer
    const logged = world.log.length
    await story.redraw(2, wish)
    await world.settle()
    const { keyMoments, regenerationsUsed } = await story.record()
    const last = keyMoments[2]?.illustrationAttempts.at(-1)
    expect([last?.status, await world.balanceOf(parent), regenerationsUsed], fault).toEqual([
      status,
      before,
      0,
    ])
    expect(world.log.slice(logged).join(), fault).toContain(line)
  }
  script = null
  await story.redraw(2, wish)
  await world.settle()
  const { keyMoments } = await story.record()
  expect(keyMoments[2]?.illustrationAttempts.at(-1)?.status).toBe('image_generation_completed')
})
