import { z } from 'zod'
import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { beginNote } from './call-notes.ts'
import { fetchWithin } from './fetch-within.ts'
import type { Concern, Judge } from './judge.ts'
import { answeredWith, supplierError } from './supplier-errors.ts'

const longestSeconds = 30
const mostBytes = 1024 * 1024
const openaiAddress = 'https://api.openai.com/v1'

const answerOf = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()) })),
})
type Result = z.infer<typeof answerOf>['results'][number]

type Input = string[] | { type: 'image_url'; image_url: { url: string } }[]

/** OpenAI's `/moderations`, and servers of one's own that speak like it. */
export function moderationEndpoint(setting: ModelSetting, care: SupplierCare): Judge {
  const name = `${setting.supplier}:${setting.model}`
  const ask = (purpose: string, input: Input, signal: AbortSignal) =>
    care.pass(() => askOnce(setting, { name, care, purpose }, input, signal), signal)
  return {
    name,
    async read(parts, kind, signal) {
      const results = await ask(`moderation of ${kind}`, parts, signal)
      return results.flatMap((result, part) => concernsOf(result).map((concern) => ({ concern, part })))
    },
    async look(picture, signal) {
      const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
      const input = [{ type: 'image_url' as const, image_url: { url } }]
      return (await ask('moderation of picture', input, signal)).flatMap(concernsOf)
    },
  }
}

async function askOnce(
  { model, apiKey, baseUrl }: ModelSetting,
  { name, care, purpose }: { name: string; care: SupplierCare; purpose: string },
  input: Input,
  signal: AbortSignal,
): Promise<Result[]> {
  const note = beginNote(care.note, { supplier: name, purpose })
  try {
    const response = await fetchWithin(mostBytes)(`${baseUrl ?? openaiAddress}/moderations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestSeconds * 1000)]),
    })
    if (!response.ok) throw answeredWith(name, response.status, response.headers.get('retry-after'))
    const results = resultsIn(await response.text(), input.length)
    note(results ? 'answered' : 'unreadable')
    if (results) return results
  } catch (error) {
    note('failed')
    throw signal.aborted ? error : supplierError(name, error, longestSeconds)
  }
  throw new SupplierError(`The model ${name} answered with something else than verdicts.`, {
    retryable: true,
  })
}

/** null where not each of the inputs has a verdict: what was not read is not allowed. */
function resultsIn(text: string, inputs: number): Result[] | null {
  try {
    const { results } = answerOf.parse(JSON.parse(text))
    return results.length === inputs ? results : null
  } catch {
    return null
  }
}

/** What is flagged for a reason that is not known counts as well. */
function concernsOf({ flagged, categories }: Result): Concern[] {
  if (!flagged) return []
  const named = Object.keys(categories).filter((category) => categories[category] === true)
  const found = named.map((category) => concernOf[category.split(/[/_]/)[0] ?? ''] ?? 'frightening')
  return found.length > 0 ? [...new Set(found)] : ['frightening']
}

const concernOf: Record<string, Concern> = {
  violence: 'violence',
  sexual: 'sexual',
  hate: 'hate',
  harassment: 'hate',
  'self-harm': 'self-harm',
  illicit: 'crime',
}
