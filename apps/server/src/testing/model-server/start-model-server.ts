import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { key, model, protocols, type SuppliersCall } from './protocols.ts'
import { type AskedOrder, orderIn, type WrittenAnswer, writeAnswer } from './write-answer.ts'

/** What the server does with a call that is in order. */
export type Reply =
  | { words: string; finish?: 'stop' | 'length' | 'refused' }
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang up'
  | 'stall'

/** @param turn counts the calls from 1 */
export type Script = (asked: { order: AskedOrder; prompt: string; turn: number }) => Reply

export interface ModelServer extends AsyncDisposable {
  /** Everything that was sent to it, as it came. */
  readonly received: string[]
  /** Settings that have stories written by it, spoken to as this supplier. */
  settingsFor(supplier: string): Record<string, string>
}

const keySettings: Record<string, [key: string, baseUrl: string]> = {
  openai: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  anthropic: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_GENERATIVE_AI_BASE_URL'],
  'openai-compatible': ['OPENAI_COMPATIBLE_API_KEY', 'OPENAI_COMPATIBLE_BASE_URL'],
}

/** A good story, with what a test wants to be different in it. */
export const storyReply = (
  order: AskedOrder,
  change: (answer: WrittenAnswer) => object = (same) => same,
): Reply => ({
  words: JSON.stringify(change(writeAnswer(order))),
})

/** A server that speaks as the suppliers of language models do, on this machine. */
export async function startModelServer(
  script: Script = ({ order }) => storyReply(order),
): Promise<ModelServer> {
  const received: string[] = []
  let turn = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      received.push(text)
      const call = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) }
      answer(call, response, (prompt) =>
        prompt.includes('"ask"')
          ? { words: '{"word":"A dove"}' }
          : script({ order: orderIn(prompt), prompt, turn: ++turn }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    settingsFor(supplier) {
      const [keySetting = '', baseUrl = ''] = keySettings[supplier] ?? []
      return {
        TEXT_MODEL: `${supplier}:${model}`,
        [keySetting]: key,
        [baseUrl]: `http://127.0.0.1:${port}/v1`,
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(call: SuppliersCall, response: ServerResponse, replyTo: (prompt: string) => Reply): void {
  const protocol = protocols.find(({ isFor }) => isFor(call.path))
  const refusal = protocol ? protocol.refusalOf(call) : ([404, 'Unknown address.'] as const)
  if (!protocol || refusal) {
    const [status, message] = refusal ?? [404, '']
    send(
      response,
      status,
      {},
      JSON.stringify({ error: { message, type: 'invalid_request_error', code: status } }),
    )
    return
  }
  const reply = replyTo(protocol.promptOf(call.body))
  if (reply === 'stall') return
  if (reply === 'hang up') response.destroy()
  else if ('status' in reply)
    send(response, reply.status, reply.headers ?? {}, reply.body ?? '{"error":{"message":"no"}}')
  else send(response, 200, {}, JSON.stringify(protocol.answer(call, reply.words, reply.finish ?? 'stop')))
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}
