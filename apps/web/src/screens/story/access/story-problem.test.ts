import { expect, test } from 'vitest'
import { ApiError } from '../../../api/calls/api-error.ts'
import { isWorthRetrying, storyProblem } from './story-problem.ts'

function failed(status: number, message: string): ApiError {
  return new ApiError(message, { status, statusText: '' })
}

test('the message of an answer is shown as it is', () => {
  const error = failed(404, 'This story is either private or does not exist.')
  expect(storyProblem(error, false)).toBe('This story is either private or does not exist.')
  expect(storyProblem(failed(503, 'We are moving house.'), true)).toBe('We are moving house.')
})

test('without any answer a parent and a visitor each read a sentence of their own', () => {
  const error = failed(0, 'Failed to fetch story: 0')
  expect(storyProblem(error, true)).toBe('Story not found or you do not have permission.')
  expect(storyProblem(error, false)).toBe('This story is either private or does not exist.')
})

test('a parent without a token is not authorized', () => {
  const error = failed(401, 'No ID Token provided for this request.')
  expect(storyProblem(error, true)).toBe('You are not authorized to view this story.')
})

test('trying again is offered when the next try may end otherwise', () => {
  expect(isWorthRetrying(failed(0, ''))).toBe(true)
  expect(isWorthRetrying(failed(502, ''))).toBe(true)
  expect(isWorthRetrying(failed(404, ''))).toBe(false)
  expect(isWorthRetrying(new Error('broken'))).toBe(false)
})
