import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { startTcpGate } from '../../../../tools/network/tcp-gate.ts'
import { signUpParent } from '../../../../tools/product/parent-client.ts'
import { startProduct } from '../../../../tools/product/start-product.ts'
import { untilGeneration } from '../../../../tools/product/told-story.ts'
import { aStoryRequest, quickestStyle } from '../testing/a-story-request.ts'
import { createWorldDatabase } from '../testing/world-database.ts'

/** `SECONDS_AWAY=60` asks for more. */
const secondsAway = Number(process.env.SECONDS_AWAY ?? 6)

test.skipIf(inject('postgresUrl') === null)(
  'a database that is away while stories are told and drawn loses none of them: each goes on when it is back, charged once (OP-12)',
  async () => {
    const database = await createWorldDatabase(inject('worldTemplate'))
    const address = new URL(database.settings.DATABASE_URL ?? '')
    const gate = await startTcpGate(Number(address.port))
    address.port = String(gate.port)
    const server = await startProduct({
      settings: { ...database.settings, DATABASE_URL: address.href },
      dataFolder: database.settings.DATA_DIR,
    })
    try {
      const parent = await signUpParent(server.url)
      const order = async () => {
        const body = aStoryRequest({ illustrationStyleId: quickestStyle })
        return (await parent.call('startGeneration', { body })).storyGenerationId
      }
      const drawn = await order()
      await untilGeneration(parent, drawn, ({ status }) => status === 'pending_review')
      await parent.call('reviewText', { params: { generationId: drawn }, body: { action: 'approve' } })
      const told = await order()

      await gate.shut()
      const refused = await fetch(`${server.url}/readyz`)
      expect(refused.status).toBe(503)
      await wait(secondsAway * 1000)
      await gate.open()

      await untilGeneration(parent, told, ({ status }) => status === 'pending_review')
      const { keyMoments } = await untilGeneration(
        parent,
        drawn,
        ({ keyMoments }) =>
          keyMoments.length > 0 &&
          keyMoments.every(({ illustrationAttempts }) =>
            illustrationAttempts.some(({ imageUrls }) => imageUrls.length > 0),
          ),
      )
      expect(keyMoments.map(({ illustrationAttempts }) => illustrationAttempts.length)).toEqual([
        1, 1, 1, 1, 1,
      ])
      const history = await parent.call('listTokenTransactions', {})
      expect(history.map(({ amount }) => amount)).toEqual([-50, -50, 300])
    } finally {
      await gate.open()
      await server.stop()
      await gate.shut()
      await database.remove()
    }
  },
  240_000 + secondsAway * 1000,
)
