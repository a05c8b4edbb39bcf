import type { Book, Finding } from './book.ts'
import { anyOf, type ReadPage } from './read-page.ts'

/** Somebody may be born, found, wished for or played. */
const mayCome =
  /\b(?:bab(?:y|ies)|born|birth|adopt\w*|foster\w*|new (?:brother|sister)|wish\w*|want\w*|pretend\w*|imagin\w*|dream\w*|as (?:a|if)|like an?|became|become|if)\b/i

/** A child without brothers and sisters who has one on a later page. */
export function findSiblings({ cast }: Book, pages: readonly ReadPage[]): Finding[] {
  const name = `(${anyOf(cast.map((member) => member.name))})`
  const none = new RegExp(
    `(?<!\\p{L})${name} (?:had no (?:brothers?|sisters?) (?:and|or) (?:no )?(?:brothers?|sisters?)|was an only child)`,
    'u',
  )
  const first = pages.flatMap(({ told }, page) => {
    const match = none.exec(told)
    return match ? [{ page, match }] : []
  })[0]
  const who = first?.match[1]
  if (!first || !who || pages.some(({ text }) => mayCome.test(text))) return []
  const one = new RegExp(
    `(?<!\\p{L})(?:${anyOf([who])}'s|${anyOf([who])} (?:[a-z]+ ){1,4}(?:his|her|their)) (?:[a-z]+ )?(?:brother|sister)\\b`,
    'u',
  )
  return pages.flatMap(({ told }, page) => {
    const match = page > first.page ? one.exec(told) : null
    if (!match) return []
    const { index } = first.match
    return [
      {
        kind: 'people' as const,
        sentence: `Page ${first.page + 1} says ${who} has no brothers or sisters, page ${page + 1} tells of one.`,
        places: [
          { page: first.page, span: [index, index + first.match[0].length] as const },
          { page, span: [match.index, match.index + match[0].length] as const },
        ],
        mends: [],
        how: 'Make both pages agree, or tell who that is.',
        wish: null,
      },
    ]
  })
}
