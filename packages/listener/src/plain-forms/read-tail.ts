import type { Pronoun } from '../facts.ts'
import type { Word } from '../text/tag-words.ts'
import { isPlural } from './is-plural.ts'
import { withQuotations } from './quotations.ts'
import { type Around, sayWord } from './say-word.ts'

/** A clause that runs on for long would swallow the sentence it is put into. */
const mostWords = 8

/**
 * What stands behind a verb, as one breath without a clause of its own; "when she is happy" becomes "when happy". Null
 * where it has words that only the parent's own sentence gives a meaning: "them", "us", "because".
 */
export function readTail(
  written: readonly Word[],
  pronoun: Pronoun,
  { isOfAnother = false, most = mostWords }: Room = {},
): string | null {
  const words = withQuotations(written)
  const occasion = occasionOf(words)
  const plain = occasion ? words.slice(0, occasion.at) : words
  if (words.length > most) return null
  const told: string[] = []
  for (const [at, word] of plain.entries()) {
    const said =
      isOfAnother && word.small === objects[pronoun] && !isPossessive(word, plain[at + 1])
        ? '{them}'
        : sayWord(word, aroundIn(plain, at), pronoun)
    if (said === null) return null
    told.push(said)
  }
  if (endsOpen(plain)) return null
  return [...told, ...(occasion ? [occasion.words] : [])]
    .join(' ')
    .replaceAll(/ (?=['’]s\b)/g, '')
    .replaceAll(' - ', '-')
    .replaceAll(/(?<=\b\d+) (?=\p{Lu}\b)/gu, '')
}

interface Room {
  /** Whether somebody else does it, so that "him" is whoever the fact is about. */
  isOfAnother?: boolean
  most?: number
}

const objects: Readonly<Record<Pronoun, string>> = { she: 'her', he: 'him', they: 'them', it: 'it' }

const isPossessive = ({ small }: Word, after: Word | undefined): boolean =>
  small === 'her' && after !== undefined && /^(?:NOUN|ADJ|PROPN)$/.test(after.part)

const prepositions = /^(?:of|with|from|as|like|than|at|in|on|to|by|for|into|under|over|behind|beside|round)$/

/** "at", "the", "very": something is missing behind it; nothing is behind "with the light on" and "from behind". */
function endsOpen(words: readonly Word[]): boolean {
  const [before, last] = [words.at(-2), words.at(-1)]
  if (!last) return false
  if (last.small === 'on' && words.at(-4)?.small === 'with' && words.at(-3)?.small === 'the') return false
  // "With odd socks on".
  const worn = words.findLastIndex(({ small }) => small === 'with')
  if (
    last.small === 'on' &&
    worn > 0 &&
    words.slice(worn + 1, -1).every(({ part }) => /^(?:ADJ|NOUN)$/.test(part))
  )
    return false
  if (last.small === 'behind' && before?.small === 'from') return false
  // "Than dogs with four": four legs.
  if (last.part === 'NUM' && before?.small === 'with') return true
  return /^(?:DET|CCONJ|PART)$/.test(last.part) || last.small === 'own' || prepositions.test(last.small)
}

const clauseBeginners = /^(?:when|where|who|that|which|if|till|until|while|before|after|because|so)$/

function aroundIn(words: readonly Word[], at: number): Around {
  const behind = words.slice(0, at)
  return {
    before: words[at - 1],
    after: words[at + 1],
    isBehindMany: behind.some(
      (word) => isPlural(word) || /^(?:every(?:one|body)|each|all)$/.test(word.small),
    ),
    isInClause: behind.some(({ small }) => clauseBeginners.test(small)),
  }
}

/** "when happy", "when she is happy". */
function occasionOf(words: readonly Word[]): { at: number; words: string } | null {
  const at = words.findIndex(({ small }) => small === 'when')
  if (at < 0) return null
  const behind = words.slice(at + 1)
  const plain =
    /^(?:she|he|they|it)$/.test(behind[0]?.small ?? '') && behind[1]?.lemma === 'be'
      ? behind.slice(2)
      : behind
  const isPlain =
    plain.length > 0 && plain.length <= 2 && plain.every(({ part }) => /^(?:ADJ|ADV)$/.test(part))
  return isPlain ? { at, words: `when ${plain.map(({ small }) => small).join(' ')}` } : null
}
