import { findVerb, pastOfHelpers } from './find-verb.ts'

/** Words after which a sentence goes on with a subject and a verb of its own. */
const joining = /\b(because|since|when|whenever|while|if|that|until)\b/

/** "was jealous because everybody only looks at the baby" with its second half in the past, too. */
export function withClauseInPast(words: string): string {
  const found = joining.exec(words)
  if (!found) return words
  const end = found.index + found[0].length
  return `${words.slice(0, end)} ${inPast(words.slice(end).trim())}`.trim()
}

/** A sentence with the verb that surely is one in the past; without one it stays as it is. */
export function inPast(sentence: string): string {
  const words = sentence.split(' ')
  // "He is away": behind a pronoun a helper is the verb.
  const helper = /^(?:he|she|it|they)$/.test(words[0] ?? '') ? pastOfHelpers[words[1] ?? ''] : undefined
  if (helper) return words.with(1, helper).join(' ')
  const verb = findVerb(words)
  return verb ? words.with(verb.index, verb.past).join(' ') : sentence
}
