import { expect, test } from 'vitest'
import { quantile } from './figure.ts'
import { figureTable } from './figure-table.ts'

test('a figure stands beside its target and its reference, and a missed target says so', () => {
  const table = figureTable([
    { name: 'idle memory', measured: 140, unit: 'MB', target: { atMost: 250 } },
    {
      name: 'story text',
      measured: 512.4,
      unit: 'ms',
      target: { atMost: 400 },
      reference: { name: 'PostgreSQL', measured: 256.2 },
    },
    { name: 'explore', measured: 900, unit: 'requests/s', target: { atLeast: 1000 } },
    { name: 'start', measured: 1.234, unit: 's' },
    { name: 'score', measured: 0.98, unit: '', target: { atLeast: 0.97 } },
  ])

  expect(table.split('\n')).toEqual(
    [
      'figure      | measured       | target                    | compared with',
      '------------|----------------|---------------------------|-----------------------------',
      'idle memory | 140 MB         | <= 250 MB                 | -',
      'story text  | 512 ms         | <= 400 ms MISSED          | 2.00 x PostgreSQL (256 ms)',
      'explore     | 900 requests/s | >= 1000 requests/s MISSED | -',
      'start       | 1.23 s         | -                         | -',
      'score       | 0.98           | >= 0.97                   | -',
    ].map((line) => (line.startsWith('-----') ? expect.stringMatching(/^-+\|-+\|-+\|-+$/) : line)),
  )
})

test('a quantile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(values, 0.5)).toBe(51)
  expect(quantile(values, 0.95)).toBe(96)
  expect(quantile([7], 0.95)).toBe(7)
  expect(() => quantile([], 0.5)).toThrow('nothing')
})
