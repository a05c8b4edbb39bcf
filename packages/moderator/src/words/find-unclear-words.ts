import { type Tongue, tongues } from '../lexicon/tongues.ts'
import type { Word } from './read-words.ts'

/** English words that join others, and those that stand before an insult. */
const english: ReadonlySet<string> = new Set(
  (
    'the a an and or but if of to in on at by for from with as is am are was were be been not no yes you your yours he she it they we i him her his hers its their them us our my me this that these those ' +
    'have has had do does did will would can could should may might must what who which when where why how all some any every because so than then there here very just like said says say tell told ' +
    'stupid dirty ugly filthy lazy fat damn little old poor bad evil such go get look big'
  ).split(' '),
)

/** How many words on each side say which language a word belongs to. */
const reach = 4

/** The languages in which a word is innocent. */
const byWord = tongues
  .flatMap((tongue) => [...tongue.innocent].map((word) => ({ word, tongue })))
  .reduce(
    (known, { word, tongue }) => known.set(word, [...(known.get(word) ?? []), tongue]),
    new Map<string, Tongue[]>(),
  )

/** A word that is declined in English and innocent elsewhere. */
export interface UnclearWord {
  /** Where its letters stand in the text that was read, as [start, end). */
  start: number
  end: number
  /** The words around it say that it is the innocent one. */
  isForeign: boolean
}

/** The unclear words of a text, by each of the places of their letters. */
export function findUnclearWords(sentences: readonly (readonly Word[])[]): ReadonlyMap<number, UnclearWord> {
  const found = new Map<number, UnclearWord>()
  for (const [place, sentence] of sentences.entries()) {
    // A word that stands alone, "Slutt!", is of the language of what follows it.
    const read = sentence.length > 1 ? sentence : [...sentence, ...(sentences[place + 1] ?? [])]
    for (const [at, { text, start, end }] of sentence.entries()) {
      const possible = byWord.get(text)
      if (!possible) continue
      const isForeign = possible.some((tongue) => isNamed(tongue, read, at) || isTold(tongue, read, at))
      for (let letter = start; letter < end; letter += 1) found.set(letter, { start, end, isForeign })
    }
  }
  return found
}

/** What, beside the name of a language, says that a word of it is explained. */
const explained: ReadonlySet<string> = new Set('word means for name'.split(' '))

/** What stands before a word that somebody is called by. */
const calling: ReadonlySet<string> = new Set(
  'a an the you your such are stupid dirty ugly filthy lazy fat damn little old poor bad evil of'.split(' '),
)

/** Somebody explains the word: "in Swedish", "the Spanish word for". */
function isNamed({ names }: Tongue, sentence: readonly Word[], place: number): boolean {
  if (calling.has(sentence[place - 1]?.text ?? '')) return false
  return sentence.some(
    ({ text }, at) =>
      names.includes(text) &&
      (sentence[at - 1]?.text === 'in' || explained.has(sentence[at + 1]?.text ?? '')),
  )
}

/** More of its neighbours belong to the language than to English, it follows no English word, and nobody is called by it. */
function isTold({ common }: Tongue, sentence: readonly Word[], at: number): boolean {
  const isEnglish = ({ text }: Word) => english.has(text) && !common.has(text)
  const isForeign = ({ text }: Word) => common.has(text) && !english.has(text)
  const before = sentence.slice(Math.max(0, at - reach), at)
  const neighbours = [...before, ...sentence.slice(at + 1, at + 1 + reach)]
  const last = before.at(-1)
  if (last && isEnglish(last)) return false
  if (neighbours.some((word) => isEnglish(word) && /^your?s?$/.test(word.text))) return false
  return neighbours.filter(isForeign).length > neighbours.filter(isEnglish).length
}
