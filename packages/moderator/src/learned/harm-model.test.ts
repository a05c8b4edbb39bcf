import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsAsRead } from '../moderator.ts'
import { readCorpus } from '../testing/read-corpus.ts'
import { featuresOf } from './features.ts'
import { harmScale, probabilityOfHarm, readHarmModel } from './harm-model.ts'

const written = readFileSync(new URL('../../weights/harm.txt', import.meta.url), 'utf8')

test('what is weighed word by word is what each feature weighs, as it was learned', () => {
  const model = readHarmModel(written)
  const weights = new Map(
    written.split('\n').map((line): [string, number] => {
      const [feature = '', weight] = line.split('\t')
      return [feature, Number(weight) / harmScale]
    }),
  )
  for (const { text } of readCorpus('held-out').filter((_line, at) => at % 10 === 0)) {
    const sentences = wordsAsRead(text)
    const features = featuresOf(sentences)
    const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
    const expected = 1 / (1 + Math.exp(-model.bias - score / Math.sqrt(features.length)))
    expect(probabilityOfHarm(model, sentences)).toBeCloseTo(expected, 9)
  }
})
