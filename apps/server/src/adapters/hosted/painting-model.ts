import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { generateImage } from 'ai'
import type { ModelSetting } from '../../ports/model-setting.ts'
import { fetchWithin } from './fetch-within.ts'

type Options = Parameters<typeof generateImage>[0]

/** How a supplier's image model is asked, beside the words. */
export type PaintingModel = Pick<Options, 'model' | 'size' | 'aspectRatio'> & {
  /** So many pictures it is shown beside the words; 0 where it takes none. Of 1024 px each, they are far below what any refuses. */
  mostReferences: number
  /** What Premium asks for; the larger and finer costs more. */
  optionsFor(isFine: boolean): NonNullable<Options['providerOptions']>
}

/** An image of 4096 × 4096 as PNG, in base64. */
const mostBytes = 64 * 1024 * 1024

/** The image model that an operator named, at its supplier's own address unless another one is set. */
export function paintingModel({ supplier, model, apiKey, baseUrl }: ModelSetting): PaintingModel {
  const settings = {
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl !== null && { baseURL: baseUrl }),
    fetch: fetchWithin(mostBytes),
  }
  if (supplier === 'openai')
    return {
      model: createOpenAI(settings).image(model),
      size: '1024x1024',
      mostReferences: model.startsWith('gpt-image') ? 16 : 0,
      optionsFor: (isFine) =>
        model.startsWith('gpt-image') ? { openai: { quality: isFine ? 'high' : 'medium' } } : {},
    }
  if (supplier === 'google')
    return {
      model: createGoogle(settings).image(model),
      aspectRatio: '1:1',
      // The models before the third are at their best with three.
      mostReferences: model.startsWith('gemini-2') ? 3 : 14,
      // The models before the third have one size.
      optionsFor: (isFine) =>
        isFine && !model.startsWith('gemini-2') ? { google: { imageConfig: { imageSize: '2K' } } } : {},
    }
  const compatible = createOpenAICompatible({
    ...settings,
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
  })
  return {
    model: compatible.imageModel(model),
    size: '1024x1024',
    // Most servers of one's own have models that draw from words alone.
    mostReferences: 0,
    optionsFor: () => ({}),
  }
}
