import type { FastifyRequest } from 'fastify'

/** What a browser sends back of a cookie; undefined where there is none of this name. */
export function cookieOf({ headers: { cookie = '' } }: FastifyRequest, name: string): string | undefined {
  const pair = cookie.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1)
}
