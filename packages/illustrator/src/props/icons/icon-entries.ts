import { clothingIcons } from './clothing-icons.ts'
import { creatureIcons } from './creature-icons.ts'
import { feastIcons } from './feast-icons.ts'
import { foodIcons } from './food-icons.ts'
import { householdIcons } from './household-icons.ts'
import type { IconEntries } from './icon-entry.ts'
import { learningIcons } from './learning-icons.ts'
import { natureIcons } from './nature-icons.ts'
import { playIcons } from './play-icons.ts'
import { travelIcons } from './travel-icons.ts'

/** What is eaten and drunk stands on tables, all of it. */
const onTables = (entries: IconEntries): IconEntries =>
  Object.fromEntries(Object.entries(entries).map(([words, entry]) => [words, { ...entry, tabletop: true }]))

/** Every thing whose drawing comes from Fluent Emoji. */
export const iconEntries: IconEntries = {
  ...onTables(foodIcons),
  ...clothingIcons,
  ...householdIcons,
  ...learningIcons,
  ...playIcons,
  ...travelIcons,
  ...natureIcons,
  ...creatureIcons,
  ...feastIcons,
}
