import { startTcpGate, type TcpGate } from '@faith-fables/tools/network/tcp-gate'
import { startPostgres } from '@faith-fables/tools/postgres/start-postgres'
import { startProduct } from '@faith-fables/tools/product/start-product'
import { test as base, expect } from './parent-test.ts'
import { illustratorThat } from './prepared-product.ts'

export { expect }

interface WorkerFixtures {
  /** The door between the product and its database. */
  database: TcpGate
}

/** The test of a product whose database can be taken away and come back: a PostgreSQL, the only one that stops alone. */
export const test = base.extend<object, WorkerFixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const postgres = await startPostgres()
      const gate = await startTcpGate(Number(new URL(postgres.url).port))
      await use(gate)
      await gate.shut()
      await postgres.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  server: [
    async ({ database, settings, paints }, use) => {
      const DATABASE_URL = `postgres://postgres@127.0.0.1:${database.port}/postgres`
      const server = await startProduct({
        settings: { ...settings, DATABASE_URL },
        ...illustratorThat({ paints }),
      })
      await use(server)
      await database.open()
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
