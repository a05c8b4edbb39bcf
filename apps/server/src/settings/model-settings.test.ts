import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

test('SPEECH_MODEL names a supplier that speaks, and its voice', () => {
  const settings = { SPEECH_MODEL: 'openai:gpt-4o-mini-tts', OPENAI_API_KEY: 'k', SPEECH_VOICE: 'nova' }
  expect(readConfig(settings).speechModel).toMatchObject({ model: 'gpt-4o-mini-tts', voice: 'nova' })
  expect(readConfig({ SPEECH_MODEL: 'builtin' }).speechModel).toBeNull()
  expect(() => readConfig({ SPEECH_MODEL: 'anthropic:claude', ANTHROPIC_API_KEY: 'k' })).toThrow(
    /which does not speak: choose openai, google or openai-compatible/,
  )
})

test('TEXT_MODEL names a supplier and its model, which may have colons of its own, with what reaches it', () => {
  const settings = {
    TEXT_MODEL: 'openai-compatible:llama3.1:8b',
    OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1/',
  }
  expect(readConfig(settings).textModel).toEqual({
    supplier: 'openai-compatible',
    model: 'llama3.1:8b',
    apiKey: null,
    baseUrl: 'http://localhost:11434/v1',
    cost: null,
  })
  expect(readConfig({ TEXT_MODEL: 'anthropic:some', ANTHROPIC_API_KEY: 'k' }).textModel).toMatchObject({
    supplier: 'anthropic',
    apiKey: 'k',
    baseUrl: null,
  })
  expect(readConfig({ TEXT_MODEL: 'builtin' }).textModel).toBeNull()
})

test('IMAGE_MODEL is set beside TEXT_MODEL and may be of another supplier', () => {
  const keys = { OPENAI_API_KEY: 'o', GOOGLE_GENERATIVE_AI_API_KEY: 'g' }
  const { textModel, imageModel } = readConfig({ ...keys, IMAGE_MODEL: 'google:gemini-2.5-flash-image' })
  expect([textModel, imageModel]).toEqual([
    null,
    { supplier: 'google', model: 'gemini-2.5-flash-image', apiKey: 'g', baseUrl: null, cost: null },
  ])
})

test('what a model costs is said for a million tokens each way, or for an answer', () => {
  const settings = { TEXT_MODEL: 'openai:some', IMAGE_MODEL: 'openai:other', OPENAI_API_KEY: 'k' }
  const { textModel, imageModel } = readConfig({
    ...settings,
    TEXT_MODEL_COST: '1.25/10',
    IMAGE_MODEL_COST: '0.04',
  })
  expect(textModel?.cost).toEqual({ millionInput: 1.25, millionOutput: 10 })
  expect(imageModel?.cost).toEqual({ answer: 0.04 })
})

test.each([
  [{ TEXT_MODEL: 'gpt-5' }, /^The setting TEXT_MODEL must be 'builtin', or a supplier and its model/],
  [{ TEXT_MODEL: 'openai:' }, /^The setting TEXT_MODEL must be/],
  [{ TEXT_MODEL: 'mistral:large' }, /suppliers: openai, anthropic, google, openai-compatible/],
  [{ TEXT_MODEL: 'openai:gpt-5' }, /set its key in OPENAI_API_KEY/],
  [{ TEXT_MODEL_COST: '$5' }, /^The setting TEXT_MODEL_COST must be what a million tokens cost/],
  [{ IMAGE_MODEL_COST: '-1/2' }, /^The setting IMAGE_MODEL_COST must be/],
  [{ TEXT_MODEL: 'google:gemini' }, /set its key in GOOGLE_GENERATIVE_AI_API_KEY/],
  [{ TEXT_MODEL: 'openai-compatible:llama3' }, /set OPENAI_COMPATIBLE_BASE_URL to its address/],
  [{ IMAGE_MODEL: 'dall-e' }, /^The setting IMAGE_MODEL must be 'builtin', or a supplier and its model/],
  [{ IMAGE_MODEL: 'openai:gpt-image-1' }, /^IMAGE_MODEL names .* set its key in OPENAI_API_KEY/],
  [{ IMAGE_MODEL: 'anthropic:some', ANTHROPIC_API_KEY: 'k' }, /which draws no pictures/],
  [{ IMAGE_MODEL: 'google:imagen-4', GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, /no 'gemini-' model/],
  [
    { MODERATION_MODEL: 'openai:omni-moderation-latest' },
    /^MODERATION_MODEL names .* set its key in OPENAI_API_KEY/,
  ],
  [{ OPENAI_BASE_URL: 'key-by-mistake' }, /^The setting OPENAI_BASE_URL must be an address[^;]*$/],
])('%j is refused with a sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
