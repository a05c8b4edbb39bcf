import type { Book, Finding } from './book.ts'
import { type Claim, contradictions, findingOf, sentencesBetween } from './claim.ts'
import { aNumber, valueOfNumber } from './number-words.ts'
import { anyOf, type ReadPage, spanIn, type ToldSentence } from './read-page.ts'

/** Of these a story has now these and now those. */
const uncounted =
  /^(?:days?|nights?|weeks?|months?|years?|hours?|minutes?|seconds?|times|steps|miles|words|things|people|friends|children|girls|boys|kids|men|women|ones|hands|feet|arms|legs|fingers|eyes|ears|knees|sides|halves|pieces|bits|rows|parts|ways|sips|bites|o'?clock|more|others|of|years|pages|lines|songs|rules|turns|others|shoes|boots|socks|breaths|taps|knocks|coins|pennies|loaves|slices|cups|stones|pebbles|apples|buttons|eggs|seeds|nuts|berries|cookies)$/
const changing =
  /\b(?:more|an?other|others?|some|came|come|join\w*|left|lost|lose|find|found|gone|away|only|of them|hatch\w*|born|new|add\w*|gave|give|given|ate|eat|fell|broke|took|take|bought|bring|brought|missing|count\w*|first|last|next|plus|and (?:one|two|three|four|five)|one)\b/i

/** Three ducks, and then all five of them, and none was added. */
export function findNumbers(book: Book, pages: readonly ReadPage[]): Finding[] {
  const names = anyOf(book.cast.map(({ name }) => name))
  const claims = pages.flatMap(({ sentences }) => sentences.flatMap((sentence) => claimsIn(sentence, names)))
  return contradictions(claims)
    .filter(({ first, second }) => {
      const noun = (first.about.split(' ').at(-1) ?? '').replace(/(?:ie|e)?s$/, '')
      const values = new Set(claims.filter(({ about }) => about === first.about).map(({ value }) => value))
      return (
        values.size === 2 &&
        !sentencesBetween(pages, { first, second }).some(
          (sentence) =>
            changing.test(sentence) &&
            (sentence.includes(noun) || /\b(?:them|they|it)\b|one/i.test(sentence)),
        )
      )
    })
    .map((found) =>
      findingOf(found, {
        kind: 'number',
        of: `the number of ${found.first.about} is`,
        again: 'it is',
        how: 'Write the same number on both pages, or tell how some came or went.',
      }),
    )
}

/** "Exactly three cups", "all four cups": of these things a story has others too, but not of so many and no more. */
const isWhole = (lead: string, noun: string): boolean =>
  /^(?:all|exactly)\b/i.test(lead) &&
  /^(?:cups|coins|loaves|slices|stones|apples|buttons|eggs|seeds)$/.test(noun)

function claimsIn(sentence: ToldSentence, names: string): Claim[] {
  const pattern = new RegExp(
    `(?<![\\p{L}-])((?:[Aa]ll )?(?:[Tt]he )?|[Hh]er |[Hh]is |[Tt]heir |${names}'s |had |saw |were |met |with |exactly |(?<=(?:^|[.!?\n]) ?))${aNumber} ((?:[a-z]+ )?)([a-z]+s|geese|sheep|mice|oxen)\\b`,
    'dgui',
  )
  return [...sentence.told.matchAll(pattern)].flatMap((match) => {
    const [, lead = '', words = '', adjective = '', noun = ''] = match
    const at = match.indices?.[2]?.[0]
    if (
      at === undefined ||
      lead === '' ||
      (uncounted.test(noun) && !isWhole(lead, noun)) ||
      adjective.trim() === 'of'
    )
      return []
    if (valueOfNumber(words) === '1' || /\b(?:or|of|and)\b/.test(adjective)) return []
    const place = { page: sentence.page, span: spanIn(sentence, at, words) }
    const isNew = !/^(?:all|the|her|his|their)\b|'s/i.test(lead)
    return [{ about: noun, words, value: valueOfNumber(words), place, isNew }]
  })
}
