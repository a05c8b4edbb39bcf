import { generationStatuses } from '@faith-fables/contract/generation-status'
import { expect, test } from 'vitest'
import { generationRecord } from '../../testing/generation-record.ts'
import { nextStep } from './next-step.ts'

const stepOf = (changes: Parameters<typeof generationRecord>[0]) => nextStep(generationRecord(changes))

test.each([
  ['generating_text', 'Crafting the narrative...', '/library?tab=in-progress'],
  ['pending_review', 'The text is waiting for your review.', '/review/g1'],
  ['moderating_prompts', 'Reviewing illustration ideas...', '/review-images/g1'],
  ['pending_prompt_review', 'Some picture ideas need your attention.', '/review-prompts/g1'],
  ['pending_image_review', 'The pictures are waiting for you.', '/review-images/g1'],
  ['failed', 'Failed', '/create'],
] as const)('%s reads %s and leads to %s', (status, words, to) => {
  expect(stepOf({ status })).toMatchObject({ words, to })
})

test('a published story leads to its book, or to the library while the book is not known', () => {
  expect(stepOf({ status: 'published', storyId: 's1' }).to).toBe('/story/s1')
  expect(stepOf({ status: 'published' }).to).toBe('/library?tab=in-progress')
})

test('every status has words and a way on', () => {
  for (const status of generationStatuses)
    expect(stepOf({ status })).toEqual({
      words: expect.stringMatching(/./),
      to: expect.stringMatching(/^\//),
      label: expect.stringMatching(/./),
    })
})
