import { expect, test } from 'vitest'
import { languageOptions } from './language-choice.ts'

const english = { language: undefined, ageGroup: 'Toddlers' } as const

test('a story that is told in one language only leaves nothing to choose (LN-12)', () => {
  const forOlder = { id: 'older', ageGroup: 'Pre-Teens' } as const
  expect(languageOptions(english, [forOlder])).toEqual([{ name: 'English', edition: null }])
})

test('of two editions in Spanish the one for the same age stands beside the story (LN-12)', () => {
  const forOlder = { id: 'older', ageGroup: 'Pre-Teens', language: 'es' } as const
  const forSame = { id: 'same', ageGroup: 'Toddlers', language: 'es' } as const
  const together = { name: 'English and Spanish', edition: forSame }
  expect(languageOptions(english, [forSame, forOlder])[1]).toEqual(together)
  expect(languageOptions(english, [forOlder, forSame])[1]).toEqual(together)
  expect(languageOptions(english, [forOlder])[1]?.edition).toBe(forOlder)
})

test('a Spanish story has English beside it (LN-12)', () => {
  const edition = { id: 'first', ageGroup: 'Toddlers' } as const
  expect(languageOptions({ language: 'es', ageGroup: 'Toddlers' }, [edition])).toEqual([
    { name: 'Spanish', edition: null },
    { name: 'Spanish and English', edition },
  ])
})
