import type { Clause } from '../text/cut-clauses.ts'
import type { Unit } from '../text/read-units.ts'

/** Whether a clause may as well speak of somebody whom the one before has just named, and not of the character. */
export function isOfThemBefore([first]: readonly Unit[], before: Clause | undefined, name: string): boolean {
  const [subject] = before?.units ?? []
  const last = before?.units.at(-1)
  if (!first || !before || last === undefined) return false
  const isOther = (unit: Unit | undefined) =>
    unit?.part === 'PROPN' && !name.toLowerCase().includes(unit.small)
  const words = before.units.map(({ small }) => small)
  const be = words.findIndex((word) => /^(?:is|'s)$/.test(word))
  // "Best friend is Dov, he's always got a plaster on his knee".
  const isFriend = words.slice(0, be).includes('friend') && isOther(last)
  if (isFriend && /^(?:she|he|they)$/.test(first.small)) return true
  // "(Tudor is the one | who shouts)".
  const isTheOne = isOther(subject) && be === 1 && /^(?:one|kid|child|twin|boy|girl)$/.test(last.small)
  if (isTheOne) return true
  // "Called Gin | and Tonic who take up the whole settee".
  return isOther(first) && first.text !== first.small && /^(?:called|named)$/.test(words.at(-2) ?? '')
}
