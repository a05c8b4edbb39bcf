import type { PromptOutcome } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'

type Outcome = PromptOutcome['outcome']

/** What became of it, in a word or two. */
export function outcomeWords({ outcome, page }: PromptOutcome): string {
  switch (outcome) {
    case 'told':
      return `Page ${page}`
    case 'told in part':
      return `Page ${page}, in part`
    case 'followed':
      return 'Done'
    case 'in the pictures':
      return 'In the pictures'
    case 'drawn in part':
      return 'In the pictures, in part'
    case 'not drawn':
      return 'Not drawn'
    case 'left out':
      return 'No room'
    case 'not understood':
      return 'Not understood'
    case 'beside the story':
      return 'Beside the story'
    case 'another language':
      return 'Not English'
  }
}

/** Why something is not in the story, and what can be done; nothing for what is. */
const reasons: Readonly<Partial<Record<Outcome, string>>> = {
  'not understood':
    'Not understood: we tell only what we are sure of. Say it in a short sentence, or write it into the text yourself.',
  'left out': 'No room: a story bears only so much. You can write it into the text, or order more pages.',
  'drawn in part': 'In the pictures, in part: there is no drawing for all of it yet.',
  'not drawn': 'Not drawn: there is no drawing for it yet.',
  'beside the story': 'Beside the story: questions and remarks are not told.',
  'another language': 'Not English: we read English so far. The name is in the story, the rest is not.',
}

export const isUsed = ({ outcome }: PromptOutcome): boolean =>
  outcome === 'drawn in part' || reasons[outcome] === undefined

/** The reasons of what is not in the story, each once. */
export function reasonsIn(report: readonly PromptOutcome[]): string[] {
  return Object.entries(reasons).flatMap(([outcome, reason]) =>
    report.some((one) => one.outcome === outcome) ? [reason] : [],
  )
}

/** "7 in your story, 3 not used" */
export function reportInShort(report: readonly PromptOutcome[]): string {
  const used = report.filter(isUsed).length
  const unused = report.length - used
  if (unused === 0) return used === 1 ? 'It is in your story.' : `All ${used} are in your story.`
  return `${countOf(used, 'thing')} in your story, ${unused} not used.`
}

/** Who it is about, and what became of each thing, in the order in which it was written; said twice it stands once. */
export function groupsOf(report: readonly PromptOutcome[]): { about: string; outcomes: PromptOutcome[] }[] {
  const groups = new Map<string, Map<string, PromptOutcome>>()
  for (const one of report) {
    const about = one.about ?? 'Additional details'
    const group = groups.get(about) ?? new Map<string, PromptOutcome>()
    groups.set(about, group)
    if (!group.has(one.words)) group.set(one.words, one)
  }
  return [...groups].map(([about, group]) => ({ about, outcomes: [...group.values()] }))
}
