import type { WordKind } from '../facts.ts'
import { valueFor, valuesFor } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { partsOf } from './phrase-parts.ts'

/** How tall or round somebody is. */
export const sizes =
  /^(?:tall|taller|tallest|small|smaller|smallest|shorter|shortest|bigger|biggest|tiny|teeny|little|big|huge|giant|large|enormous|gigantic|short|thin|skinny|slim|slender|chubby|plump|podgy|pudgy|tubby|round|rotund|fat|stout|portly|petite|wee|titchy|dinky|stocky|willowy|burly|gangly|lanky|sturdy|beefy|brawny|scrawny|bony|leggy|towering|hefty|undersized|oversized|pint-sized)$/

const builds = /^(?:wiry|stooped|freckly)$/

/** The words before a noun that says who somebody is: "shy", "blond", "spotted". */
export function readDescribingWords(units: readonly Unit[], isHuman: boolean, notes: Notes): void {
  const compounds = compoundsIn(units)
  for (const compound of compounds) notes.writeWords(kindOfCompound(compound, isHuman), compound)
  // "The pastor's daughter" is none.
  const isWhose = (unit: Unit) => units[units.indexOf(unit) + 1]?.small === "'s"
  for (const unit of units.filter(
    (one) => !compounds.some((compound) => compound.includes(one)) && !isWhose(one),
  )) {
    if (sizes.test(unit.small)) notes.writeWords('size', [unit])
    else if (isOneOf(unit, 'trait', 'feeling')) notes.writeWords('trait', [unit])
    else if (isHuman && isOneOf(unit, 'health')) notes.writeWords('health', [unit])
    else if (isHuman && isOneOf(unit, 'trade')) notes.writeWords('work', [unit])
    else if (isHuman && isOneOf(unit, 'hair') && !isOneOf(unit, 'trait')) notes.writeWords('hair', [unit])
    else if (isHuman && valuesFor('colour', unit.small)[1] === 'hair') notes.writeWords('hair', [unit])
    else if (isOneOf(unit, 'colour', 'pattern', 'material') && !isHuman && unit.small !== 'plush')
      notes.writeWords('body', [unit])
  }
}

/** What somebody has of a part, in one word before the noun: "three-legged", "one eyed", "long-haired"; or how large: "knee-high". */
function compoundsIn(units: readonly Unit[]): Unit[][] {
  return units.flatMap((unit, at) => {
    if (!ofParts.test(unit.small)) return []
    const begin = units[at - 1]?.small === '-' ? at - 2 : at - 1
    return /^(?:NUM|ADJ|NOUN)$/.test(units[begin]?.part ?? '') ? [units.slice(begin, at + 1)] : []
  })
}

const ofParts =
  /^(?:legged|eyed|armed|eared|haired|tailed|winged|horned|tusked|toothed|nosed|footed|pawed|antlered|headed|sized|high)$/

function kindOfCompound(compound: readonly Unit[], isHuman: boolean): 'hair' | 'eyes' | 'body' | 'size' {
  const part = compound.at(-1)?.small ?? ''
  if (/^(?:sized|high)$/.test(part)) return 'size'
  if (isHuman && part === 'haired') return 'hair'
  return isHuman && part === 'eyed' && isOneOf(compound[0], 'colour') ? 'eyes' : 'body'
}

/** "shy but brave", "very sensible": describing words that stand by themselves. */
export function readTraits(units: readonly Unit[], notes: Notes): boolean {
  const parts = partsOf(units.filter(({ small }) => small !== 'but'))
  const known = parts.flatMap((part) => {
    // "Mum Chinese, dad Mexican": they are.
    if (part.length > 1 && isOneOf(part[0], 'kin-words')) return []
    const own = beforeNoun(part)
    const says = own
      .slice(0, 3)
      .find(
        (unit) =>
          (isOneOf(unit, 'trait', 'feeling', 'speech', 'health', 'hair', 'skin', 'colour') &&
            unit.small !== 'fine' &&
            !isDrink(unit, part)) ||
          sizes.test(unit.small) ||
          builds.test(unit.small),
      )
    return says ? [{ part, says }] : []
  })
  for (const { part, says } of known) writeTrait(part, says, notes)
  // "Loud and glorious": what is joined to a word that describes somebody, describes them, too.
  if (known.length > 0)
    for (const part of parts)
      if (!known.some((one) => one.part === part) && part.every(({ part: kind }) => kind === 'ADJ'))
        notes.writeWords('trait', part)
  return known.length > 0
}

/** "Messy bun, coffee": nobody's skin. */
const isDrink = (unit: Unit, part: readonly Unit[]): boolean =>
  part.length === 1 &&
  unit.part === 'NOUN' &&
  isOneOf(unit, 'food') &&
  isOneOf(unit, 'skin') &&
  !isOneOf(unit, 'hair')

/** "Football mad", "dinosaur obsessed". */
export function readMadAbout(part: readonly Unit[], notes: Notes): boolean {
  const about = part.slice(0, -1)
  const isMad = /^(?:mad|crazy|obsessed|daft)$/.test(part.at(-1)?.small ?? '')
  if (!isMad || !/^(?:NOUN|PROPN)$/.test(about.at(-1)?.part ?? '')) return false
  notes.pass(part)
  notes.writeWords('like', about)
  return true
}

/** The describing words that describe the character, not a thing that stands behind them. */
function beforeNoun(part: readonly Unit[]): readonly Unit[] {
  const end = part.findIndex(({ part: kind }) => /^(?:ADP|SCONJ)$/.test(kind))
  const own = end < 0 ? part : part.slice(0, end)
  // "A bit silly" is silly.
  const noun = own.findLast((unit) => /^(?:NOUN|PROPN)$/.test(unit.part) && !isOneOf(unit, 'filler'))
  return noun ? [noun] : own
}

function writeTrait(part: readonly Unit[], says: Unit, notes: Notes): void {
  // "Hair white and short".
  if ((ofHairToo.test(says.small) || isOneOf(says, 'colour')) && notes.facts.at(-1)?.kind === 'hair') {
    // "A wonky bob. Blonde."
    notes.writeWords('hair', part, part.length === 1 && valuesFor('colour', says.small)[1] === 'hair')
    return
  }
  // "Strict but fair": nobody's skin.
  if (says.small === 'fair' && notes.facts.at(-1)?.kind === 'trait') {
    notes.writeWords('trait', part)
    return
  }
  const isColour = isOneOf(says, 'colour') && !isOneOf(says, 'hair', 'trait')
  if (isColour && valuesFor('colour', says.small)[1] !== 'hair' && notes.colourLast(part)) return
  const isAnimal = notes.facts.some((fact) => fact.kind === 'being' && fact.being.sort !== 'human')
  if (isColour)
    notes.writeWords(
      isAnimal ? 'body' : 'hair',
      part,
      isAnimal || valuesFor('colour', says.small)[1] === 'hair',
    )
  else notes.writeWords(isSpoken(part, says) ? 'speech' : kindOfTrait(says), part)
}

/** "Portuguese with me, English at school". */
const isSpoken = (part: readonly Unit[], says: Unit): boolean =>
  valueFor('speech', says.small) === 'language' && part.some(({ small }) => /^(?:with|at|to)$/.test(small))

const ofHairToo = /^(?:short|long|thin|thick|straight)$/
/** Said of hair only where hair is named: "wild. seven." */
const ofMoreThanHair = /^(?:wild|messy)$/

function kindOfTrait(unit: Unit): WordKind {
  if (sizes.test(unit.small)) return 'size'
  if (builds.test(unit.small)) return 'body'
  if (isOneOf(unit, 'trait', 'feeling') || ofMoreThanHair.test(unit.small)) return 'trait'
  // "Korean" alone is who somebody is; a language it is behind "speaks".
  if (valueFor('speech', unit.small) === 'language') return 'trait'
  return (
    (['speech', 'health', 'hair', 'skin'] as const).find((wordClass) => isOneOf(unit, wordClass)) ?? 'trait'
  )
}
