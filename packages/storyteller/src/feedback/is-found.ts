import { baseOfPast, baseOfVerb } from '../figures/verbs.ts'

/** Words whose sense a story gives in many ways: it need not repeat that somebody "is afraid of" the dark, or did something "yesterday". */
const smallWords = new Set(
  'about afraid yesterday take takes carry carries bring brings everywhere wherever along after again also always and are because been before being but called calls can come could does end every everyone for from goes going had has hate hates have her him his how include into its just learning let lets like likes live lives loves make many may mention might more most named much must not once one our out over please say scared nervous collects dreams she should some story take than that the their them then there they this time together too very want wants was went were what when where which who will with would you your'.split(
    ' ',
  ),
)

/** What a text tells of: its words without the small ones, each in the one form that all its forms have. */
export function toldIn(text: string): ReadonlySet<string> {
  return new Set([...new Set(contentWords(text))].map(stemOf))
}

/**
 * Whether most of what a wish names already stands in the story.
 *
 * @param told what the story tells of: it is long, and asked for many wishes
 */
export function isFound(wish: string, told: ReadonlySet<string>): boolean {
  const words = contentWords(wish).map(stemOf)
  const found = words.filter((word) => told.has(word))
  return found.length >= Math.ceil(words.length * 0.85)
}

/** Whether one sentence says it in the order of its words: who says sorry to whom. */
export const isSaidInOrder = (words: string, text: string): boolean => {
  const wanted = contentWords(words).map(stemOf)
  return text.split(/(?<=[.!?]["”]?)\s+/).some((sentence) => {
    const said = contentWords(sentence).map(stemOf)
    const behind = wanted.reduce((from, word) => (from < 0 ? from : said.indexOf(word, from) + 1 || -1), 0)
    return behind >= 0
  })
}

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word))
    .filter((word) => word.length > 2 && !smallWords.has(word))
}

/** The same for all forms of a word: misses, missed; bakes, baking; stole, steals; berry, berries. */
function stemOf(word: string): string {
  const past = baseOfPast(word)
  const base =
    baseOfVerb(word) ?? (past === word ? word.replace(/(?<=\w{2})(?:es|s|(?<!e)ed|ing)$/, '') : past)
  return base
    .replace(/e$/, '')
    .replace(/i$/, 'y')
    .replace(/(.)\1$/, '$1')
}
