import type { Pronoun } from '../facts.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'
import { tagDeed } from './tag-deed.ts'

/** Where they live has room for "on a dairy farm in Kerry with his three sisters". */
const mostOfHome = 10

/** "lives on a houseboat", "from Aleppo". */
export function readHome(phrase: string, pronoun: Pronoun): PlainForm | null {
  const words = tagDeed(phrase)
  const first = words[0]?.small ?? ''
  const isOrigin = first === 'from'
  // "We stay in Kottayam": the listener's phrase begins where they are.
  const isWhere = /^(?:in|at|near|above|outside)$/.test(first)
  if (!isOrigin && !isWhere && !/^live[sd]?$/.test(first)) return null
  const rest = readTail(isOrigin || isWhere ? words : words.slice(1), pronoun, { most: mostOfHome })
  if (isOrigin && !words.some(({ part }) => part === 'PROPN')) return null
  if (
    !rest ||
    !/^(?:in|on|at|near|by|beside|above|below|beneath|under|over|behind|outside|from|next|between|opposite|with) /.test(
      rest,
    )
  )
    return null
  return { form: 'deed', adverb: '', base: isOrigin ? 'come' : 'live', rest }
}
