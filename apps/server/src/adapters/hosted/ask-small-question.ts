import { z } from 'zod'
import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { askModel } from './ask-model.ts'
import { languageModel } from './language-model.ts'

/**
 * Finds out whether a model can be asked at all, and answers as it is asked to.
 * @returns its word; null when it answered with something else than was asked for
 * @throws SupplierError when it does not answer
 */
export async function askSmallQuestion(setting: ModelSetting, care: SupplierCare): Promise<string | null> {
  const name = `${setting.supplier}:${setting.model}`
  const said = await askModel(
    { model: languageModel(setting), name, care },
    {
      purpose: 'small question',
      schemaName: 'word',
      schema: z.object({ word: z.string() }),
      instructions: 'Answer with one JSON object.',
      prompt: '{"ask":"Which animal did Noah send out a second time? One word."}',
    },
    new AbortController().signal,
  )
  return 'answer' in said ? said.answer.word : null
}
