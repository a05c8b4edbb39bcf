import type { FastifyBaseLogger } from 'fastify'

/** The process's log: `logger.info({ generationId }, 'A plain sentence.')`. */
export type Logger = FastifyBaseLogger
