import { z } from 'zod'

/**
 * A whole number as it stands in an address: digits alone, so that nothing, white space and `1e3` are none.
 * @param most the largest one; none when left out
 */
export function wholeNumber(from: 0 | 1, most = Number.MAX_SAFE_INTEGER) {
  const sentence = `must be a whole number from ${from} on.`
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
    z.number(sentence).int(sentence).min(from, sentence).max(most, `must be at most ${most}.`),
  )
}
