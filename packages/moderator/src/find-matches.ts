import type { ModerationCategory } from './moderation-category.ts'
import type { TracedText } from './normalise/traced-text.ts'
import type { Rule } from './theme.ts'
import { findListedWords } from './themes/profanity-list.ts'
import { themes } from './themes/themes.ts'

/** A place in one of the two readings of a text. */
export interface Match {
  category: ModerationCategory
  traced: TracedText
  start: number
  end: number
}

/** Runs the word list and every theme's rules; in the order of the themes, then of the text. */
export function findMatches(plain: TracedText, unmasked: TracedText): Match[] {
  const listed = findListedWords(unmasked.text)
  return themes.flatMap((theme) => [
    ...listed
      .filter((match) => match.category === theme.category)
      .map((match) => ({ ...match, traced: unmasked })),
    ...ruleMatches(theme.category, theme.rules, unmasked),
    ...ruleMatches(theme.category, theme.plainRules ?? [], plain),
  ])
}

function ruleMatches(category: ModerationCategory, rules: readonly Rule[], traced: TracedText): Match[] {
  const matches: Match[] = []
  for (const rule of rules) {
    for (const found of traced.text.matchAll(rule.find)) {
      const start = found.index
      const end = start + found[0].length
      if (!rule.unless?.test(sentenceAround(traced.text, start, end)))
        matches.push({ category, traced, start, end })
    }
  }
  return matches
}

/** The sentence a match stands in, in lower case. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 200), start)
  const after = text.slice(end, end + 200)
  const opening = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1
  const closing = after.search(/[.!?\n]/)
  const sentence =
    before.slice(opening) + text.slice(start, end) + (closing < 0 ? after : after.slice(0, closing))
  return sentence.toLowerCase()
}
