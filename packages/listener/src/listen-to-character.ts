import { withBeingFirst } from './characters/being-first.ts'
import { decideBeing } from './characters/decide-being.ts'
import { withoutEndearments } from './characters/endearments.ts'
import { doubtWhatIsLeftOut } from './characters/left-out.ts'
import { createNotes, type Notes } from './characters/notes.ts'
import { isOfAnother, isOfOneWished, isQuoted } from './characters/of-somebody-else.ts'
import { isOfThemBefore } from './characters/of-them-before.ts'
import type { OpenList } from './characters/open-list.ts'
import { readAgeOfSize } from './characters/read-age.ts'
import { readClause } from './characters/read-clause.ts'
import { readLeftLooks } from './characters/read-left-looks.ts'
import { readNounPhrase } from './characters/read-noun-phrase.ts'
import { readOwners } from './characters/read-owners.ts'
import {
  endsDislike,
  goesOnOfThing,
  isCountOf,
  isInBrackets,
  isNotLiked,
  isOfChildhood,
  isOfFamilyOf,
  isOfHairBefore,
  isOfHairBehind,
  isOfManyBefore,
  isOfOtherPronoun,
  isOfWhatIsMissing,
  isOtherwiseInList,
  isToTurn,
  lengthOfGuess,
  mayBeThing,
  saysWhoLate,
} from './characters/said-otherwise.ts'
import { saysNothing, stageOfTitle } from './characters/title-of-name.ts'
import { withoutOpening } from './characters/without-opening.ts'
import type { Fact, Heard, LeftOver } from './facts.ts'
import { valueFor } from './lexicons/lexicons.ts'
import { asMeant } from './text/as-meant.ts'
import { type Clause, cutClauses } from './text/cut-clauses.ts'
import { mendSpelling } from './text/mend-spelling.ts'
import { normaliseText } from './text/normalised-text.ts'
import { otherLanguage } from './text/other-language.ts'
import { readAgainAsVerb } from './text/read-again-as-verb.ts'
import { readAsThing } from './text/read-as-thing.ts'
import { isOneOf, readUnits, type Unit } from './text/read-units.ts'
import { rememberLast } from './text/remember-last.ts'
import { tagWords } from './text/tag-words.ts'
import { listenInTongue } from './tongues/listen-in-tongue.ts'

/** "Or failing that a bus": the second best. */
const isInsteadOf = ([first, second]: readonly Unit[]): boolean =>
  first?.small === 'failing' && second?.small === 'that'

const saysOneOf = (units: readonly Unit[]): boolean =>
  units.some(({ small }) => /^(?:she|he|her|his|him)$/.test(small))

/** "Has a twin called Deniz, they argue": they are two. */
const hasSomebody = (units: readonly Unit[]): boolean =>
  units.some(({ lemma, part }) => lemma === 'have' && /^(?:VERB|AUX)$/.test(part)) &&
  units.some((unit) => isOneOf(unit, 'kin-words'))

/** "Very brave, says my son", "according to him Popcorn is a camel": who says so is nobody whom it is about. */
function withoutReport(said: readonly Unit[], notes: Notes): readonly Unit[] {
  const isBefore = said[0]?.small === 'according' && said[1]?.small === 'to'
  const begin = isBefore
    ? /^(?:my|our|his|her)$/.test(said[2]?.small ?? '') && said[3]?.part === 'NOUN'
      ? 4
      : 3
    : 0
  notes.pass(said.slice(0, begin))
  const units = said.slice(begin)
  const at = units.findIndex(
    ({ small }, place) =>
      /^(?:says?|said|reckons?|insists?|claims?)$/.test(small) &&
      /^(?:my|our)$/.test(units[place + 1]?.small ?? ''),
  )
  if (at < 0) return units
  notes.pass(units.slice(at))
  return units.slice(0, at)
}

/** "Hijab: yes": the word before it is what there is. */
const isYes = ([only, ...rest]: readonly Unit[], { after }: Clause): boolean =>
  after === 'colon' && rest.length === 0 && /^(?:yes|yep|yeah|sure)$/.test(only?.small ?? '')

/** "Florence & Maud": what is said of one may not be said of the other. "Poppy & Mae's mum" is one. */
const areTwo = /\p{L}\s*(?:&|\+|\/|\sand\s)\s*\p{Lu}(?!.*['’]s\s\p{Ll}+$)/u

/** A look that stands alone in a list is seen: "wheelchair" behind "loves mud". */
const oftenOfTheList = /^(?:work|habit|trait|belonging|kin|skill)$/

/** What stands in brackets is of these seldom said of the character. */
const oftenOfWordBefore = /^(?:trait|belonging|hair|skin|like|dislike|fear)$/
const anySaidInOneWord = /^(?:trait|belonging|hair|health|like|dislike|fear|skill|work|kin|skin)$/

/** Every family of a busy minute, a kilobyte or two each. */
const remembered = rememberLast<Heard>(500)

/** Reads who a character is from what a parent wrote of them. */
export const listenToCharacter = ({ name, details }: { name: string; details: string }): Heard =>
  remembered([name, details], () => readCharacter(name, details))

function readCharacter(name: string, details: string): Heard {
  const language = otherLanguage(details)
  if (language)
    return {
      facts: decideBeing(name, listenInTongue(name, details, language), readName(name)),
      leftOver: [{ span: [0, details.length], words: details }],
      otherLanguage: language,
    }
  const normalised = normaliseText(withoutOpening(withBeingFirst(details)), mendWithName(name))
  const notes = createNotes(name, normalised, details)
  const clauses = cutClauses(readUnits(tagWords(normalised.text).map(asMeant)))
  const isOne = clauses.some(({ units }) => saysOneOf(units) || hasSomebody(units))
  let list: OpenList = null
  let isLabelled = false
  let isAfterDenied = false
  const ofOthers: (readonly [number, number])[] = []
  for (const [at, clause] of clauses.entries()) {
    const typed = withoutReport(readAsThing(readAgainAsVerb(clause, normalised)), notes)
    const guess = lengthOfGuess(typed)
    const units = isYes(typed, clause) ? (clauses[at - 1]?.units ?? []) : typed.slice(guess)
    notes.pass(typed.slice(0, guess))
    const before = clauses[at - 1]
    const isOfMany = isOfManyBefore(units, before, notes.facts)
    const isOfOther = isOfOtherPronoun(units, clauses.slice(0, at))
    if (isOfFamilyOf(clauses, at, notes.facts)) {
      notes.endClause(units)
      continue
    }
    // "Won't wear shoes. Or socks."
    if (clause.after === 'stop' && !/^(?:or|nor)$/.test(units[0]?.small ?? '')) {
      list = null
      isLabelled = false
    }
    if (endsDislike(list, before, units, normalised.text)) list = null
    const isLabel = clauses[at + 1]?.after === 'colon'
    const opened = list
    isAfterDenied =
      clause.after !== 'stop' &&
      (isAfterDenied ? units.length === 1 : before !== undefined && isDenied(before))
    list = readClause(
      { ...clause, units },
      {
        name: name.toLowerCase(),
        notes,
        isFirst:
          clauses.slice(0, at).every(isDenied) ||
          (clause.after === 'comma' && saysWhose(clauses[at - 1]?.units ?? [], name)) ||
          (at === 1 && isOnlyNamed(clauses[0]?.units ?? [], clause, name)) ||
          saysWhoLate(units, before, notes.facts),
        isOne: isOne || isOfMany,
        isLabel,
        isLabelled,
      },
      list,
    )
    const isAnothers = isOfAnother(units, before, normalised.text, name)
    if (isAnothers) ofOthers.push(normalised.spanOf(units[0]?.start ?? 0, units.at(-1)?.end ?? 0))
    if (
      clause.isAsked ||
      isOfHairBehind(units, clauses[at + 1]) ||
      isOfHairBefore(units, before) ||
      isInsteadOf(units) ||
      isAnothers ||
      isOfThemBefore(units, { clauses, at, text: normalised.text, name }) ||
      isOfWhatIsMissing(before, clause) ||
      isNotLiked(units, opened, list, notes.facts) ||
      isQuoted(units, normalised.text) ||
      guess > 0 ||
      isOfMany ||
      isOfOther ||
      (isOne && goesOnOfThing(clause, before)) ||
      isOfOneWished(units, clauses[at - 1], normalised.text)
    )
      notes.doubt()
    if (isCountOf(units, before, normalised.text, name) || isToTurn(units)) notes.doubtKinds(/^age$/)
    else if (isOfChildhood(units)) notes.doubtKinds(/^(?:being|kin|stage)$/)
    else if (isInBrackets(units, normalised.text))
      notes.doubtKinds(units.length === 1 ? anySaidInOneWord : oftenOfWordBefore)
    if (isOtherwiseInList(units, isAfterDenied ? 'dislike' : opened, list)) notes.doubtKinds(oftenOfTheList)
    else if (mayBeThing(units, opened)) notes.doubtKinds(/^habit$/)
    readLeftLooks(units, notes)
    readAgeOfSize(units, notes)
    isLabelled = list !== null && (isLabel || isLabelled)
    // "Momo = guinea pig": whose name it is, everybody knows.
    if (isName(units, name)) notes.pass(units)
    notes.endClause(units)
  }
  readOwners(clauses, notes)
  const stated = clauses.find(({ units }) => statesWho(units, name))
  const end = normalised.spanOf(0, stated?.units.at(-1)?.end ?? 0)[1]
  const own = notes.facts
    .filter((fact) => !stated || !isThingBehind(fact, end))
    // "Big sister of Chidi, who is 4": he is.
    .filter(
      ({ kind, span }) => kind !== 'age' || !ofOthers.some(([from, to]) => span[0] >= from && span[1] <= to),
    )
  const heard = withoutEndearments(own, name, details)
  const decided = decideBeing(name, heard, readName(name))
  const said = doubtWhatIsLeftOut(decided, clauses)
  const facts = areTwo.test(name) ? said.map((fact) => ({ ...fact, certain: false })) : said
  return {
    facts,
    leftOver: [...notes.leftOver, ...otherBeings(notes.facts, decided, details)].sort(
      (one, other) => one.span[0] - other.span[0],
    ),
    otherLanguage: null,
  }
}

/** "Poppys 5": her name, and not a flower. */
const mendWithName = (name: string) => (word: string) =>
  /^\p{L}+[^s\P{L}]$/u.test(name) && word === `${name.toLowerCase()}s` ? `${name}'s` : mendSpelling(word)

/** "Not scary, very tidy ghost": who somebody is comes behind it. */
const isDenied = ({ units }: Clause): boolean => /^(?:not|no|never)$/.test(units[0]?.small ?? '')

/** "Nibbles belongs to class 2B, a fat hamster": who somebody is comes behind the comma. "Noah, a little monkey" is a child. */
function saysWhose(units: readonly Unit[], name: string): boolean {
  // "Invisible friend of our son, a tall rabbit".
  if (units.some(({ small }) => /^(?:imaginary|invisible) friend$/.test(small))) return true
  const names = name.toLowerCase().split(' ')
  const behind = units.findIndex(({ small }) => !names.includes(small))
  return behind > 0 && units[behind]?.lemma === 'belong'
}

function isName(units: readonly Unit[], name: string): boolean {
  const names = name.toLowerCase().split(' ')
  return units.every(({ small }) => names.includes(small))
}

/** "Coco (tortoise)", "Momo = guinea pig": who somebody is stands bare behind the name. */
function isOnlyNamed(units: readonly Unit[], { units: [first], after }: Clause, name: string): boolean {
  const isCalled = isOneOf(first, 'figurative') || valueFor('figurative', first?.small ?? '') !== undefined
  return isName(units, name) && !isCalled && (after === 'colon' || isOneOf(first, 'animal', 'toy', 'fantasy'))
}

/** "Henk is the lock-keeper", "she is our neighbour". */
function statesWho(units: readonly Unit[], name: string): boolean {
  const be = units.findIndex(({ lemma }) => lemma === 'be')
  const subject = units.slice(0, Math.max(be, 0)).map(({ small }) => small)
  const names = name.toLowerCase().split(' ')
  return (
    subject.length > 0 &&
    subject.every((word) => names.includes(word) || /^(?:she|he)$/.test(word)) &&
    /^(?:the|our|my|his|her)$/.test(units[be + 1]?.small ?? '') &&
    units.slice(be + 2).some(({ part }) => part === 'NOUN')
  )
}

/** "A pipe, but without the smoke", behind who somebody is: a thing of theirs. */
const isThingBehind = (fact: Fact, end: number): boolean =>
  fact.kind === 'being' && fact.being.sort === 'other' && fact.span[0] >= end

const doubtBeing = (fact: Fact): Fact => (fact.kind === 'being' ? { ...fact, certain: false } : fact)

/** What somebody was called besides, and is not: "a girl. A wumple." leaves the wumple over. */
function otherBeings(said: readonly Fact[], decided: readonly Fact[], details: string): LeftOver[] {
  const being = decided.find(({ kind }) => kind === 'being')?.span ?? [0, 0]
  return said
    .filter((fact) => fact.kind === 'being' && fact.being.sort !== 'human' && !decided.includes(fact))
    .filter(({ span: [start, end] }) => end <= being[0] || start >= being[1])
    .map(({ span }) => ({ span, words: details.slice(...span) }))
}

/** "Grandpa Joe", "Mrs Tickell", "Uncle Femi": a title in a name speaks of its bearer, an animal in a name does not. */
function readName(name: string): readonly Fact[] {
  if (saysNothing(name)) return []
  const notes = createNotes(name, { text: name, spanOf: () => [0, 0] }, name)
  // "Ella-Mae": behind a name stands another, and no mother.
  const title = readUnits(tagWords(name)).find(
    (unit, at) =>
      isOneOf(unit, 'kin-words', 'pronoun-nouns', 'grown') &&
      (at === 0 || !isOneOf(unit, 'names')) &&
      !name.includes(`-${unit.text}`),
  )
  if (title) readNounPhrase([title], 'is', notes)
  // "Bluey the budgie".
  const [last, article] = readUnits(tagWords(name.toLowerCase())).toReversed()
  if (last && article?.small === 'the' && isOneOf(last, 'animal', 'fantasy'))
    return listenToCharacter({ name: '', details: `a ${last.small}` })
      .facts.filter(({ kind }) => kind === 'being')
      .map((being) => ({ ...being, about: name, span: [0, 0] }))
  const stage = stageOfTitle(name)
  if (stage) notes.write({ kind: 'stage', stage }, readUnits(tagWords(name)).slice(0, 1))
  // Scissors may be called "Sir", and nobody's grandmother is a pair of them.
  return isOneOf(title, 'kin-words') ? notes.facts : notes.facts.map(doubtBeing)
}
