import type { Sentence } from './sentences.ts'

/** Between two sentences a voice pauses about as long as it takes to say so many characters. */
const pauseCharacters = 6

/** Where each sentence of a page begins in its sound, by the length of what stands before it: from 0 to 1. */
export function beginningsOf(sentences: readonly Pick<Sentence, 'text'>[]): number[] {
  const lengths = sentences.map(({ text }) => text.length + pauseCharacters)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  return lengths.map((length) => {
    const beginning = before / whole
    before += length
    return beginning
  })
}

/** Which sentence is heard at this part of the sound; 0 where there is none. */
export function sentenceAt(beginnings: readonly number[], part: number): number {
  return Math.max(
    0,
    beginnings.findLastIndex((beginning) => beginning <= part),
  )
}
