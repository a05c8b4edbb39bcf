import { key } from './protocols.ts'

const settingNames: Record<string, [key: string, baseUrl: string]> = {
  openai: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  anthropic: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_GENERATIVE_AI_BASE_URL'],
  'openai-compatible': ['OPENAI_COMPATIBLE_API_KEY', 'OPENAI_COMPATIBLE_BASE_URL'],
}

/** The settings by which a supplier is reached at an address. */
export function waySettings(supplier: string, address: string): Record<string, string> {
  const [keySetting = '', baseUrl = ''] = settingNames[supplier] ?? []
  return { [keySetting]: key, [baseUrl]: address }
}
