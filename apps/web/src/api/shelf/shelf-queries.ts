import type { ParentShelf } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** What the parent put on the shelf, and how it is kept. A second adult answers at any time: each visit asks again. */
export const shelfQuery = queryOptions({
  queryKey: ['parent', 'shelf'],
  queryFn: () => call('getShelf'),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

export interface Shelving {
  storyId: string
  /** Whether it is to be on the shelf. */
  isOn: boolean
}

/** Puts a story on the shelf, or takes it away. */
export function shelveMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ storyId, isOn }: Shelving) =>
      call(isOn ? 'putOnShelf' : 'takeFromShelf', { params: { storyId } }),
    onMutate: async ({ storyId, isOn }) => {
      if (isOn) return
      await client.cancelQueries({ queryKey: shelfQuery.queryKey })
      change(client, ({ stories }) => ({ stories: stories.filter(({ story }) => story.id !== storyId) }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: shelfQuery.queryKey }),
  })
}

export function pinMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (pin: string) => call('setShelfPin', { body: { pin } }),
    onSuccess: () => change(client, () => ({ hasPin: true })),
  })
}

export function approvalMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (needsApproval: boolean) => call('setShelfApproval', { body: { needsApproval } }),
    onSettled: () => client.invalidateQueries({ queryKey: shelfQuery.queryKey }),
  })
}

export const handOverMutation = mutationOptions({ mutationFn: () => call('handOverDevice') })

export function takeBackDevicesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => call('takeBackDevices'),
    onSuccess: () => change(client, () => ({ devices: 0 })),
  })
}

function change(client: QueryClient, to: (shelf: ParentShelf) => Partial<ParentShelf>): void {
  client.setQueryData(shelfQuery.queryKey, (shelf) => shelf && { ...shelf, ...to(shelf) })
}
