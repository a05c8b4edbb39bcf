import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { readNounPhrase } from './read-noun-phrase.ts'
import { readPredicate } from './read-predicate.ts'
import { isElderKin } from './stage-of-phrase.ts'

/**
 * "Mouse lives behind the oven", "grandma lives far": whom it is about stands first, without an article, and behind it what they do.
 *
 * @param verb where the verb stands
 * @returns whether it is read so
 */
export function readWhoDoes(units: readonly Unit[], verb: number, notes: Notes): boolean {
  const subject = units.slice(0, verb)
  const head = subject.at(-1)
  const deed = units[verb]
  const isDone =
    deed?.part === 'AUX' || (deed?.part === 'VERB' && deed.small !== deed.lemma && deed.small.endsWith('s'))
  const isBare = subject.every(({ part }) => /^(?:ADJ|NOUN|PROPN)$/.test(part))
  const isOneAlone = head !== undefined && (head.small === head.lemma || !head.small.endsWith('s'))
  const isElder = head !== undefined && isElderKin(head.small)
  if (!isDone || !isBare || !isOneAlone || !(isElder || isOneOf(head, 'animal', 'toy', 'fantasy')))
    return false
  readNounPhrase(subject, 'who', notes)
  readPredicate(units.slice(verb), notes, null, 'is')
  return true
}
