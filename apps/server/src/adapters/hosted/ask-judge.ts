import type { ModelSetting, NoteCall } from '../../ports/model-setting.ts'
import { openJudge } from './open-hosted-moderator.ts'

/**
 * Finds out whether a moderator can be asked at all, with a sentence that nobody could object to.
 * @returns whether it allows the sentence
 * @throws SupplierError when it does not answer
 */
export async function askJudge(setting: ModelSetting, noteCall: NoteCall): Promise<boolean> {
  const sentence = 'The lamb sleeps in the sun.'
  const findings = await openJudge(setting, noteCall).read(
    [sentence],
    'story text',
    new AbortController().signal,
  )
  return findings.length === 0
}
