import { valueFor } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { isPersonByWord } from './being-of-phrase.ts'
import type { Notes } from './notes.ts'
import { type Role, wordsOf } from './phrase-parts.ts'
import { sizes } from './read-traits.ts'
import { isCalledOld, stageOf } from './stage-of-phrase.ts'

/** Somebody by kin, by trade or by another word for people: "big brother of Mia", "a nurse", "a little girl". */
export function readHuman(
  phrase: readonly Unit[],
  head: Unit,
  rest: readonly Unit[],
  notes: Notes,
  role: Role,
): boolean {
  // "Especially the postman", "gogo's favourite": somebody else is named.
  if (
    areOthers(head) ||
    didSomething(phrase, head, rest) ||
    // "Just lost her grandpa": he is another.
    phrase.some(
      ({ small }, at) => small === 'lost' && /^(?:her|his|their)$/.test(phrase[at + 1]?.small ?? ''),
    ) ||
    // "Missing his cousin".
    /^(?:even|especially|missing|misses|like)$/.test(phrase[0]?.small ?? '') ||
    rest[0]?.small === "'s"
  )
    return false
  // "My boss at home", "but she's the boss": paid by nobody.
  if (head.small === 'boss' && /^(?:my|our|the)$/.test(phrase[0]?.small ?? '')) {
    notes.writeWords('trait', phrase, false)
    return true
  }
  // "A bear but he is a gentleman".
  if (/^(?:gentleman|lady|gent)$/.test(head.small) && isSurelyNoHuman(notes)) {
    notes.writeWords('trait', phrase)
    return true
  }
  const kin = isOneOf(head, 'kin-words', 'kin')
  // "Retired" says nothing of who it is.
  const isPerson =
    isOneOf(head, 'pronoun-nouns', 'childhood') ||
    (isOneOf(head, 'grown') && head.part !== 'ADJ' && !/^(?:married|engaged|retired)$/.test(head.small))
  const isTrade = isOneOf(head, 'trade') && !isOneOf(head, 'trait')
  if (!kin && !isPerson && !isTrade)
    return (role === 'who' && readPerson(phrase, head, rest, notes)) || readFeat(phrase, head, rest, notes)
  const pronoun = valueFor('kin-words', head.small) ?? valueFor('pronoun-nouns', head.small)
  if (isYearsOfAnother(phrase, head, notes)) return true
  // A hen may be female.
  const isAnybody = /^(?:fe)?male$/.test(head.small)
  if (!isTrade && !isAnybody && !isFriend.test(head.small))
    notes.write({ kind: 'being', being: { sort: 'human' } }, [head])
  if (pronoun === 'she' || pronoun === 'he') notes.write({ kind: 'pronoun', pronoun }, [head])
  const stage = isTrade && isCalledOld(phrase) ? 'elder' : stageOf(phrase, head)
  if (stage) notes.write({ kind: 'stage', stage }, [head])
  const [size, called] = head.small.split(' ')
  if (called && /^(?:girl|boy)$/.test(called) && sizes.test(size ?? ''))
    // "My big boy" is said fondly.
    notes.write({ kind: 'size', words: size ?? '' }, [head], false)
  if (kin && (rest.length > 0 || !isJustAChild(phrase, head))) {
    // "The small brother from Noor".
    const isFromNamed = rest[0]?.small === 'from' && isOneOf(rest[1], 'names')
    const owner = isFromNamed || (rest[0] && /^(?:of|to)$/.test(rest[0].small)) ? rest.slice(1) : []
    notes.pass(owner)
    notes.write({ kind: 'kin', words: wordsOf(phrase), to: owner.length > 0 ? wordsOf(owner) : null }, phrase)
  }
  if (isTrade && !kin) {
    const at = isAWorkplace(rest) ? rest : []
    // "In our village" is ours to say alone.
    const isOurs = at.some(({ small }) => /^(?:my|our|us|me)$/.test(small))
    if (isOurs) notes.pass(at)
    notes.writeWords(isAGift(phrase, head) ? 'skill' : 'work', isOurs ? phrase : [...phrase, ...at])
  }
  return true
}

const isSurelyNoHuman = ({ facts }: Notes): boolean =>
  facts.some((fact) => fact.kind === 'being' && fact.certain && fact.being.sort !== 'human')

/** "At Korle Bu", "on nights", "outside our school", "of my twins". */
const isAWorkplace = ([joint, ...place]: readonly Unit[]): boolean =>
  /^(?:in|at|on|for|of|outside|near|to)$/.test(joint?.small ?? '') &&
  place.length > 0 &&
  place.length < 5 &&
  place.every(
    (unit) => /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP)$/.test(unit.part) || /^(?:my|our|the|a|an)$/.test(unit.small),
  ) &&
  !place.some((unit) => isOneOf(unit, 'garment', 'head-covering', 'aid', 'hair'))

/** "A dragon, teenager": how old it is, and still a dragon. */
function isYearsOfAnother(phrase: readonly Unit[], head: Unit, notes: Notes): boolean {
  const stage = stageOf(phrase, head)
  const isAnother = notes.facts.some(
    (fact) => fact.kind === 'being' && fact.certain && /^(?:animal|other)$/.test(fact.being.sort),
  )
  if (!stage || !isAnother || !onlyOfYears.test(head.small)) return false
  notes.write({ kind: 'stage', stage }, [head])
  return true
}
const onlyOfYears = /^(?:teen|teenager|toddler|adult|grown-?up|youngster)$/

/** "Terrible singer", "the goalkeeper": what somebody does well or badly, and not for a living. */
const isAGift = (phrase: readonly Unit[], head: Unit): boolean =>
  /^(?:goal|wicket)-?keeper$|(?:captain|champion|winner|striker|batsman|drummer)$/.test(head.small) ||
  phrase.some(({ small }) =>
    /^(?:best|worst|terrible|messy|neat|careful|avid|great|brilliant|amazing|good|bad|awful|keen|fast|slow|excellent|champion)$/.test(
      small,
    ),
  )

/** "A little girl" is nobody's until somebody says whose. */
const isJustAChild = (phrase: readonly Unit[], head: Unit): boolean =>
  /^(?:child|kid|kiddo|little (?:girl|boy|one)|(?:my|our) (?:girl|boy))$/.test(head.small) &&
  !phrase.some(({ small }) => /^(?:my|our|'s)$/.test(small))

/** Whoever is described is one: "three uncles" are others, twins may be two. */
const areOthers = ({ small, lemma }: Unit): boolean =>
  small !== lemma && /[^s]s$/.test(small) && !/^(?:twins|triplets)$/.test(small)

/** "My twins made him up", "Grandma knitted him": they are others. */
const didSomething = ([whose]: readonly Unit[], head: Unit, [next]: readonly Unit[]): boolean =>
  (isOneOf(head, 'kin', 'kin-words') && making.test(next?.small ?? '')) ||
  (/^(?:twins|triplets)$/.test(head.small) &&
    /^(?:my|our)$/.test(whose?.small ?? '') &&
    (next?.part === 'VERB' || next?.small === 'made'))
const making = /^(?:made|knitted|sewed|sewn|crocheted|built|carved|invented)$/

/** An animal may be a friend. */
const isFriend = /^(?:friends?|buddy|mate|pal|companion|neighbou?r)$/

/** Words for people that are above all something else: "a star", "a mouse", "a chatterbox". */
const isKnownElse = (head: Unit): boolean =>
  isOneOf(head, 'animal', 'toy', 'fantasy', 'vehicle', 'plant', 'weather', 'figurative', 'health', 'speech')

/** "A good listener", "a retired lighthouse inspector", "a stickler for rules": somebody, and how they are or what they do. */
function readPerson(phrase: readonly Unit[], head: Unit, rest: readonly Unit[], notes: Notes): boolean {
  const isCalledOne = phrase.length > 1 && /^an?$/.test(phrase[0]?.small ?? '') && isPersonByWord(head)
  if (!isCalledOne || isKnownElse(head)) return false
  notes.pass(rest)
  const isWork = phrase.some(({ small }) =>
    /^(?:retired|former|ex|trained|professional|assistant|qualified)$/.test(small),
  )
  notes.writeWords(isWork ? 'work' : 'trait', [...phrase, ...rest])
  return true
}

/** "Domino champion of Brixton", "champion hugger", "chip thief": what somebody is known for, without an article. */
function readFeat(phrase: readonly Unit[], head: Unit, rest: readonly Unit[], notes: Notes): boolean {
  const isPlain = phrase.every(
    ({ part }, at) => /^(?:ADJ|NOUN|NUM)$/.test(part) || (at === 0 && part === 'PROPN'),
  )
  const isNamed = head.text === head.small && isPersonByWord(head)
  // "Ma faither": mine, in a few places.
  if (/^(?:ma|mah|mi|me|oor)$/.test(phrase[0]?.small ?? '')) return false
  if (phrase.length < 2 || !isPlain || !isNamed || rest.some(({ part }) => /^(?:VERB|AUX)$/.test(part)))
    return false
  if (isKnownElse(head) || isOneOf(head, 'garment')) return false
  notes.pass(rest)
  // "Wheelchair racer": in one.
  const aid = phrase.slice(0, -1).filter((unit) => isOneOf(unit, 'aid'))
  if (aid.length > 0) notes.writeWords('aid', aid)
  notes.writeWords('skill', [...phrase, ...rest])
  return true
}
