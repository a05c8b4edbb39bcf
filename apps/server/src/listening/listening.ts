import type { Logger } from '../logger.ts'
import type { Listener, ParentWords, PlainReading } from '../ports/listener.ts'
import type { Moderator } from '../ports/moderator.ts'
import { SupplierError } from '../ports/supplier-error.ts'
import type { SupplierCalls } from '../supplier-calls/supplier-calls.ts'
import type { Tries } from '../tries/tries.ts'
import { createReadingShelf, keyOf } from './reading-shelf.ts'

export { parentsWordsFor, plainOrderWordsOf, plainWordsOf } from './plain-words.ts'
export { keyOf as keyOfWords }

/** What a hosted listener understands of parents' words. Whatever goes wrong, the built-in listener's reading holds: nothing here throws but what stops the server. */
export interface Listening {
  /** Whether there is a hosted listener. */
  isHosted: boolean
  /** What was understood of these words before, while this process remembers it. */
  recall(said: ParentWords): PlainReading | null
  /**
   * For a parent who waits: within a few seconds. An answer that comes later is kept for the next time.
   * Null where the built-in listener's reading holds.
   */
  hearWhileTyped(uid: string, said: ParentWords): Promise<PlainReading | null>
  /**
   * For a story that is ordered, whose words the moderator has read.
   * @throws the reason of `signal` when that is aborted
   */
  hear(said: ParentWords, signal: AbortSignal): Promise<PlainReading | null>
  /** Ends what is being asked. */
  close(): Promise<void>
}

/** Whoever waits beside a form waits for so long. */
const typingSeconds = 5
/** After so many late answers in a row nobody beside a form is kept waiting for a while. */
const lateInARow = 3
const restAfterLateSeconds = 120
/** No answer is waited for longer. */
const longestSeconds = 30
/** A parent who writes four characters with care pauses some sixty times. */
const readingsOfParent = { most: 200, seconds: 60 * 60 }

interface ListeningDeps {
  /** null for none. */
  listener: Listener | null
  /** Reads what is typed before it is sent to anybody: the built-in one, which asks nobody. */
  moderator: Moderator
  tries: Tries
  supplierCalls: Pick<SupplierCalls, 'isInBudget'>
  logger: Logger
}

export function createListening(deps: ListeningDeps): Listening {
  const { listener, logger } = deps
  const shelf = createReadingShelf()
  const closing = new AbortController()
  let late = 0
  let patientFrom = 0
  if (!listener) return silence

  /** @throws the reason of `signal` */
  async function ask(said: ParentWords, signal: AbortSignal): Promise<PlainReading | null> {
    if (said.words.trim() === '' || listener?.isResting() !== false) return null
    const until = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(longestSeconds * 1000)])
    try {
      return await listener.hear(said, until)
    } catch (error) {
      if (signal.aborted || closing.signal.aborted) throw error
      // The words are nobody's business; what a supplier says of them may repeat them.
      const why = error instanceof SupplierError ? error.message : 'no answer in time'
      logger.warn({ about: said.about, why }, 'A hosted listener did not answer; the built-in one listens.')
      return null
    }
  }

  async function mayAsk(uid: string, said: ParentWords): Promise<boolean> {
    if (listener?.isResting() !== false || performance.now() < patientFrom) return false
    const names = said.about === 'character' ? [said.name] : said.cast.map(({ name }) => name)
    const options = { names, signal: closing.signal }
    if (!(await deps.moderator.review(said.words, 'story idea', options)).allowed) return false
    const { above } = await deps.tries.take(`hosted reading ${uid}`, readingsOfParent)
    return above <= 0 && (await deps.supplierCalls.isInBudget())
  }

  function noteTime(isLate: boolean): void {
    late = isLate ? late + 1 : 0
    if (late >= lateInARow) patientFrom = performance.now() + restAfterLateSeconds * 1000
  }

  return {
    isHosted: true,
    recall: (said) => shelf.find(said) ?? null,
    async hearWhileTyped(uid, said) {
      const known = shelf.find(said)
      if (known) return known
      if (!(await mayAsk(uid, said))) return null
      const asked = shelf.ask(said, () => ask(said, closing.signal)).catch(() => null)
      const answer = await within(typingSeconds, asked)
      noteTime(answer === 'late')
      return answer === 'late' ? null : answer
    },
    hear: (said, signal) => shelf.ask(said, () => ask(said, signal)),
    async close() {
      closing.abort()
      await shelf.settled()
    },
  }
}

const silence: Listening = {
  isHosted: false,
  recall: () => null,
  hearWhileTyped: async () => null,
  hear: async () => null,
  close: async () => {},
}

async function within<Answer>(seconds: number, asked: Promise<Answer>): Promise<Answer | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), seconds * 1000)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
