import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { registerServiceWorker } from './service-worker.ts'
import { storiesOnDevice } from './stories-on-device.ts'
import { storyIn } from './story-queries.ts'

/** The stories that can be read without a connection. */
export const deviceQuery = queryOptions({
  queryKey: ['device', 'stories'],
  queryFn: storiesOnDevice.list,
  staleTime: 0,
})

export function removeFromDeviceMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (storyIds: readonly string[]) =>
      Promise.all(storyIds.map((storyId) => storiesOnDevice.remove(storyId))),
    onSettled: () => client.invalidateQueries({ queryKey: deviceQuery.queryKey }),
  })
}

/** Keeps stories of the parent's shelf, one after the other. What is there is not fetched again. */
export function keepOnDeviceMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (storyIds: readonly string[]) =>
      keepOnDevice(client, storyIds, (storyId) => call('getStory', { params: { storyId } })),
  })
}

/** As `keepOnDeviceMutation`, on a device in the hands of a child; what stands on the shelf no longer is removed. */
export async function keepShelfOnDevice(client: QueryClient, storyIds: readonly string[]): Promise<void> {
  const kept = await storiesOnDevice.list()
  const gone = kept.map(({ story }) => story.id).filter((id) => !storyIds.includes(id))
  await Promise.all(gone.map((storyId) => storiesOnDevice.remove(storyId)))
  await keepOnDevice(client, storyIds, (storyId) => call('getChildStory', { params: { storyId } }))
}

/** @throws Error with a sentence for the parent, where one could not be kept */
async function keepOnDevice(
  client: QueryClient,
  storyIds: readonly string[],
  read: (storyId: string) => Promise<unknown>,
): Promise<void> {
  await registerServiceWorker()
  for (const storyId of storyIds) {
    if (await storiesOnDevice.read(storyId)) continue
    const story = storyIn((await read(storyId)) as Parameters<typeof storyIn>[0])
    if (story) await storiesOnDevice.keep(story)
    await client.invalidateQueries({ queryKey: deviceQuery.queryKey })
  }
}
