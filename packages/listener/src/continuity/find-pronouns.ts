import { whoIs } from './beings.ts'
import type { Book, Finding } from './book.ts'
import { anyOf, type ReadPage, spanIn } from './read-page.ts'
import type { Reading } from './reading.ts'
import { tellsOfSomebody } from './tells-of-somebody.ts'

type Gender = 'she' | 'he'
const forms = { she: 'she|her|hers|herself', he: 'he|him|his|himself' } as const

/** Somebody who is "she" on one page and "he" on another, where nobody else could be meant. */
export function findPronouns({ book, pages, beings }: Reading): Finding[] {
  const strangers = new Set(
    beings.mentions.flatMap(({ id, isNamed }) => (isNamed && !beings.castNames.has(id) ? [id] : [])),
  )
  const all = [...book.cast, ...[...strangers].map((name) => ({ name, details: '' }))]
  return all.flatMap(({ name, details }) => {
    const said = whoIs(name, details).gender
    const told = pages.flatMap((_page, number) => pronounsOf(name, book, pages, number))
    const gender = said ?? mostOf(told)
    const wrong = gender && told.find((pronoun) => pronoun.gender !== gender)
    if (!gender || !wrong) return []
    const { page, span, words, instead } = wrong
    const again = told.find((pronoun) => pronoun.gender === gender)
    const source = said || !again ? 'your description' : `page ${again.page + 1}`
    return [
      {
        kind: 'pronoun' as const,
        sentence: `Page ${page + 1} speaks of ${name} as “${words}”, ${source} as “${gender}”.`,
        places: [{ page, span }, ...(!said && again ? [{ page: again.page, span: again.span }] : [])],
        mends: [{ page, span, words, instead }],
        how: `Use “${gender}” for ${name} here, or name whoever else is meant.`,
        wish: null,
      },
    ]
  })
}

interface ToldPronoun {
  page: number
  span: readonly [number, number]
  words: string
  gender: Gender
  instead: string
}

function mostOf(told: readonly ToldPronoun[]): Gender | null {
  const she = told.filter(({ gender }) => gender === 'she').length
  const he = told.length - she
  if (she >= 3 && he === 1) return 'she'
  return he >= 3 && she === 1 ? 'he' : null
}

/** The pronouns of a page on which, as on the one before, nobody but this one is told of. */
function pronounsOf(name: string, book: Book, pages: readonly ReadPage[], number: number): ToldPronoun[] {
  const page = pages[number]
  if (!page) return []
  const names = anyOf(book.cast.map((member) => member.name).filter((one) => one !== name))
  const isNamed = new RegExp(`(?<!\\p{L})${anyOf([name])}(?!\\p{L})`, 'u')
  const first = isNamed.exec(page.told)
  if (!first) return []
  const near = `${pages[number - 1]?.text ?? ''} . ${page.text}`
  const withoutThem = near.replaceAll(new RegExp(isNamed, 'gu'), ' ')
  const reflexive = [
    ...page.told.matchAll(
      new RegExp(`(?<!\\p{L})${anyOf([name])} (?:[a-z]+ ){1,3}(himself|herself)\\b`, 'dgu'),
    ),
  ].map((match) => ({ index: match.indices?.[1]?.[0] ?? 0, words: match[1] ?? '' }))
  const isAlone =
    !new RegExp(`(?<!\\p{L})${names}(?!\\p{L})`, 'u').test(withoutThem) && !tellsOfSomebody(withoutThem)
  const all = isAlone
    ? [...page.told.matchAll(/\b(?:[Ss]he|[Hh]er|hers|herself|[Hh]e|him|[Hh]is|himself)\b/g)].map(
        ({ 0: words, index }) => ({ index, words }),
      )
    : reflexive
  return all
    .filter(({ index, words }) => index > first.index && !isOfHeaven(words, page.told, index))
    .map(({ index, words }) => {
      const gender = new RegExp(`^(?:${forms.she})$`, 'i').test(words) ? 'she' : 'he'
      const sentence = { page: number, told: '', whole: '', start: 0 }
      return {
        page: number,
        span: spanIn(sentence, index, words),
        words,
        gender,
        instead: insteadOf(words, page.told.slice(index + words.length)),
      }
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
