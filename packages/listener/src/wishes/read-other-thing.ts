import { classesOf } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { type ClauseContext, otherPhrases } from './clause-context.ts'
import { isBeing } from './cut-wishes.ts'
import { type NounPhrase, nounPhrasesIn, storyNouns, wordsOf } from './noun-phrases.ts'

interface Things {
  from: string
  to: string
}

type Exchanged = readonly [gone: NounPhrase, comes: NounPhrase]

/**
 * A thing that is to be another: "swap the train for a bus", "the wheel should be a tiller", "not lake, loch", "wickets, not
 * goals". Only where the clause says nothing else; where there is a text, it must have the one that goes.
 */
export function readOtherThing(heard: ClauseContext): Things | null {
  const context = withHiddenNouns(heard)
  const mayBeSomebody = ofWording.test(context.words) || areAnimals(context)
  const phrases = otherPhrases(context).filter((phrase) => isThing(phrase, mayBeSomebody))
  const [first, second] = phrases
  if (!first || !second || phrases.length > 3) return null
  const [from, to] = whichGoes(context, first, second) ?? asIsTold(context, phrases) ?? []
  if (!from || !to || from.words === to.words || !stands(from, context.text)) return null
  return { from: nounOf(from), to: nounOf(to) }
}

/** "Change the octopus to a crab": an animal of the tale, and none that the parent has told of. */
function areAnimals(context: ClauseContext): boolean {
  const beings = otherPhrases(context).filter(({ units }) => units.some(isBeing))
  const told = context.cast.map(({ details }) => ` ${details.toLowerCase()} `).join(' ')
  return (
    beings.length === 2 &&
    beings.every(({ head }) => isOneOf(head, 'animal') && !isOneOf(head, 'kin-words', 'childhood')) &&
    !beings.some(({ head }) =>
      new RegExp(`(?<!\\p{L})${head.lemma.replaceAll(/[^\p{L}]/gu, '.')}(?:s|es)?(?!\\p{L})`, 'u').test(told),
    )
  )
}

/** "Use bunny instead of rabbit": another word for the same animal. */
const ofWording =
  /^(?:(?:please|and|also|can|could|you|maybe|just) )*(?:use|say|write|put) .+ (?:instead of|rather than|not) /

const asking =
  /^(?:please|and|also|just|but|so|can|could|would|should|you|we|i|want|like|'d|to|let|it|is|'s|they|are|'re|be|make|must|say|write|use|put|call|its|actually|really|a|an|the|,)$/
const exchanging = /^(?:swap|change|replace|exchange|switch|turn|make)$/
const into = /^(?:for|to|with|by|into)$/

/** "Pegs, not pins", "to a hedge": verbs to the tagger, nouns by where they stand. */
function withHiddenNouns(context: ClauseContext): ClauseContext {
  const units = context.units.map((unit, at) => {
    if (unit.part === 'VERB' && isHiddenNoun(context.units, at))
      return { ...unit, part: 'NOUN' as const, classes: classesOf(unit.small) }
    // "Change octopus to crab": no kind of octopus.
    return at === 0 && exchanging.test(unit.small) ? { ...unit, part: 'VERB' as const } : unit
  })
  return { ...context, units, phrases: nounPhrasesIn(units) }
}

function isHiddenNoun(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]
  const [after, next] = units.slice(at + 1).filter(({ small }) => small !== ',')
  // "Change the hens to ducks".
  const isExchanged =
    /^(?:to|into|for|with)$/.test(before?.small ?? '') &&
    units.slice(0, at).some(({ small }) => exchanging.test(small))
  const isNamed = isExchanged || /^(?:a|an|the|not)$/.test(before?.small ?? '')
  const isLast = after === undefined || /^(?:please|to|for)$/.test(after.small)
  const isParted = after?.small === 'not' && next !== undefined && units[at]?.small !== units[at]?.lemma
  return (isNamed && isLast) || (isParted && !/^(?:PRON|PROPN|NOUN)$/.test(before?.part ?? ''))
}

/** "She has a drone, not a kite": what is so, against what the text has. */
function asIsTold({ units: all, text }: ClauseContext, phrases: readonly NounPhrase[]): Exchanged | null {
  const units = withoutThanks(all)
  const [right, wrong] = phrases.slice(-2)
  if (!right || !wrong || wrong.to !== units.length || text === '' || stands(right, text)) return null
  const between = units.slice(right.to, wrong.from).map(({ small }) => small)
  const isSaid = /^(?:has|have|had|got|is|are|'s|eats?|drinks?|uses?|plays?|carries|rides?|drives?)$/.test(
    units[right.from - 1]?.small ?? '',
  )
  return isSaid && /^,? ?(?:not|never)$/.test(between.join(' ')) ? [wrong, right] : null
}

/** "Swap the kite for a balloon please". */
function withoutThanks(units: readonly Unit[]): readonly Unit[] {
  const last = units.findLastIndex(({ small }) => !/^(?:please|pls|plz|thanks|instead|,)$/.test(small))
  return units.slice(0, last + 1)
}

/** The thing that goes and the one that comes; null where the words between and around the two do not say which is which. */
function whichGoes(context: ClauseContext, first: NounPhrase, second: NounPhrase): Exchanged | null {
  const units = withoutThanks(context.units)
  const words = (from: number, to: number) => units.slice(from, to).map(({ small }) => small)
  const before = words(0, first.from)
  const between = words(first.to, second.from)
  const isAlone = second.to === units.length
  if ((isAlone || units[second.to]?.small === ',') && isExchange(before, between, second))
    return [first, second]
  // "I'd prefer a crab to an octopus".
  if (isAlone && /^(?:prefer|rather have|rather)$/.test(before.at(-1) ?? '') && between.join(' ') === 'to')
    return [second, first]
  if (!isAlone || units.length > 10) return null
  const said = between.filter((word) => word !== ',').join(' ')
  if (/^(?:not|never|instead of|rather than|and not|but not)$/.test(said)) {
    const isRemark = before.length === 0 && context.text !== '' && stands(first, context.text)
    return areAsking(before) && !isRemark ? [second, first] : null
  }
  const isDenied = /^(?:not|n't)$/.test(before.at(-1) ?? '') && between.includes(',')
  const isContrast = /^(?:(?:but|it is|it 's|they are|they 're) ?)?$/.test(said)
  return isDenied && isContrast && areAsking(before.slice(0, -1)) ? [first, second] : null
}

const areAsking = (words: readonly string[]): boolean => words.every((word) => asking.test(word))

/** "Swap A for B", "make A a B", "could A be a B", "A should be a B". */
function isExchange(before: readonly string[], between: readonly string[], comes: NounPhrase): boolean {
  const said = between.join(' ')
  const isSwap = exchanging.test(before.at(-1) ?? '') && areAsking(before.slice(0, -1))
  if (isSwap && into.test(said)) return true
  // "The storm could be more thrilling".
  if (roles.test(comes.head.small) || /^(?:more|less)$/.test(comes.article ?? '')) return false
  const isMade = before.at(-1) === 'make' && said === '' && /^an?$/.test(comes.article ?? '')
  const isAsked = /^(?:be|become|turn into)$/.test(said) && /^(?:could|can|should)$/.test(before.join(' '))
  const isWanted =
    before.length === 0 && /^(?:should|must|has to|have to|needs to|ought to|could) (?:be|become)$/.test(said)
  return isMade || isAsked || isWanted
}

/** What a thing may be and stay what it is: "the kite should be a gift". */
const roles =
  /^(?:gift|present|surprise|secret|toy|symbol|sign|treasure|prize|clue|problem|joke|favou?rite|mess|success|failure|one)$/

/** "The word tractor". */
const nounOf = ({ units }: NounPhrase): string =>
  wordsOf(units[0]?.small === 'word' && units.length > 1 ? units.slice(1) : units)

/** What a parent names that is no thing of a story, though a noun. */
const noThings =
  /^(?:setting|place|title|name|names|tone|mood|weather|season|outfit|colou?rs?|clothes|age|moral|lesson|message|value|verse|language|font|picture|pictures|theme|topic|plot|spelling|tense|length|version|rhymes?|dialogue|hero|heroine|boy|girl|ones?|day|night|morning|evening|afternoon|winter|summer|spring|autumn|fall|year|week|month|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)$/

function isThing({ units, head }: NounPhrase, mayBeSomebody: boolean): boolean {
  return (
    !storyNouns.test(head.small) &&
    !noThings.test(head.small) &&
    units.length <= 3 &&
    head.part !== 'NUM' &&
    /^\p{L}{2,}/u.test(head.small) &&
    !head.classes.includes('colour') &&
    !(head.classes.includes('names') && /^\p{Lu}/u.test(head.text)) &&
    (mayBeSomebody || !units.some(isBeing))
  )
}

/** As a word of the text, in its singular or plural. */
function stands({ head }: NounPhrase, text: string): boolean {
  const stem = head.lemma.toLowerCase().replace(/(?:e|y|f)$/, '')
  return (
    text === '' ||
    new RegExp(`(?<!\\p{L})${stem.replaceAll(/[^\p{L}\p{N}]/gu, '.')}\\p{L}{0,3}(?!\\p{L})`, 'u').test(text)
  )
}
