import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

/** Said behind "is": "deaf", "autistic", "type 1 diabetic", "left-handed". */
const isQuality = /(?:ic|iac|[^e]ed|blind|deaf|mute|verbal|speaking|ill|impaired)$/
/** Said with an article: "a lisp". */
const counted =
  /(?:allergy|lisp|stammer|stutter|limp|condition|disorder|patch|tic|transplant|illness|disability)$/
/** Letters are for doctors: "CP", "T1D". */
const letters = /\b(?!ADHD\b)\p{Lu}{2,}\p{L}*\d*\b|\p{Lu}\d/u

/** What no child's book names in passing. */
const grave = /\b(?:leuka?emia|cancer|tumou?rs?|chemo\w*|terminal|dementia|aids|hiv)\b/i

const mostWords = 6

/** What somebody lives with, said as plainly as the parent did: "is deaf", "has a peanut allergy", "has brittle bones". */
export function readHealth(said: string, words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const since = words.findIndex(
    ({ small }, place) => place > 0 && /^(?:since|because|so|when|,)$/.test(small),
  )
  const whole = since < 0 ? words : words.slice(0, since)
  const plain = /^(?:an?|the)$/.test(whole[0]?.small ?? '') ? whole.slice(1) : whole
  if (grave.test(said)) return null
  if (/^on the (?:autis\p{L}+ )?spectrum$/iu.test(said)) return { form: 'quality', words: said.toLowerCase() }
  if (letters.test(said) || plain.length > mostWords) return null
  const at = plain.findIndex(({ part, small }, place) => place > 0 && (part === 'ADP' || small === 'to'))
  const own = at < 0 ? plain : plain.slice(0, at)
  const name = own
    .map(({ small }) => small)
    .join(' ')
    .replaceAll(' - ', '-')
    .replaceAll(" '", "'")
  const known = isA('health', name) || isA('speech', name)
  if (!known && !isA('health', own.at(-1)?.small ?? '')) return null
  const tail = at < 0 ? '' : readTail(plain.slice(at), pronoun)
  if (tail === null) return null
  const told = `${own.map(sayWord).join(' ').replaceAll(' - ', '-').replaceAll(" '", "'")} ${tail}`.trim()
  if (isQuality.test(name)) return { form: 'quality', words: told }
  const article = counted.test(name) ? 'a' : 'none'
  return { form: 'thing', article, words: told, short: told, isPlural: false }
}

/** "Down syndrome" has its capital, "Epileptic" at the beginning of a line has none. */
function sayWord({ text, small }: Word): string {
  if (small === 'adhd') return 'ADHD'
  if (!/^(?:down|tourette|asperger|crohn|ehlers|danlos|perthes)/.test(small)) return small
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
