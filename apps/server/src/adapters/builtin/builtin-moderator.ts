import { moderateText } from '@faith-fables/moderator'
import type { Moderator } from '../../ports/moderator.ts'

/** The rules that come with the product; they need no network. */
export function createBuiltinModerator(): Moderator {
  return {
    async review(text, _kind, { scripture }) {
      const verdict = moderateText(text, scripture ? { scripture } : {})
      return {
        allowed: verdict.allowed,
        reasons: [...new Set(verdict.findings.map(({ sentence }) => sentence))],
      }
    },
  }
}
