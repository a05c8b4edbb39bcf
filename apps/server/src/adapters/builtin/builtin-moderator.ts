import { moderateText } from '@faith-fables/moderator'
import { moderateName } from '@faith-fables/moderator/moderate-name'
import type { Moderator } from '../../ports/moderator.ts'

/** The rules that come with the product; they need no network. */
export function createBuiltinModerator(): Moderator {
  return {
    async review(text, kind, { scripture, language = 'en' }) {
      const verdict =
        kind === 'display name'
          ? moderateName(text)
          : moderateText(text, {
              ...(scripture && { scripture }),
              // What was learned was learned from English lines.
              byRulesAlone: language !== 'en',
            })
      return {
        allowed: verdict.allowed,
        reasons: [...new Set(verdict.findings.map(({ sentence }) => sentence))],
        ...(!verdict.allowed && {
          findings: verdict.findings.map(({ layer, category, sentence }) => ({
            layer,
            theme: category,
            reason: sentence,
          })),
        }),
      }
    },
  }
}
