import { isAttemptUnderWay } from '@faith-fables/contract'
import { imageOf, startImageServer } from '@faith-fables/tools/model-server/start-image-server'
import { startModelServer, storyReply } from '@faith-fables/tools/model-server/start-model-server'
import { startModerationServer } from '@faith-fables/tools/model-server/start-moderation-server'
import { startSpeechServer } from '@faith-fables/tools/model-server/start-speech-server'
import { expect, inject, test } from 'vitest'
import { type ParentClient, signUpParent } from '../../../../../tools/product/parent-client.ts'
import { type RunningProduct, startProduct } from '../../../../../tools/product/start-product.ts'
import { untilGeneration } from '../../../../../tools/product/told-story.ts'
import { aStoryRequest } from '../../testing/a-story-request.ts'
import { createWorldDatabase } from '../../testing/world-database.ts'

type Supplier = 'moderator' | 'writer' | 'painter' | 'speaker'

/** At which call of which supplier the server is killed, one after the other: that call is never answered. */
const kills: readonly { supplier: Supplier; answeredBefore: number }[] = [
  { supplier: 'moderator', answeredBefore: 0 },
  { supplier: 'writer', answeredBefore: 0 },
  { supplier: 'moderator', answeredBefore: 0 },
  { supplier: 'painter', answeredBefore: 0 },
  { supplier: 'painter', answeredBefore: 4 },
  { supplier: 'speaker', answeredBefore: 2 },
]
/** So many more calls a server has under way, which may have been answered and not yet stored in the moment of a kill. */
const underWayBeside: Readonly<Record<Supplier, number>> = { moderator: 1, writer: 0, painter: 3, speaker: 1 }

/** All suppliers of a story, which count what they answer and fall silent where a kill is due. */
async function startSuppliers(deaths: typeof kills) {
  const answered: Record<Supplier, number> = { moderator: 0, writer: 0, painter: 0, speaker: 0 }
  let due = 0
  let sinceLast = 0
  let isSilent = false
  let hasBegun = false
  const mayAnswer = (supplier: Supplier): boolean => {
    const next = hasBegun ? deaths[due] : undefined
    if (next?.supplier === supplier && sinceLast++ >= next.answeredBefore) isSilent = true
    if (isSilent && next?.supplier === supplier) return false
    answered[supplier]++
    return true
  }
  const writer = await startModelServer(({ order }) => (mayAnswer('writer') ? storyReply(order) : 'stall'))
  const moderator = await startModerationServer(() => (mayAnswer('moderator') ? null : 'stall'))
  const painter = await startImageServer(async ({ prompt }) =>
    mayAnswer('painter') ? { image: await imageOf(prompt) } : 'stall',
  )
  const speaker = await startSpeechServer(() => (mayAnswer('speaker') ? 'speak' : 'stall'))
  return {
    answered,
    settings: {
      ...writer.settingsFor('anthropic'),
      ...moderator.settingsFor('openai-compatible'),
      ...painter.settingsFor('google'),
      ...speaker.settingsFor('openai'),
    },
    isSilent: () => isSilent,
    /** Until then all is answered: a name is read while its parent signs up. */
    begin: () => {
      hasBegun = true
    },
    goOn() {
      due++
      sinceLast = 0
      isSilent = false
    },
    async [Symbol.asyncDispose]() {
      for (const one of [writer, moderator, painter, speaker]) await one[Symbol.asyncDispose]()
    },
  }
}

/** A story from its order to its narration, by servers that are killed as often as the suppliers fall silent. */
async function makeBook(deaths: typeof kills) {
  await using suppliers = await startSuppliers(deaths)
  const database = await createWorldDatabase(inject('worldTemplate'))
  const settings = { ...database.settings, ...suppliers.settings }
  const start = () => startProduct({ settings, dataFolder: database.settings.DATA_DIR })
  let server: RunningProduct = await start()
  const signedUp = await signUpParent(server.url)
  const parent = () => signedUp.at(server.url)
  suppliers.begin()
  /** Lets the story go on until it is as wanted; each silence of a supplier is a power cut. */
  async function until(isAsWanted: (parent: ParentClient) => Promise<boolean>): Promise<void> {
    const deadline = AbortSignal.timeout(300_000)
    while (!(await isAsWanted(parent()))) {
      deadline.throwIfAborted()
      if (suppliers.isSilent()) {
        await server.kill()
        suppliers.goOn()
        server = await start()
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  try {
    const { storyGenerationId: generationId } = await parent().call('startGeneration', {
      body: aStoryRequest(),
    })
    const params = { generationId }
    const record = (client: ParentClient) => untilGeneration(client, generationId, () => true)
    await until(async (client) => (await record(client)).status === 'pending_review')
    await parent().call('reviewText', { params, body: { action: 'approve' } })
    await until(async (client) => {
      const { status, keyMoments } = await record(client)
      return (
        status === 'pending_image_review' &&
        keyMoments.every(({ illustrationAttempts }) =>
          illustrationAttempts.every((attempt) => !isAttemptUnderWay(attempt.status)),
        )
      )
    })
    const { keyMoments } = await record(parent())
    for (const { index, illustrationAttempts } of keyMoments)
      await parent().call('selectImage', {
        params: { generationId, sceneIndex: index },
        body: { selectedImageUrl: illustrationAttempts[0]?.imageUrls[0] ?? '' },
      })
    await until(async (client) => (await record(client)).cover?.imageUrl !== undefined)
    const { storyId } = await parent().call('publishStory', { params, body: {} })
    await parent().call('orderNarration', { params: { storyId } })
    await until(
      async (client) => (await client.call('getNarration', { params: { storyId } })).state === 'ready',
    )
    const history = await parent().call('listTokenTransactions', {})
    return { answered: suppliers.answered, charges: history.map(({ amount }) => amount) }
  } finally {
    await server.stop()
    await database.remove()
  }
}

test('killed while each supplier is asked, at every stage, a story and its narration are made and paid once, and what was answered is asked for no second time', async () => {
  const quiet = await makeBook([])
  const killed = await makeBook(kills)
  expect(killed.charges).toEqual(quiet.charges)
  for (const supplier of ['moderator', 'writer', 'painter', 'speaker'] as const) {
    const inTheMiddle = kills.filter((one) => one.supplier === supplier && one.answeredBefore > 0).length
    const counts = `${supplier}: ${killed.answered[supplier]} answers, ${quiet.answered[supplier]} without a kill`
    expect(killed.answered[supplier], counts).toBeLessThanOrEqual(
      quiet.answered[supplier] + inTheMiddle * underWayBeside[supplier],
    )
  }
}, 1_200_000)
