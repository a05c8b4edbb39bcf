import { limits } from '@faith-fables/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../api-error.ts'
import type { AppContext } from '../../app-context.ts'
import { storeProfilePicture } from '../../users/profile-picture.ts'
import { answerError } from '../error-answers.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'
import { createTurns } from '../turns.ts'

/** Decoding takes up to 200 MB, so one is read at a time; each that waits holds its 5 MB. */
const mostWaiting = 8

/** Pictures sent as they are: the body is the file, whatever type its sender believes it to have. */
export function uploadRoutes(server: HttpServer, { files }: AppContext): void {
  const inTurn = createTurns(
    mostWaiting,
    'Many pictures are on their way just now. Please try again in a moment.',
  )
  server.register(async (uploads: HttpServer) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.profilePicture.bytes },
      (_request, body, done) => done(null, body),
    )
    uploads.setErrorHandler(answerUploadError)

    registerRoute(uploads, 'uploadProfilePicture', ({ person, request }) =>
      inTurn(async () => ({ photoURL: await storeProfilePicture(files, person.uid, request.body) })),
    )
  })
}

function answerUploadError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const megabytes = limits.profilePicture.bytes / 1024 / 1024
  const tooLarge = new ApiError(
    'TOO_LARGE',
    `The picture is larger than ${megabytes} MB. Please choose a smaller one.`,
  )
  answerError(error.statusCode === 413 ? tooLarge : error, request, reply)
}
