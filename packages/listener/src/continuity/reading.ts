import { isOneOf } from '../text/read-units.ts'
import { type Beings, findBeings, genderOfPronoun, mentionOf, subjectBefore, whomOf } from './beings.ts'
import type { Book } from './book.ts'
import { type Described, describe } from './described.ts'
import type { Phrase } from './phrase.ts'
import { type ReadPage, readPage, type ToldSentence } from './read-page.ts'

/** A noun of a page, with whom it belongs to. */
export interface Thing {
  phrase: Phrase
  sentence: ToldSentence
  /** The place of its sentence in the book. */
  at: number
  /** Whose it is: "Ida"; `somebody` where that may be several; null where it is told of nobody. */
  owner: string | null
}

/** A book, read once: what all rules ask. */
export interface Reading {
  book: Book
  /** Whom the book is about, as the parent describes them. */
  described: readonly Described[]
  pages: readonly ReadPage[]
  sentences: readonly ToldSentence[]
  beings: Beings
  /** By their noun in the singular. */
  things: ReadonlyMap<string, readonly Thing[]>
}

export function readBook(book: Book): Reading {
  const pages = book.pages.map(readPage)
  const sentences = pages.flatMap((page) => page.sentences)
  const described = book.cast.map(describe)
  const beings = findBeings(described, pages)
  const things = Map.groupBy(
    sentences.flatMap((sentence, at) =>
      sentence.phrases.map((phrase) => ({ phrase, sentence, at, owner: ownerOf(phrase, sentence, beings) })),
    ),
    ({ phrase }) => phrase.head,
  )
  return { book, described, pages, sentences, beings, things }
}

/** An owner that cannot be told: "her", where there are two girls. */
export const somebody = 'somebody'

const having = /^(?:wear|have|carry|own|bring|get)$/

function ownerOf(phrase: Phrase, sentence: ToldSentence, beings: Beings): string | null {
  const { owner, article, from } = phrase
  if (owner) {
    const gender = genderOfPronoun(owner.words)
    if (gender) return whomOf(gender, beings, sentence.page, owner.start, sentence.start) ?? somebody
    const mention = beings.mentions.find(({ page, at }) => page === sentence.page && at === owner.start)
    return mention?.id ?? somebody
  }
  const before = sentence.units[from - 1]
  // "The hair of her mother".
  if (article === 'the' && sentence.units[phrase.to]?.small === 'of') {
    const whole = sentence.phrases.find((one) => one.from === phrase.to + 1)
    return (whole && mentionOf(whole, sentence.page, beings)?.id) ?? null
  }
  // "No brothers and no sisters".
  const joined =
    /^(?:and|or|,)$/.test(before?.small ?? '') && sentence.phrases.find(({ to }) => to === from - 1)
  if (joined && joined.article === article && !joined.isName) return ownerOf(joined, sentence, beings)
  if (before && having.test(before.lemma)) return subjectBefore(sentence, from - 1, beings)?.id ?? null
  // "Put on", "pulled on".
  if (before?.small === 'on' && isOneOf(phrase.noun, 'garment'))
    return subjectBefore(sentence, from - 2, beings)?.id ?? null
  return null
}

/** Whether two claims on a noun may be about one and the same thing: nothing tells of two of them, or of two owners. */
export function isOne(
  noun: string,
  [first, second]: readonly [Mentioned, Mentioned],
  { things }: Pick<Reading, 'things'>,
): boolean {
  const all = things.get(noun) ?? []
  const owners = new Set(all.flatMap(({ owner }) => owner ?? []))
  if (first.owner === somebody || second.owner === somebody) return false
  if (first.owner !== second.owner && (owners.size > 1 || (first.owner !== null && second.owner !== null)))
    return false
  const isMany = (second.thing ?? first.thing)?.phrase.isPlural ?? false
  if (all.some(({ phrase }) => phrase.isPlural !== isMany && !isMany)) return false
  // "The silver scooter against the blue scooter".
  const sentences = new Set(all.map(({ sentence }) => sentence))
  const isTwice = [...sentences].some((sentence) => {
    const here = all.filter((one) => one.sentence === sentence && one.phrase.adjectives.length > 0)
    return here.length > 1
  })
  if (isTwice) return false
  return !all.some(
    ({ phrase, at }) =>
      at >= first.at &&
      at <= second.at &&
      phrase !== first.thing?.phrase &&
      (/^(?:a|other)$/.test(phrase.article) ||
        phrase.adjectives.some(
          ({ small }) =>
            isOfAnother.test(small) && !first.thing?.phrase.adjectives.some((one) => one.small === small),
        )),
  )
}

interface Mentioned {
  owner: string | null
  thing?: Thing
  at: number
}

const isOfAnother = /^(?:new|other|second|different|own|next|first|last)$/
