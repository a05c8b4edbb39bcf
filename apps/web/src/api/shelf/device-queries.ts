import type { HeardRecording, PublicStory } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../calls/api-error.ts'
import { call } from '../calls/call.ts'
import { registerServiceWorker } from '../calls/service-worker.ts'
import { heardByParent } from '../stories/recording-queries.ts'
import { storyIn } from '../stories/story-queries.ts'
import { storiesOnDevice } from './stories-on-device.ts'

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

/** Keeps stories of the parent's shelf, one after the other. What is there is fetched again where its recordings have changed. */
export function keepOnDeviceMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (storyIds: readonly string[]) =>
      keepOnDevice(client, storyIds, {
        story: (storyId) => call('getStory', { params: { storyId } }),
        recordings: heardByParent,
      }),
  })
}

/** As `keepOnDeviceMutation`, on a device in the hands of a child; what stands on the shelf no longer is removed. */
export async function keepShelfOnDevice(client: QueryClient, storyIds: readonly string[]): Promise<void> {
  const kept = await storiesOnDevice.list()
  const gone = kept.map(({ story }) => story.id).filter((id) => !storyIds.includes(id))
  await Promise.all(gone.map((storyId) => storiesOnDevice.remove(storyId)))
  await keepOnDevice(client, storyIds, {
    story: (storyId) => call('getChildStory', { params: { storyId } }),
    recordings: (storyId) => call('getChildRecordings', { params: { storyId } }),
  })
}

/** Where a story and its recordings are asked for. */
interface Source {
  story: (storyId: string) => Promise<PublicStory>
  recordings: (storyId: string) => Promise<HeardRecording[]>
}

/** @throws Error with a sentence for the parent, where one could not be kept */
async function keepOnDevice(client: QueryClient, storyIds: readonly string[], from: Source): Promise<void> {
  await registerServiceWorker()
  for (const storyId of storyIds) {
    const kept = await storiesOnDevice.read(storyId)
    const recordings = await recordingsOf(storyId, from)
    if (!kept || JSON.stringify(kept.recordings ?? []) !== JSON.stringify(recordings)) {
      const story = kept?.story ?? storyIn(await from.story(storyId))
      if (story) await storiesOnDevice.keep(story, recordings)
    }
    // Also where there was nothing to do: another window may have kept it since this one looked.
    await client.invalidateQueries({ queryKey: deviceQuery.queryKey })
  }
}

/** A story of another family has none. */
async function recordingsOf(storyId: string, { recordings }: Source): Promise<HeardRecording[]> {
  try {
    return await recordings(storyId)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
