import { SupplierError } from '../ports/supplier-error.ts'
import { whenOneOf } from './when-one-of.ts'

/** Where the questions to one supplier pass, of whichever of its models. */
export interface SupplierGate {
  /** As `SupplierCare.pass`. */
  pass<Answer>(ask: () => Promise<Answer>, signal: AbortSignal, told: GateNews): Promise<Answer>
  /** As `SupplierCare.isResting`. */
  isResting(): boolean
}

export interface GateNews {
  /** From here on it is left alone. */
  onRest(): void
  /** It answers again. */
  onReturn(): void
}

/** After so many outages in a row it is down, and asking on only wastes the tries of the jobs. */
const outagesBeforeRest = 5
/** So long is waited at once where the supplier says so; a longer pause is the queue's. */
const longestPauseSeconds = 20
/** A supplier that wants to be left alone for longer is asked again then. */
const longestBusySeconds = 600
/** A job is held while it waits, for less than the five minutes that one may take. */
const longestWaitSeconds = 150

/**
 * Lets so many questions pass at a time, and none while the supplier wants to be left alone or is down. What is to be asked waits
 * here, and loses none of the tries of its job. After the rest one question goes first, and the others follow when it is answered.
 */
export function createSupplierGate({
  callsAtOnce,
  restSeconds,
}: {
  callsAtOnce: number
  restSeconds: number
}): SupplierGate {
  let running = 0
  let outages = 0
  /** Of `performance.now()`. */
  let opensAt = 0
  const waiting = new Set<() => void>()
  const isDown = () => outages >= outagesBeforeRest
  const closeFor = (seconds: number) => {
    opensAt = Math.max(opensAt, performance.now() + seconds * 1000)
  }
  const mayPass = () => performance.now() >= opensAt && running < (isDown() ? 1 : callsAtOnce)

  async function enter(signal: AbortSignal): Promise<void> {
    const latest = performance.now() + longestWaitSeconds * 1000
    while (!mayPass()) {
      const now = performance.now()
      if (now >= latest)
        throw new SupplierError('The supplier is busy or down, and is left alone.', { retryable: true })
      const next = Math.min(latest, opensAt > now ? opensAt : latest)
      await whenOneOf(waiting, next - now, signal)
    }
    signal.throwIfAborted()
    running += 1
  }

  function leave(): void {
    running -= 1
    for (const look of waiting) look()
  }

  function learnFrom(error: unknown, told: GateNews): void {
    if (!(error instanceof SupplierError)) return
    if (error.retryAfter !== undefined) closeFor(Math.min(error.retryAfter, longestBusySeconds))
    if (!error.isOutage) {
      answered(told)
      return
    }
    outages += 1
    if (!isDown()) return
    closeFor(restSeconds)
    told.onRest()
  }

  /** Even a refusal is an answer. */
  function answered(told: GateNews): void {
    if (isDown()) told.onReturn()
    outages = 0
  }

  async function askOnce<Answer>(
    ask: () => Promise<Answer>,
    signal: AbortSignal,
    told: GateNews,
  ): Promise<Answer> {
    await enter(signal)
    try {
      const answer = await ask()
      answered(told)
      return answer
    } catch (error) {
      learnFrom(error, told)
      throw error
    } finally {
      leave()
    }
  }

  return {
    isResting: () => performance.now() < opensAt,
    async pass(ask, signal, told) {
      try {
        return await askOnce(ask, signal, told)
      } catch (error) {
        const wait = error instanceof SupplierError ? error.retryAfter : undefined
        if (wait === undefined || wait > longestPauseSeconds) throw error
        return await askOnce(ask, signal, told)
      }
    },
  }
}
