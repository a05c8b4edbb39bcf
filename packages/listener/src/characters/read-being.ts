import type { Being } from '../facts.ts'
import { isA, valueFor } from '../lexicons/lexicons.ts'
import type { Unit } from '../text/read-units.ts'
import {
  beingOf,
  isAnimalAtWork,
  isBareThing,
  isOneOfFable,
  isThingOfTwo,
  isYoungAnimal,
} from './being-of-phrase.ts'
import type { Notes } from './notes.ts'
import { stageOf } from './stage-of-phrase.ts'

/** "Black cat with white paws. girl.": of a cat. */
export function readSexOfAnimal(head: Unit, rest: readonly Unit[], notes: Notes): boolean {
  const pronoun = sexes[head.small]
  const isSaidOfAnimal = notes.facts.some(
    (fact) => fact.kind === 'being' && fact.being.sort === 'animal' && fact.certain,
  )
  if (!pronoun || rest.length > 0 || !isSaidOfAnimal) return false
  notes.write({ kind: 'pronoun', pronoun }, [head])
  return true
}

const sexes: Readonly<Record<string, 'she' | 'he'>> = { girl: 'she', female: 'she', boy: 'he', male: 'he' }

/** What animal or thing somebody is, by its noun. @returns whether it is one */
export function readBeing(phrase: readonly Unit[], head: Unit, notes: Notes, isMade: boolean): boolean {
  const named =
    isYoungAnimal(phrase) || isAnimalAtWork(phrase) || isOneOfFable(phrase)
      ? beingOf(phrase.slice(0, -1), phrase.at(-2) ?? head)
      : beingOf(phrase, head)
  if (!named && isBareThing(phrase) && notes.facts.length === 0) {
    const noun = isThingOfTwo(phrase) ? `${phrase.at(-2)?.small} ${head.lemma}` : head.lemma
    notes.write({ kind: 'being', being: { sort: 'other', noun } }, phrase, false)
    return true
  }
  if (!named) return false
  const being: Being = isMade && named.sort === 'animal' ? { sort: 'toy', noun: `toy ${named.noun}` } : named
  // "A dinosour": what nobody knows is not sure.
  // "Two cats": one of them at most.
  const areSeveral = phrase.some(({ part, small }) => part === 'NUM' && small !== 'one' && small !== '1')
  const isKnown = being.sort !== 'other' || head.classes.length > 0 || isA('thing', head.lemma)
  notes.write({ kind: 'being', being }, phrase, isKnown && !(areSeveral && head.small !== head.lemma))
  const pronoun = valueFor('pronoun-nouns', head.small)
  if (pronoun === 'she' || pronoun === 'he') notes.write({ kind: 'pronoun', pronoun }, [head])
  const stage = isOneOfFable(phrase) ? stageOf(phrase, head) : null
  if (stage) notes.write({ kind: 'stage', stage }, [head])
  return true
}
