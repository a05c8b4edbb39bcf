import { generationStatuses } from '@faith-fables/contract/generation-status'
import { expect, test } from 'vitest'
import { imageReviewInterval } from './image-review-polling.ts'

test('looks every 10 seconds until the story cannot change any more', () => {
  const silent = generationStatuses.filter((status) => imageReviewInterval(status) === false)
  expect(silent.toSorted()).toEqual([
    'archived',
    'failed',
    'prompt_rejected_by_safety',
    'published',
    'rejected',
    'text_rejected_by_safety',
  ])
  expect(imageReviewInterval('pending_image_review')).toBe(10_000)
  expect(imageReviewInterval(undefined)).toBe(false)
})
