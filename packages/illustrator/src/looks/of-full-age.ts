import type { Fact } from '@faith-fables/listener'
import { boyish } from './girls.ts'
import type { HairCut, HumanLook } from './look.ts'

const longCuts: ReadonlySet<HairCut> = new Set<HairCut>([
  'locs',
  'box-braids',
  'braid-tail',
  'braids',
  'back-braid',
  'long',
  'long-curly',
  'long-wavy',
  'half-up',
  'ponytail',
  'bun',
  'curly-bun',
])

const shortCuts: ReadonlySet<HairCut> = new Set<HairCut>([...boyish, 'shaved', 'bald'])

const shaven = /\b(?:clean[- ]shaven|beardless|no beard|without a beard|smooth chin|shaves)\b/i

/**
 * Faces are drawn in few lines, and a stranger takes a man with long locs for a woman and an aunt with short curls for a boy. So a
 * grown man with long hair has a beard and a grown woman with short hair earrings, unless something else is said.
 */
export function ofFullAge(look: HumanLook, facts: readonly Fact[]): HumanLook {
  const { age, gender, hair, beard, marks } = look
  if (age !== 'adult' && age !== 'elder') return look
  const isShaven = facts.some((fact) => 'words' in fact && shaven.test(fact.words))
  if (gender === 'masculine' && longCuts.has(hair.cut) && beard.kind === 'none' && !isShaven)
    return { ...look, beard: { ...beard, kind: 'beard' } }
  const hasOwn = marks.some(({ kind }) => kind === 'earrings' || kind === 'studs' || kind === 'ear-defenders')
  // On the cloth that covers hair and ears they would be two dots.
  const isCovered = look.headwear?.kind === 'headscarf'
  if (gender === 'feminine' && shortCuts.has(hair.cut) && !hasOwn && !isCovered && look.hearingAid === null)
    return { ...look, marks: [...marks, { kind: 'earrings', colour: '#e3b341', side: 1 }] }
  return look
}
