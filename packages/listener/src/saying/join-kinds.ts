import type { Fact } from '../facts.ts'
import { phraseOf } from './phrase-of.ts'

/** Phrases of facts; those of one kind that follow each other without a verb of their own are one: "loves trains, mud and pirates". */
export function joinKinds(facts: readonly Fact[], details: string): string[] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const group = groups.at(-1)
    if (group && goesOn(fact, group[0])) group.push(fact)
    else groups.push([fact])
  }
  return groups.map((group) => withVerb(group[0], listOf(group.map((fact) => phraseOf(fact, details)))))
}

/** Behind a label there is no verb: "Hates: socks". */
const verbs: Partial<Record<Fact['kind'], string>> = {
  like: 'likes',
  dislike: 'does not like',
  fear: 'afraid of',
}

function withVerb(first: Fact | undefined, words: string): string {
  const verb = first && first.phrase === undefined ? verbs[first.kind] : undefined
  return verb ? `${verb} ${words}` : words
}

const listed = new Set<Fact['kind']>(['like', 'dislike', 'fear', 'skill', 'belonging'])

const goesOn = (fact: Fact, first: Fact | undefined): boolean =>
  first?.kind === fact.kind && listed.has(fact.kind) && fact.phrase === undefined

/** "trains, mud and pirates" */
function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
