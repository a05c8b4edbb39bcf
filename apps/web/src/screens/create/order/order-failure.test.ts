import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/calls/api-error.ts'
import { orderFailure } from './order-failure.ts'

const refused = (status: number, code?: string) =>
  new ApiError('You need 100 tokens and have 90.', { status, statusText: '', code })

describe('a refused order', () => {
  test('tells the message, and offers tokens when they are lacking', () => {
    const failure = {
      sentence: 'Error: You need 100 tokens and have 90.',
      advice: null,
      isStoryUnderWay: false,
    }
    expect(orderFailure(refused(402), null)).toEqual({ ...failure, needsTokens: true })
    expect(orderFailure(refused(400, 'INSUFFICIENT_TOKENS'), null)).toEqual({ ...failure, needsTokens: true })
    expect(orderFailure(refused(400, 'INVALID_REQUEST'), null)).toEqual({ ...failure, needsTokens: false })
  })
})

test('an order that nobody has answered is said to be safe to send again', () => {
  const lost = new ApiError('Story generation failed: Network error', { status: 0, statusText: '' })
  expect(orderFailure(lost, null)).toMatchObject({
    sentence: 'Error: Story generation failed: Network error',
    advice: 'What you chose is kept, and sending it again never costs twice.',
  })
})

test('a watching that failed tells its own sentence, a story that is ready none', () => {
  const end = {
    kind: 'failed',
    sentence: 'Generation Failed: No.',
    advice: 'Wait.',
    isStoryUnderWay: true,
  } as const
  expect(orderFailure(null, end)).toMatchObject({ sentence: end.sentence, isStoryUnderWay: true })
  expect(orderFailure(null, { kind: 'ready' })).toBeNull()
  expect(orderFailure(null, null)).toBeNull()
})
