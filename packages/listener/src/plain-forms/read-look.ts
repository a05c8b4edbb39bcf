import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import { isPlural } from './is-plural.ts'
import type { Article } from './plain-form.ts'
import { readTail } from './read-tail.ts'
import { readThing, type Thing } from './read-thing.ts'

/**
 * The longest beginning of a look that can be said: "white cane with a bell" of "white cane with a bell on it". What is
 * left away takes nothing from what is said.
 */
export function readLook(words: readonly Word[], article: Article | 'other', pronoun: Pronoun): Thing | null {
  const said = words.filter(({ small }, at) => at > 0 || small !== 'always')
  if (isLikeUnnamed(said)) return null
  const made = readMade(said, article, pronoun) ?? readSpread(said, article, pronoun)
  if (made) return made
  for (let end = said.length; end > 0; end--) {
    const next = said[end]
    // "In a bird's-nest bun" ends in no bird.
    if (next?.small === '-' || /^['’]s$/.test(said[end - 1]?.small ?? '')) continue
    if (next && !/^(?:ADP|PRON|ADV|SCONJ|DET|CCONJ|PUNCT)$/.test(next.part)) continue
    if (lacksNoun(said.slice(0, end))) continue
    // A bare "gap" of "gap where her top teeth were" says nothing, the patka of "patka, usually navy" does.
    if (next && end === 1 && !isWornByItself(said[0])) return null
    const thing = readThing(said.slice(0, end), article, pronoun)
    if (thing && canBeWorn(said.slice(0, end)))
      return {
        ...thing,
        words: withArticles(thing.words, said.slice(0, end)),
        article: articleOfLook(thing, said),
      }
  }
  return null
}

/** "Same jersey but number 9": a reader would not know which jersey; "same glasses as before" says it. */
const isLikeUnnamed = (words: readonly Word[]): boolean =>
  /^(?:same|identical)$/.test(words[0]?.small ?? '') && words.every(({ small }) => small !== 'as')

/** "Cornrows with yellow" of "cornrows with yellow and white beads"; but "skin like honey". */
const lacksNoun = (words: readonly Word[]): boolean =>
  words.length > 2 &&
  isA('colour', words.at(-1)?.small ?? '') &&
  words.at(-2)?.small !== 'like' &&
  /^(?:ADP|DET)$/.test(words.at(-2)?.part ?? '')

/** How something was made or lies: it hangs on its noun as "of leaves" does. */
const madeSo =
  /^(?:made|chewed|bitten|nibbled|torn|ripped|clipped|sewn|stitched|knitted|carved|cut|dyed|painted|gelled|shaved|slicked|swept|tied|braided|plaited|tattooed|covered|tucked|pinned|pulled|missing|full|bigger|smaller|longer|shorter)$/

/** "Raincoat made of leaves", "black hair gelled up", "one tusk missing". */
function readMade(words: readonly Word[], article: Article | 'other', pronoun: Pronoun): Thing | null {
  const at = words.findIndex(({ small }, place) => place > 0 && madeSo.test(small))
  const how = words[at]
  const before = words[at - 1]
  if (!how || !before || !/^(?:NOUN|PROPN)$/.test(before.part) || words.length > mostOfMade) return null
  const thing = readThing(words.slice(0, at), article, pronoun)
  const since = words.findIndex(({ small }, place) => place > at && small === 'since')
  const behind = words.slice(at + 1, since < 0 ? words.length : since)
  const compared = behind.map(({ small }) => small).join(' ')
  const tail = compared === 'than the other' ? compared : readTail(behind, pronoun)
  if (!thing || tail === null || !canBeWorn(words.slice(0, at))) return null
  if (/er$/.test(how.small) && !tail.startsWith('than ')) return null
  const isBare = tail === '' && !/^(?:missing|dyed|plaited|braided)$/.test(how.small)
  if (isBare || (how.small === 'full' && !tail.startsWith('of '))) return null
  // "The trunk was chewed by the dog": nobody had it chewed.
  const own: Thing = thing.article === 'the' ? { ...thing, article: 'none' } : thing
  return {
    ...own,
    words: `${thing.words} ${how.small} ${tail}`.trim(),
    article: articleOfLook(own, words),
  }
}
const mostOfMade = 10

/** "Freckles everywhere", "freckles all over her nose": how far what is on somebody goes. */
function readSpread(words: readonly Word[], article: Article | 'other', pronoun: Pronoun): Thing | null {
  const at = words.findIndex(
    ({ small }, place) =>
      place > 0 && (small === 'everywhere' || (small === 'all' && words[place + 1]?.small === 'over')),
  )
  const own = words.slice(0, at).filter(({ small }) => small !== 'absolutely')
  if (at < 0 || !own.at(-1) || !isPlural(own.at(-1) as Word)) return null
  const thing = readThing(own, article, pronoun)
  const behind = words.slice(at).map(({ small }) => small)
  const where = words[at]?.small === 'all' ? readTail(words.slice(at + 2), pronoun) : ''
  if (!thing || where === null || (where === '' && words.length > at + (behind[0] === 'all' ? 2 : 1)))
    return null
  const spread = behind[0] === 'all' ? `all over ${where}`.trim() : 'everywhere'
  return { ...thing, words: `${thing.words} ${spread}`, article: articleOfLook(thing, own) }
}

const isWornByItself = (word: Word | undefined): boolean =>
  word !== undefined &&
  (['garment', 'head-covering', 'aid'] as const).some((one) => isA(one, word.lemma) || isA(one, word.small))

const measures = /^(?:foot|inch|inches|cm|metres?|meters?|kg|pounds?|none|size)$/
/** "nothing", "too big" and "five foot" are no things that somebody has. */
function canBeWorn(words: readonly Word[]): boolean {
  const [first] = words
  // "A bigger belly": than what?
  if (/^(?:bigger|smaller|longer|shorter|taller|fatter|thinner|darker|lighter)$/.test(first?.small ?? ''))
    return false
  if (!first || first.small === 'too' || words.some(({ small }) => measures.test(small))) return false
  if (words.some(({ small }, at) => small === 'feet' && words[at - 1]?.part === 'NUM')) return false
  if (first.part === 'VERB' && /ing$/.test(first.small)) return false
  if (isA('colour', headOf(words)?.small ?? '')) return false
  const number = words.findIndex(({ part }) => part === 'NUM')
  const before = words[number - 1]
  return number <= 0 || (before?.small !== 'at' && /^(?:ADP|DET)$/.test(before?.part ?? ''))
}

/** The article of a thing that somebody has or wears. Parents leave it away: "pink visor, floral trousers". */
export function articleOfLook({ article, isPlural: areMany, short }: Thing, words: readonly Word[]): Article {
  if (words[0]?.small === 'same') return 'the'
  const isCounted = words[0]?.part === 'NUM' || areMany || isUncounted(short)
  return article === 'none' && !isCounted && !/^(?:an?|the|no|half|some) /.test(short) ? 'a' : article
}

/** "with bushy tail" is "with a bushy tail". */
function withArticles(said: string, words: readonly Word[]): string {
  const behind = words.findIndex(({ small }) => /^(?:with|in)$/.test(small))
  const tail = words.slice(behind + 1)
  const head = headOf(tail)
  const isBare = behind > 0 && head && /^(?:ADJ|NOUN)$/.test(tail[0]?.part ?? '') && !isPlural(head)
  if (!isBare || isUncounted(head.small) || isA('colour', tail.map(({ small }) => small).join(' ')))
    return said
  const place = words[behind]?.small ?? ''
  return said.replace(` ${place} `, ` ${place} {a} `)
}

/** "Cup" of "tea cup with a handle", "skin" of "honey-coloured skin". */
const headOf = (words: readonly Word[]): Word | undefined =>
  words.find(
    ({ part }, at) =>
      part === 'NOUN' && !/^(?:NOUN|ADJ)$/.test(words[at + 1]?.part ?? '') && words[at + 1]?.small !== '-',
  )

/** Stuff, of which there is no "one". */
const uncounted =
  /(?:^| )(?:hair|skin|fur|fluff|stubble|lipstick|nail polish|make-?up|down|wool|clothing|jewellery|jewelry|gold|silver|age|church|vitiligo|eczema|albinism|acne)$/
const isUncounted = (noun: string): boolean =>
  uncounted.test(noun) || isA('health', noun) || isA('material', noun) || isA('food', noun)
