import type { DetailKind } from '../../details/detail.ts'
import { type Age, ages } from '../../plots/plot.ts'
import { newcomerLines } from '../presence/newcomer-lines.ts'
import { animalLines } from './animal-lines.ts'
import { dutyLines } from './duty-lines.ts'
import { eventLines } from './event-lines.ts'
import { fearLines } from './fear-lines.ts'
import { foodLines } from './food-lines.ts'
import { habitLines } from './habit-lines.ts'
import { likingLines } from './liking-lines.ts'
import { personLines } from './person-lines.ts'
import { placeLines } from './place-lines.ts'
import { factLines, happenedLines, stateLines } from './quiet-lines.ts'
import { thingLines } from './thing-lines.ts'
import type { ThreadLines, ThreadsByAge } from './thread-lines.ts'
import { weatherLines } from './weather-lines.ts'

/** The hand-written lines of each kind of detail. */
export const linesOfKinds: Readonly<Record<DetailKind, ThreadsByAge>> = {
  thing: thingLines,
  food: foodLines,
  event: eventLines,
  place: placeLines,
  animal: animalLines,
  person: personLines,
  weather: weatherLines,
  duty: dutyLines,
  liking: likingLines,
  habit: habitLines,
  fear: fearLines,
  happened: saidOnce(happenedLines),
  state: saidOnce(stateLines),
  newcomer: newcomerLines,
  fact: saidOnce(factLines),
}

function saidOnce(lines: Readonly<Record<Age, readonly string[]>>): ThreadsByAge {
  const thread = (age: Age): [Age, ThreadLines] => [age, { planted: lines[age], used: [], paid: [] }]
  return Object.fromEntries(ages.map(thread)) as Record<Age, ThreadLines>
}
