import { type BookFinding, curlyMarks } from '@faith-fables/contract'
import { isA } from '@faith-fables/listener/lexicons/lexicons'
import type { CloseReader, ReadBook } from '../../ports/close-reader.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { type Asked, askModel } from './ask-model.ts'
import { escaped, type KeptNames, keepNamesBack } from './keep-names-back.ts'
import { namesInOtherWords } from './names-in-other-words.ts'
import { closeReadingInstructions, closeReadingPrompt } from './prompts/close-reading-prompt.ts'
import { type Slip, slipsAnswer } from './slips-answer.ts'

/** More at once helps nobody; a model that finds so many is mistaken. */
const mostFindings = 12
const longestSentence = 300
const longestInstead = 80

/**
 * A model reads the whole book and says what contradicts itself. Only what stands on words of two places is told, and words are
 * changed only where they stand once on their page. No name leaves the house.
 */
export function createHostedCloseReader(asked: Asked): CloseReader {
  return {
    isResting: () => asked.care.isResting(),
    async read(book, signal) {
      const details = book.characters.map((character) => character.details)
      const names = namesIn(book)
      const pages = book.pages.map(names.hideWithPlaces)
      const described = details.map(names.hide)
      const answer = await askModel(
        asked,
        {
          purpose: 'reading closely',
          schemaName: 'slips',
          schema: slipsAnswer,
          instructions: closeReadingInstructions,
          prompt: closeReadingPrompt({
            characters: described.map((words, at) => ({ name: names.markOf(at), details: words })),
            pages: pages.map(({ text }) => text),
          }),
        },
        signal,
      )
      if (!('answer' in answer))
        throw new SupplierError(`The model ${asked.name} did not say what it read.`, { retryable: true })
      return answer.answer.slips
        .flatMap((slip) => findingOf(slip, book, { names, pages, described }) ?? [])
        .sort((one, other) => (one.places[0]?.page ?? 0) - (other.places[0]?.page ?? 0))
        .slice(0, mostFindings)
    },
  }
}

function namesIn({ characters, pages, language }: ReadBook): KeptNames {
  const named = characters.map(({ name }) => name)
  const details = characters.map((character) => character.details)
  if (language === 'en') return keepNamesBack(named, [...details, ...pages])
  const inPages = pages.flatMap(namesInOtherWords)
  // In German every noun has a capital: there only those that are known as names are some.
  return keepNamesBack(
    [...named, ...(language === 'de' ? inPages.filter((word) => isA('names', word)) : inPages)],
    details,
  )
}

/** The book as it was sent. */
interface Hidden {
  names: KeptNames
  pages: readonly ReturnType<KeptNames['hideWithPlaces']>[]
  described: readonly string[]
}

/** Null where it does not stand on words of two places, or speaks of somebody whom nobody knows. */
function findingOf(slip: Slip, book: ReadBook, hidden: Hidden): BookFinding | null {
  const { names, described } = hidden
  const sentence = slip.sentence.replaceAll(/\s+/g, ' ').trim()
  if (sentence === '' || sentence.length > longestSentence || !names.knowsAllIn(sentence)) return null
  const isDescribed = slip.places.some(
    ({ page, words }) => page === 0 && holdsWords(words) && described.some((text) => text.includes(words)),
  )
  const found = slip.places.map((place) => placeIn(place, book, hidden))
  const places = found.flatMap((place) => (place ? [place.at] : []))
  const distinct = new Set(places.map(({ page, start }) => `${page} ${start}`))
  if (distinct.size !== places.length || places.length + (isDescribed ? 1 : 0) < 2) return null
  const mended = slip.mend && found[slip.mend.place - 1]
  const instead = names.putBack(slip.mend?.instead ?? '').trim()
  const isSafe =
    mended?.isOnly === true &&
    holdsWords(instead) &&
    instead.length <= longestInstead &&
    instead !== mended.at.words &&
    names.knowsAllIn(slip.mend?.instead ?? '')
  return {
    kind: slip.kind,
    sentence: curlyMarks(names.putBack(sentence)),
    places: places.toSorted((one, other) => one.page - other.page || one.start - other.start),
    mends: isSafe ? [{ ...mended.at, instead }] : [],
    how: 'Make both agree, or tell how it changed.',
    wish: null,
  }
}

const holdsWords = (words: string): boolean => /[\p{L}\p{N}]/u.test(words)

/** Where words stand on their page, and whether they stand there once; null where they do not. */
function placeIn({ page, words }: Slip['places'][number], book: ReadBook, { pages }: Hidden) {
  const text = book.pages[page - 1]
  const hidden = pages[page - 1]
  const wanted = words.trim()
  if (text === undefined || !hidden || !holdsWords(wanted)) return null
  // "red" does not stand in "hundred".
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(wanted)}(?![\\p{L}\\p{N}])`, 'gu')
  const [first, ...others] = hidden.text.matchAll(whole)
  if (!first) return null
  const [start, end] = hidden.placeOf(first.index, first.index + wanted.length)
  return { at: { page, start, words: text.slice(start, end) }, isOnly: others.length === 0 }
}
