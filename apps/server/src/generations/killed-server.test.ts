import { setTimeout as wait } from 'node:timers/promises'
import { type GenerationRecord, isAttemptUnderWay, statusKind } from '@faith-fables/contract'
import { expect, inject, test } from 'vitest'
import { type ParentClient, signUpParent } from '../../../../tools/product/parent-client.ts'
import { seededChance } from '../../../../tools/product/seeded-chance.ts'
import { type RunningProduct, startProduct } from '../../../../tools/product/start-product.ts'
import { untilGeneration } from '../../../../tools/product/told-story.ts'
import { aStoryRequest, quickestStyle } from '../testing/a-story-request.ts'
import { createWorldDatabase } from '../testing/world-database.ts'

/** `KILLS=30` asks for more. */
const kills = Number(process.env.KILLS ?? 4)
/** Milliseconds that the server lives at most after it was ready, before the power goes; where all is slow, as long as four orders take. */
const longestLife = 1500
const ordersInALife = 4

interface OrderedStory {
  parent: ParentClient
  generationId: string
}

test('again and again killed in the middle of its work, the server brings every story to its rest, charged once (D-28)', async () => {
  const database = await createWorldDatabase(inject('worldTemplate'))
  const start = () => startProduct({ settings: database.settings, dataFolder: database.settings.DATA_DIR })
  const parents: ParentClient[] = []
  const chance = seededChance()
  const first = await start()
  const began = performance.now()
  await work(first, parents)
  const longest = Math.max(longestLife, ordersInALife * (performance.now() - began))
  await first.kill()
  for (let round = 1; round < kills; round++) {
    const server = await start()
    // One moment out of each part of the longest life: by pure chance half of the lives may be too short for any order.
    const life = wait(((round - chance()) / (kills - 1)) * longest)
    await Promise.race([life, work(server, parents).catch(() => {})])
    await life
    await server.kill()
  }

  const server = await start()
  try {
    const stories = (await Promise.all(parents.map((parent) => storiesOf(parent.at(server.url))))).flat()
    expect(stories.length).toBeGreaterThan(kills / 2)
    // The last server draws what is left of all of them, in one queue.
    const deadline = AbortSignal.timeout(800_000)
    for (const story of stories) {
      expect(await attemptsInTheEnd(story, deadline)).toEqual(['image_generation_completed'])
    }
    for (const parent of parents) await expectChargedOnce(parent.at(server.url))
  } finally {
    await server.stop()
    await database.remove()
  }
}, 900_000)

/** The sign-up bonus of 300 tokens pays for so many stories of five pictures. */
const storiesPerParent = 6

/** Orders another story and takes the parent's others a step further, until the server dies under it. */
async function work(server: RunningProduct, parents: ParentClient[]): Promise<void> {
  const parent = await parentWithTokens(server, parents)
  await parent.call('startGeneration', { body: aStoryRequest({ illustrationStyleId: quickestStyle }) })
  for (const story of await storiesOf(parent)) await approveIfWaiting(story)
}

async function parentWithTokens(server: RunningProduct, parents: ParentClient[]): Promise<ParentClient> {
  const latest = parents.at(-1)?.at(server.url)
  if (latest && (await storiesOf(latest)).length < storiesPerParent) return latest
  const parent = await signUpParent(server.url)
  parents.push(parent)
  return parent
}

/** Also those whose order was taken while its answer was lost. */
async function storiesOf(parent: ParentClient): Promise<OrderedStory[]> {
  const drafts = await parent.call('getInProgressStatus', {})
  return drafts.map(({ _id }) => ({ parent, generationId: _id }))
}

async function approveIfWaiting({ parent, generationId }: OrderedStory): Promise<void> {
  const { status } = await parent.call('getGeneration', { params: { generationId } })
  if (status === 'pending_review') {
    await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  }
}

/** Brings a story to its pictures. @returns the different ways in which attempts at its scenes ended */
async function attemptsInTheEnd(story: OrderedStory, deadline: AbortSignal): Promise<string[]> {
  const { parent, generationId } = story
  await untilGeneration(parent, generationId, ({ status }) => statusKind(status) === 'waiting', { deadline })
  await approveIfWaiting(story)
  const { keyMoments } = await untilGeneration(
    parent,
    generationId,
    ({ keyMoments }) => keyMoments.length > 0 && keyMoments.every(hasEnded),
    { deadline },
  )
  expect(keyMoments.map(({ illustrationAttempts }) => illustrationAttempts.length)).toEqual([1, 1, 1, 1, 1])
  return [
    ...new Set(
      keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts.map(({ status }) => status)),
    ),
  ]
}

/** Drawn or given up: nothing more will come of the attempts at this scene. */
function hasEnded({ illustrationAttempts }: GenerationRecord['keyMoments'][number]): boolean {
  return (
    illustrationAttempts.length > 0 && !illustrationAttempts.some(({ status }) => isAttemptUnderWay(status))
  )
}

async function expectChargedOnce(parent: ParentClient): Promise<void> {
  const stories = await storiesOf(parent)
  const history = await parent.call('listTokenTransactions', {})
  expect(history.map(({ amount }) => amount)).toEqual([...stories.map(() => -50), 300])
}
