import { z } from 'zod'
import { type ModelCost, type ModelSetting, type Supplier, suppliers } from '../ports/model-setting.ts'
import { SettingError } from './setting-error.ts'
import { factor, type SettingsOf, webAddress } from './setting-values.ts'

/** The settings of each supplier; the keys are named as the suppliers' own tools name them. */
const supplierSettings = {
  openai: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', baseUrl: 'ANTHROPIC_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', baseUrl: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_COMPATIBLE_API_KEY', baseUrl: 'OPENAI_COMPATIBLE_BASE_URL' },
} as const satisfies Record<Supplier, { key: string; baseUrl: string }>

/** 'builtin', or supplier and model, parted by the first colon: models have colons of their own ('llama3.1:8b'). */
const modelName = z.string().transform((text, context): { supplier: Supplier; model: string } | null => {
  if (text === 'builtin') return null
  const colon = text.indexOf(':')
  const supplier = suppliers.find((name) => name === text.slice(0, Math.max(0, colon)))
  const model = text.slice(colon + 1).trim()
  if (supplier && model) return { supplier, model }
  context.addIssue({
    code: 'custom',
    message: `must be 'builtin', or a supplier and its model such as 'openai-compatible:llama3.1:8b' (suppliers: ${suppliers.join(', ')})`,
  })
  return z.NEVER
})

const callsAtOnce = z
  .string()
  .regex(/^[1-9]\d?$/, 'must be a number from 1 to 99')
  .transform(Number)

const modelCost = z
  .string()
  .regex(
    /^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?$/,
    "must be what a million tokens cost, in and out, such as '1.25/10', or what one answer costs, such as '0.04'",
  )
  .transform((text): ModelCost => {
    const [first = 0, second] = text.split('/').map(Number)
    return second === undefined ? { answer: first } : { millionInput: first, millionOutput: second }
  })

/** Who writes, draws, reads and speaks in the place of the built-in ones, and what that may cost. */
export const modelVariables = {
  TEXT_MODEL: modelName.optional(),
  TEXT_MODEL_COST: modelCost.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_BASE_URL: webAddress.optional(),
  OPENAI_COMPATIBLE_API_KEY: z.string().optional(),
  OPENAI_COMPATIBLE_BASE_URL: webAddress.optional(),
  LISTENER_MODEL: modelName.optional(),
  LISTENER_MODEL_COST: modelCost.optional(),
  IMAGE_MODEL: modelName.optional(),
  IMAGE_MODEL_COST: modelCost.optional(),
  MODERATION_MODEL: modelName.optional(),
  MODERATION_MODEL_COST: modelCost.optional(),
  MODEL_BUDGET_PER_DAY: factor.optional(),
  MODEL_BUDGET_PER_STORY: factor.optional(),
  MODEL_CALLS_AT_ONCE: callsAtOnce.default(6),
  SPEECH_MODEL: modelName.optional(),
  SPEECH_MODEL_COST: modelCost.optional(),
  SPEECH_VOICE: z.string().max(100, 'must be the name of a voice').optional(),
}

type ModelSettings = SettingsOf<typeof modelVariables>

export const secretsOfModels = Object.values(supplierSettings).flatMap(({ key, baseUrl }) => [key, baseUrl])

/** The voice is null for the supplier's usual one. */
export type SpeechModelSetting = ModelSetting & { voice: string | null }

/** @throws SettingError when the model's supplier cannot be reached with these settings. */
export function modelSetting(
  name: 'TEXT_MODEL' | 'LISTENER_MODEL' | 'IMAGE_MODEL' | 'MODERATION_MODEL' | 'SPEECH_MODEL',
  settings: ModelSettings,
): ModelSetting | null {
  const wanted = settings[name]
  if (!wanted) return null
  const names = supplierSettings[wanted.supplier]
  const apiKey = settings[names.key] ?? null
  const baseUrl = settings[names.baseUrl]?.replace(/\/+$/, '') ?? null
  if (wanted.supplier === 'openai-compatible' && baseUrl === null)
    throw new SettingError(
      `${name} names a server of your own: set ${names.baseUrl} to its address, such as http://localhost:11434/v1.`,
    )
  if (wanted.supplier !== 'openai-compatible' && apiKey === null)
    throw new SettingError(`${name} names a model of ${wanted.supplier}: set its key in ${names.key}, too.`)
  return { ...wanted, apiKey, baseUrl, cost: settings[`${name}_COST`] ?? null }
}

/** Not every supplier draws, and not every model of one that does. */
export function imageModelSetting(settings: ModelSettings): ModelSetting | null {
  const wanted = settings.IMAGE_MODEL
  if (wanted?.supplier === 'anthropic')
    throw new SettingError(
      'IMAGE_MODEL names a model of anthropic, which draws no pictures: choose openai, google or openai-compatible.',
    )
  if (wanted?.supplier === 'google' && !wanted.model.startsWith('gemini-'))
    throw new SettingError(
      "IMAGE_MODEL names a model of google that is no 'gemini-' model: only these draw here, such as 'google:gemini-2.5-flash-image'.",
    )
  return modelSetting('IMAGE_MODEL', settings)
}

/** Not every supplier speaks. */
export function speechModelSetting(settings: ModelSettings): SpeechModelSetting | null {
  if (settings.SPEECH_MODEL?.supplier === 'anthropic')
    throw new SettingError(
      'SPEECH_MODEL names a model of anthropic, which does not speak: choose openai, google or openai-compatible.',
    )
  const setting = modelSetting('SPEECH_MODEL', settings)
  return setting && { ...setting, voice: settings.SPEECH_VOICE ?? null }
}
