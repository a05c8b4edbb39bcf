import { countOf, type RouteName, routes } from '@faith-fables/contract'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { HttpServer } from './http-server.ts'
import {
  addressLimit,
  addressRouteLimits,
  parentLimit,
  parentRouteLimits,
  passwordCheckLimitOfSignIn,
  type RateLimit,
  resetMailLimitOfAccount,
  resetMailLimitOfAddress,
  signInLimitOfAddress,
  signUpLimitOfAddress,
} from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which call of the contract this is. */
    routeName?: RouteName
  }
}

export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** So many addresses, parents and accounts are counted at a time; the ones longest not seen are forgotten. */
const countedAtOnce = 20_000

/**
 * Answers 429 with Retry-After to whoever calls too often. Each process counts for itself.
 * @param factor on every limit; 0 switches them off.
 */
export async function limitRates(server: HttpServer, factor: number): Promise<void> {
  if (factor === 0) return
  await server.register(fastifyRateLimit, { global: false, cache: countedAtOnce })
  limitAddresses(server, factor)
  limitParents(server, factor)
  limitIdentity(server, factor)
}

function limitAddresses(server: HttpServer, factor: number): void {
  const limiter = createLimiter(server, addressLimit, factor)
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) await limiter(request, reply)
  })
}

/** Runs when the token is checked and the body is not read yet. */
function limitParents(server: HttpServer, factor: number): void {
  const ofParent = createLimiter(server, parentLimit, factor, uidOf)
  const ofRoute = limitersOf(parentRouteLimits, (limit) => createLimiter(server, limit, factor, uidOf))
  const ofAddress = limitersOf(addressRouteLimits, (limit) => createLimiter(server, limit, factor))
  server.addHook('preParsing', async (request, reply) => {
    const { routeName } = request.routeOptions.config
    if (routeName) await ofAddress.get(routeName)?.(request, reply)
    if (!request.person) return
    await ofParent(request, reply)
    if (routeName) await ofRoute.get(routeName)?.(request, reply)
  })
}

function limitersOf(
  limits: Partial<Record<RouteName, RateLimit>>,
  limiterFor: (limit: RateLimit) => Limiter,
): Map<RouteName, Limiter> {
  const limiters = new Map<RouteName, Limiter>()
  for (const name of Object.keys(routes) as RouteName[]) {
    const limit = limits[name]
    if (limit) limiters.set(name, limiterFor(limit))
  }
  return limiters
}

/** Runs when the body is read, because it names the account. */
function limitIdentity(server: HttpServer, factor: number): void {
  const limiters: Record<string, Limiter[]> = {
    '/api/auth/sign-up/email': [createLimiter(server, signUpLimitOfAddress, factor)],
    '/api/auth/sign-in/social': [createLimiter(server, signInLimitOfAddress, factor)],
    '/api/auth/request-password-reset': [
      createLimiter(server, resetMailLimitOfAddress, factor),
      createLimiter(server, resetMailLimitOfAccount, factor, accountOf),
    ],
    '/api/auth/send-verification-email': [
      createLimiter(server, resetMailLimitOfAddress, factor),
      createLimiter(server, resetMailLimitOfAccount, factor, accountOf),
    ],
    '/api/auth/change-password': [createLimiter(server, passwordCheckLimitOfSignIn, factor, signInOf)],
  }
  server.addHook('preHandler', async (request, reply) => {
    for (const limiter of limiters[pathOf(request)] ?? []) await limiter(request, reply)
  })
}

/** Refuses with 429. @param keyOf whom the calls are counted for; their address when absent. */
export function createLimiter(
  server: HttpServer,
  limit: RateLimit,
  factor: number,
  keyOf?: (request: FastifyRequest) => string,
): Limiter {
  const count = server.createRateLimit({
    max: Math.max(1, Math.round(limit.calls * factor)),
    timeWindow: limit.seconds * 1000,
    ...(keyOf ? { keyGenerator: keyOf } : {}),
  })
  return async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new ApiError(
      'TOO_MANY_REQUESTS',
      `Too many requests. Please try again in ${inWords(counted.ttlInSeconds)}.`,
    )
  }
}

export function inWords(seconds: number): string {
  if (seconds > 90) return countOf(Math.ceil(seconds / 60), 'minute')
  return countOf(seconds, 'second')
}

function uidOf(request: FastifyRequest): string {
  return request.person?.uid ?? ''
}

/** Whose account a call of the accounts names. */
export function accountOf({ body }: FastifyRequest): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : ''
  return String(email).trim().toLowerCase()
}

/** The sign-in that the provider's cookie keeps; the address where there is none, or none that is plain. */
function signInOf({ headers: { cookie = '' }, ip }: FastifyRequest): string {
  const kept = [...cookie.matchAll(/(?:^|;)\s*(?:__Secure-)?better-auth\.session_token=([^;]*)/g)]
  const token = /^([a-z\d]+)\./i.exec(kept[0]?.[1] ?? '')?.[1]
  return kept.length === 1 && token ? token : ip
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}
