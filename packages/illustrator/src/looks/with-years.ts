import { hairColours } from './colour-words.ts'
import type { HumanLook, Look } from './look.ts'
import { ageOfYears } from './read-person.ts'

/** As tall as the children that are drawn, who are of every age from four to eleven. */
const usualChild = 8
/** How much taller a child is drawn with each year: a boy of four is a fifth smaller than one of eight. */
const heightPerYear = 0.05
const grey = hairColours.grey ?? '#b9b6b0'
const bounds = { least: 0.8, most: 1.15 }

/** The same look at another age: the body of that age, and the height of it among children. Animals have none. */
export function withYears(look: Look, years: number | undefined): Look {
  if (years === undefined || look.kind !== 'human') return look
  const { newborn: _newborn, ...grown } = look
  const age = ageOfYears(years)
  const hair = age === 'elder' && look.age !== 'elder' ? { ...look.hair, colour: grey } : look.hair
  return {
    ...grown,
    age,
    hair,
    size: { ...look.size, height: heightAt(years, age) },
    beard: beardAt(age, look),
  }
}

function heightAt(years: number, age: HumanLook['age']): number {
  if (age !== 'child') return 1
  return Math.min(bounds.most, Math.max(bounds.least, 1 + heightPerYear * (years - usualChild)))
}

const beardAt = (age: HumanLook['age'], { beard }: HumanLook): HumanLook['beard'] =>
  age === 'adult' || age === 'elder' ? beard : { ...beard, kind: 'none' }
