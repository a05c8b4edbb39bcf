import { initialAppConfig } from '@faith-fables/contract/prices'
import { expect, test } from 'vitest'
import { enoughFor, qualityName, storySizes, tokensInWords } from './story-size.ts'

test('each size has its price and its redraws in both qualities', () => {
  const [smallest] = storySizes(initialAppConfig)
  expect(storySizes(initialAppConfig).map(({ images }) => images)).toEqual([5, 10, 15, 20])
  expect(smallest?.qualities).toEqual([
    { quality: 'Default', cost: 50, redraws: 5 },
    { quality: 'Premium', cost: 100, redraws: 10 },
  ])
})

test('the tokens a family has are told in stories', () => {
  expect(enoughFor(initialAppConfig, 49)).toBeNull()
  expect(enoughFor(initialAppConfig, 50)).toBe('1 story with 5 pictures')
  expect(enoughFor(initialAppConfig, 299)).toBe('5 stories with 5 pictures')
})

test('what costs nothing or is not known promises nothing', () => {
  expect(enoughFor({ ...initialAppConfig, imageCostDefault: 0 }, 300)).toBeNull()
  expect(enoughFor({ ...initialAppConfig, imageCostDefault: null }, 300)).toBeNull()
  expect(enoughFor({ ...initialAppConfig, availableImageNumbers: [] }, 300)).toBeNull()
  expect(qualityName({ ...initialAppConfig, imageCostPremium: null }, 'Premium')).toBe('Premium')
  expect([null, 1, 20].map(tokensInWords)).toEqual(['not available', '1 token', '20 tokens'])
})
