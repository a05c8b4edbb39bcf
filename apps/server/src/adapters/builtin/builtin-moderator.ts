import { type ModerationFinding, moderateText } from '@faith-fables/moderator'
import { moderateName } from '@faith-fables/moderator/moderate-name'
import type { Moderator } from '../../ports/moderator.ts'

/** The rules that come with the product; they need no network. */
export function createBuiltinModerator(): Moderator {
  return {
    async review(text, kind, { scripture, names = [], language = 'en' }) {
      const verdict =
        kind === 'display name'
          ? moderateName(text)
          : moderateText(text, {
              ...(scripture && { scripture }),
              names: names.filter((name) => moderateName(name).allowed),
              isToUs: kind === 'feedback',
              // What was learned was learned from English lines.
              byRulesAlone: language !== 'en',
            })
      return {
        allowed: verdict.allowed,
        reasons: reasonsOf(verdict.findings),
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

/** What a parent reads: a theme's advice once, however many words of theirs it is about. */
function reasonsOf(findings: readonly ModerationFinding[]): string[] {
  const byTheme = Map.groupBy(findings, ({ layer, category }) => `${layer} ${category}`)
  return [...byTheme.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const also = others.map(({ excerpt }) => `“${excerpt}”`)
    return also.length === 0
      ? [first.sentence]
      : [`${first.sentence} The same goes for ${new Intl.ListFormat('en').format(also)}.`]
  })
}
