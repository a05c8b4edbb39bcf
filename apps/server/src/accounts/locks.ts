import { askTogether } from '../ask-together.ts'
import type { Database } from '../db/database.ts'
import { readLocks } from './account-store.ts'

/** Every call of a parent asks; a lock that is a second late is early enough, and one query a second costs nothing. */
const freshMilliseconds = 1000

/** Why a parent is locked out, or null. Processes learn of each other's locks within a second, this one at once. */
export interface Locks {
  of(uid: string): Promise<string | null>
  /** Something was locked or unlocked here. */
  forget(): void
}

export function createLocks(db: Database): Locks {
  const read = askTogether(() => readLocks(db))
  let known: { locks: ReadonlyMap<string, string>; at: number } | null = null
  return {
    async of(uid) {
      if (!known || Date.now() - known.at > freshMilliseconds) {
        const at = Date.now()
        known = { locks: await read(), at }
      }
      return known.locks.get(uid) ?? null
    },
    forget() {
      known = null
    },
  }
}
