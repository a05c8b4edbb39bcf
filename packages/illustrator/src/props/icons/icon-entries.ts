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

/** Every thing whose drawing comes from Fluent Emoji. */
export const iconEntries: IconEntries = {
  ...foodIcons,
  ...clothingIcons,
  ...householdIcons,
  ...learningIcons,
  ...playIcons,
  ...travelIcons,
  ...natureIcons,
  ...creatureIcons,
  ...feastIcons,
}
