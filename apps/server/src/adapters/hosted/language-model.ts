import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSetting } from '../../ports/model-setting.ts'

// The library would write its warnings to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The language model that an operator named, at its supplier's own address unless another one is set. */
export function languageModel({ supplier, model, apiKey, baseUrl }: ModelSetting): LanguageModel {
  const settings = { ...(apiKey !== null && { apiKey }), ...(baseUrl !== null && { baseURL: baseUrl }) }
  switch (supplier) {
    case 'openai':
      return createOpenAI(settings)(model)
    case 'anthropic':
      return createAnthropic(settings)(model)
    case 'google':
      return createGoogle(settings)(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        ...settings,
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        supportsStructuredOutputs: true,
      })(model)
  }
}
