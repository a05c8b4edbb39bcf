import { generationStatuses, statusKind } from '@faith-fables/contract/generation-status'
import { expect, test } from 'vitest'
import { draftAction } from './draft-action.ts'

test.each([
  ['pending_review', '/review/g1'],
  ['pending_image_review', '/review-images/g1'],
  ['pending_prompt_review', '/review-prompts/g1'],
  ['rejected', '/review/g1'],
] as const)('a draft in %s goes on at %s', (status, to) => {
  expect(draftAction('g1', status)).toEqual({ kind: 'continue', to })
})

test.each(['failed', 'prompt_rejected_by_safety', 'text_rejected_by_safety'] as const)(
  'a draft in %s came to nothing',
  (status) => expect(draftAction('g1', status).kind).toBe('failed'),
)

test('while the server works there is nothing to do', () => {
  const working = generationStatuses.filter((status) => statusKind(status) === 'working')
  expect(new Set(working.map((status) => draftAction('g1', status).kind))).toEqual(new Set(['processing']))
})
