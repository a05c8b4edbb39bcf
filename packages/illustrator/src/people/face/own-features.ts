import { createRandom } from '../../geometry/random.ts'
import type { HumanLook } from '../../looks/look.ts'

export type NoseShape = 'button' | 'round' | 'straight' | 'long' | 'broad'

/** What tells one face from another where nothing is said of it; -1 to 1 where it is a number, 0 as most have it. */
export interface OwnFeatures {
  nose: NoseShape
  /** Narrow or square. */
  jaw: number
  /** Short or long. */
  chin: number
  /** Brows: thin and flat, or thick and bent. */
  brow: number
  /** Eyes: close and small, or far apart and large. */
  eyes: number
}

const noses = {
  small: ['button', 'round'],
  child: ['button', 'round', 'straight', 'broad'],
  grown: ['round', 'straight', 'long', 'broad'],
} as const

type Likeness = Pick<HumanLook, 'name' | 'likeness' | 'age'>

/** The same for the same name on every page, and for twins. */
export function ownFeatures({ name, likeness = name, age }: Likeness): OwnFeatures {
  const random = createRandom(`${likeness} features`)
  const part = random.between(0, 1)
  const shapes =
    noses[
      age === 'baby' || age === 'toddler' ? 'small' : age === 'child' || age === 'teen' ? 'child' : 'grown'
    ]
  const between = (): number => random.between(-1, 1)
  return {
    nose: shapes[Math.floor(part * shapes.length)] ?? 'round',
    jaw: between(),
    chin: between(),
    brow: between(),
    eyes: between(),
  }
}
