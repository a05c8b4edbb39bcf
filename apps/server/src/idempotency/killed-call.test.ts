import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { type ParentClient, signUpParent } from '../../../../tools/product/parent-client.ts'
import { seededChance } from '../../../../tools/product/seeded-chance.ts'
import { startProduct } from '../../../../tools/product/start-product.ts'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { createWorldDatabase } from '../testing/world-database.ts'

/** The sign-up bonus of 300 tokens pays for six stories of this price. */
const storyPrice = 50
const kills = 5
/** A call takes some 20 ms; the power goes somewhere before, during or after it. */
const longestWaitMilliseconds = 40

test('a call that the power cut off is made again with its key: one story, charged once', async () => {
  const database = await createWorldDatabase(inject('worldTemplate'))
  const start = () => startProduct({ settings: database.settings, dataFolder: database.settings.DATA_DIR })
  let server = await start()
  const parent = await signUpParent(server.url)
  const keys: string[] = []
  const chance = seededChance()
  const order = (client: ParentClient, idempotencyKey: string) =>
    client.call('startGeneration', { body: aStoryRequest(), idempotencyKey })

  try {
    for (let round = 0; round < kills; round++) {
      const key = randomUUID()
      keys.push(key)
      const cutOff = order(parent.at(server.url), key).catch(() => null)
      await wait(chance() * longestWaitMilliseconds)
      await server.kill()
      await cutOff
      server = await start()
    }

    const client = parent.at(server.url)
    const answers = []
    for (const key of keys) answers.push(await order(client, key))
    const drafts = await client.call('getInProgressStatus', {})
    const history = await client.call('listTokenTransactions', {})

    expect(drafts.map(({ _id }) => _id).sort()).toEqual(
      answers.map(({ storyGenerationId }) => storyGenerationId).sort(),
    )
    expect(history.map(({ amount }) => amount)).toEqual([...keys.map(() => -storyPrice), 300])
  } finally {
    await server.stop()
    await database.remove()
  }
})
