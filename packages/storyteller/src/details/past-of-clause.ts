import { findVerb, pastOfHelpers } from './find-verb.ts'

/** Words after which a sentence goes on with a subject and a verb of its own. */
const joining = /\b(because|since|when|whenever|while|if|that|until)\b/

/** "Decided she'll be a brother", "was worried he will crash": a clause that nothing joins. */
const joinedByNothing =
  /^(?<start>.*\b(?:thought|thinks|knew|said|told \S+|decided|announced|hoped|believed|felt|promised|worried|convinced|sure|afraid|sad|glad|happy|proud))(?<clause> (?:he|she|they|it|nobody|everybody)(?: |'))/i

/** "was jealous because everybody only looks at the baby" with its second half in the past, too. */
export function withClauseInPast(said: string): string {
  const words = said.replace(
    /\b(he|she|it|they)(?:'s|'re|'ll)(?= )/gi,
    (short, who: string) => `${who} ${helpersInFull[short.slice(who.length).toLowerCase()] ?? ''}`,
  )
  const bare = joinedByNothing.exec(words)?.groups
  if (bare?.start) return `${bare.start} ${inPast(words.slice(bare.start.length).trim())}`
  const found = joining.exec(words)
  if (!found) return said
  const end = found.index + found[0].length
  return `${words.slice(0, end)} ${inPast(words.slice(end).trim())}`.trim()
}

const helpersInFull: Readonly<Record<string, string>> = { "'s": 'is', "'re": 'are', "'ll": 'will' }

/** A sentence with the verb that surely is one in the past; without one it stays as it is. */
export function inPast(sentence: string): string {
  const words = sentence.split(' ')
  // "He is away": behind a pronoun a helper is the verb.
  const helper = /^(?:he|she|it|they)$/.test(words[0] ?? '') ? pastOfHelpers[words[1] ?? ''] : undefined
  if (helper) return words.with(1, helper).join(' ')
  const verb = findVerb(words)
  return verb ? words.with(verb.index, verb.past).join(' ') : sentence
}
