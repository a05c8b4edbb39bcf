import { expect, test } from 'vitest'
import { phrasesOfThemes } from './find-matches.ts'
import { plainText } from './normalise/plain-text.ts'
import { unmaskedText } from './normalise/unmasked-text.ts'
import { findPhrases } from './words/find-phrases.ts'
import { readWords, type Word } from './words/read-words.ts'

/** Repeats and near-misses of what the rules look for, which would make a rule that tries again and again slow. */
const nasty = [
  'a ',
  '1',
  'she ',
  '@',
  'l33t',
  '*',
  'k*',
  'a.b ',
  '+1 ',
  '12 Aa ',
  'ignore the ',
  'i will kill ',
  'kill the boy ',
  'he cut off the very ',
  'nobody would want to ',
  '<system ',
  'A1 ',
  'aa.bb@',
  'all of the people are very ',
  'tie the boy up and then ',
]

/** How often the phrases look at a word of the text, for each of its words. Counts instead of timing: it is always the same. */
function looksPerWord(text: string): number {
  let looks = 0
  const counted = (word: Word): Word => ({
    ...word,
    get text() {
      looks += 1
      return word.text
    },
  })
  const sentences = readWords(unmaskedText(plainText(text)))
  for (const sentence of sentences) findPhrases(phrasesOfThemes, sentence.map(counted))
  return looks / Math.max(1, sentences.flat().length)
}

test.each(nasty)('looks no oftener at a word when the text is four times as long: %s', (part) => {
  const short = part.repeat(Math.ceil(2_000 / part.length))
  expect(looksPerWord(short.repeat(4))).toBeLessThan(looksPerWord(short) * 1.1 + 1)
})
