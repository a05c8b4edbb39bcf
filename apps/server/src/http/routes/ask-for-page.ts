import { setTimeout as wait } from 'node:timers/promises'
import type { CallAnswers } from '@faith-fables/contract/web-page'
import type { FastifyRequest } from 'fastify'
import { type AddressWords, filled } from './page-links.ts'

/** A page waits no longer than this for what it can do without. */
const patienceMilliseconds = 150

/**
 * What our own API answers to whoever asks for the page, with that person's rights; null when one of the calls is
 * refused or takes too long.
 *
 * @param calls with colons for the words of the page's address
 */
export async function askForPage(
  request: FastifyRequest,
  calls: readonly string[],
  words: AddressWords,
): Promise<CallAnswers | null> {
  const asked = Promise.all(
    calls.map(async (call) => [call, await ask(request, filled(call, words))] as const),
  )
  const answers = await Promise.race([asked, wait(patienceMilliseconds, null, { ref: false })])
  if (!answers || answers.some(([, answer]) => answer === null)) return null
  return Object.fromEntries(answers)
}

async function ask({ server, ip }: FastifyRequest, url: string): Promise<unknown> {
  const { statusCode, body } = await server.inject({ url, remoteAddress: ip })
  return statusCode === 200 ? JSON.parse(body) : null
}
