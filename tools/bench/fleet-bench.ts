import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { endedUnsuccessfully, type GenerationRecord, isAttemptUnderWay } from '@faith-fables/contract'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { type ParentClient, signUpParent } from '../product/parent-client.ts'
import { type Chance, seededChance } from '../product/seeded-chance.ts'
import { type Fleet, startFleet } from '../product/start-fleet.ts'
import { storyRequest, untilGeneration } from '../product/told-story.ts'
import type { Bench, Figure } from './figure.ts'

/** Under kills; `GENERATIONS=20` asks for fewer. */
const generations = Number(process.env.GENERATIONS ?? 100)
const generationsTimed = 12
const pictures = 5
/** What the sign-up bonus of 300 tokens pays for. */
const storiesPerParent = 6
/** Milliseconds between two looks at a story. */
const lookAgain = 200
/** Milliseconds between the end of one kill and the next: from here to twice as much. */
const killPause = 1500
const limitMilliseconds = 20 * 60_000

/** Stories made by several processes on one PostgreSQL: how many in a minute, and what becomes of them when workers die. */
export const fleetBench: Bench = {
  name: 'fleet',
  measure: async (say) => {
    if (findPostgres() === null) throw new Error('PostgreSQL is not installed.')
    const postgres = await startPostgres()
    try {
      const figures = await underKills(postgres, say)
      for (const workers of [1, 2, 4]) figures.push(await inAMinute(postgres, workers, say))
      return figures
    } finally {
      await postgres.stop()
    }
  },
}

async function underKills(postgres: RunningPostgres, say: (line: string) => void): Promise<Figure[]> {
  const fleet = await startFleet(await postgres.createDatabase(), 2, 4)
  try {
    say(`${generations} stories by 2 api and 4 worker processes, workers killed one after the other ...`)
    const finished = new AbortController()
    const killing = killAtRandom(fleet, seededChance(say), finished.signal)
    const families = await makeStories(fleet, generations).finally(() => finished.abort())
    const kills = await killing
    const told = families.flatMap(({ published }) => published).length
    const charges = await Promise.all(families.map(wrongCharges))
    say(`${kills} kills; every story was looked at, and every account.`)
    return [
      { name: 'workers killed with -9', measured: kills, unit: '' },
      {
        name: `stories of ${generations} that were lost`,
        measured: generations - told,
        unit: '',
        target: { atMost: 0 },
      },
      {
        name: 'charges that are missing or too many',
        measured: sum(charges),
        unit: '',
        target: { atMost: 0 },
      },
    ]
  } finally {
    await fleet.stop()
  }
}

async function inAMinute(
  postgres: RunningPostgres,
  workers: number,
  say: (line: string) => void,
): Promise<Figure> {
  const fleet = await startFleet(await postgres.createDatabase(), 1, workers)
  try {
    say(`${generationsTimed} stories by ${workers} ${workers === 1 ? 'worker' : 'workers'} ...`)
    const begun = performance.now()
    await makeStories(fleet, generationsTimed)
    const minutes = (performance.now() - begun) / 60_000
    const name = `stories in a minute, workers: ${workers}, cores: ${availableParallelism()}`
    return { name, measured: generationsTimed / minutes, unit: '' }
  } finally {
    await fleet.stop()
  }
}

/** @returns how many were killed until the signal came */
async function killAtRandom(fleet: Fleet, chance: Chance, signal: AbortSignal): Promise<number> {
  let kills = 0
  while (!signal.aborted) {
    await wait(killPause * (1 + chance()), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) break
    await fleet.replaceWorker(Math.floor(chance() * 4))
    kills += 1
  }
  return kills
}

interface Family {
  parent: ParentClient
  ordered: number
  /** Ids of their stories. */
  published: string[]
}

/** Families beside each other, each of which makes one story after the other, from the order to the book. */
async function makeStories(fleet: Fleet, wanted: number): Promise<Family[]> {
  const deadline = AbortSignal.timeout(limitMilliseconds)
  const families: Promise<Family>[] = []
  for (let left = wanted; left > 0; left -= storiesPerParent) {
    const url = fleet.urls[families.length % fleet.urls.length] ?? ''
    families.push(makeFamilysStories(await signUpParent(url), Math.min(left, storiesPerParent), deadline))
  }
  return Promise.all(families)
}

async function makeFamilysStories(
  parent: ParentClient,
  count: number,
  deadline: AbortSignal,
): Promise<Family> {
  const family: Family = { parent, ordered: 0, published: [] }
  for (; family.ordered < count; family.ordered++) {
    const published = await makeOne(parent, deadline)
    if (published !== null) family.published.push(published)
  }
  return family
}

/** @returns the id of the story; null where it failed or was not there in time */
async function makeOne(parent: ParentClient, deadline: AbortSignal): Promise<string | null> {
  const body = await storyRequest(parent, pictures)
  const { storyGenerationId: generationId } = await parent.call('startGeneration', { body })
  const params = { generationId }
  const told = await until(parent, generationId, ({ status }) => status === 'pending_review', deadline)
  if (!told) return null
  await parent.call('reviewText', { params, body: { action: 'approve' } })
  const drawn = await until(parent, generationId, isDrawn, deadline)
  if (!drawn) return null
  for (const { index, illustrationAttempts } of drawn.keyMoments) {
    const selectedImageUrl = illustrationAttempts[0]?.imageUrls[0] ?? ''
    await parent.call('selectImage', {
      params: { generationId, sceneIndex: index },
      body: { selectedImageUrl },
    })
  }
  const { storyId } = await parent.call('publishStory', { params, body: {} })
  return storyId
}

/** One attempt at each scene, and it succeeded. */
function isDrawn({ keyMoments }: GenerationRecord): boolean {
  return (
    keyMoments.length === pictures &&
    keyMoments.every(
      ({ illustrationAttempts: [attempt, ...others] }) =>
        attempt !== undefined &&
        others.length === 0 &&
        !isAttemptUnderWay(attempt.status) &&
        attempt.imageUrls.length > 0,
    )
  )
}

/** Waits without keeping the processes busy. @returns null where the story failed or was not there in time */
async function until(
  parent: ParentClient,
  generationId: string,
  isAsWanted: (generation: GenerationRecord) => boolean,
  deadline: AbortSignal,
): Promise<GenerationRecord | null> {
  const hasEnded = ({ status }: GenerationRecord) => endedUnsuccessfully(status) || deadline.aborted
  const generation = await untilGeneration(
    parent,
    generationId,
    (one) => isAsWanted(one) || hasEnded(one),
    deadline,
    lookAgain,
  )
  return isAsWanted(generation) ? generation : null
}

/** How many entries of the history differ from one charge a story and the bonus. */
async function wrongCharges({ parent, ordered }: Family): Promise<number> {
  const history = await parent.call('listTokenTransactions', {})
  const charges = history.filter(({ amount }) => amount === -10 * pictures).length
  return Math.abs(charges - ordered) + Math.abs(history.length - ordered - 1)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
