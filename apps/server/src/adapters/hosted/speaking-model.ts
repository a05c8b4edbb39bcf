import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import type { generateSpeech } from 'ai'
import type { ModelSetting, Supplier } from '../../ports/model-setting.ts'
import { fetchWithin } from './fetch-within.ts'

type Options = Parameters<typeof generateSpeech>[0]

/** How a supplier's speech model is asked, beside the words. */
export type SpeakingModel = Pick<Options, 'model' | 'outputFormat' | 'instructions'>

/** A page of ten minutes as Google sends it, uncompressed and in base64. */
const mostBytes = 40 * 1024 * 1024

const manner =
  'Read this aloud to a child at bedtime: warmly, clearly and without haste, word for word and nothing else'

/** What a book is read by where the operator names no voice. A server of one's own knows its own names; many know OpenAI's. */
export const usualVoices: Readonly<Record<Supplier, string>> = {
  openai: 'coral',
  google: 'Sulafat',
  'openai-compatible': 'alloy',
  anthropic: '',
}

/** The speech model that an operator named, at its supplier's own address unless another one is set. */
export function speakingModel({ supplier, model, apiKey, baseUrl }: ModelSetting): SpeakingModel {
  const settings = { ...(baseUrl !== null && { baseURL: baseUrl }), fetch: fetchWithin(mostBytes) }
  if (supplier === 'google')
    return {
      model: createGoogle({ ...settings, ...(apiKey !== null && { apiKey }) }).speech(model),
      outputFormat: 'wav',
      instructions: manner,
    }
  // The library for servers of one's own has no speech; they speak as OpenAI does. Without a key of theirs they are sent none of OpenAI's.
  const openai = createOpenAI({ ...settings, apiKey: apiKey ?? 'none' })
  return {
    model: openai.speech(model),
    outputFormat: 'mp3',
    // The models before these take no wishes.
    ...(supplier === 'openai' && model.startsWith('gpt-') && { instructions: manner }),
  }
}
