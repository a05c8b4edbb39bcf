import type { AgeClass, HumanLook } from '../looks/look.ts'

/**
 * The measures of a body. Its feet stand at y 0 and up is negative; a child of 400 units is the yardstick
 * for everything else in a picture.
 */
export interface Build {
  height: number
  /** Radius of the head. */
  head: number
  /** Height of the shoulders and of the hips (negative). */
  neckY: number
  hipY: number
  /** Half the width at the shoulders and at the hips. */
  shoulder: number
  hip: number
  /** Shoulder to fingertips, stretched. */
  arm: number
  /** Thickness of arms, legs and hands against a child's. */
  girth: number
  /** 1 for who is round about the middle, 0 for everybody else. */
  roundness: number
}

/** Who is broader than this is round and not strong; from so much more on entirely. */
const [ROUND, ROUNDER] = [1.13, 0.07]

interface Measures {
  height: number
  head: number
  girth: number
  /** Share of the legs in the body below the chin. */
  legs: number
}

const measures: Record<AgeClass, Measures> = {
  baby: { height: 264, head: 70, girth: 0.86, legs: 0.46 },
  toddler: { height: 312, head: 74, girth: 0.92, legs: 0.42 },
  child: { height: 400, head: 77, girth: 1, legs: 0.47 },
  teen: { height: 494, head: 67, girth: 1.08, legs: 0.535 },
  adult: { height: 536, head: 72, girth: 1.26, legs: 0.52 },
  elder: { height: 506, head: 75, girth: 1.26, legs: 0.5 },
}

/** Years in which a child begins to be lanky, and in which it has a teenager's measures but for the height. */
const [LITTLE, LANKY] = [7, 12]

/** Year by year a schoolchild's head is smaller and its legs are longer: at ten nobody is taken for six. */
function measuresOf({ age, years }: HumanLook): Measures {
  if (age !== 'child' || years === undefined || years <= LITTLE) return measures[age]
  const part = Math.min(1, (years - LITTLE) / (LANKY - LITTLE))
  const between = (key: keyof Measures): number =>
    measures.child[key] + (measures.teen[key] - measures.child[key]) * part
  return {
    height: measures.child.height,
    head: between('head'),
    girth: between('girth'),
    legs: between('legs'),
  }
}

/** How tall somebody of an age is. */
export const usualHeight = (age: AgeClass): number => measures[age].height

/** 1 for who is round about the middle and has full cheeks, 0 for everybody else. */
export const roundnessOf = ({ size }: HumanLook): number =>
  Math.max(0, Math.min(1, (size.breadth - ROUND) / ROUNDER))

export function buildOf(look: HumanLook): Build {
  const usual = measuresOf(look)
  const { head, legs } = usual
  const height = usual.height * look.size.height
  const girth = usual.girth * look.size.breadth
  const broad = look.gender === 'feminine' ? 1 : 1.07
  const grown = look.age === 'adult' || look.age === 'elder'
  return {
    height,
    head,
    roundness: roundnessOf(look),
    girth: grown && look.gender === 'masculine' ? girth * 1.06 : girth,
    neckY: -height + head * 1.97,
    hipY: -(height - 2 * head) * legs,
    shoulder: 42 * girth * broad,
    hip: 23 * girth,
    arm: (height - 2 * head) * 0.38 + 44,
  }
}
