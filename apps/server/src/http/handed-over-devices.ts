import type { RouteName } from '@faith-fables/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '../api-error.ts'
import type { AppContext } from '../app-context.ts'
import { cookieOf } from './cookies.ts'
import type { HttpServer } from './http-server.ts'

const yearSeconds = 365 * 24 * 60 * 60
const name = 'faith-fables.shelf'
const shelfPage = '/shelf'

/** What a child needs: the shelf, its stories and their pictures, and the way back for the parent. */
const callsOfChild = new Set<string>([
  'getChildShelf',
  'getChildStory',
  'getChildRecordings',
  'takeBackDevice',
  'getCosts',
  'getConfig',
] satisfies RouteName[])

declare module 'fastify' {
  interface FastifyRequest {
    /** The parent who handed this device over; null where nobody did. */
    handedOverBy: string | null
  }
}

/**
 * Keeps a device that was handed to a child at the shelf, whatever else it is signed in to: every other call is refused, every other page
 * leads back. The sign-in stays, for the parent who takes the device back.
 */
export function holdHandedOverDevices(
  server: HttpServer,
  { childDevices }: Pick<AppContext, 'childDevices'>,
): void {
  server.decorateRequest('handedOverBy', null)
  server.addHook('onRequest', async (request, reply) => {
    const cookie = shelfCookieOf(request)
    if (cookie === undefined) return
    request.handedOverBy = await childDevices.holderOf(cookie)
    if (request.handedOverBy === null) return
    const { routeName } = request.routeOptions.config
    if (routeName && callsOfChild.has(routeName)) return
    const [path = ''] = request.url.split('?')
    if (path.startsWith('/api/'))
      throw new ApiError('HANDED_OVER', 'This device shows the shelf. A parent takes it back by the PIN.')
    if (path === shelfPage || path.startsWith(`${shelfPage}/`) || isFile(path)) return
    return reply.redirect(shelfPage)
  })
}

/** The parent of the child. @throws ApiError NOT_FOUND on a device that is not in the hands of a child */
export function holderOf({ handedOverBy }: { handedOverBy: string | null }): string {
  if (handedOverBy === null) throw notFound('This device was not handed over.')
  return handedOverBy
}

export const shelfCookieOf = (request: FastifyRequest): string | undefined => cookieOf(request, name)

/** @param isEncrypted whether browsers come by https */
export function keepShelfCookie(reply: FastifyReply, value: string, isEncrypted: boolean): void {
  reply.header('set-cookie', `${name}=${value}; Max-Age=${yearSeconds}${attributes(isEncrypted)}`)
}

export function forgetShelfCookie(reply: FastifyReply, isEncrypted: boolean): void {
  reply.header('set-cookie', `${name}=; Max-Age=0${attributes(isEncrypted)}`)
}

const attributes = (isEncrypted: boolean): string =>
  `; Path=/; HttpOnly; SameSite=Lax${isEncrypted ? '; Secure' : ''}`

/** Scripts, styles, fonts and pictures, and the calls that say that the process is up. */
const isFile = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path) || /^\/(media|assets|healthz|readyz)/.test(path)
