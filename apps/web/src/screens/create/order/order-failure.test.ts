import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { orderFailure } from './order-failure.ts'

const refused = (status: number, code?: string) =>
  new ApiError('You need 100 tokens and have 90.', { status, statusText: '', code })

describe('a refused order', () => {
  test('tells the message, and offers tokens when they are lacking', () => {
    const failure = { sentence: 'Error: You need 100 tokens and have 90.', isLookedForInLibrary: false }
    expect(orderFailure(refused(402), null)).toEqual({ ...failure, needsTokens: true })
    expect(orderFailure(refused(400, 'INSUFFICIENT_TOKENS'), null)).toEqual({ ...failure, needsTokens: true })
    expect(orderFailure(refused(400, 'INVALID_REQUEST'), null)).toEqual({ ...failure, needsTokens: false })
  })
})

test('a watching that failed tells its own sentence, a story that is ready none', () => {
  const end = { kind: 'failed', sentence: 'Generation Failed: No.', isLookedForInLibrary: true } as const
  expect(orderFailure(null, end)).toMatchObject({ sentence: end.sentence, isLookedForInLibrary: true })
  expect(orderFailure(null, { kind: 'ready' })).toBeNull()
  expect(orderFailure(null, null)).toBeNull()
})
