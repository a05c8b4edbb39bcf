import { setTimeout as wait } from 'node:timers/promises'
import type { CallAnswers, RenderedPage } from '@faith-fables/contract/web-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AddressWords, filled } from './page-links.ts'

/** A page waits no longer than this for what it can do without. */
const patienceMilliseconds = 300

/** Who asks for a page, and what the answer to that will be. */
export interface PageRequest {
  request: FastifyRequest
  reply: FastifyReply
  words: AddressWords
}

/** Answered where the address names something that our API does not know, as far as whoever asks may know it. */
export const nothingThere = Symbol('nothing there')

/** Answered where that was there once, and was taken down. */
export const takenDown = Symbol('taken down')

/** What there is not, for one reason or the other. */
export type Absence = typeof nothingThere | typeof takenDown

export const isAbsence = (answer: unknown): answer is Absence =>
  answer === nothingThere || answer === takenDown

type Answers = CallAnswers | Absence | null

/**
 * What our own API answers to whoever asks for the page, with that person's rights; null when one of the calls is
 * refused or takes too long.
 */
export async function askForPage(
  { calls, tokenFrom }: Pick<RenderedPage, 'calls' | 'tokenFrom'>,
  page: PageRequest,
): Promise<Answers> {
  const asked = tokenFrom === undefined ? askAll(page, calls, {}) : askAsParent(page, calls, tokenFrom)
  return await Promise.race([asked, wait(patienceMilliseconds, null, { ref: false })])
}

type Headers = Record<string, string>

async function askAsParent(page: PageRequest, calls: readonly string[], tokenFrom: string): Promise<Answers> {
  const { cookie = '', host = '' } = page.request.headers
  const signedIn = await ask(page, tokenFrom, { cookie, host })
  if (typeof signedIn !== 'object' || signedIn === null || !('token' in signedIn)) return null
  return await askAll(page, calls, { cookie, host, authorization: `Bearer ${signedIn.token}` })
}

async function askAll(page: PageRequest, calls: readonly string[], headers: Headers): Promise<Answers> {
  const answers = await Promise.all(
    calls.map(async (call) => [call, await ask(page, call, headers)] as const),
  )
  const absent = answers.map(([, answer]) => answer).find(isAbsence)
  if (absent) return absent
  return answers.every(([, answer]) => answer !== null) ? Object.fromEntries(answers) : null
}

async function ask({ request, reply, words }: PageRequest, call: string, headers: Headers): Promise<unknown> {
  const { server, ip } = request
  const url = filled(call, words)
  const answer = await server.inject({ url, remoteAddress: ip, headers })
  const cookies = answer.headers['set-cookie']
  // A sign-in that is used lasts longer: the browser must hear of it.
  if (cookies && !reply.sent) reply.header('set-cookie', cookies)
  if (answer.statusCode === 404 && url !== call) return nothingThere
  if (answer.statusCode === 410) return takenDown
  return answer.statusCode === 200 ? JSON.parse(answer.body) : null
}
