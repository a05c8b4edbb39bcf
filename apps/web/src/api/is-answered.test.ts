import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isAnswered } from './is-answered.ts'

const refused = (status: number, code?: string) => new ApiError('No.', { status, statusText: '', code })

test('only a refusal settles a call: silence, trouble of the server and one under way do not', () => {
  expect(isAnswered(refused(402))).toBe(true)
  expect(isAnswered(refused(401))).toBe(true)
  expect(isAnswered(refused(409, 'REQUEST_UNDER_WAY'))).toBe(false)
  expect(isAnswered(refused(503))).toBe(false)
  expect(isAnswered(refused(0))).toBe(false)
  expect(isAnswered(new TypeError('terminated'))).toBe(false)
})
