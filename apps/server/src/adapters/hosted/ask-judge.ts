import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { openJudge } from './open-hosted-moderator.ts'

/**
 * Finds out whether a moderator can be asked at all, with a sentence that nobody could object to.
 * @returns whether it allows the sentence
 * @throws SupplierError when it does not answer
 */
export async function askJudge(setting: ModelSetting, care: SupplierCare): Promise<boolean> {
  const sentence = 'The lamb sleeps in the sun.'
  const findings = await openJudge(setting, care).read([sentence], 'story text', new AbortController().signal)
  return findings.length === 0
}
