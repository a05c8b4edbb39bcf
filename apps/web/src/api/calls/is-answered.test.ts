import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isAnswered } from './is-answered.ts'

const refused = (status: number) => new ApiError('No.', { status, statusText: '' })

test('only a refusal settles a call: silence and trouble of the server do not', () => {
  expect(isAnswered(refused(402))).toBe(true)
  expect(isAnswered(refused(401))).toBe(true)
  expect(isAnswered(refused(503))).toBe(false)
  expect(isAnswered(refused(0))).toBe(false)
  expect(isAnswered(new TypeError('terminated'))).toBe(false)
})
