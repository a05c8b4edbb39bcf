import type { Fact } from '../facts.ts'
import type { PlainForm } from './plain-form.ts'

/** How somebody who belongs to a character is told of: "a dog called Biscuit"; null where they have no name. */
export function plainFormOfOther({
  words,
  name,
}: Extract<Fact, { kind: 'pet' | 'friend' }>): PlainForm | null {
  const said = words.toLowerCase()
  if (!name || !/^\p{Lu}[\p{L}'-]*$/u.test(name) || !/^[\p{L} ]+$/u.test(said) || /[^s]s$/.test(said))
    return null
  if (said.split(' ').length > mostWords) return null
  return { form: 'thing', article: 'a', words: `${said} called ${name}`, short: said, isPlural: false }
}

const mostWords = 3
