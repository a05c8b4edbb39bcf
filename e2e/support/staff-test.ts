import { startPostgres } from '@faith-fables/tools/postgres/start-postgres'
import { startProduct } from '@faith-fables/tools/product/start-product'
import { type StoryStanding, setStoryStanding } from '@faith-fables/tools/product/story-standing'
import { test as base, expect } from './parent-test.ts'
import { illustratorThat } from './prepared-product.ts'

export { expect }

interface WorkerFixtures {
  /** The product's PostgreSQL. */
  databaseUrl: string
  /** Approves stories and puts them on the landing page. */
  decide: (storyId: string, standing: StoryStanding) => Promise<void>
}

/** The test of journeys in which the staff decides over stories. */
export const test = base.extend<object, WorkerFixtures>({
  databaseUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const postgres = await startPostgres()
      await use(postgres.url)
      await postgres.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  server: [
    async ({ databaseUrl, settings, paints }, use) => {
      const server = await startProduct({
        settings: { ...settings, DATABASE_URL: databaseUrl },
        ...illustratorThat({ paints }),
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  decide: [
    ({ databaseUrl }, use) => use((storyId, standing) => setStoryStanding(databaseUrl, storyId, standing)),
    { scope: 'worker' },
  ],
})
