import { createHash } from 'node:crypto'
import type { Encoding } from './encodings.ts'

/** An answer as its bytes. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  /** The body in the encodings that somebody has asked for. */
  encoded: Map<Encoding, Buffer>
}

/** Answers by their keys; those not asked for longest make room for others. */
export interface AnswerShelf {
  find(key: string): KeptAnswer | undefined
  /** Makes an answer and keeps it, unless there is nothing to keep. Whoever wants the same meanwhile waits for the same. */
  add(key: string, make: () => Promise<string | null>): Promise<KeptAnswer | null>
}

export function createAnswerShelf(mostBytes: number): AnswerShelf {
  const kept = new Map<string, KeptAnswer>()
  const beingMade = new Map<string, Promise<KeptAnswer | null>>()
  let bytes = 0

  const keep = (key: string, answer: KeptAnswer) => {
    kept.set(key, answer)
    bytes += sizeOf(answer)
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= sizeOf(old)
    }
  }
  const makeAndKeep = async (key: string, make: () => Promise<string | null>) => {
    const text = await make()
    if (text === null) return null
    const answer = answerOf(text)
    keep(key, answer)
    return answer
  }

  return {
    find(key) {
      const answer = kept.get(key)
      if (answer === undefined) return undefined
      // Behind all others: whoever is first in the map was not asked for longest.
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    add(key, make) {
      const making = beingMade.get(key) ?? makeAndKeep(key, make).finally(() => beingMade.delete(key))
      beingMade.set(key, making)
      return making
    },
  }
}

function answerOf(text: string): KeptAnswer {
  const body = Buffer.from(text)
  // Weak, because it names the body in all its encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, etag, encoded: new Map() }
}

/** With room for the encodings, which are smaller than the body even together. */
function sizeOf({ body }: KeptAnswer): number {
  return 2 * body.length
}
