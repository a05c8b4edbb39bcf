import type { Book, Finding } from './book.ts'
import { sentencesBetween } from './claim.ts'
import { anyOf, escaped, type ReadPage, spanIn, type ToldSentence } from './read-page.ts'

const mending =
  /\b(?:f[io]und|find\w*|mend\w*|fix\w*|repair\w*|glue\w*|sew\w*|stitch\w*|patch\w*|tap(?:e|ed)|new|an?other|again|back|return\w*|fetch\w*|div(?:e|ed|ing)|fish\w*|pulled (?:it|him|her) (?:out|up)|brought|bring|gave|give|dream\w*|remember\w*|spare|second|whole|pretend\w*|almost|nearly|once|before)\b/i
const using =
  'took|flew|drank from|put on|puts on|wore|held up|held|rode|played(?: with)?|carried|lit|opened|hugged|rang|threw|kicked'

/** What broke or was lost, and is used as if it never had been; nobody has mended or found it. */
export function findLostThings(book: Book, pages: readonly ReadPage[]): Finding[] {
  const name = anyOf(book.cast.map((member) => member.name))
  const sentences = pages.flatMap((page) => page.sentences)
  const ends = new RegExp(
    `(?:(${name})'s|\\b[Tt]he) (?:[a-z]+ )?([a-z]+) (?:fell (?:down )?and )?(broke|was broken|was torn|tore|burst|was lost|got lost)\\b|(?<!\\p{L})(${name}) (?:had )?(lost|broke|tore) (?:her|his|their) ([a-z]+)|\\b[Tt]he (?<sunk>[a-z]+) (?:slipped|fell|sank) (?:[A-Za-z']+ ){0,8}(?:into|to the bottom of) the (?:deep |cold |dark )?(?:well|river|sea|lake|ocean|drain)|(?<!\\p{L})(?:${name}) (?:had )?left (?:her|his|their) (?<left>[a-z]+) (?:[a-z]+ ){0,4}at home`,
    'u',
  )
  return sentences.flatMap((sentence) => {
    const match = ends.exec(sentence.told)
    const { sunk, left } = match?.groups ?? {}
    const noun = match?.[2] ?? match?.[6] ?? sunk ?? left
    if (
      !match ||
      !noun ||
      /^(?:way|balance|heart|silence|temper|voice|turn|place|breath|storm|day|dawn|wave|waves|news|smile|fever|tooth|time)$/.test(
        noun,
      )
    )
      return []
    const how = match[3] ?? match[5] ?? 'lost'
    const owner = match[1] ?? match[4]
    const use = findUse(sentences, sentence, owner ? anyOf([owner]) : name, noun)
    if (!use) return []
    const lost = { page: sentence.page, span: spanIn(sentence, match.index, match[0]) }
    const between = sentencesBetween(pages, {
      first: { about: '', words: '', value: '', place: lost },
      second: { about: '', words: '', value: '', place: use },
    })
    if (between.some((one) => mending.test(one))) return []
    return [
      {
        kind: 'thing' as const,
        sentence: `Page ${lost.page + 1} says ${owner ? `${owner}’s` : 'the'} ${noun} ${left ? 'was left at home' : /lost/.test(how) ? 'is lost' : 'is broken'}, page ${use.page + 1} uses it as if nothing had happened.`,
        places: [lost, use],
        mends: [],
        how: `Tell in between how the ${noun} was ${left ? 'fetched' : /lost/.test(how) ? 'found' : 'mended'}.`,
        wish: null,
      },
    ]
  })
}

function findUse(sentences: readonly ToldSentence[], lost: ToldSentence, name: string, noun: string) {
  const uses = new RegExp(
    `(?<!\\p{L})(?:${name}|[Ss]he|[Hh]e) (?:${using}) (?:her|his|their|the) (?:[a-z]+ )?${escaped(noun)}\\b|\\b[Tt]he (?:[a-z]+ )?${escaped(noun)} (?:stood|hung|shone|flew|rang)\\b`,
    'u',
  )
  for (const sentence of sentences.slice(sentences.indexOf(lost) + 1)) {
    const match = uses.exec(sentence.told)
    if (match && sentence.page > lost.page)
      return { page: sentence.page, span: spanIn(sentence, match.index, match[0]) }
  }
  return null
}
