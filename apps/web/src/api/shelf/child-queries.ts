import type { PublicStory } from '@faith-fables/contract'
import { queryOptions } from '@tanstack/react-query'
import { identity } from '../../identity/identity-provider.ts'
import { isOutOfReach } from '../calls/api-error.ts'
import { call } from '../calls/call.ts'
import { storyIn } from '../stories/story-queries.ts'
import { storiesOnDevice } from './stories-on-device.ts'

/** Milliseconds between two looks whether the shelf can be reached again. */
const lookAgainEvery = 30_000

export interface ShownShelf {
  stories: PublicStory[]
  /** Without a connection: what this device keeps. */
  isFromDevice: boolean
}

/** What a child sees on a device that was handed over; without a connection what the device keeps of it. */
export const childShelfQuery = queryOptions({
  queryKey: ['child', 'shelf'],
  queryFn: ({ signal }) => readShelf(signal),
  staleTime: 0,
  // A parent may put a story there meanwhile.
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.isFromDevice ? lookAgainEvery : false),
})

async function readShelf(signal: AbortSignal): Promise<ShownShelf> {
  try {
    return { ...(await call('getChildShelf', { signal })), isFromDevice: false }
  } catch (error) {
    const kept = isOutOfReach(error) ? await storiesOnDevice.list() : []
    if (kept.length === 0) throw error
    return { stories: kept.map(({ story }) => story), isFromDevice: true }
  }
}

/** A story of the shelf. Who turns its pages keeps the book they opened. */
export function childStoryQuery(storyId: string) {
  return queryOptions({
    queryKey: ['child', 'story', storyId],
    queryFn: ({ signal }) => readStory(storyId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function readStory(storyId: string, signal: AbortSignal): Promise<PublicStory | null> {
  try {
    return storyIn(await call('getChildStory', { params: { storyId }, signal }))
  } catch (error) {
    const kept = isOutOfReach(error) ? await storiesOnDevice.read(storyId) : null
    if (!kept) throw error
    return kept.story
  }
}

/** @throws ApiError or IdentityError where it is not the parent's PIN or password */
export async function takeBackDevice({ way, secret }: { way: 'pin' | 'password'; secret: string }) {
  await call('takeBackDevice', { body: way === 'pin' ? { pin: secret } : await identity.prove(secret) })
}
