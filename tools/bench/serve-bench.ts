import pg from 'pg'
import { findPostgres } from '../postgres/find-postgres.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { type ParentClient, signUpParent } from '../product/parent-client.ts'
import { startProduct } from '../product/start-product.ts'
import { answerOf, type Question, rateOfAnswers } from './answer-rates.ts'
import { type Bench, type Figure, quantile } from './figure.ts'
import { fillPublicLibrary } from './fill-public-library.ts'
import { type BareServer, startBareServer } from './start-bare-server.ts'

const stories = 100_000
const parents = 50
const rounds = 3
const requests = 10_000
const administrator = 'desk@example.org'

const firstPage = '/api/public-stories/explore?page=1&limit=12'
const deepPage = '/api/public-stories/explore?page=2500&limit=12'
/** A thousandth, a tenth and a tenth of the stories. */
const searches = {
  'two words': `${firstPage}&words=storm%20boat`,
  'a verse': `${firstPage}&verse=Joshua%201:9`,
  'a value and an age': `${firstPage}&value=Courage&age=Toddlers`,
}

/** How quickly a large public library answers, each call beside a bare route that answers the same bytes. */
export const serveBench: Bench = {
  name: 'serve',
  measure: async (say) => {
    if (findPostgres() === null) throw new Error('PostgreSQL is not installed.')
    const postgres = await startPostgres()
    try {
      return await serveFrom(await postgres.createDatabase(), say)
    } finally {
      await postgres.stop()
    }
  },
}

async function serveFrom(databaseUrl: string, say: (line: string) => void): Promise<Figure[]> {
  const product = await startProduct({ settings: { DATABASE_URL: databaseUrl, ADMIN_EMAILS: administrator } })
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    say(`${stories} public stories are brought in ...`)
    const families: ParentClient[] = []
    while (families.length < parents) families.push(await signUpParent(product.url))
    await fillPublicLibrary(
      database,
      families.map(({ uid }) => uid),
      stories,
    )
    const figures = await compareRates(product.url, families, say)
    say('Pages that are asked for just after a change ...')
    figures.push(await pageAfterChange(product.url, database))
    for (const [name, path] of Object.entries(searches))
      figures.push(await searchAfterChange(name, path, product.url, database))
    say(`${requests} of them wait for a yes ...`)
    figures.push(await queueOfDesk(product.url, database))
    return figures
  } finally {
    await database.end()
    await product.stop()
  }
}

/** What is asked, and which share of the bare route's answers the design asks for. */
function questionsOf(families: ParentClient[]): [name: string, question: Question, share: number][] {
  const tokens = families.map(({ token }) => token)
  const [first] = tokens
  return [
    ['explore, first page', { path: firstPage }, 0.5],
    ['explore, page 2,500', { path: deepPage }, 0.25],
    ['featured stories', { path: '/api/public-stories/featured' }, 0.25],
    ['a public story', { path: '/api/public-stories/bench-40000' }, 0.25],
    ['the same, signed in', { path: '/api/stories/bench-40000', tokens: first ? [first] : [] }, 0.25],
    [`in-progress-status, ${parents} parents`, { path: '/api/stories/in-progress-status', tokens }, 0.25],
    ['landing page', { path: '/' }, 0.25],
    ...Object.entries(searches).map(([name, path]): [string, Question, number] => [
      `search by ${name}`,
      { path },
      0.25,
    ]),
    ['explore, drawn', { path: '/explore' }, 0.25],
    ['a public story, drawn', { path: '/story/bench-40000' }, 0.25],
  ]
}

async function compareRates(
  url: string,
  families: ParentClient[],
  say: (line: string) => void,
): Promise<Figure[]> {
  const questions = questionsOf(families)
  const answers = await Promise.all(
    questions.map(
      async ([, question]) => [question.path.split('?')[0] ?? '', await answerOf(url, question)] as const,
    ),
  )
  const bare = await startBareServer(Object.fromEntries(answers))
  try {
    const figures: Figure[] = []
    for (const [name, question, share] of questions) {
      say(`${name} ...`)
      figures.push(await compareRate({ name, url, bare, question, share }))
    }
    return figures
  } finally {
    await bare.stop()
  }
}

interface Comparison {
  name: string
  url: string
  bare: BareServer
  question: Question
  share: number
}

/** The medians of some rounds, in each of which both are asked. */
async function compareRate({ name, url, bare, question, share }: Comparison): Promise<Figure> {
  const measured: number[] = []
  const reference: number[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push(await rateOfAnswers(url, question))
    reference.push(await rateOfAnswers(bare.url, question))
  }
  const bareRate = quantile(reference, 0.5)
  return {
    name,
    measured: quantile(measured, 0.5),
    unit: 'requests/s',
    target: { atLeast: share * bareRate },
    reference: { name: 'a bare route', measured: bareRate },
  }
}

const changes = 20

/** Where nothing is kept: how long page 2,500 takes beside the first page, each the first call after a change. */
async function pageAfterChange(url: string, database: pg.Client): Promise<Figure> {
  const first = quantile(await timesAfterChange(firstPage, url, database), 0.5)
  return {
    name: 'explore, page 2,500 after a change',
    measured: quantile(await timesAfterChange(deepPage, url, database), 0.5),
    unit: 'ms',
    target: { atMost: 2 * first },
    reference: { name: 'the first page', measured: first },
  }
}

async function searchAfterChange(
  name: string,
  path: string,
  url: string,
  database: pg.Client,
): Promise<Figure> {
  const first = quantile(await timesAfterChange(firstPage, url, database), 0.95)
  return {
    name: `search by ${name} after a change, p95`,
    measured: quantile(await timesAfterChange(path, url, database), 0.95),
    unit: 'ms',
    target: { atMost: 60 },
    reference: { name: 'the first page', measured: first },
  }
}

/** The first fifty requests of many, asked for by five at once. */
async function queueOfDesk(url: string, database: pg.Client): Promise<Figure> {
  const { uid, cookies } = await signUpParent(url, administrator)
  await database.query('update identity_users set email_verified = true where id = $1', [uid])
  const token = await tokenOf(url, cookies)
  await database.query(
    `update stories set visibility = 'pending', requested_at = created_at where id in (select 'bench-' || number from generate_series(1000, $1::int + 999) number)`,
    [requests],
  )
  // As the database does by itself within a minute.
  await database.query('vacuum analyze stories')
  const question = { path: '/api/admin/requests', tokens: [token] }
  const answer = await answerOf(url, question)
  const durations: number[] = []
  const ask = async () => {
    for (let turn = 0; turn < changes; turn++) {
      const asked = performance.now()
      await answerOf(url, question)
      durations.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: 5 }, ask))
  const bare = await startBareServer({ [question.path]: answer })
  const reference: number[] = []
  for (let turn = 0; turn < changes; turn++) {
    const asked = performance.now()
    await answerOf(bare.url, question)
    reference.push(performance.now() - asked)
  }
  await bare.stop()
  return {
    name: `the desk’s queue of ${requests} requests, p95`,
    measured: quantile(durations, 0.95),
    unit: 'ms',
    target: { atMost: 100 },
    reference: { name: 'a bare route', measured: quantile(reference, 0.95) },
  }
}

/** A token that knows of the verified address, as the one of an administrator does. */
async function tokenOf(url: string, cookies: ParentClient['cookies']): Promise<string> {
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${url}/api/auth/token`, { headers: { Origin: url, Cookie } })
  const { token } = (await answer.json()) as { token: string }
  return token
}

async function timesAfterChange(path: string, url: string, database: pg.Client): Promise<number[]> {
  const durations: number[] = []
  for (let change = 0; change < changes; change++) {
    await database.query('update stories set title = title where id = $1', ['bench-77'])
    const asked = performance.now()
    await answerOf(url, { path })
    durations.push(performance.now() - asked)
  }
  return durations
}
