import type { Unit } from '../text/read-units.ts'

const stops = /^(?:[.!?;()[\]—–…]+|\.{2,})$/
const titles = /^(?:mr|mrs|ms|dr|st|vs)$/
const subjects = /^(?:he|she|they|we)$/

/**
 * Cuts a parent's words behind their stops, and at a comma behind which somebody does something or something is asked for.
 *
 * @param names of the cast, in small letters
 */
export function cutSentences(units: readonly Unit[], names: readonly string[]): Unit[][] {
  const sentences: Unit[][] = [[]]
  units.forEach((unit, at) => {
    const isStopped = isStop(unit, units[at - 1], units[at + 1])
    if (isStopped) sentences.at(-1)?.push(unit)
    if (isStopped || isCommaBefore(unit, units.slice(at + 1), names)) sentences.push([])
    else sentences.at(-1)?.push(unit)
  })
  return sentences.filter((sentence) => sentence.some(({ part }) => part !== 'PUNCT' && part !== 'SYM'))
}

/** A point behind "Mrs" or within "3.5" is none; one that the tagger takes for part of "in." before a capital is. */
function isStop({ small, start, end }: Unit, before: Unit | undefined, next: Unit | undefined): boolean {
  if (/\p{L}\.$/u.test(small)) return next !== undefined && /^\p{Lu}/u.test(next.text)
  if (!stops.test(small)) return false
  if (small !== '.') return true
  return !titles.test(before?.small ?? '') && !(before?.end === start && next?.start === end)
}

function isCommaBefore({ small }: Unit, after: readonly Unit[], names: readonly string[]): boolean {
  if (small !== ',') return false
  const [first, second] = after.filter((unit) => unit.small !== 'but')
  if (!first || !second) return false
  if (subjects.test(first.small) || first.small === 'please') return true
  return names.includes(first.small) && /^(?:VERB|AUX)$/.test(second.part)
}
