import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** The process's log: `logger.info({ generationId }, 'A plain sentence.')`. */
export type Logger = FastifyBaseLogger

/**
 * A log that tells of errors and of calls only what is nobody's secret, whoever writes the line.
 * @param destination standard output when left out
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const serializers = { err: describeError, req: describeRequest }
  return destination ? pino({ level, serializers }, destination) : pino({ level, serializers })
}

/** Without what an address carries behind the `?`: keys to an account are among it. */
function describeRequest({ method, url }: FastifyRequest): { method: string; path: string | undefined } {
  return { method, path: url?.split('?')[0] }
}

/** What the log is told of an error. */
export interface DescribedError {
  type: string
  message: string
  stack: string
  cause?: DescribedError
  [field: string]: unknown
}

/**
 * Fields that say what went wrong. Everything else that libraries hang on their errors stays behind: the values of a
 * failed query, the row it was about, the bytes of a call with its token.
 */
const harmlessFields = ['code', 'syscall', 'severity', 'table', 'constraint', 'routine', 'statusCode']

/** The error and its causes, without the values it was about; anything else that was thrown, by its kind alone. */
export function describeError(error: unknown): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'Something was thrown.', stack: '' }
  const message = wordsOf(error)
  return {
    type: error.constructor.name,
    message,
    stack: error.message ? (error.stack ?? '').replace(error.message, () => message) : (error.stack ?? ''),
    ...Object.fromEntries(Object.entries(error).filter(([field]) => harmlessFields.includes(field))),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  }
}

/** Also what the job queue copies from errors. */
function isErrorLike(error: unknown): error is Error {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  )
}

/** Drizzle's message holds the statement, which is ours, and then its values, which are a parent's. */
function wordsOf(error: Error): string {
  return error.message.split('\nparams: ')[0] ?? ''
}
