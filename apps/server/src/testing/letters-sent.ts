import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import { letters } from '../db/schema.ts'

const pollMilliseconds = 10
const limitMilliseconds = 20_000

/**
 * Waits until every letter that was handed in is sent, or given up.
 * @throws Error with how many are left
 */
export async function lettersSent({
  database: { db },
  mail,
}: Pick<AppContext, 'database' | 'mail'>): Promise<void> {
  await mail.settled()
  const deadline = Date.now() + limitMilliseconds
  for (let left = await db.$count(letters); left > 0; left = await db.$count(letters)) {
    if (Date.now() > deadline) throw new Error(`${left} letters are not sent.`)
    await sleep(pollMilliseconds)
  }
}
