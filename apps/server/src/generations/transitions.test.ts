import { generationStatuses } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { assertTransition } from './transitions.ts'

/** The statuses from which an arrow leads to this one. */
function waysTo(end: (typeof generationStatuses)[number]) {
  return generationStatuses.filter((from) => {
    try {
      assertTransition(from, end)
      return true
    } catch {
      return false
    }
  })
}

test('every status is reached from another but the first, and rejected, which the specification alone names', () => {
  const unreached = generationStatuses.filter((status) => waysTo(status).length === 0)
  expect(unreached).toEqual(['moderating_initial_prompt', 'rejected'])
})

test('what is published or archived moves no more', () => {
  for (const end of generationStatuses)
    expect(waysTo(end)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(published|archived)$/)]))
})
