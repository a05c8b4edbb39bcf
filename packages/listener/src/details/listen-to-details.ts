import { modelOf, rank } from '../learned/linear-classifier.ts'
import { otherLanguage } from '../text/other-language.ts'
import type { Unit } from '../text/read-units.ts'
import { rememberLast } from '../text/remember-last.ts'
import { unitsOf } from '../text/units-of.ts'
import { withoutNumbering } from '../text/without-numbering.ts'
import { withoutShouting } from '../text/without-shouting.ts'
import { featuresOfWish } from '../wishes/features-of-wish.ts'
import { findMentions } from '../wishes/find-mentions.ts'
import type { CastMember } from '../wishes/heard-clause.ts'
import type { TextWish } from '../wishes/text-wish.ts'
import { cutSentences } from './cut-sentences.ts'
import type { DetailSort, HeardDetails } from './detail-sentence.ts'
import { beginsWithSomebody, sortOfSentence } from './sort-of-sentence.ts'
import { statementsOf } from './statements-of.ts'
import { wishesOfSentence } from './wishes-of-sentence.ts'

interface Details {
  words: string
  cast: readonly CastMember[]
}

/** A page of details may be several kilobytes. */
const remembered = rememberLast<HeardDetails>(100)

/** Reads what a parent wrote in Additional Details: sentence by sentence what it is there for, and what it asks for. */
export const listenToDetails = ({ words, cast }: Details): HeardDetails =>
  remembered(
    [words, cast.map(({ name, details, called, pronoun }) => [name, details, called, pronoun])],
    () => readDetails(words, cast),
  )

function readDetails(words: string, cast: readonly CastMember[]): HeardDetails {
  const language = otherLanguage(words)
  if (language) return { sentences: [], otherLanguage: language }
  const plain = withoutShouting(
    withoutNumbering(words, '.'),
    cast.map(({ name }) => name),
  )
  const { units, normalised } = unitsOf(plain)
  const names = cast.flatMap(({ name }) => [name, ...name.split(' ')].map((one) => one.toLowerCase()))
  const model = modelOf('detail-lines')
  let last: string | undefined
  const sentences = cutSentences(units, names).map((sentence) => {
    const [start, end] = rangeOf(sentence)
    const span = normalised.spanOf(start, end)
    const read = normalised.text.slice(start, end)
    const sort = sortOfSentence(sentence, { ranking: rank(model, featuresOfWish(sentence, names)), names })
    const wishes = sort === 'aside' ? [] : wishesIn(read, sort, cast)
    const statements =
      sort === 'told' && wishes.length === 0
        ? statementsOf(sentence, { text: normalised.text, cast, last })
        : []
    last = findMentions(sentence, cast).at(-1)?.name ?? last
    return {
      words: words.slice(...span),
      span,
      read,
      sort: wishes.length > 0 ? ('asked' as const) : sort,
      statements,
      wishes,
    }
  })
  return { sentences, otherLanguage: null }
}

/** So sure must it be that a sentence asks which by its sort tells of people and things, as most of them do. */
const surely = 0.6

function wishesIn(read: string, sort: DetailSort, cast: readonly CastMember[]): TextWish[] {
  if (sort === 'told' && beginsWithSomebody(read)) return []
  return wishesOfSentence(read, { cast, leastSure: sort === 'told' ? surely : 0 })
}

function rangeOf(sentence: readonly Unit[]): [start: number, end: number] {
  const said = sentence.filter(({ part, small }) => part !== 'PUNCT' || /^["'’”]$/.test(small))
  return [said[0]?.start ?? 0, said.at(-1)?.end ?? 0]
}
