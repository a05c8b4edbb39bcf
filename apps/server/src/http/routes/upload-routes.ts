import { limits } from '@faith-fables/contract'
import type { AppContext } from '../../app-context.ts'
import { storeProfilePicture } from '../../users/profile-picture.ts'
import { acceptFiles } from '../accept-files.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'
import { createTurns } from '../turns.ts'

/** Decoding takes up to 200 MB, so one is read at a time; each that waits holds its 5 MB. */
const mostWaiting = 8

const { bytes } = limits.profilePicture
const tooLarge = `The picture is larger than ${bytes / 1024 / 1024} MB. Please choose a smaller one.`

/** Pictures of parents. */
export function uploadRoutes(server: HttpServer, { files }: AppContext): void {
  const inTurn = createTurns(
    mostWaiting,
    'Many pictures are on their way just now. Please try again in a moment.',
  )
  acceptFiles(server, { bytes, tooLarge }, (uploads) =>
    registerRoute(uploads, 'uploadProfilePicture', ({ person, request }) =>
      inTurn(async () => ({ photoURL: await storeProfilePicture(files, person.uid, request.body) })),
    ),
  )
}
