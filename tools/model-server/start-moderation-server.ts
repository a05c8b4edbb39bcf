import type { ServerResponse } from 'node:http'
import { listenForCalls, makeTrouble, refuse, send, type Trouble } from './listen-for-calls.ts'
import { key, type SuppliersCall } from './protocols.ts'
import { waySettings } from './way-settings.ts'

/** What is in an input, as the supplier calls it ('violence/graphic'); null where nothing is. */
export type ModerationScript = (asked: { input: string; turn: number }) => string | null | Trouble

export interface ModerationServer extends AsyncDisposable {
  /** Everything that was sent to it, as it came. */
  readonly received: string[]
  /** Settings that have it moderate, spoken to as this supplier. */
  settingsFor(supplier: 'openai' | 'openai-compatible'): Record<string, string>
}

const model = 'omni-moderation-latest'
const categories = [
  'sexual',
  'sexual/minors',
  'harassment',
  'hate',
  'illicit',
  'self-harm',
  'violence',
  'violence/graphic',
]

/** A server that speaks as OpenAI's moderation does, on this machine. What the real one refuses is refused. */
export async function startModerationServer(
  script: ModerationScript = () => null,
): Promise<ModerationServer> {
  let turn = 0
  const listener = await listenForCalls((call, response) => {
    const refusal = refusalOf(call)
    if (refusal) refuse(response, refusal)
    else answer(inputsOf(call.body.input), response, (input) => script({ input, turn: ++turn }))
  })
  return {
    received: listener.received,
    settingsFor: (supplier) => ({
      MODERATION_MODEL: `${supplier}:${model}`,
      ...waySettings(supplier, listener.baseUrl),
    }),
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}

function refusalOf({ path, headers, body }: SuppliersCall): [number, string] | null {
  if (!path.endsWith('/moderations')) return [404, 'Unknown address.']
  if (headers.authorization !== `Bearer ${key}`) return [401, 'Incorrect API key provided.']
  if (body.model !== model) return [404, `The model ${String(body.model)} does not exist.`]
  const inputs = inputsOf(body.input)
  if (inputs.length === 0 || inputs.includes('')) return [400, 'Invalid value for input.']
  const images = inputs.filter((input) => input.startsWith('data:'))
  if (images.length > 1) return [400, 'At most one image is allowed.']
  return images.every((image) => /^data:image\/(?:png|jpeg|webp);base64,[\w+/]{99,}={0,2}$/.test(image))
    ? null
    : [400, 'Invalid image.']
}

function inputsOf(input: unknown): string[] {
  if (typeof input === 'string') return [input]
  if (!Array.isArray(input)) return []
  return input.map((part) => (typeof part === 'string' ? part : String(part?.image_url?.url ?? '')))
}

function answer(
  inputs: string[],
  response: ServerResponse,
  verdictOn: (input: string) => ReturnType<ModerationScript>,
): void {
  const verdicts = inputs.map(verdictOn)
  const trouble = verdicts.find((verdict) => isTrouble(verdict))
  if (isTrouble(trouble)) {
    makeTrouble(response, trouble)
    return
  }
  const results = verdicts.map((verdict) => ({
    flagged: verdict !== null,
    categories: Object.fromEntries(categories.map((category) => [category, category === verdict])),
    category_scores: Object.fromEntries(
      categories.map((category) => [category, category === verdict ? 0.9 : 0.01]),
    ),
  }))
  send(response, 200, JSON.stringify({ id: 'modr-1', model, results }))
}

const isTrouble = (verdict: unknown): verdict is Trouble =>
  verdict === 'stall' || verdict === 'hang up' || (typeof verdict === 'object' && verdict !== null)
