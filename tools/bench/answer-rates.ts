import autocannon from 'autocannon'
import type { BareAnswer } from './bare-server.ts'

/** A call, made by a visitor, or by the parents with these tokens in turn. */
export interface Question {
  path: string
  tokens?: string[]
}

const connections = 50
const seconds = 2

/**
 * Answers a second on 50 connections.
 * @throws Error when one of the answers is no success
 */
export async function rateOfAnswers(url: string, { path, tokens }: Question): Promise<number> {
  const requests = tokens ? tokens.map((token) => ({ path, headers: bearer(token) })) : [{ path }]
  const load = { url, connections, requests }
  await autocannon({ ...load, duration: 1 })
  const result = await autocannon({ ...load, duration: seconds })
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${path} failed ${failed} times of ${result.requests.total}.`)
  return result.requests.average
}

/** @throws Error when it is no success */
export async function answerOf(url: string, { path, tokens: [token] = [] }: Question): Promise<BareAnswer> {
  const answer = await fetch(url + path, { headers: token ? bearer(token) : {} })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 200)}`)
  return { type: answer.headers.get('content-type') ?? '', body }
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}
