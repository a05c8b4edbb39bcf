import { countOf, type RouteName, routes } from '@faith-fables/contract'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { AppContext } from '../app-context.ts'
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
 * Answers 429 with Retry-After to whoever calls too often. The two limits on all calls are counted by each process for itself, since
 * every call would ask the database; those on single calls are counted for all processes together.
 */
export async function limitRates(server: HttpServer, context: LimitDeps): Promise<void> {
  const factor = context.config.rateLimit
  if (factor === 0) return
  await server.register(fastifyRateLimit, { global: false, cache: countedAtOnce })
  limitAddresses(server, factor)
  limitParents(server, context)
  limitIdentity(server, context)
}

export type LimitDeps = Pick<AppContext, 'config' | 'tries'>

function limitAddresses(server: HttpServer, factor: number): void {
  const limiter = createProcessLimiter(server, addressLimit, factor)
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) await limiter(request, reply)
  })
}

/** Runs when the token is checked and the body is not read yet. */
function limitParents(server: HttpServer, deps: LimitDeps): void {
  const ofParent = createProcessLimiter(server, parentLimit, deps.config.rateLimit, uidOf)
  const ofRoute = limitersOf(parentRouteLimits, (name, limit) => createLimiter(deps, name, limit, uidOf))
  const ofAddress = limitersOf(addressRouteLimits, (name, limit) => createLimiter(deps, name, limit))
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
  limiterFor: (name: RouteName, limit: RateLimit) => Limiter,
): Map<RouteName, Limiter> {
  const limiters = new Map<RouteName, Limiter>()
  for (const name of Object.keys(routes) as RouteName[]) {
    const limit = limits[name]
    if (limit) limiters.set(name, limiterFor(name, limit))
  }
  return limiters
}

/** Runs when the body is read, because it names the account. */
function limitIdentity(server: HttpServer, deps: LimitDeps): void {
  const letters = (what: string) => [
    createLimiter(deps, `${what} from address`, resetMailLimitOfAddress),
    createLimiter(deps, `${what} to account`, resetMailLimitOfAccount, accountOf),
  ]
  const limiters: Record<string, Limiter[]> = {
    '/api/auth/sign-up/email': [createLimiter(deps, 'sign-up', signUpLimitOfAddress)],
    '/api/auth/sign-in/social': [createLimiter(deps, 'sign-in elsewhere', signInLimitOfAddress)],
    '/api/auth/request-password-reset': letters('reset letter'),
    '/api/auth/send-verification-email': letters('verification letter'),
    '/api/auth/change-password': [
      createLimiter(deps, 'password check', passwordCheckLimitOfSignIn, signInOf),
    ],
  }
  server.addHook('preHandler', async (request, reply) => {
    for (const limiter of limiters[pathOf(request)] ?? []) await limiter(request, reply)
  })
}

/**
 * Refuses with 429.
 * @param what is counted, beside everything else that is
 * @param keyOf whom the calls are counted for; their address when absent
 */
export function createLimiter(
  { config, tries }: LimitDeps,
  what: string,
  limit: RateLimit,
  keyOf: (request: FastifyRequest) => string = ({ ip }) => ip,
): Limiter {
  const most = allowed(limit, config.rateLimit)
  return async (request, reply) => {
    const { above, secondsLeft } = await tries.take(`${what} ${keyOf(request)}`, { ...limit, most })
    if (above > 0) throw tooManyRequests(reply, secondsLeft)
  }
}

/** As `createLimiter`, for calls that are too many to be counted in the database: by this process alone. */
function createProcessLimiter(
  server: HttpServer,
  limit: RateLimit,
  factor: number,
  keyOf?: (request: FastifyRequest) => string,
): Limiter {
  const count = server.createRateLimit({
    max: allowed(limit, factor),
    timeWindow: limit.seconds * 1000,
    ...(keyOf ? { keyGenerator: keyOf } : {}),
  })
  return async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw tooManyRequests(reply, counted.ttlInSeconds)
  }
}

/** How many calls a limit lets through with this setting of RATE_LIMIT. */
export const allowed = ({ calls }: RateLimit, factor: number): number =>
  Math.max(1, Math.round(calls * factor))

function tooManyRequests(reply: FastifyReply, seconds: number): ApiError {
  reply.header('retry-after', seconds)
  return new ApiError('TOO_MANY_REQUESTS', `Too many requests. Please try again in ${inWords(seconds)}.`)
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
