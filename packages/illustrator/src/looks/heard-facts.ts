import { type Fact, listenToCharacter } from '@faith-fables/listener'
import type { FigureDescription } from '../scene-description.ts'

/** A cast is asked for again with every picture, and a portrait with every look at a card; past this many the memory is dropped. */
const remembered = 500
const known = new Map<string, readonly Fact[]>()

/** What the listener hears of somebody, once for the same words. */
export function heardFacts({ name, details }: Pick<FigureDescription, 'name' | 'details'>): readonly Fact[] {
  const key = JSON.stringify([name, details])
  const heard = known.get(key)
  if (heard) return heard
  if (known.size >= remembered) known.clear()
  const { facts } = listenToCharacter({ name, details })
  known.set(key, facts)
  return facts
}
