import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SuppliersCall } from './protocols.ts'

/** What a supplier's server does instead of answering a call that is in order. */
export type Trouble =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang up'
  | 'stall'

export interface CallListener extends AsyncDisposable {
  /** Everything that was sent to it, as it came. */
  readonly received: string[]
  /** The address that suppliers' libraries are given. */
  readonly baseUrl: string
}

/** A server on this machine that hands each call of a supplier's library to `answer`. */
export async function listenForCalls(
  answer: (call: SuppliersCall, response: ServerResponse) => void | Promise<void>,
): Promise<CallListener> {
  const received: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(chunks)
      received.push(bytes.toString())
      void bodyOf(bytes, request.headers['content-type'] ?? '').then((body) =>
        answer({ path: request.url ?? '', headers: request.headers, body }, response),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Of a form the fields, those called "name[]" as lists; of a file in it, its kind and how many bytes it has. */
async function bodyOf(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  if (!contentType.startsWith('multipart/form-data')) return JSON.parse(bytes.toString())
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType },
  }).formData()
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const field = typeof value === 'string' ? value : { type: value.type, size: value.size }
    const earlier = fields[name]
    fields[name] = name.endsWith('[]') ? [...(Array.isArray(earlier) ? earlier : []), field] : field
  }
  return fields
}

export function makeTrouble(response: ServerResponse, trouble: Trouble): void {
  if (trouble === 'stall') return
  if (trouble === 'hang up') response.destroy()
  else send(response, trouble.status, trouble.body ?? '{"error":{"message":"no"}}', trouble.headers)
}

export function refuse(response: ServerResponse, [status, message]: readonly [number, string]): void {
  send(response, status, JSON.stringify({ error: { message, type: 'invalid_request_error', code: status } }))
}

export function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}
