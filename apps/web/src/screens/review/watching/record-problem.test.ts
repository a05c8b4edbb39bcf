import { expect, test } from 'vitest'
import { generationRecord } from '../../../testing/generation-record.ts'
import { recordProblem } from './record-problem.ts'

const problemOf = (changes: Parameters<typeof generationRecord>[0]) =>
  recordProblem(generationRecord(changes))

test('what the check found is told while the parent can mend it', () => {
  const found = { reviewModerationFeedback: 'Please leave out the sword.' }
  expect(problemOf(found)).toBe('Moderation Failed: Please leave out the sword.')
  expect(problemOf({ ...found, status: 'moderating_review' })).toBeNull()
})

test('what went wrong is told with its cause, or as ours', () => {
  expect(problemOf({ processingError: 'The paper ran out.' })).toBe('Processing failed: The paper ran out.')
  expect(problemOf({ status: 'rejected' })).toBe('Processing failed: Something went wrong on our side.')
  expect(problemOf({ status: 'text_rejected_by_safety', processingError: 'Too dark.' })).toBe(
    'Processing failed: Too dark.',
  )
})

test('a text in good order has no problem', () => {
  expect(problemOf({})).toBeNull()
})
