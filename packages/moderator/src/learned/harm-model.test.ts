import { expect, test } from 'vitest'
import { wordsAsRead } from '../moderator.ts'
import { readCorpus } from '../testing/read-corpus.ts'
import { featuresOf } from './features.ts'
import { readHarmFile, writeHarmFile } from './harm-file.ts'
import { harmModelOf, harmScale, probabilityOfHarm } from './harm-model.ts'

const lines = readCorpus('held-out').filter((_line, at) => at % 10 === 0)
const features = new Set(lines.flatMap(({ text }) => featuresOf(wordsAsRead(text))))
/** From -3 to 3, so that each says something else. */
const weights = new Map([...features].map((feature, at) => [feature, ((at * 37) % 601) / harmScale - 3]))
const bias = -0.5
const model = harmModelOf({ threshold: 0.7, bias, weights })

test.each([
  ['as it was laid out', model],
  ['as it is read from its file', readHarmFile(writeHarmFile(model))],
  ['as it is read from the middle of other bytes', readHarmFile(amidOthers(writeHarmFile(model)))],
])('what is weighed word by word, %s, is what each feature weighs', (_how, read) => {
  expect(read.threshold).toBe(0.7)
  for (const { text } of lines) {
    const sentences = wordsAsRead(text)
    const own = featuresOf(sentences)
    const score = own.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
    const expected = 1 / (1 + Math.exp(-bias - score / Math.sqrt(own.length)))
    expect(probabilityOfHarm(read, sentences)).toBeCloseTo(expected, 9)
  }
})

/** Small files are read into bytes that they share with others. */
function amidOthers(file: Uint8Array): Uint8Array {
  const shared = new Uint8Array(file.length + 3)
  shared.set(file, 3)
  return shared.subarray(3)
}
