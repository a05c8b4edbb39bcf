import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** Whoever is described. */
interface Named {
  /** In small letters. */
  name: string
  notes: Notes
}

/** "My son Teddy": the name behind whose it is says nothing of what they are. */
export function withoutOwnName(typed: readonly Unit[], { name, notes }: Named): readonly Unit[] {
  // "A girl named Lily with brown hair", of Lily.
  const called = typed.findIndex(
    ({ small }, place) => /^(?:named|called)$/.test(small) && wordsOfName(typed.slice(place + 1), name) > 0,
  )
  const end = called < 0 ? 0 : called + 1 + wordsOfName(typed.slice(called + 1), name)
  notes.pass(called < 0 ? [] : typed.slice(called, end))
  const units = called < 1 ? typed : [...typed.slice(0, called), ...typed.slice(end)]
  const at = units.findIndex(({ small }, place) => small === name && isOneOf(units[place - 1], 'kin-words'))
  if (at < 0 || !/^(?:my|our)\b/.test(units[0]?.small ?? '')) return units
  notes.pass(units.slice(at, at + 1))
  return [...units.slice(0, at), ...units.slice(at + 1)]
}

/** "Our Mia is seven": of the character, and nothing of ours. */
export function withoutOurs(units: readonly Unit[], { name, notes }: Named): readonly Unit[] {
  if (!/^(?:our|my)$/.test(units[0]?.small ?? '') || wordsOfName(units.slice(1), name) === 0) return units
  notes.pass(units.slice(0, 1))
  return units.slice(1)
}

/** "Aunty Wambui drives a bus", of Wambui: what the writer calls them stands before the name. */
export function withoutTitle(units: readonly Unit[], { name, notes }: Named): readonly Unit[] {
  const [title] = units
  const behind = units.slice(1)
  const named = wordsOfName(behind, name)
  if (!title || !isOneOf(title, 'kin-words', 'pronoun-nouns') || named === 0) return units
  const verb = behind[named]
  const isVerb = verb !== undefined && (/^(?:VERB|AUX)$/.test(verb.part) || verb.small === "'s")
  // "Drives the bus": a noun to the tagger.
  const isDone =
    verb !== undefined && /[^s]s$/.test(verb.small) && /^(?:DET|ADP|ADV)$/.test(behind[named + 1]?.part ?? '')
  if (!verb || !(isVerb || isDone)) return units
  readNounPhrase([title], 'who', notes)
  return isVerb
    ? behind
    : [...behind.slice(0, named), { ...verb, part: 'VERB', classes: [] }, ...behind.slice(named + 1)]
}

/** How many units at the beginning are the whole name: "Nana Bea is 71". */
export function wordsOfName(units: readonly Unit[], name: string): number {
  if (isShortName(units, name)) return 1
  let said = ''
  // The tagger takes "Ella-Mae" for three words.
  const whole = name.replaceAll(/[\s-]/g, '')
  for (const [at, { small }] of units.entries()) {
    said += small.replaceAll(/[\s-]/g, '')
    if (said === whole) return at + 1
    if (!whole.startsWith(said)) return 0
  }
  return 0
}

const fewestLetters = 3

/** "Wilf is 3", of Wilfred: written as a name, before what is said of it. */
function isShortName([first, next]: readonly Unit[], name: string): boolean {
  if (!first || !next || first.text === first.small || first.small.length < fewestLetters) return false
  const isSaid = /^(?:VERB|AUX)$/.test(next.part) || next.small === "'s"
  return isSaid && name.startsWith(first.small) && name !== first.small
}
