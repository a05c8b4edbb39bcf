import { expect, test } from 'vitest'
import { moderateText } from './moderator.ts'

/** Repeats and near-misses of what the rules look for, which would make a rule that tries again and again slow. */
const nasty = [
  'a ',
  '1',
  'she ',
  '@',
  'l33t',
  '*',
  'k*',
  'a.b ',
  '+1 ',
  '12 Aa ',
  'ignore the ',
  'i will kill ',
  'kill the boy ',
  'he cut off the very ',
  'nobody would want to ',
  '<system ',
  'A1 ',
  'aa.bb@',
  'all of the people are very ',
  'tie the boy up and then ',
]

function fastestReading(text: string): number {
  const durations = Array.from({ length: 5 }, () => {
    const start = performance.now()
    moderateText(text)
    return performance.now() - start
  })
  return Math.min(...durations)
}

/** Four times the text would take sixteen times as long if the work grew with the square of its length. */
test.each(nasty)('takes about four times as long for four times as much of: %s', (part) => {
  const short = part.repeat(Math.ceil(5_000 / part.length))
  const ratio = fastestReading(short.repeat(4)) / Math.max(fastestReading(short), 0.2)
  expect(ratio).toBeLessThan(10)
})
