import { expect, test } from 'vitest'
import { ideaReviewInterval } from './idea-review-polling.ts'

const next = (status: 'moderating_prompts' | 'pending_prompt_review' | 'failed', looks = 0, unanswered = 0) =>
  ideaReviewInterval({ record: { status }, looks, unanswered })

test('looks soon after the ideas were sent, then every 5 seconds, and not while the parent writes', () => {
  expect(next('moderating_prompts')).toBe(1000)
  expect(next('moderating_prompts', 1)).toBe(5000)
  expect(next('moderating_prompts', 0, 1)).toBe(5000)
  expect(next('pending_prompt_review')).toBe(false)
  expect(next('failed')).toBe(false)
})
