import { type Gender, genderOfPronoun, whoIs } from './beings.ts'
import type { Finding } from './book.ts'
import { anyOf } from './read-page.ts'
import type { Reading } from './reading.ts'

/** Somebody who is "she" on one page and "he" on another, where nobody else could be meant. */
export function findPronouns(reading: Reading): Finding[] {
  const { book, beings } = reading
  const details = new Map(book.cast.map((member) => [member.name, member.details]))
  const told = Map.groupBy(pronounsIn(reading), ({ id }) => id)
  return [...told].flatMap(([id, pronouns]) => {
    const said = details.has(id) ? whoIs(id, details.get(id) ?? '').gender : null
    const gender = said ?? mostOf(pronouns)
    const wrong = gender && pronouns.find((pronoun) => pronoun.gender !== gender)
    if (!gender || !wrong) return []
    const { page, span, words, instead } = wrong
    const again = pronouns.find((pronoun) => pronoun.gender === gender)
    const source = said || !again ? 'your description' : `page ${again.page + 1}`
    const who = beings.castNames.has(id) || /^\p{Lu}/u.test(id) ? id : `the ${id}`
    return [
      {
        kind: 'pronoun' as const,
        sentence: `Page ${page + 1} speaks of ${who} as “${words}”, ${source} as “${gender}”.`,
        places: [{ page, span }, ...(!said && again ? [{ page: again.page, span: again.span }] : [])],
        mends: [{ page, span, words, instead }],
        how: `Use “${gender}” for ${who} here, or name whoever else is meant.`,
        wish: null,
      },
    ]
  })
}

interface ToldPronoun {
  id: string
  page: number
  span: readonly [number, number]
  words: string
  gender: Gender
  instead: string
}

/** Whoever else "he" or "she" might be, in what is said aloud as well. */
const somebodyElse =
  /\b(?:who|somebody|someone|everyone|everybody|nobody|anyone|another|person|people|child|children|kid|friends?|stranger|baby|boy|girl|man|woman|lady|god|lord|jesus|king|queen|angel|neighbou?r|teacher|father|mother|mama|papa|mum|mom|dad|grand\w+|oma|opa|brother|sister|cousin|aunt|uncle|sun|moon|wind|star|robot|doll|ship|boat|other)s?\b/i

/** What somebody is called most, or on the first pages; null where it is always the same, or never clear. */
function mostOf(told: readonly ToldPronoun[]): Gender | null {
  const [first] = told
  const she = told.filter(({ gender }) => gender === 'she')
  const he = told.filter(({ gender }) => gender === 'he')
  if (she.length >= 3 && he.length === 1) return 'she'
  if (he.length >= 3 && she.length === 1) return 'he'
  if (!first || she.length < 2 || he.length < 2) return null
  const [before, after] = first.gender === 'she' ? [she, he] : [he, she]
  // First the one and then the other, and never both by turns.
  return (before.at(-1)?.page ?? 0) < (after[0]?.page ?? 0) ? first.gender : null
}

/** The pronouns before which, on this page and the one before, nobody but one being is told of. */
function pronounsIn({ pages, beings }: Reading): ToldPronoun[] {
  const hasName = new RegExp(`(?<!\\p{L})${anyOf([...beings.castNames])}(?!\\p{L})`, 'u')
  return pages.flatMap(({ told, text }, page) => {
    const before = pages[page - 1]?.text ?? ''
    return [...told.matchAll(/\b(?:[Ss]he|[Hh]er|hers|herself|[Hh]e|him|[Hh]is|himself)\b/g)].flatMap(
      ({ 0: words, index }) => {
        const gender = genderOfPronoun(words)
        const near = beings.mentions.filter(
          (one) => one.page === page - 1 || (one.page === page && one.at < index),
        )
        const ids = new Set(near.map(({ id }) => id))
        const [id, ...others] = ids
        if (!gender || !id || others.length > 0 || isOfHeaven(words, told, index)) return []
        const own = beings.mentions.filter((one) => one.id === id).map((one) => one.noun)
        const rest = `${before} . ${text}`.replaceAll(
          new RegExp(`(?<!\\p{L})${anyOf([id, ...own])}(?!\\p{L})`, 'gu'),
          ' ',
        )
        if (somebodyElse.test(rest) || hasName.test(rest)) return []
        return [
          {
            id,
            page,
            span: [index, index + words.length] as const,
            words,
            gender,
            instead: insteadOf(words, told.slice(index + words.length)),
          },
        ]
      },
    )
  })
}

/** "He" inside a sentence is written so of God alone. */
const isOfHeaven = (words: string, told: string, at: number): boolean =>
  /^\p{Lu}/u.test(words) && !/(?:^|[.!?\n"])\s*$/.test(told.slice(0, at))

function insteadOf(words: string, behind: string): string {
  const isOwning =
    /^ [a-z]/.test(behind) &&
    !/^ (?:and|to|in|on|at|with|for|into|from|but|as|when|by|over|up|down|out|that|so|because|then|a|an|the)\b/.test(
      behind,
    )
  const small = words.toLowerCase()
  const mended =
    small === 'her'
      ? isOwning
        ? 'his'
        : 'him'
      : small === 'his' && !isOwning
        ? 'hers'
        : ({
            she: 'he',
            he: 'she',
            him: 'her',
            his: 'her',
            hers: 'his',
            himself: 'herself',
            herself: 'himself',
          }[small] ?? words)
  return small === words ? mended : `${mended.charAt(0).toUpperCase()}${mended.slice(1)}`
}
