import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import type { Moderator } from '../../ports/moderator.ts'
import { createHostedModerator } from './hosted-moderator.ts'
import type { Judge } from './judge.ts'
import { languageModel } from './language-model.ts'
import { moderationEndpoint } from './moderation-endpoint.ts'
import { reviewingModel } from './reviewing-model.ts'

/** The moderator that an operator named in the settings, on top of the built-in one. */
export const openHostedModerator = (
  setting: ModelSetting,
  care: SupplierCare,
  builtin: Moderator,
): Moderator => createHostedModerator(openJudge(setting, care), builtin)

/** A model whose name says that it moderates is asked at `/moderations`; every other one reads and answers in words. */
export function openJudge(setting: ModelSetting, care: SupplierCare): Judge {
  const { supplier, model } = setting
  const isMadeForIt = /moderation/i.test(model) && (supplier === 'openai' || supplier === 'openai-compatible')
  if (isMadeForIt) return moderationEndpoint(setting, care)
  return reviewingModel({ model: languageModel(setting), name: `${supplier}:${model}`, care })
}
