import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { type Chance, seededChance } from '../product/seeded-chance.ts'
import { type Fleet, startFleet } from '../product/start-fleet.ts'
import type { Bench, Figure } from './figure.ts'
import { makeStories, wrongCharges } from './making-families.ts'

/** Under kills; `GENERATIONS=20` asks for fewer. */
const generations = Number(process.env.GENERATIONS ?? 100)
const generationsTimed = 12
/** Milliseconds between the end of one kill and the next: from here to twice as much. */
const killPause = 1500

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
    const making = makeStories(fleet.urls, generations).finally(() => finished.abort())
    const [families, kills] = await Promise.all([making, killing])
    const told = families.flatMap(({ published }) => published).length
    const charges = await Promise.all(families.map(wrongCharges))
    // Said at once: what is measured next may fail on a machine that others keep busy.
    say(`${kills} kills; ${generations - told} stories lost, ${sum(charges)} charges missing or too many.`)
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
    await makeStories(fleet.urls, generationsTimed)
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
