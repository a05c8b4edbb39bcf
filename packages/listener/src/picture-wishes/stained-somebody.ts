import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { NounPhrase } from '../wishes/noun-phrases.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn, whoWasSpokenOf } from './whom-in.ts'

const stained =
  /^(?!.*\b(?:not|n't|no|never|without|remove|why|off|take|is|are|looks?)\b)(?:(?:with|and|maybe|please|put|add|just|have|show|give|him|her|them|can|could|you|we|i|'d|want|like|should|be|there|some|a|an|bit|little|lots|of|more|the|a bit|a little) )*(?<what>\S+(?: \S+)??)(?: all)? (?:on|over|round|around|across) (?:his|her|their|the|\S+ 's) (?<where>face|nose|cheeks?|chin|mouth|forehead|knees?)(?: too)?(?: please| pls)?$/

/** "Mud on his face and shirt": the shirt is where the mud is, and is not put on. */
export const isStainedToo = ({ from }: NounPhrase, { units, words }: ClauseContext): boolean =>
  units[from - 1]?.small === 'and' &&
  isOneOf(units[from - 2], 'body-part') &&
  /\b(?:on|over) (?:his|her|their|the) \S+ and /.test(words)

/** What lies on a face, and is no stain. */
const noStain =
  /\b(?:light|sun|sunlight|shadows?|smile|look|expression|joy|hands?|fingers?|hair|mask|glasses)$/

/** "Put a bit of jam on his nose", "crumbs all over her face": how somebody looks, and nothing that stands there; null for any other. */
export function stainedSomebody(context: ClauseContext): PictureWish | null {
  const { what, where } = stained.exec(context.words)?.groups ?? {}
  if (what === undefined || where === undefined || noStain.test(what)) return null
  const noun = context.units.find(({ small }) => small === what.split(' ').at(-1))
  if (!noun || !/^(?:NOUN|X)$/.test(noun.part) || isOneOf(noun, 'body-part', 'garment', 'animal')) return null
  const at = context.units.findLastIndex(({ small }) => small === where)
  const named = whomIn(context, Math.max(0, at - 2), at)
  const who = named.length > 0 ? named : whoWasSpokenOf(context)
  if (who.length === 0) return null
  // A face is where stains are anyway.
  const words = /^(?:face|cheeks?|mouth|chin)$/.test(where) ? what : `${what} on the ${where}`
  return { kind: 'wears', who, words, noun: noun.small }
}
