import type { Fact } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { numberInWords } from '../text/number-words.ts'
import type { PlainForm } from './plain-form.ts'

/**
 * How somebody who belongs to a character is told of: "a dog called Biscuit", "a turtle", "two mums"; null where a friend has no name
 * and is no family.
 */
export function plainFormOfOther({
  kind,
  words,
  name,
}: Extract<Fact, { kind: 'pet' | 'friend' }>): PlainForm | null {
  const said = words.toLowerCase()
  if (said.split(' ').length > mostWords) return null
  if (!name) return kind === 'friend' ? familyOf(said) : petOf(said)
  if (!/^\p{Lu}[\p{L}'-]*$/u.test(name) || !/^[\p{L} ]+$/u.test(said) || /[^s]s$/.test(said)) return null
  return { form: 'thing', article: 'a', words: `${said} called ${name}`, short: said, isPlural: false }
}

const mostWords = 3

/** "Turtle", "two stick insects", "own sheep". */
function petOf(said: string): PlainForm | null {
  const words = said.replace(/^(?:an?|own) /, '')
  const [first = '', ...others] = words.split(' ')
  const isCounted = counts.test(first)
  const isOne = isA('animal', words) && !/[^s]s$/.test(words)
  if (!/^[\p{L} -]+$/u.test(words) || !(isCounted ? isA('animal', others.join(' ')) : isOne)) return null
  return { form: 'thing', article: isCounted ? 'none' : 'a', words, short: words, isPlural: isCounted }
}

const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/

/** "Two mums", "3 big sisters", "twin brother". */
function familyOf(said: string): PlainForm | null {
  const words = said.replace(/^\d+/, (digits) => numberInWords(Number(digits)) ?? digits)
  const all = words.split(' ')
  const kin = all.at(-1) ?? ''
  if (!/^[\p{L} -]+$/u.test(words) || !isA('kin-words', kin)) return null
  const isCounted = all[0] === 'no' || counts.test(all[0] ?? '')
  return { form: 'thing', article: isCounted ? 'none' : 'a', words, short: words, isPlural: isCounted }
}
