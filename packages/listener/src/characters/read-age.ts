import { numberWords } from '../text/number-words.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(numberWords.slice(1).map((word, at) => [word, at + 1])),
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const parts: Readonly<Record<string, number>> = {
  half: 0.5,
  bit: 0,
  'a bit': 0,
  little: 0,
  something: 0,
  quarter: 0.25,
  quarters: 0.75,
  '1/2': 0.5,
  '½': 0.5,
  '1/4': 0.25,
  '¼': 0.25,
  '3/4': 0.75,
  '¾': 0.75,
}

/** Behind a number, these say that it counts years. */
const behind =
  /^(?:years?|yrs?|months?|mths?|weeks?|days?|year-old|yearold|and|old|,|boy|girl|lad|lass|now|today|plus|going|turning|in|next|this|who|which|with|kid|child|son|daughter|only)$/
const before =
  /^(?:age|aged|ages|is|'s|turning|turned|turns|nearly|almost|about|around|roughly|just|newly|already|only|now|am|'m|of)$/

/** "Big boy for 10", "small for six": it says how big for that age. */
const isSizeFor = (units: readonly Unit[], at: number): boolean =>
  units[at - 1]?.small === 'for' &&
  units
    .slice(0, at - 1)
    .some(({ small }) => /^(?:big|small|tall|short|tiny|little|large|strong|petite|huge)\b/.test(small))

/** "Girl 8". */
const child = /^(?:girl|boy|lad|lass|son|daughter|kid|child)$/

/** "She is small for six": who is small for an age has it. */
export function readAgeOfSize(units: readonly Unit[], notes: Notes): void {
  const at = units.findIndex((unit, place) => numberOf(unit) !== undefined && isSizeFor(units, place))
  const number = units[at]
  const next = units[at + 1]
  if (!number || notes.facts.some(({ kind }) => kind === 'age')) return
  if (next && next.part !== 'PRON' && !behind.test(next.small)) return
  notes.write({ kind: 'age', years: numberOf(number) ?? 0 }, [number])
}

/**
 * An age in years: "8", "five and a half", "9 months old", "nearly 8". Only where nothing else can be meant: a number that
 * stands alone, or with the words of an age around it.
 * @returns the words that were read; none where there is no age
 */
export function readAge(units: readonly Unit[], notes: Notes): readonly Unit[] {
  const at = units.findIndex((unit, place) => numberOf(unit) !== undefined && !isOfThePast(units, place))
  const number = units[at]
  if (!number) return []
  const years = numberOf(number) ?? 0
  const [next, third, fourth] = units.slice(at + 1)
  const previous = units[at - 1]
  const isAlone = units.length === 1
  if (
    !isAlone &&
    !(
      next === undefined &&
      (at === 0 ||
        before.test(previous?.small ?? '') ||
        child.test(previous?.small ?? '') ||
        isSizeFor(units, at))
    ) &&
    !behind.test(next?.small ?? '')
  ) {
    if (!(previous && before.test(previous.small) && next?.part !== 'NOUN')) return []
  }
  if (previous && (/^(?:DET)$/.test(previous.part) || /^(?:my|our)$/.test(previous.small))) return []
  // "Only one who may brush her", "the last one with the lighthouse".
  if (number.small === 'one' && previous?.small === 'only') return []
  if (number.small === 'one' && previous && !before.test(previous.small)) return []
  if (years > 120 || isOfOthers(units, at)) return []
  // "Up at 3 in the morning", "two old sisters".
  if (previous?.small === 'at' || (next?.small === 'old' && isPlural(third))) return []
  // "Dancing ballet since 2 years", "lives here for 3 years".
  if (/^(?:since|for)$/.test(previous?.small ?? '') && /^(?:years?|yrs?)$/.test(next?.small ?? '')) return []
  const isPart =
    next?.small === 'and' &&
    (parts[third?.small ?? ''] ?? parts[fourth?.small ?? ''] ?? parts[units[at + 4]?.small ?? '']) !==
      undefined
  // "Is nine and already as tall as her aunt"; in "five and six" two are counted.
  if (
    next?.small === 'and' &&
    !isPart &&
    (third === undefined ||
      numberOf(third) !== undefined ||
      (third.part === 'NOUN' && !isOneOf(third, 'health', 'trait')))
  )
    return []
  const fraction = isThreeQuarters(third, fourth)
    ? 0.75
    : isPart
      ? (parts[third?.small ?? ''] ?? parts[fourth?.small ?? ''] ?? parts[units[at + 4]?.small ?? ''] ?? 0)
      : 0
  const unit = /^(?:month|mth)/.test(next?.small ?? '')
    ? 1 / 12
    : /^week/.test(next?.small ?? '')
      ? 1 / 52
      : /^day/.test(next?.small ?? '')
        ? 1 / 365
        : 1
  if (unit < 1 / 12 && !units.some(({ small }) => small === 'old')) return []
  // "12 in August" is eleven till then, and "my 4-year-old" another child.
  const isToCome =
    /^(?:in|next|this)$/.test(next?.small ?? '') && !/^(?:is|'s|turned|was)$/.test(previous?.small ?? '')
  const isNotYet = (previous !== undefined && /^(?:turning|nearly|almost)$/.test(previous.small)) || isToCome
  const whole = years * unit + fraction - (isNotYet ? 1 : 0)
  const read = units.slice(firstOfAge(units, at), lastOfAge(units, at) + 1)
  notes.write({ kind: 'age', years: whole }, read, !isNotYet)
  if (previous?.small === 'turning') notes.writeWords('event', units)
  if (whole >= 18) notes.write({ kind: 'stage', stage: years >= 65 ? 'elder' : 'adult' }, read)
  return read
}

/** "Five and three quarter". */
const isThreeQuarters = (third: Unit | undefined, fourth: Unit | undefined): boolean =>
  /^(?:three|3)$/.test(third?.small ?? '') && /^quarters?$/.test(fourth?.small ?? '')

const isPlural = (unit: Unit | undefined): boolean =>
  unit?.part === 'NOUN' && unit.small !== unit.lemma && unit.small.endsWith('s')

/** "Second of five", "three years ago": the number counts something else. */
function isOfOthers(units: readonly Unit[], at: number): boolean {
  const [whom, of] = units.slice(Math.max(0, at - 2), at).map((unit) => unit)
  // "Eldest of five": of five children.
  const isOrder = /^(?:eldest|oldest|youngest|middle|second|third|first|last|one)$/.test(whom?.small ?? '')
  const isCounted =
    units[at - 1]?.small === 'of' &&
    !(of && !isOrder ? isOneOf(whom, 'kin-words', 'pronoun-nouns', 'childhood', 'grown') : false)
  return (
    isCounted || isOfThePast(units, at) || units.slice(at + 1, at + 3).some(({ small }) => small === 'ago')
  )
}

/** "We adopted her when she was two, now six": how old somebody was is not how old they are. */
function isOfThePast(units: readonly Unit[], at: number): boolean {
  const [when, who, was] = units.slice(Math.max(0, at - 3), at).map(({ small }) => small)
  // "Dancing from age 4".
  if (/^(?:from|since|at)$/.test(units[at - 2]?.small ?? '') && /^ages?$/.test(units[at - 1]?.small ?? ''))
    return true
  return when === 'when' && /^(?:she|he|they)$/.test(who ?? '') && /^(?:was|were)$/.test(was ?? '')
}

function firstOfAge(units: readonly Unit[], at: number): number {
  return before.test(units[at - 1]?.small ?? '') ? at - 1 : at
}

const within =
  /^(?:[¼½¾]|[13]\/[24]|years?|yrs?|months?|mths?|weeks?|days?|old|half|quarters?|three|now|already|today|plus)$/
const joined = /^(?:and|a)$/

/** Up to the last word that still speaks of the age; an "and" counts only in front of one. */
function lastOfAge(units: readonly Unit[], at: number): number {
  let last = at
  for (let place = at + 1; place < units.length; place++) {
    const { small } = units[place] ?? { small: '' }
    if (within.test(small)) last = place
    else if (!joined.test(small)) break
  }
  return last
}

function numberOf({ small }: Unit): number | undefined {
  const [tens = '', ones = ''] = small.split('-')
  if (ones && numbers[tens] !== undefined && numbers[ones] !== undefined) return numbers[tens] + numbers[ones]
  if (/^\d{1,3}(?:\.(?:25|5|75))?$/.test(small)) return Number(small)
  if (/^\d{1,2}½$/.test(small)) return Number(small.slice(0, -1)) + 0.5
  return Object.hasOwn(numbers, small) ? numbers[small] : undefined
}
