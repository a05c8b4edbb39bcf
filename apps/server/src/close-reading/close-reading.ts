import type { BookFinding } from '@faith-fables/contract'
import type { Logger } from '../logger.ts'
import type { CloseReader, ReadBook } from '../ports/close-reader.ts'
import type { Moderator } from '../ports/moderator.ts'
import { SupplierError } from '../ports/supplier-error.ts'
import type { SupplierCalls } from '../supplier-calls/supplier-calls.ts'
import type { Tries } from '../tries/tries.ts'

/** Reads a book closely where a parent asks for it. Nothing is stored or charged, and none of its words is logged. */
export interface CloseReading {
  /** Whether there is anybody who reads. */
  isHosted: boolean
  /** What became of it, with what was found where it was done. Whatever goes wrong with a supplier is told, and throws nothing. */
  read(uid: string, book: ReadBook): Promise<{ outcome: 'done' | 'held' | 'away'; findings: BookFinding[] }>
  /** Ends what is being asked. */
  close(): Promise<void>
}

/** A parent waits beside the text for so long; many proxies cut an answer off after a minute. */
const longestSeconds = 50
/** A parent who mends a book with care asks a handful of times. */
const readingsOfParent = { most: 30, seconds: 60 * 60 }

interface CloseReadingDeps {
  /** null for none. */
  reader: CloseReader | null
  /** Reads the text before it is sent to anybody: the built-in one, which asks nobody. */
  moderator: Moderator
  tries: Tries
  supplierCalls: Pick<SupplierCalls, 'isInBudget'>
  logger: Logger
}

export function createCloseReading(deps: CloseReadingDeps): CloseReading {
  const { reader, logger } = deps
  const closing = new AbortController()
  const asking = new Set<Promise<unknown>>()
  const away = { outcome: 'away' as const, findings: [] }
  if (!reader) return { isHosted: false, read: async () => away, close: async () => {} }

  async function isHeld({ pages, characters }: ReadBook): Promise<boolean> {
    const names = characters.map(({ name }) => name)
    const options = { names, signal: closing.signal }
    const verdict = await deps.moderator.review(pages.join('\n\n'), 'story text', options)
    return !verdict.allowed
  }

  async function mayAsk(uid: string): Promise<boolean> {
    if (reader?.isResting() !== false) return false
    const { above } = await deps.tries.take(`close reading ${uid}`, readingsOfParent)
    return above <= 0 && (await deps.supplierCalls.isInBudget())
  }

  return {
    isHosted: true,
    async read(uid, book) {
      if (await isHeld(book)) return { outcome: 'held', findings: [] }
      if (!(await mayAsk(uid))) return away
      const until = AbortSignal.any([closing.signal, AbortSignal.timeout(longestSeconds * 1000)])
      try {
        const asked = reader.read(book, until)
        asking.add(asked)
        return { outcome: 'done', findings: await asked.finally(() => asking.delete(asked)) }
      } catch (error) {
        // What a supplier says of the words may repeat them.
        const why = error instanceof SupplierError ? error.message : 'no answer in time'
        logger.warn({ why }, 'A book was not read closely.')
        return away
      }
    },
    async close() {
      closing.abort()
      await Promise.allSettled(asking)
    },
  }
}
