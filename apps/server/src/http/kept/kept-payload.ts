import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptAnswer } from './answer-shelf.ts'
import { type Encoding, encode, welcomeEncoding } from './encodings.ts'

/** Smaller answers travel in one packet anyway. */
const encodedFromBytes = 1024

/**
 * What is sent of a kept answer, once its headers are set: the body as the caller's browser likes it best, or nothing where
 * the browser has it already and only asks whether it still is the answer.
 */
export function keptPayload(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
): Buffer | string | Promise<Buffer> {
  reply.header('cache-control', 'no-cache').header('etag', kept.etag)
  if (kept.body.length >= encodedFromBytes) addToVary(reply, 'accept-encoding')
  // What is no success is never answered with 'you have it already'.
  if (reply.statusCode === 200 && headers['if-none-match']?.includes(kept.etag)) {
    reply.code(304)
    return ''
  }
  const encoding = kept.body.length < encodedFromBytes ? null : welcomeEncoding(headers['accept-encoding'])
  if (encoding === null) return kept.body
  reply.header('content-encoding', encoding)
  return kept.encoded.get(encoding) ?? encodeAndKeep(kept, encoding)
}

async function encodeAndKeep(kept: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const encoded = await encode(kept.body, encoding)
  kept.encoded.set(encoding, encoded)
  return encoded
}

function addToVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, ${name}` : name)
}
