import { hairColours } from './colour-words.ts'
import type { HumanLook, Look } from './look.ts'
import { ageOfYears } from './read-person.ts'

/** How tall children of four to eleven are against one of whom no age is said. */
const childHeights = [0.8, 0.85, 1, 1, 1.04, 1.09, 1.13, 1.17]
const grey = hairColours.grey ?? '#b9b6b0'

/** The same look at another age: the body of that age, and the height of it among children. Animals have none. */
export function withYears(look: Look, years: number | undefined): Look {
  if (years === undefined || look.kind !== 'human') return look
  const { newborn: _newborn, ...grown } = look
  const age = ageOfYears(years)
  const hair = age === 'elder' && look.age !== 'elder' ? { ...look.hair, colour: grey } : look.hair
  return {
    ...grown,
    age,
    years,
    hair,
    size: { ...look.size, height: heightAt(years, age) },
    beard: beardAt(age, look),
  }
}

/** How tall somebody of so many years is among those of the same class. */
export function heightAt(years: number, age: HumanLook['age']): number {
  const whole = Math.floor(years)
  if (age === 'toddler') return whole < 3 ? 0.95 : 1
  if (age === 'teen') return whole < 13 ? 0.97 : 1
  return age === 'child' ? (childHeights[whole - 4] ?? 1) : 1
}

const beardAt = (age: HumanLook['age'], { beard }: HumanLook): HumanLook['beard'] =>
  age === 'adult' || age === 'elder' ? beard : { ...beard, kind: 'none' }
