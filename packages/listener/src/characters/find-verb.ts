import type { Unit } from '../text/read-units.ts'

/** Without what hangs on it behind "when" or "because". */
export function mainPart(units: readonly Unit[]): readonly Unit[] {
  const end = units.findIndex(
    ({ small }, at) =>
      at > 0 &&
      (/^(?:when|whenever|if|because|until|till|since|while|where|unless|although|who|that|which|whom)$/.test(
        small,
      ) ||
        // "A voice you can hear from the other side of the lake".
        ((/^(?:you|we)$/.test(small) ||
          // "An owl with reading glasses she does not need".
          (/^(?:she|he|they)$/.test(small) && units.slice(0, at).some((unit) => unit.small === 'with')) ||
          // "The robot he has built from a tin".
          isMaker(units, at)) &&
          units[0]?.part === 'DET' &&
          units[at - 1]?.part === 'NOUN')),
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
      /^(?:called|named|made|built|born|aged|dressed)$/.test(unit.small) ||
      (before &&
        (/^(?:DET|NUM|ADJ|ADP)$/.test(before.part) ||
          (before.small === 'and' && /ed$/.test(unit.small)) ||
          before.small === 'to' ||
          /^(?:my|our|his|her|their|its)$/.test(before.small)))
    )
      return false
    return !(at === 0 && /ed$/.test(unit.small))
  })
}

const isMaker = (units: readonly Unit[], at: number): boolean =>
  /^(?:i|she|he|they|we)$/.test(units[at]?.small ?? '') &&
  /^(?:has|have|had|'s|'ve|'d)$/.test(units[at + 1]?.small ?? '') &&
  /^(?:built|made|knitted|sewn|crocheted|invented|carved)$/.test(units[at + 2]?.small ?? '')
