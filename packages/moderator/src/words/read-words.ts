import type { TracedText } from '../normalise/traced-text.ts'

/** A word of the text in lower case; short forms are spelled out, and "Ben's" is two words. */
export interface Word {
  text: string
  /** Where its letters stand in the text that was read, as [start, end). */
  start: number
  end: number
}

const sentencePattern = /[^.!?\n]+/g
const wordPattern = /[\p{L}\d]+(?:'\p{L}+)*/gu

const spelledOut: Readonly<Record<string, string>> = {
  anymore: 'any more',
  "can't": 'can not',
  cannot: 'can not',
  cant: 'can not',
  "won't": 'will not',
  wont: 'will not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  im: 'i am',
  ive: 'i have',
  ima: 'i am going to',
  imma: 'i am going to',
  youre: 'you are',
  theyre: 'they are',
  hes: 'he is',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  gimme: 'give me',
  lemme: 'let me',
  u: 'you',
  ur: 'your',
  urself: 'yourself',
  urselves: 'yourselves',
  themself: 'themselves',
  ppl: 'people',
  pls: 'please',
  tmrw: 'tomorrow',
  prev: 'previous',
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/n't$/, ' not'],
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ll$/, ' will'],
  [/'ve$/, ' have'],
  [/'d$/, ' would'],
  [/'s$/, " 's"],
]

/** The words of each sentence, in order. */
export function readWords({ text }: TracedText): Word[][] {
  return Array.from(text.matchAll(sentencePattern), (sentence) =>
    Array.from(sentence[0].matchAll(wordPattern), (found) => {
      const start = sentence.index + found.index
      return spellOut(found[0].toLowerCase()).map((word) => ({
        text: word,
        start,
        end: start + found[0].length,
      }))
    }).flat(),
  ).filter((words) => words.length > 0)
}

/** What a word is read as: short forms are more than one. */
export function spellOut(word: string): string[] {
  const known = Object.hasOwn(spelledOut, word) ? spelledOut[word] : undefined
  if (known !== undefined) return known.split(' ')
  if (!word.includes("'") || word.startsWith("'")) return [word]
  const ending = endings.find(([pattern]) => pattern.test(word))
  return (ending ? word.replace(ending[0], ending[1]) : word.replaceAll("'", '')).split(' ')
}
