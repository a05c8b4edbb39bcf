import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { AppContext } from '../app-context.ts'
import type { HttpServer } from './http-server.ts'
import { createKnownDevices } from './known-devices.ts'
import { accountOf, allowed, createLimiter, inWords, type Limiter } from './limit-rates.ts'
import {
  signInLimitOfAddress,
  strangersLimit,
  wrongLinkLimitOfAddress,
  wrongPasswordLimit,
} from './rate-limits.ts'

const firstPauseMilliseconds = 230
const longestPauseMilliseconds = 8000

/** How long a stranger waits for the answer, when strangers tried so many passwords more than are let through at once. */
export function strangersPause(above: number): number {
  return above <= 0 ? 0 : Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** (above - 1))
}

/**
 * Lets nobody guess a password, and shuts nobody out who knows it. Wrong tries count for an address and an account
 * together, so those of strangers elsewhere do not count against the parent; and a browser that was signed in to the
 * account before, or came by a mailed link, counts for itself, so those of somebody under the same address do not either.
 * Many strangers together are slowed down.
 */
export async function guardSignIns(server: HttpServer, context: AppContext): Promise<void> {
  const { config, identity, deviceSecret, tries } = context
  if (config.rateLimit === 0) return
  const devices = createKnownDevices(deviceSecret, config.publicUrl.startsWith('https:'))
  const wrongPasswords = { ...wrongPasswordLimit, most: allowed(wrongPasswordLimit, config.rateLimit) }
  const ofStrangers = { ...strangersLimit, most: allowed(strangersLimit, config.rateLimit) }
  const signInsOfAddress = createLimiter(context, 'sign-in', signInLimitOfAddress)
  const wrongLinksOfAddress = createLimiter(context, 'wrong link', wrongLinkLimitOfAddress)
  /** What is done when the provider has answered. */
  const afterwards = new WeakMap<FastifyRequest, (status: number, reply: FastifyReply) => Promise<void>>()

  const beforeCall: Record<string, Limiter> = {
    '/api/auth/sign-in/email': async (request, reply) => {
      const account = accountOf(request)
      const device = devices.deviceOf(request, account)
      if (device === null) await signInsOfAddress(request, reply)
      const own = `wrong password ${device ?? `${request.ip} ${account}`}`
      const strange = `strange password ${account}`
      const { above, secondsLeft } = await tries.take(own, wrongPasswords)
      if (above > 0) throw tooManyTries(reply, secondsLeft)
      if (device === null) await pause(strangersPause((await tries.take(strange, ofStrangers)).above))
      afterwards.set(request, async (status, reply) => {
        if (status !== 401) await tries.giveBack(own)
        if (status !== 401 && device === null) await tries.giveBack(strange)
        if (status === 200 && device === null) devices.remember(reply, account)
      })
    },
    '/api/auth/sign-up/email': async (request) => {
      afterwards.set(request, async (status, reply) => {
        if (status === 200) devices.remember(reply, accountOf(request))
      })
    },
    '/api/auth/reset-password': async (request, reply) => {
      const owner = await identity.ownerOfLink?.(linkIn(request))
      if (!owner) return wrongLinksOfAddress(request, reply)
      afterwards.set(request, async (status, reply) => {
        if (status === 200) devices.remember(reply, owner.toLowerCase())
      })
    },
  }
  server.addHook('preHandler', async (request, reply) => {
    await beforeCall[request.routeOptions.url ?? '']?.(request, reply)
  })
  server.addHook('onSend', async (request, reply) => afterwards.get(request)?.(reply.statusCode, reply))
}

function tooManyTries(reply: FastifyReply, seconds: number): ApiError {
  reply.header('retry-after', seconds)
  const sentence = `Too many wrong passwords. Please try again in ${inWords(seconds)}, or ask for a link to a new one.`
  return new ApiError('TOO_MANY_REQUESTS', sentence)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0) resolve()
    else setTimeout(resolve, milliseconds)
  })
}

function linkIn({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : ''
}
