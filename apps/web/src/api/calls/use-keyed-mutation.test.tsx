import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'
import { useKeyedMutation } from './use-keyed-mutation.ts'

const refusal = new ApiError('No.', { status: 409, statusText: 'Conflict' })
const silence = new ApiError('Silence.', { status: 0, statusText: 'Network error' })

function hookFor(send: (wish: string, key: string) => Promise<string>) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useKeyedMutation({ mutationKey: ['deed'], send }), { wrapper }).result
}

test('a second begin while the first is under way does nothing', async () => {
  const send = vi.fn(async () => 'done')
  const deed = hookFor(send)
  act(() => {
    deed.current.begin('a')
    deed.current.begin('a')
  })
  await waitFor(() => expect(deed.current.isPending).toBe(false))
  expect(send).toHaveBeenCalledTimes(1)
})

test('what had no answer is sent again by itself with the same key', async () => {
  const send = vi.fn(async (_wish: string, _key: string) => 'done').mockRejectedValueOnce(silence)
  const deed = hookFor(send)
  act(() => deed.current.begin('a'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.calls[0]?.[1]).toBe(send.mock.calls[1]?.[1])
})

test('after an answer the same wish is another deed', async () => {
  const send = vi.fn(async (_wish: string, _key: string) => 'done').mockRejectedValueOnce(refusal)
  const deed = hookFor(send)
  for (const count of [1, 2, 3]) {
    act(() => deed.current.begin('a'))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(count))
    await waitFor(() => expect(deed.current.isPending).toBe(false))
  }
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(3)
})
