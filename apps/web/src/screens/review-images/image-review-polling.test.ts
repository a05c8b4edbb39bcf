import { generationStatuses } from '@faith-fables/contract/generation-status'
import { expect, test } from 'vitest'
import { imageReviewInterval } from './image-review-polling.ts'

test('looks every 10 seconds until the story cannot change any more', () => {
  const silent = generationStatuses.filter((status) => imageReviewInterval({ status, cover: null }) === false)
  expect(silent.toSorted()).toEqual([
    'archived',
    'failed',
    'prompt_rejected_by_safety',
    'published',
    'rejected',
    'text_rejected_by_safety',
  ])
  expect(imageReviewInterval({ status: 'pending_image_review', cover: null })).toBe(10_000)
  expect(imageReviewInterval(undefined)).toBe(false)
})

test('looks again in a second while the cover is being drawn', () => {
  const status = 'pending_image_review'
  expect(imageReviewInterval({ status, cover: { imageUrl: null, alt: '' } })).toBe(1000)
  expect(imageReviewInterval({ status, cover: { imageUrl: '/media/c.webp', alt: '' } })).toBe(10_000)
})
