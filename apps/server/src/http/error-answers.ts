import { type ErrorBody, type ErrorCode, errorStatus } from '@faith-fables/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ApiError } from '../api-error.ts'
import { isDiskFull } from '../ports/disk-room.ts'
import { noRoom } from './refuse-without-room.ts'

/** Turns whatever was thrown into `{ message, code }`; what is no expected refusal is logged and told in general words. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  // Who broke off, or was cut off for sending too slowly, hears no answer; nothing is wrong here.
  if (request.raw.errored === error) {
    request.log.debug('A call broke off before all of it was here.')
    void reply.code(errorStatus.INVALID_REQUEST).send(bodyOf('INVALID_REQUEST', 'The call broke off.'))
    return
  }
  const { status, body } = describe(error)
  // That the disk is full stands in the log once, and not with every call that it stops.
  if (status >= 500 && body.message !== noRoom.message) request.log.error({ err: error }, 'A call failed.')
  void reply.code(status).send(body)
}

/** JSON 404 for addresses that do not exist. */
export function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .send(bodyOf('NOT_FOUND', `There is nothing at ${request.method} ${request.url.split('?')[0]}.`))
}

function describe(error: FastifyError | Error): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) return { status: error.statusCode, body: bodyOf(error.code, error.message) }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0]
    return refused(
      'INVALID_REQUEST',
      validationSentence(error.validationContext, issue?.instancePath ?? '', issue?.message ?? ''),
    )
  }
  if (isDiskFull(error)) return { status: errorStatus[noRoom.code], body: noRoom }
  if (isDatabaseAway(error))
    return refused('UNAVAILABLE', 'Our library is closed for a moment. Please try again soon.')
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const code = codeOfStatus.get(status)
  if (code) return refused(code, error.message)
  if (status >= 400 && status < 500) return refused('INVALID_REQUEST', error.message)
  return refused('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.')
}

/** Codes of the network and of PostgreSQL (classes 08 and 57P) that say that nobody is there, not that we asked wrongly. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|57P0.)$/

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code)) return true
  return (
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    isDatabaseAway(error.cause)
  )
}

/** Statuses that Fastify and its plugins answer themselves. */
const codeOfStatus = new Map<number, ErrorCode>([
  [401, 'UNAUTHENTICATED'],
  [404, 'NOT_FOUND'],
  [413, 'TOO_LARGE'],
  [415, 'UNSUPPORTED_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
  [503, 'UNAVAILABLE'],
])

function refused(code: ErrorCode, message: string): { status: number; body: ErrorBody } {
  return { status: errorStatus[code], body: bodyOf(code, message) }
}

function bodyOf(code: ErrorCode, message: string): ErrorBody {
  return { message, code }
}

/** A sentence of the contract stands as it is; a fragment gets the field's name in front. */
function validationSentence(part: string | undefined, path: string, message: string): string {
  if (/^[A-Z].*\.$/.test(message) && !message.startsWith('Invalid ')) return message
  const field = path.split('/').filter(Boolean).join('.') || part || 'body'
  const words = plainWords(message)
  return /^[a-z]/.test(words) ? `${field} ${words}` : `${field}: ${words}.`
}

/** The validator's own messages are for programmers; these three are all that the contract leaves to it. */
function plainWords(message: string): string {
  if (/^Invalid input: expected .* received undefined$/.test(message)) return 'is missing.'
  const kind = /^Invalid input: expected (\w+)/.exec(message)?.[1]
  if (kind) return `must be ${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}.`
  const choices = /^Invalid (?:option|discriminator value).*?((?:["'][^"']*["'](?: ?\| ?)?)+)/.exec(
    message,
  )?.[1]
  return choices ? `must be one of ${choices.replaceAll(/ ?\| ?/g, ', ')}.` : message
}
