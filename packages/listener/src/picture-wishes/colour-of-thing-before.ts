import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'

const beside =
  /^(?:please|pls|and|so|but|or|maybe|more|rather|instead|a|the|it|they|that|those|these|its|should|must|ought|needs?|has|to|be|is|are|'s|'re|in|all|ones?|his|hers|theirs|ours|mine|really|always|completely|totally|entirely|fully|pure|light|dark|pale|deep|bright|plain|,)$/

/** "Should be grey", "green ones", "they're brown": a colour alone is that of what was named before; null where it is none. */
export function colourOfThingBefore({
  units: all,
  subjectBefore,
  cast,
  spokenOf,
}: ClauseContext): PictureWish | null {
  if (subjectBefore === null) return null
  // "It's the yellow one with the duck": the rest says more of the same.
  const more = all.findIndex(({ small }, at) => small === 'with' && /^ones?$/.test(all[at - 1]?.small ?? ''))
  const units = more < 0 ? all : all.slice(0, more)
  const colours = units.filter((unit) => isOneOf(unit, 'colour'))
  if (colours.length === 0 || colours.length > 2) return null
  const isOfBody = /^(?:skin|hair|fur|eyes)$/.test(subjectBefore)
  const isShadeName = (unit: Unit): boolean =>
    unit.part === 'NOUN' && isOneOf(units[units.indexOf(unit) + 1], 'colour')
  const isBeside = ({ small }: { small: string }): boolean =>
    beside.test(small) || (isOfBody && /^(?:he|she|warm|rich|golden)$/.test(small))
  if (!units.every((unit) => colours.includes(unit) || isBeside(unit) || isShadeName(unit))) return null
  const colour = units
    .filter((unit) => colours.includes(unit) || /^(?:light|dark|pale|deep|bright|and)$/.test(unit.small))
    .map(({ small }) => small)
    .filter((word, at, every) => every.indexOf(word) === at)
    .join(' ')
    .replace(/^and /, '')
  if (!isWorn(subjectBefore)) return { kind: 'colour', what: subjectBefore, colour }
  if (isA('skin', subjectBefore))
    return {
      kind: 'wears',
      who: cast.filter(({ name }) => name === spokenOf).map(({ name }) => name),
      words: `${colour} skin`,
      noun: 'skin',
    }
  const who = cast.filter(({ name }) => name === spokenOf).map(({ name }) => name)
  return { kind: 'wears', who, words: `${colour} ${subjectBefore}`, noun: subjectBefore }
}

const isWorn = (noun: string): boolean =>
  (['garment', 'hair', 'head-covering', 'aid', 'skin'] as const).some((one) => isA(one, noun)) ||
  /^(?:hair|fur|skin|beard)$/.test(noun)
