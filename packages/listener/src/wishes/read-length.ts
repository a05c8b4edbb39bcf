import { numberWords } from '../text/number-words.ts'
import type { Unit } from '../text/read-units.ts'
import type { Where } from './text-wish.ts'

const shares: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|halve|halved)\b/, 1 / 2],
  [/\btwo thirds\b/, 2 / 3],
  [/\bthird\b/, 1 / 3],
  [/\b(?:quarter|fourth)\b/, 1 / 4],
  [/\bfifth\b/, 1 / 5],
]
const little = /\b(?:bit|little|slightly|touch|tad|smidge|wee|somewhat)\b/
const much = /\b(?:much|lot|way|far|really|very|massively|hugely|loads|considerably)\b/

/** How many times as long the story is to be: "a third shorter" is two thirds, "twice as long" two. */
export function readLength(words: string, isShorter: boolean): number {
  const percent = /(\d{1,3}) ?(?:%|percent|per cent)/.exec(words)?.[1]
  const share = percent ? Number(percent) / 100 : shares.find(([pattern]) => pattern.test(words))?.[1]
  if (isShorter) {
    const isRest =
      /\b(?:as long|the length|the words|as much|half of it)\b/.test(words) ||
      /\bto (?:a|one|two)\b/.test(words)
    if (share !== undefined && share < 1) return Math.max(0.3, isRest ? share : 1 - share)
    return little.test(words) ? 0.88 : much.test(words) ? 0.6 : 0.75
  }
  if (/\b(?:twice|double|two times)\b/.test(words)) return 2
  if (share !== undefined) return 1 + share
  return little.test(words) ? 1.15 : much.test(words) ? 1.6 : 1.3
}

/** Which part of the story the words speak of. */
export function readWhere(units: readonly Unit[]): Where {
  const words = units.map(({ small }) => small).join(' ')
  if (
    /\b(?:end|ending|finale|conclusion|finish|last (?:page|pages|part|scene|bit|paragraph|line|sentence))\b/.test(
      words,
    )
  )
    return 'ending'
  if (
    /\b(?:beginning|start|opening|intro|introduction|first (?:page|pages|part|scene|bit|paragraph|line|sentence))\b/.test(
      words,
    )
  )
    return 'beginning'
  if (/\bmiddle\b/.test(words)) return 'middle'
  return 'everywhere'
}

/** The numbers that stand in a clause, in figures or in words; an age may have a half. */
export function numbersIn(units: readonly Unit[]): number[] {
  return units.flatMap(({ small }) => {
    if (/^\d+(?:\.\d+)?$/.test(small)) return [Number(small)]
    const joined = /^(?:p|pp|pg)?\.?(\d{1,3})(?:st|nd|rd|th|yo|yrs?)?$/.exec(small)?.[1]
    if (joined) return [Number(joined)]
    const place = numberWords.indexOf(small)
    return place > 0 ? [place] : []
  })
}
