import type { FastifyError } from 'fastify'
import { ApiError } from '../api-error.ts'
import { answerError } from './error-answers.ts'
import type { HttpServer } from './http-server.ts'

export interface AcceptedFiles {
  /** The largest one. */
  bytes: number
  /** What somebody is told whose file is larger. */
  tooLarge: string
}

/** Routes whose bodies are files, sent as they are: whatever type their sender believes them to have. */
export function acceptFiles(
  server: HttpServer,
  { bytes, tooLarge }: AcceptedFiles,
  addRoutes: (uploads: HttpServer) => void,
): void {
  server.register(async (uploads: HttpServer) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) =>
      done(null, body),
    )
    uploads.setErrorHandler((error: FastifyError, request, reply) =>
      answerError(error.statusCode === 413 ? new ApiError('TOO_LARGE', tooLarge) : error, request, reply),
    )
    addRoutes(uploads)
  })
}
