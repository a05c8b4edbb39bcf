import { expect, test } from 'vitest'
import { endedSignInAnswers, fakeNetwork, leaveSignInMark } from '../../testing/fake-network.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { tokenHistoryQuery } from './user-queries.ts'

test('the token history is not asked for without a token (TH-10)', async () => {
  leaveSignInMark()
  const network = fakeNetwork(endedSignInAnswers)
  await expect(createQueryClient().fetchQuery(tokenHistoryQuery(10))).rejects.toThrow(
    'Cannot fetch history: User token not available.',
  )
  expect(network.sent().map(({ path }) => path)).toEqual([
    '/api/config',
    '/api/auth/token',
    '/api/auth/get-session',
  ])
})
