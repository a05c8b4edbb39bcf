import type { Endpoint } from '@faith-fables/contract/endpoints'
import { type EndpointName, endpoints } from '@faith-fables/contract/endpoints'

/** What an answer without success may say. */
export interface Failure {
  status: number
  statusText: string
  /** The body, when it is JSON. */
  body: { message?: unknown; error?: unknown; code?: unknown } | null
}

/** Sentences that a status alone decides, whatever the server wrote. */
const fixedMessages: Partial<Record<EndpointName, Record<number, string>>> = {
  getStory: {
    401: 'You are not authorized to view this story.',
    404: 'Story not found or you do not have permission to view it.',
  },
  getPublicStory: { 404: 'This story is either private or does not exist.' },
  getGeneration: { 404: 'Story generation record not found.' },
}

/** Sentences for answers without one that say more than the endpoint's own. */
const fallbacks: Partial<Record<EndpointName, (failure: Failure) => string>> = {
  getStory: ({ status }) => `Failed to fetch story: ${status}`,
  getPublicStory: ({ status }) => `Failed to fetch story: ${status}`,
  getGeneration: ({ statusText }) => `Polling failed: ${statusText}`,
  startGeneration: (failure) =>
    isOutOfTokens(failure)
      ? 'Insufficient tokens. Please purchase more.'
      : `Story generation failed: ${failure.statusText}`,
}

function isOutOfTokens({ status, body }: Failure): boolean {
  return status === 402 || body?.code === 'INSUFFICIENT_TOKENS'
}

/** Whether a refusal of this call says something of what was asked for, rather than of the sign-in. */
export function isOwnRefusal(name: EndpointName): boolean {
  return fixedMessages[name]?.[401] !== undefined
}

/** What the parent reads when a call fails. */
export function failureMessage(name: EndpointName, failure: Failure): string {
  const { status, statusText, body } = failure
  const fixed = fixedMessages[name]?.[status]
  if (fixed) return fixed
  const isTold = status === 0 || (name === 'startGeneration' && isOutOfTokens(failure))
  if (body === null && !isTold) return `API request failed with status: ${status} ${statusText}`
  return said(body?.message) ?? said(body?.error) ?? fallback(name, failure)
}

function said(words: unknown): string | undefined {
  return typeof words === 'string' && words !== '' ? words : undefined
}

function fallback(name: EndpointName, failure: Failure): string {
  const endpoint: Endpoint = endpoints[name]
  return fallbacks[name]?.(failure) ?? endpoint.failure ?? `API Error: ${failure.statusText}`
}
