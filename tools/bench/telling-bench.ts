import { findPostgres } from '../postgres/find-postgres.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { signUpParent } from '../product/parent-client.ts'
import { startProduct } from '../product/start-product.ts'
import { storyRequest, untilGeneration } from '../product/told-story.ts'
import { type Bench, quantile } from './figure.ts'
import { storytellerFigures } from './storyteller-figures.ts'

const stories = 20
const pictures = 10

/** How long a parent waits for the text of a story that the built-in storyteller writes: all of it is our overhead. */
export const tellingBench: Bench = {
  name: 'telling',
  measure: async (say) => {
    say(`${stories} stories on the embedded database ...`)
    const embedded = await tellStories({})
    const onPostgres = findPostgres() === null ? null : await tellOnPostgres(say)
    const compared = (share: number) =>
      onPostgres ? { reference: { name: 'PostgreSQL', measured: quantile(onPostgres, share) } } : {}
    return [
      ...(await storytellerFigures()),
      {
        name: 'accepted -> pending_review, median',
        measured: quantile(embedded, 0.5),
        unit: 'ms',
        target: { atMost: 400 },
        ...compared(0.5),
      },
      {
        name: 'accepted -> pending_review, p95',
        measured: quantile(embedded, 0.95),
        unit: 'ms',
        ...compared(0.95),
      },
    ]
  },
}

async function tellOnPostgres(say: (line: string) => void): Promise<number[]> {
  say(`${stories} stories on PostgreSQL ...`)
  const postgres = await startPostgres()
  try {
    return await tellStories({ DATABASE_URL: await postgres.createDatabase() })
  } finally {
    await postgres.stop()
  }
}

/** Milliseconds from the answer to the request until the text can be reviewed, one story after another. */
async function tellStories(settings: Record<string, string>): Promise<number[]> {
  const product = await startProduct({ settings })
  try {
    const durations: number[] = []
    for (let told = 0; told < stories; told++) {
      const parent = await signUpParent(product.url)
      const request = await storyRequest(parent, pictures)
      const { storyGenerationId } = await parent.call('startGeneration', { body: request })
      const accepted = performance.now()
      await untilGeneration(parent, storyGenerationId, ({ status }) => status === 'pending_review', {
        pauseMilliseconds: 5,
      })
      durations.push(performance.now() - accepted)
    }
    return durations
  } finally {
    await product.stop()
  }
}
