import type { Detail } from './detail.ts'

const lost =
  /^(?:(?:our|my|the|his|her|their)\s+)?(.+?)\s+(?:has |had |just |recently )*(died|passed away|went to heaven|is in heaven|is no longer with us)\b(.*)$/i

/** "Our dog Pepper died last year": nobody comes along for that, and it is told once, gently. */
export function readLoss(words: string): Detail | undefined {
  const [, who, verb = '', rest = ''] = lost.exec(words) ?? []
  if (!who) return undefined
  const told = `${/^\p{Lu}/u.test(who) ? '' : '{hero.their} '}${who} ${verb.replace(/^is /i, 'was ')}${rest}`
  return { kind: 'loss', words, plural: false, forms: { word: who, past: told, now: told } }
}

/** "Do not mention dogs". */
export const notToBeMentioned =
  /(?:^|[\s,])(?:do not|don't|never|avoid|no)\s+(?:mention|talk about|bring up|mentioning|talking about)\s+(.+)$/i

/** Whether the parent asks elsewhere that what this wish is about stays out of the story: "do not mention dogs". */
export function isToStayOut(wish: string, wishes: readonly string[]): boolean {
  const unwanted = wishes.flatMap((words) => {
    const what = notToBeMentioned.exec(words)?.[1]
    return what?.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  })
  const named: readonly string[] = wish.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return unwanted.some((word) => named.some((other) => singular(other) === singular(word)))
}

function singular(word: string): string {
  return word.replace(/s$/, '')
}
