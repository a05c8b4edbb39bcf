import type { Recording } from '@faith-fables/contract'
import { shelveStories } from './shelve-stories.ts'
import { spokenSound } from './spoken-sound.ts'
import { startTestWorld } from './start-test-world.ts'

/** What a browser calls the sounds that it sends. */
export const audio = { 'content-type': 'audio/wav' }

/** A parent with a private story on the children's shelf, and a stranger who may be asked to read it. */
export async function startRecordingWorld(pages = 2) {
  const world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  const own = world.as(parent)
  await shelveStories(world, parent.uid, [{ title: 'Kite', visibility: 'private', pages }])
  const storyId = `${parent.uid}-Kite`
  const params = { storyId }
  const tokenOf = ({ invitation }: Recording) => invitation?.path.split('/').at(-1) ?? ''
  return {
    world,
    parent,
    own,
    storyId,
    params,
    tokenOf,
    begin: (name = 'Grandma', isInvited = true) =>
      own.ask('createRecording', { params, body: { name, isInvited } }),
    list: () => own.ask('listRecordings', { params }),
    one: async ({ id }: Recording) => {
      const found = (await own.ask('listRecordings', { params })).find((recording) => recording.id === id)
      if (!found) throw new Error('The recording is gone.')
      return found
    },
    record: ({ id }: Recording, page: number, body: unknown = spokenSound(1), headers = audio) =>
      own.call('recordPage', { params: { ...params, recordingId: id, page }, body, headers }),
    recordInvited: (token: string, page: number, body: unknown = spokenSound(1)) =>
      world.anonymous.call('recordInvitedPage', { params: { token, page }, body, headers: audio }),
    approve: ({ id, version }: Recording, isApproved = true) =>
      own.call('approveRecording', { params: { ...params, recordingId: id }, body: { isApproved, version } }),
    open: (token: string) => world.anonymous.call('getInvitation', { params: { token } }),
    /** Names of those whom a child hears. */
    async heard() {
      await own.ask('putOnShelf', { params })
      await own.ask('setShelfPin', { body: { pin: '4711' } })
      const { headers } = await own.call('handOverDevice')
      const [cookie = ''] = String(headers['set-cookie']).split(';')
      const url = `/api/child-shelf/${encodeURIComponent(storyId)}/recordings`
      const answer = await world.server.inject({ url, headers: { cookie } })
      return answer.json<{ name: string }[]>().map(({ name }) => name)
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}
