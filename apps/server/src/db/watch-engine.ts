import type { PGlite } from '@electric-sql/pglite'
import { isDiskFull } from '../ports/disk-room.ts'

/** As PostgreSQL names a server that broke down, so that whoever asks is told that nobody is there. */
class EngineLostError extends Error {
  override name = 'EngineLostError'
  readonly code = '57P02'

  constructor() {
    super('The embedded database broke down and has to be opened anew.')
  }
}

/**
 * Watches over an engine that finds no room to write: it may go on well, or answer nonsense from then on, such as
 * nothing to every question, while all that was stored before is safe in its files. So it is asked something simple at
 * once, before anybody else, and when it cannot say that it never answers again.
 *
 * @returns ends when the engine is lost: it has to be opened anew
 */
export function watchEngine(engine: PGlite): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLost = false
  const runExclusive = engine._runExclusiveQuery.bind(engine)
  engine._runExclusiveQuery = (ask) =>
    runExclusive(async () => {
      if (isLost) throw new EngineLostError()
      try {
        return await ask()
      } catch (error) {
        isLost = hasBrokenDown(error) || (isDiskFull(error) && !(await isSane(engine)))
        if (isLost) resolve()
        throw isLost ? new EngineLostError() : error
      }
    })
  return promise
}

/** PostgreSQL ends itself with such an error, which inside this process it cannot; the other is WebAssembly's own. */
function hasBrokenDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('severity' in error) return ['PANIC', 'FATAL'].includes(String(error.severity))
  return error.constructor.name === 'RuntimeError'
}

const sign = 'the engine lives'
/** In a transaction that failed it refuses whatever is asked, as it should. */
const refusesUntilRollback = 'C25P02'

async function isSane(engine: PGlite): Promise<boolean> {
  try {
    const answer = await engine.execProtocolRaw(simpleQuery(`select '${sign}'`))
    const words = Buffer.from(answer).toString('latin1')
    return words.includes(sign) || words.includes(refusesUntilRollback)
  } catch {
    return false
  }
}

/** A question in the words of PostgreSQL's protocol: `Q`, the length of what follows, and a text that ends with zero. */
function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6)
  message.write('Q')
  message.writeInt32BE(text.length + 5, 1)
  message.write(text, 5, 'latin1')
  return message
}
