/** A call as a supplier's server understands it. */
export interface SuppliersCall {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

/** How one supplier's server is spoken to; what the real one refuses is refused. */
export interface Protocol {
  isFor(path: string): boolean
  /** The status and words of the refusal; null where the call is in order. */
  refusalOf(call: SuppliersCall): [status: number, message: string] | null
  promptOf(body: Record<string, unknown>): string
  /** Everything in which an answer's words come home. */
  answer(call: SuppliersCall, words: string, finish: 'stop' | 'length' | 'refused'): unknown
}

export const key = 'a-key-for-tests'
export const model = 'story-model'

type Json = Record<string, unknown>
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: Json) => String(part.text ?? '')).join('')
      : ''
const lastOf = (messages: unknown): Json => (Array.isArray(messages) ? (messages.at(-1) as Json) : {})
const bearer = ({ headers }: SuppliersCall) => headers.authorization === `Bearer ${key}`
const unknownModel = (body: Json): [number, string] | null =>
  body.model === model ? null : [404, `The model ${String(body.model)} does not exist.`]
const withoutKey: [number, string] = [401, 'Incorrect API key provided.']

/** Strict schemas must name every property as required and allow no others, all the way down. */
function looseIn(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { type, properties, required, additionalProperties, items } = schema as Json
  if (type === 'object') {
    const names = Object.keys((properties ?? {}) as Json)
    const isComplete = names.every((name) => Array.isArray(required) && required.includes(name))
    if (!isComplete || additionalProperties !== false) return true
    return Object.values(properties as Json).some(looseIn)
  }
  return type === 'array' && looseIn(items)
}

const responses: Protocol = {
  isFor: (path) => path.endsWith('/responses'),
  refusalOf(call) {
    if (!bearer(call)) return withoutKey
    const format = ((call.body.text ?? {}) as Json).format as Json | undefined
    if (format?.type !== 'json_schema' || !format.name)
      return [400, "Missing required parameter: 'text.format'."]
    if (format.strict && looseIn(format.schema))
      return [400, "Invalid schema: 'required' must name every property."]
    return unknownModel(call.body)
  },
  promptOf: ({ input }) => textOf(lastOf(input).content),
  answer: (_call, words, finish) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model,
    status: finish === 'length' ? 'incomplete' : 'completed',
    incomplete_details:
      finish === 'length'
        ? { reason: 'max_output_tokens' }
        : finish === 'refused'
          ? { reason: 'content_filter' }
          : null,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: words, annotations: [] }],
      },
    ],
    usage: { input_tokens: 100, output_tokens: 200, total_tokens: 300 },
  }),
}

const chat: Protocol = {
  isFor: (path) => path.endsWith('/chat/completions'),
  refusalOf(call) {
    if (!bearer(call)) return withoutKey
    const format = call.body.response_format as Json | undefined
    if (format?.type !== 'json_schema') return [400, 'response_format must be a json_schema.']
    return unknownModel(call.body)
  },
  promptOf: ({ messages }) => textOf(lastOf(messages).content),
  answer: (_call, words, finish) => ({
    id: 'chat_1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: words },
        finish_reason: finish === 'refused' ? 'content_filter' : finish,
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 },
  }),
}

const messages: Protocol = {
  isFor: (path) => path.endsWith('/messages'),
  refusalOf({ headers, body }) {
    if (headers['x-api-key'] !== key) return [401, 'invalid x-api-key']
    if (!headers['anthropic-version']) return [400, 'anthropic-version: header is required']
    if (typeof body.max_tokens !== 'number') return [400, 'max_tokens: Field required']
    return unknownModel(body)
  },
  promptOf: (body) => textOf(lastOf(body.messages).content),
  answer({ body }, words, finish) {
    const [tool] = (Array.isArray(body.tools) ? body.tools : []) as Json[]
    const input = tool && parsed(words)
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: input
        ? [{ type: 'tool_use', id: 'tool_1', name: tool.name, input }]
        : [{ type: 'text', text: words }],
      stop_reason:
        finish === 'length'
          ? 'max_tokens'
          : finish === 'refused'
            ? 'refusal'
            : input
              ? 'tool_use'
              : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 200 },
    }
  },
}

const generateContent: Protocol = {
  isFor: (path) => path.includes(':generateContent'),
  refusalOf({ path, headers, body }) {
    if (headers['x-goog-api-key'] !== key) return [400, 'API key not valid. Please pass a valid API key.']
    const format = (body.generationConfig ?? {}) as Json
    if (format.responseMimeType !== 'application/json')
      return [400, 'responseMimeType must be application/json.']
    return path.includes(`/models/${model}:`) ? null : [404, 'The model is not found.']
  },
  promptOf: ({ contents }) => textOf(lastOf(contents).parts),
  answer: (_call, words, finish) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: words }] },
        finishReason: finish === 'length' ? 'MAX_TOKENS' : finish === 'refused' ? 'SAFETY' : 'STOP',
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 200, totalTokenCount: 300 },
  }),
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return null
  }
}

export const protocols = [responses, chat, messages, generateContent]
