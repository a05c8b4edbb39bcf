import type { WordKind } from '../facts.ts'
import type { Clause } from '../text/cut-clauses.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { readAge } from './read-age.ts'
import { kindOfLook, partsOf, type Role, readNounPhrase, wordsOf } from './read-noun-phrase.ts'
import { kindsOfPredicates, kindsOfVerbs, verbsOfHaving } from './verb-kinds.ts'

const leading =
  /^(?:and|but|also|so|then|or|because|although|though|while|who|which|that|very|really|just|yeah|ok|otherwise)$/
const ownSubjects = /^(?:she|he|they|it)$/

/** "Hates: socks, bedtime", "Hair: none": what stands before a colon says what the list behind it is. */
function readLabel(units: readonly Unit[], notes: Notes): OpenList {
  const [first] = units
  const text = `${wordsBetween(units)} `
  const predicate = kindsOfPredicates.find(([words]) => words.test(text))
  const kind =
    predicate?.[1] ??
    (first && (kindsOfVerbs[first.lemma] ?? kindOfLook(first) ?? kindsOfVerbs[first.small.replace(/s$/, '')]))
  if (kind) notes.pass(units)
  return kind ?? null
}

/** The kind of a list that goes on behind commas: "loves trains, mud, and pirates". */
export type OpenList = WordKind | null

export interface Reading {
  /** The character's name in small letters, which may stand as a subject. */
  name: string
  notes: Notes
  /** Whether a colon stands behind it. */
  isLabel: boolean
  /** Whether a list goes on that a label began: then nothing in it is read as anything else. */
  isLabelled: boolean
  /** Whether it is the first clause of all, which says who somebody is. */
  isFirst: boolean
}

/** Verbs that ask something of the writer, where they stand first. */
const asks =
  /^(?:please|draw|give|make|keep|show|put|let|call|leave|write|include|add|use|do|don't|avoid|say|have|mention|remember|note|ignore|see)$/
const wished =
  /^(?:we'd|i'd|we|i) (?:would )?(?:like|love|want|do not want|don't want)\b|\b(?:must|should) (?:not )?(?:be|not|have|never|always|win|get|save|know)\b|\bin (?:the|this) (?:story|book|pictures?)\b|\bplease\b/

/** What a clause asks of the writer is a wish, whole as it was said; it is nothing about looks or life. */
function readWish(units: readonly Unit[], isFirst: boolean, notes: Notes): boolean {
  const text = wordsBetween(units)
  const [first] = units
  const isAsked = isFirst && first && asks.test(first.small) && first.small === first.lemma
  if (!isAsked && !wished.test(text)) return false
  notes.writeWords('wish', units)
  return true
}

const wordsBetween = (units: readonly Unit[]): string =>
  units
    .map(({ small }) => small)
    .join(' ')
    .replaceAll(" n't", "n't")
    .replaceAll(" '", "'")

/** Reads one clause. @returns the list that the next clause may go on with */
export function readClause({ units: typed, after }: Clause, reading: Reading, list: OpenList): OpenList {
  const units = typed.slice(
    Math.max(
      0,
      typed.findIndex(({ small }) => !leading.test(small)),
    ),
  )
  const first = units[0]
  if (!first) return list
  const { notes } = reading
  if (reading.isLabel) return readLabel(units, notes)
  if (readWish(units, after !== 'comma' && !list, notes)) return null
  if (first.small === 'no' || first.small === 'not') return list
  const isOwn = ownSubjects.test(first.small) || first.small === reading.name
  if (isOwn) {
    notes.pass([first])
    readPronoun(first, notes)
    return readPredicate(units.slice(1), notes, null, units[1]?.part === 'DET' ? 'who' : 'is')
  }
  if (first.small === 'there' && units[1]?.part === 'AUX') {
    notes.pass(units.slice(0, 2))
    readThings(units.slice(2), notes, 'belonging')
    return null
  }
  if (reading.isLabelled && list) {
    for (const part of partsOf(units)) notes.writeWords(list, part)
    return list
  }
  const verb = verbAt(mainPart(units))
  if (verb > 0 && isSubject(units.slice(0, verb))) {
    readSomebodyElse(units.slice(0, verb), units.slice(verb), notes)
    return null
  }
  return readPredicate(
    units,
    notes,
    list,
    reading.isFirst || (after === 'stop' && /^an?$/.test(first.small)) ? 'who' : 'is',
  )
}

function readPronoun({ small }: Unit, notes: Notes, isSure = true): void {
  if (small === 'she' || small === 'he' || small === 'they')
    notes.write({ kind: 'pronoun', pronoun: small }, [], isSure)
}

/** Without what hangs on it behind "when" or "because". */
function mainPart(units: readonly Unit[]): readonly Unit[] {
  const end = units.findIndex(
    ({ small }, at) =>
      at > 0 &&
      /^(?:when|whenever|if|because|until|till|since|while|where|unless|although|who|that|which|whom)$/.test(
        small,
      ),
  )
  return end < 0 ? units : units.slice(0, end)
}

/** Where the verb stands that a sentence needs; -1 where there is none. */
export function verbAt(units: readonly Unit[]): number {
  return units.findIndex((unit, at) => {
    const before = units[at - 1]
    if (unit.part === 'AUX') return true
    if (unit.part !== 'VERB' || /ing$/.test(unit.small)) return false
    if (
      /^(?:called|named|made)$/.test(unit.small) ||
      (before &&
        (/^(?:DET|NUM|ADJ|ADP)$/.test(before.part) ||
          before.small === 'to' ||
          /^(?:my|our|his|her|their|its)$/.test(before.small)))
    )
      return false
    return !(at === 0 && /ed$/.test(unit.small))
  })
}

const isSubject = (units: readonly Unit[]): boolean =>
  units.some(({ part }) => /^(?:NOUN|PROPN|PRON)$/.test(part)) && units[0]?.part !== 'ADP'

/** "her hair is long" is about the character; "her brothers are loud" about others, and is told of nobody. */
function readSomebodyElse(subject: readonly Unit[], rest: readonly Unit[], notes: Notes): void {
  const head = subject.at(-1)
  const kind = head ? kindOfLook(head) : null
  if (head && kind) notes.writeWords(kind, [...subject, ...rest])
}

function readPredicate(units: readonly Unit[], notes: Notes, list: OpenList, role: Role): OpenList {
  const text = wordsBetween(units)
  const [first] = units
  if (!first) return list
  const predicate = kindsOfPredicates.find(([words]) => words.test(text))
  if (predicate) return readAfterPredicate(units, predicate[1], predicate[0].exec(text)?.[0] ?? '', notes)
  if (/^(?:aged?|turning|nearly|almost)$/.test(first.small)) return readWithoutVerb(units, notes, null, role)
  if (looksShaved(units) && readNounPhrase(units, 'is', notes)) return null
  if (
    first.part === 'AUX' ||
    (first.part === 'VERB' && !/ing$/.test(first.small)) ||
    /^(?:always|never|often|sometimes|still|once|already|secretly)$/.test(first.small)
  ) {
    return readVerb(units, notes)
  }
  return readWithoutVerb(units, notes, list, role)
}

/** "shaved head", "crooked fringe": a participle that describes what stands behind it. */
const looksShaved = (units: readonly Unit[]): boolean => {
  const [first, second] = units
  return (
    first?.part === 'VERB' && /ed$|n$/.test(first.small) && /^(?:NOUN|ADJ|PROPN)$/.test(second?.part ?? '')
  )
}

function readAfterPredicate(units: readonly Unit[], kind: WordKind, words: string, notes: Notes): OpenList {
  const count = words.split(' ').length + (words.includes("n't") ? 1 : 0)
  const told = kind === 'health' ? units : units.slice(count)
  notes.pass(units.slice(0, count))
  for (const part of partsOf(told)) notes.writeWords(kind, part)
  return kind
}

function readWithoutVerb(units: readonly Unit[], notes: Notes, list: OpenList, role: Role): OpenList {
  const age = list ? [] : readAge(units, notes)
  const others = units.filter((unit) => !age.includes(unit) && unit.part !== 'PUNCT')
  if (others.length === 0) return null
  const [next] = others
  if (next && /^(?:with|wearing)$/.test(next.small)) {
    readThings(others.slice(1), notes, 'belonging')
    return null
  }
  if (next?.small === 'in' && readNounPhrase(others.slice(1), 'has', notes)) return null
  if (next?.small === 'from') {
    notes.pass([next])
    notes.writeWords('place', others.slice(1))
    return null
  }
  if (readNounPhrase(others, list ? 'has' : role, notes)) return null
  if (list) {
    for (const part of partsOf(others)) notes.writeWords(list, part)
    return list
  }
  if (/ing$/.test(others[0]?.small ?? '')) notes.writeWords('habit', others, false)
  return null
}

/** What somebody has or wears: its noun says what it is. */
function readThings(units: readonly Unit[], notes: Notes, otherwise: WordKind): void {
  for (const part of partsOf(units)) {
    if (readPet(part, notes) || readNounPhrase(part, 'has', notes)) continue
    notes.writeWords(otherwise, part)
  }
}

function readPet(units: readonly Unit[], notes: Notes): boolean {
  const called = units.findIndex(({ small }) => /^(?:called|named)$/.test(small))
  const phrase = called < 0 ? units : units.slice(0, called)
  if (phrase.some(({ part }) => part === 'ADP')) return false
  const animal = phrase.findLast((unit) => isOneOf(unit, 'animal'))
  if (!animal || (animal !== phrase.at(-1) && phrase.at(-1)?.part !== 'PROPN')) return false
  const name = called < 0 ? (phrase.at(-1) === animal ? undefined : phrase.at(-1)) : units[called + 1]
  if (phrase.some(({ small }) => /^(?:stuffed|plush|toy|wooden|cuddly)$/.test(small))) return false
  notes.pass(units)
  notes.write(
    { kind: 'pet', words: wordsOf(phrase.slice(0, phrase.indexOf(animal) + 1)), name: name?.text ?? null },
    units,
  )
  return true
}

function readVerb(units: readonly Unit[], notes: Notes): OpenList {
  const [first, second] = units
  if (!first) return null
  const rest = units.slice(1)
  const isNegated = units.slice(0, 4).some(({ small }) => /^(?:not|n't|never)$/.test(small))
  if (first.lemma === 'be' || (first.small === "'s" && second?.part !== 'VERB')) return readBe(rest, notes)
  if (/^(?:can|could)$/.test(first.lemma) && !isNegated) {
    notes.pass([first])
    notes.writeWords('skill', rest)
    return null
  }
  if (first.small === 'used' && second?.small === 'to') {
    notes.writeWords('event', units)
    return null
  }
  if (
    first.lemma === 'have' &&
    rest.some(({ lemma }) => lemma === 'year') &&
    readAge(rest, notes).length > 0
  ) {
    notes.pass([first])
    return null
  }
  if (verbsOfHaving.test(first.lemma) || (first.lemma === "'s" && second?.small === 'got')) {
    notes.pass([first])
    readThings(
      rest.filter(({ small }) => small !== 'got'),
      notes,
      first.lemma === 'wear' ? 'garment' : 'belonging',
    )
    return null
  }
  if (/^(?:will|wo|would)$/.test(first.small) && isNegated) {
    notes.pass(units)
    notes.writeWords(
      'dislike',
      units.filter((unit) => unit !== first && !/^(?:not|n't|never)$/.test(unit.small)),
    )
    return null
  }
  const main = first.part === 'AUX' ? units.find(({ part }) => part === 'VERB') : first
  const kind = main && kindsOfVerbs[main.lemma]
  if (kind && main) return readKnownVerb(units, main, isNegated && kind === 'like' ? 'dislike' : kind, notes)
  notes.writeWords(isPast(first) ? 'event' : 'habit', units)
  return null
}

function readKnownVerb(units: readonly Unit[], main: Unit, kind: WordKind, notes: Notes): OpenList {
  const behind = units.slice(units.indexOf(main) + 1)
  if (/^(?:skill|speech|work)$/.test(kind) || behind.length === 0) {
    notes.writeWords(kind, units)
    return null
  }
  notes.pass(units.slice(0, units.indexOf(main) + 1))
  for (const part of partsOf(behind[0]?.small === 'to' ? behind.slice(1) : behind))
    notes.writeWords(kind, part)
  return kind
}

const isPast = ({ small, lemma, part }: Unit): boolean =>
  part === 'VERB' && small !== lemma && !/(?:s|ing)$/.test(small)

/** "is 9", "isn't a baby": what is denied is no fact of ours. */
function readBe(units: readonly Unit[], notes: Notes): OpenList {
  if (/^(?:not|n't)$/.test(units[0]?.small ?? '')) return null
  if (units.some(({ small }, at) => at < 3 && /ing$/.test(small) && units[at]?.part === 'VERB')) {
    notes.writeWords('event', units)
    return null
  }
  return readPredicate(units, notes, null, 'who')
}
