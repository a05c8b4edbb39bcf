import { key, type SuppliersCall } from './protocols.ts'

type Json = Record<string, unknown>

/** How one supplier's image model is spoken to; what the real one refuses is refused. */
export interface ImageProtocol {
  isFor(call: SuppliersCall): boolean
  refusalOf(call: SuppliersCall): [status: number, message: string] | null
  promptOf(body: Json): string
  /** How many pictures go along with the words. */
  countPictures(body: Json): number
  answer(image: string): unknown
  /** How it declines for safety. */
  decline(): [status: number, body: unknown]
}

/** What the models are called on the test's server. */
export const imageModels = {
  openai: 'gpt-image-1',
  'openai-compatible': 'sd:local',
  google: 'gemini-2.5-flash-image',
} as const

const sizes = ['1024x1024', '1536x1024', '1024x1536', 'auto']
const known = new Set(['model', 'prompt', 'n', 'size', 'quality'])
const knownOfEdits = new Set([...known, 'image', 'image[]'])
/** What the model of the tests is shown at most. */
const mostPictures = { openai: 16, google: 3 }

/** One is called "image"; several are "image[]". */
const picturesOfForm = (body: Json): { type?: string; size?: number }[] =>
  [body.image, body['image[]']].flat().filter((image) => typeof image === 'object' && image !== null)

const generations: ImageProtocol = {
  isFor: ({ path }) => /\/images\/(?:generations|edits)$/.test(path),
  refusalOf({ path, headers, body }) {
    const isEdit = path.endsWith('/edits')
    if (headers.authorization !== `Bearer ${key}`) return [401, 'Incorrect API key provided.']
    if (body.model !== imageModels.openai && body.model !== imageModels['openai-compatible'])
      return [404, `The model ${String(body.model)} does not exist.`]
    const names = isEdit ? knownOfEdits : known
    const unknown = Object.keys(body).find((name) => !names.has(name))
    if (unknown) return [400, `Unknown parameter: '${unknown}'.`]
    const pictures = picturesOfForm(body)
    if (isEdit && pictures.length === 0) return [400, "Missing required parameter: 'image'."]
    if (pictures.length > mostPictures.openai) return [400, 'Too many images.']
    if (pictures.some(({ type, size = 0 }) => type !== 'image/webp' || size >= 50_000_000))
      return [400, 'Invalid image: it must be png, webp or jpg of less than 50 MB.']
    if (isEdit && body.model !== imageModels.openai) return [404, 'Unknown address.']
    if (typeof body.prompt !== 'string' || body.prompt.length > 32_000)
      return [400, 'prompt must be at most 32000 characters.']
    if (!sizes.includes(String(body.size))) return [400, `Invalid size '${String(body.size)}'.`]
    if (body.quality !== undefined && !['low', 'medium', 'high', 'auto'].includes(String(body.quality)))
      return [400, `Invalid quality '${String(body.quality)}'.`]
    return body.quality !== undefined && body.model !== imageModels.openai
      ? [400, "Unknown parameter: 'quality'."]
      : null
  },
  promptOf: ({ prompt }) => String(prompt),
  countPictures: (body) => picturesOfForm(body).length,
  answer: (image) => ({
    created: 1,
    data: [{ b64_json: image }],
    usage: { input_tokens: 100, output_tokens: 1000, total_tokens: 1100 },
  }),
  decline: () => [
    400,
    {
      error: {
        message: 'Your request was rejected by the safety system.',
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
      },
    },
  ],
}

type Part = { text?: string; inlineData?: { mimeType?: string; data?: string } }

const partsOf = ({ contents }: Json): Part[] =>
  (Array.isArray(contents) ? (contents as { parts: Part[] }[]) : []).flatMap(({ parts }) => parts)

const generateContent: ImageProtocol = {
  isFor: ({ path }) => path.includes(':generateContent'),
  refusalOf({ path, headers, body }) {
    if (headers['x-goog-api-key'] !== key) return [400, 'API key not valid. Please pass a valid API key.']
    if (!path.includes(`/models/${imageModels.google}:`)) return [404, 'The model is not found.']
    const { responseModalities, imageConfig } = (body.generationConfig ?? {}) as Json
    if (!Array.isArray(responseModalities) || !responseModalities.includes('IMAGE'))
      return [400, 'The model answers with images.']
    const { aspectRatio, ...others } = (imageConfig ?? {}) as Json
    const pictures = partsOf(body).flatMap(({ inlineData }) => inlineData ?? [])
    if (pictures.length > mostPictures.google) return [400, 'Too many images.']
    if (pictures.some(({ mimeType, data }) => mimeType !== 'image/webp' || !data))
      return [400, 'Unable to process input image.']
    if (aspectRatio !== '1:1') return [400, `Invalid aspectRatio '${String(aspectRatio)}'.`]
    return Object.keys(others).length > 0 ? [400, 'Unknown name in imageConfig.'] : null
  },
  promptOf: (body) =>
    partsOf(body)
      .map(({ text }) => text ?? '')
      .join('\n'),
  countPictures: (body) => partsOf(body).filter(({ inlineData }) => inlineData).length,
  answer: (image) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: image } }] },
        finishReason: 'STOP',
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 1290, totalTokenCount: 1390 },
  }),
  decline: () => [
    200,
    {
      candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }],
      usageMetadata: { promptTokenCount: 100, totalTokenCount: 100 },
    },
  ],
}

export const imageProtocols = [generations, generateContent]
