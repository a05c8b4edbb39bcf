import { setTimeout as sleep } from 'node:timers/promises'
import { attemptStatuses, generationStatuses, isAttemptUnderWay, statusKind } from '@faith-fables/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { generations, illustrationAttempts } from '../db/schema.ts'

const pollMilliseconds = 10
const workingStatuses = generationStatuses.filter((status) => statusKind(status) === 'working')
const statusesUnderWay = attemptStatuses.filter(isAttemptUnderWay)

/**
 * Waits until the workers have nothing left to do: every generation waits for its parent or is at its end, and no
 * picture or cover is still to come.
 *
 * @throws Error naming what is still at work after `limitMilliseconds`.
 */
export async function settleGenerations(db: Database, limitMilliseconds: number): Promise<void> {
  const deadline = Date.now() + limitMilliseconds
  let atWork = await findAtWork(db)
  while (atWork.length > 0) {
    if (Date.now() > deadline) {
      throw new Error(`Still at work after ${limitMilliseconds} ms: ${atWork.join(', ')}.`)
    }
    await sleep(pollMilliseconds)
    atWork = await findAtWork(db)
  }
}

async function findAtWork(db: Database): Promise<string[]> {
  const working = await db
    .select({ id: generations.id, status: generations.status })
    .from(generations)
    .where(inArray(generations.status, workingStatuses))
  const drawing = await db
    .select({ id: illustrationAttempts.id, status: illustrationAttempts.status })
    .from(illustrationAttempts)
    .where(inArray(illustrationAttempts.status, statusesUnderWay))
  const withoutCover = await db
    .select({ id: generations.id, status: sql<string>`'cover'` })
    .from(generations)
    .where(
      and(
        eq(generations.status, 'pending_image_review'),
        isNull(generations.hiddenAt),
        sql`${generations.cover} -> 'drawn' = 'null'::jsonb`,
      ),
    )
  return [...working, ...drawing, ...withoutCover].map(({ id, status }) => `${id} (${status})`)
}
