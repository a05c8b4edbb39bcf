import type { HeardRecording, LinkLasts, NewRecording, Recording } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { isOutOfReach } from '../calls/api-error.ts'
import { call } from '../calls/call.ts'
import { storiesOnDevice } from '../shelf/stories-on-device.ts'

/** Everybody who reads a story of the parent's aloud. A guest may read at any time: each visit asks again. */
export function recordingsQuery(storyId: string) {
  return queryOptions({
    queryKey: ['parent', 'recordings', storyId],
    queryFn: ({ signal }) => call('listRecordings', { params: { storyId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

/** What the reader offers of them. Who listens keeps what was there when the book was opened. */
export function heardRecordingsQuery(storyId: string, by: 'parent' | 'child') {
  return queryOptions({
    queryKey: [by, 'heard-recordings', storyId],
    queryFn: ({ signal }) =>
      by === 'child' ? heardByChild(storyId, signal) : heardByParent(storyId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export async function heardByParent(storyId: string, signal?: AbortSignal): Promise<HeardRecording[]> {
  const all = await call('listRecordings', { params: { storyId }, ...(signal && { signal }) })
  return all
    .filter(({ isApproved, pages }) => isApproved && pages.length > 0)
    .map(({ id, name, pages }) => ({ id, name, pages }))
}

/** Without a connection what the device keeps. */
async function heardByChild(storyId: string, signal: AbortSignal): Promise<HeardRecording[]> {
  try {
    return await call('getChildRecordings', { params: { storyId }, signal })
  } catch (error) {
    const kept = isOutOfReach(error) ? await storiesOnDevice.read(storyId) : null
    if (!kept) throw error
    return kept.recordings ?? []
  }
}

export const createRecording = (storyId: string, body: NewRecording, idempotencyKey: string) =>
  call('createRecording', { params: { storyId }, body, idempotencyKey })

interface Place {
  storyId: string
  recordingId: string
}

export function removeRecordingMutation(client: QueryClient, params: Place) {
  return mutationOptions({
    mutationFn: () => call('deleteRecording', { params }),
    onSettled: () => readAgain(client, params),
  })
}

/** @param version of what was heard */
export function approveRecordingMutation(client: QueryClient, params: Place) {
  return mutationOptions({
    mutationFn: (body: Pick<Recording, 'isApproved' | 'version'>) =>
      call('approveRecording', { params, body }),
    onSettled: () => readAgain(client, params),
  })
}

/** A new link in the place of the one before. */
export function inviteReaderMutation(client: QueryClient, params: Place) {
  return mutationOptions({
    mutationFn: (body: { lasts: LinkLasts }) => call('inviteReader', { params, body }),
    onSettled: () => readAgain(client, params),
  })
}

export function endInvitationMutation(client: QueryClient, params: Place) {
  return mutationOptions({
    mutationFn: () => call('endInvitation', { params }),
    onSettled: () => readAgain(client, params),
  })
}

const readAgain = (client: QueryClient, { storyId }: Place): Promise<void> =>
  client.invalidateQueries({ queryKey: recordingsQuery(storyId).queryKey })

/** What somebody finds who is invited to read a story aloud. Who reads keeps the book they opened. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['recording-invitation', token],
    queryFn: ({ signal }) => call('getInvitation', { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
