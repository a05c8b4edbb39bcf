import type { Pronoun } from '../facts.ts'
import type { Word } from '../text/tag-words.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

const modals: Readonly<Record<string, 'do' | 'can' | 'will'>> = {
  do: 'do',
  does: 'do',
  ca: 'can',
  can: 'can',
  wo: 'will',
  will: 'will',
}

/** "Doesn't mind" and "can't reach" are torn out of what the parent said. */
const needsMore =
  /^(?:mind|reach|admit|agree|matter|bother|care|want|like|need|know|think|get|make|take|keep|do|help|stand|go|come)$/

/** "can't swim", "won't wear pink", "doesn't mind being rushed". */
export function readDenial(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const [first, not, verb, ...behind] = words
  const modal = modals[first?.small ?? '']
  if (!modal || !/^(?:n't|not)$/.test(not?.small ?? '') || verb?.small !== verb?.lemma || !verb) return null
  const said = behind.filter(({ small }, at) => !(small === 'all' && behind[at - 1]?.small === 'at'))
  const plain = said.filter((word, at) => !(word.small === 'at' && at === said.length - 1))
  if (plain.length === 0 && needsMore.test(verb.lemma)) return null
  // "Won't be called cute".
  const done = verb.lemma === 'be' && plain[0]?.part === 'VERB' ? plain[0].small : ''
  if (!done && (!/^(?:VERB|NOUN)$/.test(verb.part) || verb.lemma === 'have')) return null
  // "Doesn't belong to no one".
  if (plain.some(({ small }) => /^(?:no|nothing|nobody|none|nowhere)$/.test(small))) return null
  const tail = readTail(done ? plain.slice(1) : plain, pronoun)
  return tail === null ? null : { form: 'denial', modal, base: verb.lemma, rest: `${done} ${tail}`.trim() }
}
