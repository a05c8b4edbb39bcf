import { createHmac } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { addTry, removeEndedTries, takeTryBack } from './try-store.ts'

/** At most `most` within `seconds`, counted from the first. */
export interface TryLimit {
  most: number
  seconds: number
}

export interface TakenTry {
  /** How many more tries than allowed these are; 0 or less where this one is allowed. */
  above: number
  /** Until they are forgotten. */
  secondsLeft: number
}

/**
 * Counts what somebody may do only so often: in the database, so that all processes count together and a restart forgets
 * nothing. A try is taken before it is known whether it counts, so that many at once do not pass together.
 */
export interface Tries {
  /** @param key what is tried and whose tries they are: 'wrong password 198.51.100.7 ruth@example.com' */
  take(key: string, limit: TryLimit): Promise<TakenTry>
  /** One of these tries turns out not to count. */
  giveBack(key: string): Promise<void>
  /** Removes what counts no more. */
  removeEnded(): Promise<void>
}

/** @param secret of this installation: addresses and accounts are kept as what leads nobody back to them */
export function createTries({ db, secret }: { db: Database; secret: string }): Tries {
  const hidden = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    async take(key, { most, seconds }) {
      const { tries, secondsLeft } = await addTry(db, hidden(key), seconds)
      return { above: tries - most, secondsLeft }
    },
    giveBack: (key) => takeTryBack(db, hidden(key)),
    removeEnded: () => removeEndedTries(db),
  }
}
