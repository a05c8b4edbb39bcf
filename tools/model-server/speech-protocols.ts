import { key, type SuppliersCall } from './protocols.ts'

type Json = Record<string, unknown>

/** How one supplier's speech model is spoken to; what the real one refuses is refused. */
export interface SpeechProtocol {
  isFor(call: SuppliersCall): boolean
  refusalOf(call: SuppliersCall): [status: number, message: string] | null
  askedIn(body: Json): { text: string; voice: string }
  /** The sound in everything that it comes home in. */
  answer(sound: Uint8Array): { contentType: string; body: string | Uint8Array }
  /** What it makes of words: Google sends samples, the others a file. */
  sound: 'mp3' | 'samples'
}

/** What the models are called on the test's server. */
export const speechModels = {
  openai: 'gpt-4o-mini-tts',
  'openai-compatible': 'kokoro',
  google: 'gemini-2.5-flash-preview-tts',
} as const

const known = new Set(['model', 'input', 'voice', 'response_format', 'speed', 'instructions'])
const voices = ['alloy', 'coral', 'nova', 'sage']

const audioSpeech: SpeechProtocol = {
  sound: 'mp3',
  isFor: ({ path }) => path.endsWith('/audio/speech'),
  refusalOf({ headers, body }) {
    if (headers.authorization !== `Bearer ${key}`) return [401, 'Incorrect API key provided.']
    if (body.model !== speechModels.openai && body.model !== speechModels['openai-compatible'])
      return [404, `The model ${String(body.model)} does not exist.`]
    const unknown = Object.keys(body).find((name) => !known.has(name))
    if (unknown) return [400, `Unknown parameter: '${unknown}'.`]
    if (typeof body.input !== 'string' || body.input === '' || body.input.length > 4096)
      return [400, 'input must have 1 to 4096 characters.']
    if (!voices.includes(String(body.voice))) return [400, `Invalid voice '${String(body.voice)}'.`]
    if (body.instructions !== undefined && body.model !== speechModels.openai)
      return [400, "Unknown parameter: 'instructions'."]
    return body.response_format === 'mp3' ? null : [400, 'The tests play MP3.']
  },
  askedIn: ({ input, voice }) => ({ text: String(input), voice: String(voice) }),
  answer: (sound) => ({ contentType: 'audio/mpeg', body: sound }),
}

const generateContent: SpeechProtocol = {
  sound: 'samples',
  isFor: ({ path }) => path.includes('-tts:generateContent'),
  refusalOf({ path, headers, body }) {
    if (headers['x-goog-api-key'] !== key) return [400, 'API key not valid. Please pass a valid API key.']
    if (!path.includes(`/models/${speechModels.google}:`)) return [404, 'The model is not found.']
    const { responseModalities } = (body.generationConfig ?? {}) as Json
    if (!Array.isArray(responseModalities) || responseModalities.join() !== 'AUDIO')
      return [400, 'The model answers with sound alone.']
    return voiceIn(body) === '' ? [400, 'voiceName is missing.'] : null
  },
  askedIn(body) {
    const contents = body.contents as { parts: { text?: string }[] }[]
    return { text: contents[0]?.parts[0]?.text ?? '', voice: voiceIn(body) }
  },
  answer: (sound) => ({
    contentType: 'application/json',
    body: JSON.stringify({
      candidates: [
        {
          content: {
            role: 'model',
            parts: [
              {
                inlineData: {
                  mimeType: 'audio/L16;codec=pcm;rate=24000',
                  data: Buffer.from(sound).toString('base64'),
                },
              },
            ],
          },
          finishReason: 'STOP',
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 400, totalTokenCount: 500 },
    }),
  }),
}

function voiceIn({ generationConfig }: Json): string {
  const { speechConfig } = (generationConfig ?? {}) as {
    speechConfig?: { voiceConfig?: { prebuiltVoiceConfig?: { voiceName?: string } } }
  }
  return speechConfig?.voiceConfig?.prebuiltVoiceConfig?.voiceName ?? ''
}

export const speechProtocols = [audioSpeech, generateContent]
