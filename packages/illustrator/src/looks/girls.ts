import { differenceOf } from '../drawing/colour.ts'
import type { HairCut, HumanLook } from './look.ts'

/** Cuts that a stranger takes for those of boys and men. */
export const boyish: ReadonlySet<HairCut> = new Set<HairCut>([
  'short',
  'pixie',
  'spiky',
  'side-part',
  'buzz',
  'undercut',
  'curly',
  'cornrows',
])

const slides = ['#e2566a', '#f6c644'] as const
/** A slide of less difference (Oklab) is not seen in the hair. */
const SEEN = 0.2

/** A girl with short hair has a slide in it, unless a hat or something else at her head tells already that she is a girl. */
export function readsAsGirl(look: HumanLook): HumanLook {
  const { age, gender, hair, headwear, bows, marks } = look
  const isYoung = age === 'toddler' || age === 'child' || age === 'teen'
  if (!isYoung || gender !== 'feminine' || !boyish.has(hair.cut) || headwear || bows) return look
  if (marks.some(({ kind }) => atHead.has(kind))) return look
  return { ...look, bows: slides.find((one) => differenceOf(one, hair.colour) > SEEN) ?? slides[0] }
}

const atHead: ReadonlySet<string> = new Set([
  'earrings',
  'hair-beads',
  'studs',
  'ear-flower',
  'ear-defenders',
  'antennae',
  'halo',
])
