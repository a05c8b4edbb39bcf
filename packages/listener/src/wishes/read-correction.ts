import type { Unit } from '../text/read-units.ts'
import { type ClauseContext, otherPhrases, whoIsMeant } from './clause-context.ts'
import { wordsOf } from './noun-phrases.ts'

const contrasts = /^(?:not|never|instead|n't)$/
const copulas =
  /^(?:is|are|'s|'re|was|be|has|have|wears|wear|uses|use|plays|play|likes|loves|lives|works|eats|walks|speaks)$/
const modals = /^(?:would|will|can|could|should|might|must|does|do|did|'d|'ll|ca|wo|ai)$/
const tellers = /^(?:text|story|book|you|it)$/

export interface Correction {
  who: string
  right: string
  wrong: string | null
}

/** What somebody is, has or wears, against what the book says: "Lupe's sneakers are red, not blue". */
export function readCorrection(context: ClauseContext): Correction | null {
  const { units } = context
  const who = whoIsMeant(context)
  if (!who) return null
  const { right, wrong } = partedAt(units)
  // "Theo would never say sorry" says what he does not do, and not what is right.
  if (modals.test(right.at(-1)?.small ?? '')) return null
  const said = right.filter(({ small, part }) => small !== ',' && part !== 'INTJ')
  const verb = said.findIndex(({ small, part }) => copulas.test(small) && part !== 'PART')
  // "Felicity waits for them" says what happens, and "her hair is messy" how somebody is.
  if (verb < 0 && wrong.length === 0 && said.some(({ part }) => part === 'VERB')) return null
  const subject = verb > 0 ? said.slice(0, verb) : []
  const isDeed = verb >= 0 && said[verb]?.part === 'VERB'
  const predicate = verb >= 0 ? said.slice(isDeed ? verb : verb + 1) : said
  const owned = otherPhrases(context).find(({ to }) => to <= (subject.length || 0))
  const words = wordsOf(predicate.filter(({ small }) => !/^(?:a|an|actually|really|called)$/.test(small)))
  if (words === '') return null
  const isOwned = owned !== undefined && !tellers.test(owned.head.small)
  return { who, right: isOwned ? `${words} ${owned.words}` : words, wrong: wordsOf(wrong) || null }
}

/** What is so, and what is not. */
function partedAt(units: readonly Unit[]): { right: readonly Unit[]; wrong: readonly Unit[] } {
  const no = units.findIndex(({ small }) => contrasts.test(small))
  if (no < 0) {
    const says = units.findIndex(
      ({ small }, at) =>
        tellers.test(small) && /^(?:says?|wrote|said|has|have)$/.test(units[at + 1]?.small ?? ''),
    )
    return says > 0
      ? { right: units.slice(0, says), wrong: units.slice(says + 2) }
      : { right: units, wrong: [] }
  }
  const back = units.findIndex((unit, at) => at > no && /^(?:she|he|they|it|but)$/.test(unit.small) && at > 0)
  if (/^(?:is|are|'s|'re|was)$/.test(units[no - 1]?.small ?? '') && back > no)
    return { right: units.slice(back), wrong: units.slice(no + 1, back) }
  return { right: units.slice(0, no), wrong: units.slice(no + (units[no]?.small === 'instead' ? 2 : 1)) }
}
