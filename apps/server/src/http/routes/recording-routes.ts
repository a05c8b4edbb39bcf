import { limits } from '@faith-fables/contract'
import type { AppContext } from '../../app-context.ts'
import { acceptFiles } from '../accept-files.ts'
import { holderOf } from '../handed-over-devices.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

const { bytes } = limits.recordedPage
const tooLarge = 'The recording of this page is too long. Please read it in less than five minutes.'

/** Whoever has the address of an invitation may read what is behind it: no search shall know it. */
const unsearched = { 'x-robots-tag': 'noindex' }

/** Stories read aloud: by the parent, by whoever is invited, and heard by the child. */
export function recordingRoutes(server: HttpServer, { recordings }: AppContext): void {
  registerRoute(server, 'listRecordings', ({ person, params }) => recordings.list(person.uid, params.storyId))

  registerRoute(server, 'createRecording', ({ person, params, body, remember }) =>
    recordings.create(person.uid, params.storyId, body, remember),
  )

  registerRoute(server, 'deleteRecording', async ({ person, params }) => {
    await recordings.remove(person.uid, params.storyId, params.recordingId)
    return {}
  })

  registerRoute(server, 'approveRecording', async ({ person, params, body }) => {
    await recordings.approve(person.uid, params, body)
    return {}
  })

  registerRoute(server, 'inviteReader', ({ person, params, body }) =>
    recordings.invite(person.uid, params, body),
  )

  registerRoute(server, 'endInvitation', async ({ person, params }) => {
    await recordings.endInvitation(person.uid, params)
    return {}
  })

  registerRoute(server, 'getInvitation', ({ params, reply }) => {
    reply.headers(unsearched)
    return recordings.openInvitation(params.token)
  })

  registerRoute(server, 'getChildRecordings', ({ params, request }) =>
    recordings.heardByChild(holderOf(request), params.storyId),
  )

  acceptFiles(server, { bytes, tooLarge }, (uploads) => {
    registerRoute(uploads, 'recordPage', ({ person, params, request }) =>
      recordings.recordPage(person.uid, params, request.body),
    )
    registerRoute(uploads, 'recordInvitedPage', ({ params, request }) =>
      recordings.recordInvitedPage(params.token, params.page, request.body),
    )
  })
}
