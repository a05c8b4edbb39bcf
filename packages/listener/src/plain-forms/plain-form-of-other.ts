import type { Fact } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { numberInWords } from '../text/number-words.ts'
import type { PlainForm } from './plain-form.ts'

/**
 * How somebody who belongs to a character is told of: "a dog called Biscuit", "two mums"; null where they have no name and are no
 * family.
 */
export function plainFormOfOther({
  kind,
  words,
  name,
}: Extract<Fact, { kind: 'pet' | 'friend' }>): PlainForm | null {
  const said = words.toLowerCase()
  if (said.split(' ').length > mostWords) return null
  if (!name) return kind === 'friend' ? familyOf(said) : null
  if (!/^\p{Lu}[\p{L}'-]*$/u.test(name) || !/^[\p{L} ]+$/u.test(said) || /[^s]s$/.test(said)) return null
  return { form: 'thing', article: 'a', words: `${said} called ${name}`, short: said, isPlural: false }
}

const mostWords = 3

/** "Two mums", "3 big sisters", "twin brother". */
function familyOf(said: string): PlainForm | null {
  const words = said.replace(/^\d+/, (digits) => numberInWords(Number(digits)) ?? digits)
  const all = words.split(' ')
  const kin = all.at(-1) ?? ''
  if (!/^[\p{L} -]+$/u.test(words) || !isA('kin-words', kin)) return null
  const isCounted = /^(?:no|two|three|four|five|six|seven|eight|nine|ten)$/.test(all[0] ?? '')
  return { form: 'thing', article: isCounted ? 'none' : 'a', words, short: words, isPlural: isCounted }
}
