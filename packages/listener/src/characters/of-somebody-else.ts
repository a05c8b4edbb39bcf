import type { Clause } from '../text/cut-clauses.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'

/** "Has a brother who is deaf": the brother is. "Has a rat called Momo, who sits on her shoulder": the rat does. */
export function isOfAnother(
  [first]: readonly Unit[],
  before: Clause | undefined,
  text: string,
  name: string,
): boolean {
  const last = before?.units.at(-1)
  if (
    first === undefined ||
    before === undefined ||
    !/^,?\s*who$/.test(text.slice(last?.end, first.start).trim())
  )
    return false
  // "Big sister of Chidi, who is 4".
  const isOfNamed =
    last?.part === 'PROPN' &&
    before.units.some((unit) => isOneOf(unit, 'kin-words')) &&
    before.units.at(-2)?.small === 'of'
  const isKin = isOneOf(last, 'kin-words') && before.units.some(({ part }) => /^(?:VERB|AUX)$/.test(part))
  const isHad = before.units.some(
    ({ lemma, part }) => part !== 'NOUN' && /^(?:have|love|own|miss|adore|with)$/.test(lemma),
  )
  // "He belongs to Otis, who is five".
  const isOwned = before.units.some(({ lemma }) => lemma === 'belong') && last?.part === 'PROPN'
  // "Shares a room with Fin who snores".
  const isOtherName =
    last?.part === 'PROPN' &&
    // "Says my daughter Itzel, who is purple".
    (/^(?:with|by|to|for|from|after)$/.test(before.units.at(-2)?.small ?? '') ||
      isOneOf(before.units.at(-2), 'kin-words')) &&
    !name.toLowerCase().includes(last.small)
  return (
    isKin ||
    isOtherName ||
    isOwned ||
    isOfNamed ||
    (isHad && before.units.some((unit) => isOneOf(unit, 'animal', 'kin-words') || unit.small === 'called'))
  )
}

/** "Forever telling people “actually, I'm a scientist”": between quotation marks. */
export const isQuoted = ([first]: readonly Unit[], text: string): boolean =>
  /^i\b/.test(first?.small ?? '') && (text.slice(0, first?.start).split('"').length - 1) % 2 === 1

/** "She should be the one who knows the way", "not the one who wanders off": wished or denied, and told of nobody. */
export function isOfOneWished([first]: readonly Unit[], before: Clause | undefined, text: string): boolean {
  const last = before?.units.at(-1)
  return (
    first !== undefined &&
    /^(?:one|ones)$/.test(last?.small ?? '') &&
    before?.units.some(({ small }) => /^(?:not|no|never|n't|should|must|let|make|please)$/.test(small)) ===
      true &&
    text.slice(last?.end, first.start).trim() === 'who'
  )
}
