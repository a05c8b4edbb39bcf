import type { WordKind } from '../facts.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { isMeasure } from './is-measure.ts'
import { isPartOfThing } from './is-part-of-thing.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './open-list.ts'
import { partsOf, type Role } from './phrase-parts.ts'
import { readAge } from './read-age.ts'
import { readNounPhrase } from './read-noun-phrase.ts'
import { readKin, readPet, readThings } from './read-things.ts'
import { sizes } from './read-traits.ts'

/** Reads words that have no verb: an age, a look, who somebody is, how they are. */
export function readWithoutVerb(units: readonly Unit[], notes: Notes, open: OpenList, role: Role): OpenList {
  // "Hates loud assemblies, autistic": no third thing to hate.
  // "Loves to argue and to eat, 9": how old somebody is.
  const isAgeAlone = units.length === 1 && units[0]?.part === 'NUM'
  const list = open && (isAgeAlone || isHowSomebodyIs(units)) ? null : open
  const age = list ? [] : readAge(units, notes)
  // "82 years young".
  const isYoungAtHeart = (unit: Unit) => age.length > 0 && /^(?:young|today)$/.test(unit.small)
  const besides = units.filter(
    (unit) => !age.includes(unit) && unit.part !== 'PUNCT' && !isYoungAtHeart(unit),
  )
  const named = age.length > 0 && besides[0]?.small === 'and' ? besides.slice(1) : besides
  // "Now mostly grey round the chops".
  const shade = named.findIndex(
    ({ small }) => !/^(?:now|mostly|mainly|largely|almost|nearly|all)$/.test(small),
  )
  const others =
    shade > 0 && isOneOf(named[shade], 'colour') && isOfAnimal(notes) ? named.slice(shade) : named
  notes.pass(units.filter(isYoungAtHeart))
  // "Is five and not a baby anymore": what is denied is no fact.
  if (age.length > 0 && /^(?:not|no)$/.test(others[0]?.small ?? '')) {
    notes.pass(others)
    return null
  }
  if (others.length === 0) return null
  // "3 and built like a small bus".
  if (age.length > 0 && isMeasure.test(wordsOfUnits(others))) {
    notes.writeWords('size', others)
    return null
  }
  const [next] = others
  if (isManyOf(others)) notes.pass(others.slice(0, 2))
  if (isManyOf(others)) return readWithoutVerb(others.slice(2), notes, list, 'has')
  if (next && /^(?:with|wearing)$/.test(next.small)) {
    notes.pass([next])
    readThings(others.slice(1), notes, 'belonging')
    return null
  }
  if (
    others.some(({ small }) => /^(?:called|named)$/.test(small)) &&
    role !== 'who' &&
    readPet(others, notes)
  )
    return null
  if (role !== 'who' && next?.part === 'NUM' && readKin(others, notes)) return null
  if (next?.small === 'in' && readNounPhrase(others.slice(1), 'has', notes)) return null
  // "Is from birth deaf in one ear".
  if (next?.small === 'from' && others[1]?.small === 'birth') {
    notes.pass(others.slice(0, 2))
    return readWithoutVerb(others.slice(2), notes, list, role)
  }
  if (next?.small === 'from') {
    notes.pass([next])
    // "From Vietnam adopted at 2".
    const end = others.findIndex(({ part, small }) => part === 'VERB' && /ed$/.test(small))
    notes.writeWords('place', others.slice(1, end < 2 ? others.length : end))
    return end < 2 ? null : readWithoutVerb(others.slice(end), notes, null, role)
  }
  if (others.length === 1 && /^(?:toy|plush|stuffie|plushie)$/.test(next?.small ?? '')) {
    notes.write({ kind: 'being', being: { sort: 'toy', noun: 'toy' } }, others)
    return null
  }
  // "Blond hair to her shoulders, usually messy".
  if (!list && notes.facts.at(-1)?.kind === 'hair' && wornSo.test(wordsOfUnits(others))) {
    notes.writeWords('hair', others)
    return null
  }
  // "Is a bit of a worrier", "copycat".
  if (!list && (isBitOf(others) || isCalledFor(others))) {
    notes.writeWords('trait', others)
    return null
  }
  // "A bit shy with new people", "a bit sleepy".
  if (
    !list &&
    (isOneOf(next, 'filler') || next?.small === 'bit') &&
    (isHowTheyAre(others.slice(1)) || isFeeling(others.slice(1)))
  ) {
    notes.writeWords(sizes.test(others[1]?.small ?? '') ? 'size' : 'trait', others)
    return null
  }
  // "Likes jollof, rope skipping and her purple bag": what stands among what is liked is.
  const isLiked =
    list !== null && /^(?:like|dislike)$/.test(list) && partsOf(others).length > 1 && !startsAsLook(others)
  if (list && isListed(others, list)) {
    notes.writeWords(list, others)
    return list
  }
  if (!isLiked && readNounPhrase(others, list ? 'has' : role, notes)) return null
  if (!list && role !== 'who' && isPartOfThing(others, notes)) {
    notes.writeWords('body', others)
    return null
  }
  if (!list && role !== 'who' && !isVehicleItself(others, notes) && isPlaything(others)) {
    notes.writeWords('belonging', others)
    return null
  }
  if (list) {
    for (const part of partsOf(others)) if (!isRemark(part)) notes.writeWords(list, part)
    return list
  }
  if (others.length === 1 && isOfAnimal(notes) && isOneOf(others[0], 'pattern'))
    notes.writeWords('body', others)
  else if (/ing$/.test(others[0]?.small ?? '')) notes.writeWords('habit', others, false)
  else if (others.every(({ part, small }) => /^(?:ADJ|ADV)$/.test(part) || /^(?:and|but)$/.test(small)))
    notes.writeWords(
      'trait',
      others,
      others.every(isPlainTrait) && (role === 'who' || others.some(isOfNature)),
    )
  else if (isHowTheyAre(others)) notes.writeWords('trait', others)
  return null
}

/** "Doesn't like hats, gloves, scarves", "likes black, skulls, drums": a bare word in a list is of the list, unless it is seen. */
function isListed([only, ...rest]: readonly Unit[], list: WordKind): boolean {
  if (!only || rest.length > 0 || !/^(?:NOUN|PROPN)$/.test(only.part) || isOneOf(only, 'health', 'trait'))
    return false
  const kind = kindOfLook(only)
  return (
    kind === null ||
    /^(?:skull|bone|skeleton)s?$/.test(only.small) ||
    (list !== 'like' && /^(?:garment|headwear)$/.test(kind))
  )
}

const isOfAnimal = ({ facts }: Notes): boolean =>
  facts.some((fact) => fact.kind === 'being' && fact.being.sort === 'animal')

const startsAsLook = (units: readonly Unit[]): boolean => {
  const head = partsOf(units)[0]?.at(-1)
  return head !== undefined && kindOfLook(head) !== null
}

const isFeeling = ([first, ...rest]: readonly Unit[]): boolean =>
  rest.length === 0 &&
  first?.part === 'ADJ' &&
  (isOneOf(first, 'trait', 'feeling') || sizes.test(first.small))

const wornSo =
  /^(?:always|usually|mostly|often|a bit|very|so|rather|quite) (?:messy|tangled|wild|curly|straight|tied back|loose|untidy|frizzy|scruffy|knotty|wavy)$/

const isBitOf = (units: readonly Unit[]): boolean =>
  /^(?:a )?(?:wee |little )?bit of an? /.test(wordsOfUnits(units)) &&
  units.length < 7 &&
  !units.some(({ part }) => /^(?:VERB|AUX|ADP)$/.test(part) && part !== 'ADP')

/** In one word, which says of a child how it is: "copycat", and of whom "monkey" may be one. */
const isCalledFor = ([only, ...rest]: readonly Unit[]): boolean =>
  rest.length === 0 &&
  (isOneOf(only, 'person') || only?.small.endsWith('madam') === true) &&
  isOneOf(only, 'figurative', 'trait') &&
  only?.part === 'NOUN' &&
  !isOneOf(only, 'animal', 'toy', 'fantasy', 'kin-words', 'trade')

const isHowSomebodyIs = (units: readonly Unit[]): boolean =>
  isLikened(units) ||
  // "Scared of heights, a bit grey at the edges".
  (/^(?:a )?bit (?!of )/.test(wordsOfUnits(units)) && units.some(({ part }) => part === 'ADJ')) ||
  (units.length > 0 &&
    units.length < 3 &&
    units.every(
      (unit) =>
        unit.part === 'ADV' ||
        (unit.part === 'ADJ' && (isOneOf(unit, 'health', 'trait') || sizes.test(unit.small))),
    ))

/** "Likes ballet, stubborn as a mule", "gentle with kids": how somebody is, with what it is like or to whom. */
const isLikened = ([first, joint, ...rest]: readonly Unit[]): boolean =>
  first?.part === 'ADJ' &&
  (isOneOf(first, 'trait') || sizes.test(first.small)) &&
  /^(?:as|with|at|like)$/.test(joint?.small ?? '') &&
  rest.length > 0

const isNoLook = (unit: Unit): boolean => !isOneOf(unit, 'colour', 'pattern', 'hair', 'skin', 'material')

/** "Gentle with littlies", "silent at school", "soft as butter with babies": how they are, with whom or where. */
function isHowTheyAre(units: readonly Unit[]): boolean {
  const at = units.findIndex(({ part, small }) => part === 'ADP' || small === 'as' || small === 'to')
  const own = units.slice(0, at)
  return (
    at > 0 &&
    at < 4 &&
    own.at(-1)?.part === 'ADJ' &&
    !/^(?:more|less|most|worse|worst|better|best|due|pregnant|young|old|full|part|half|left|right|new|retired|obsessed|.*er)$/.test(
      own.at(-1)?.small ?? '',
    ) &&
    own.every(isPlainTrait) &&
    own.every(isNoLook) &&
    !units.some(({ part, small }) => /^(?:VERB|AUX)$/.test(part) || /^(?:one|it|this|that)$/.test(small))
  )
}

/** "Loads of freckles" are freckles. */
export const isManyOf = ([count, of, thing]: readonly Unit[]): boolean =>
  /^(?:loads|lots|tons|heaps|masses|plenty)$/.test(count?.small ?? '') &&
  of?.small === 'of' &&
  thing !== undefined

/** "Yellow blankie", "a skateboard with a possum on it": what is named so is theirs. */
function isPlaything(units: readonly Unit[]): boolean {
  const end = units.findIndex(({ part }) => /^(?:ADP|SCONJ|PRON)$/.test(part))
  const phrase = end < 0 ? units : units.slice(0, end)
  const isPlain = phrase.every(({ part }) => /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(part))
  const head = phrase.at(-1)
  // "Mahilig sa basketball": no English.
  const isEnglish = phrase.every(
    ({ part, classes, text }, at) =>
      at > 0 || part !== 'PROPN' || classes.length > 0 || text !== phrase[0]?.text,
  )
  return (
    isEnglish &&
    isPlain &&
    (isOneOf(head, 'instrument') ||
      (units.length > 1 && isOneOf(head, 'vehicle')) ||
      (units.length > 1 && isOneOf(head, 'toy')) ||
      isPlainThing(phrase, end < 0))
  )
}

/** "Cardboard sword", "very loud whistle": a thing by its word, and what it is like. */
const isPlainThing = (phrase: readonly Unit[], isWhole: boolean): boolean =>
  isWhole &&
  phrase.length > 1 &&
  phrase.length < 5 &&
  /^(?:sword|shield|whistle|necklace|lantern|torch|bell|drum|kite|blanket|backpack|rucksack|satchel|suitcase|basket|bucket|umbrella|notebook|sketchbook|camera|compass|telescope|map|flag|teddy|penknife|lunch ?box|walkie-talkie|skateboard|scooter|bike|trike|staff|wand)$/.test(
    phrase.at(-1)?.small ?? '',
  )

/** "Red double decker", of a bus. */
const isVehicleItself = (units: readonly Unit[], { facts }: Notes): boolean =>
  isOneOf(units.at(-1), 'vehicle') &&
  facts.some((fact) => fact.kind === 'being' && fact.certain && fact.being.sort === 'other')

/** "Dignified", "very ticklish": an adverb that only says how much, and no word that only points. */
const isPlainTrait = ({ part, small }: Unit): boolean =>
  /^(?:and|but|very|so|really|quite|rather|always|a|bit)$/.test(small) ||
  (part === 'ADJ' &&
    !/^(?:fine|ok|okay|alright|lovely|only|right|select|own|other|same|simple|sure|next|last|first|new)$/.test(
      small,
    ))

const isOfNature = (unit: Unit): boolean => isOneOf(unit, 'trait', 'feeling')

/** "Hates umbrellas, obviously". */
const isRemark = (part: readonly Unit[]): boolean =>
  part.every(
    ({ part: kind, small }) => /^(?:ADV|INTJ|PUNCT)$/.test(kind) && !/^(?:always|never)$/.test(small),
  )
