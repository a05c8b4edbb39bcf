import { expect, test } from 'vitest'
import { rank, readModel } from '../../packages/listener/src/learned/linear-classifier.ts'
import { type Example, learnLinear } from './learn-linear.ts'
import { writeModel } from './write-model.ts'

const examples: Example[] = [
  ...['make it shorter', 'shorter please', 'a shorter one', 'too long', 'long story'].map((words) => ({
    label: 'shorter',
    features: words.split(' '),
  })),
  ...['make it funny', 'funny please', 'a funny one', 'more jokes', 'jokes please'].map((words) => ({
    label: 'funnier',
    features: words.split(' '),
  })),
]

test('what was learned is written, read again, and tells unseen words apart', () => {
  const model = readModel(writeModel(learnLinear(examples), 0.5))
  expect(model.threshold).toBe(0.5)
  expect(rank(model, ['very', 'funny'])[0]?.label).toBe('funnier')
  expect(rank(model, ['so', 'long'])[0]?.label).toBe('shorter')
})

test('the same lines give the same weights', () => {
  expect(writeModel(learnLinear(examples), 0.5)).toBe(writeModel(learnLinear(examples), 0.5))
})
