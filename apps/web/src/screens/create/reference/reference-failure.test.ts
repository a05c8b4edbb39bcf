import { expect, test } from 'vitest'
import { ApiError } from '../../../api/calls/api-error.ts'
import { referenceFailure } from './reference-failure.ts'

const noAnswer = new ApiError('API Error: Network error', { status: 0, statusText: 'Network error' })
noAnswer.cause = new TypeError('Failed to fetch')

test('only the parts that failed are listed, in one sentence', () => {
  const sentence = referenceFailure([
    { name: 'Age groups', error: new ApiError('Oh', { status: 500, statusText: 'Internal Server Error' }) },
    { name: 'Styles', error: noAnswer },
    { name: 'Bible verses', error: null },
  ])
  expect(sentence).toBe(
    'Failed to load some reference data: Age groups: HTTP error 500: Internal Server Error; Styles: Network error: Failed to fetch',
  )
})

test('an answer without a status text is named by its message', () => {
  const error = new ApiError('The store does not answer.', { status: 503, statusText: '' })
  expect(referenceFailure([{ name: 'App Config', error }])).toBe(
    'Failed to load some reference data: App Config: HTTP error 503: The store does not answer.',
  )
})

test('nothing is said when all of it is there', () => {
  expect(referenceFailure([{ name: 'Styles', error: null }])).toBeNull()
})
