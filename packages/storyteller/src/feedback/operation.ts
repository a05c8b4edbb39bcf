import type { Season, Setting, TimeOfDay, Weather } from '@faith-fables/illustrator/scene-description'
import type { ValueId } from '../scripture/moral-values.ts'

/** How a story is told, whatever it tells. */
export type Tone = 'funnier' | 'calmer' | 'bedtime' | 'talkative' | 'refrain'

/** One thing a parent's feedback asks of the story's plan. It stays in force for every later telling. */
export type Operation =
  | { kind: 'length'; direction: 'shorter' | 'longer' }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'add'; name: string; details: string }
  | { kind: 'remove'; name: string }
  /** Somebody becomes somebody or something else and keeps the name: the dog is to be a cat. */
  | { kind: 'transform'; name: string; to: string }
  /** Somebody is to be met more often. */
  | { kind: 'feature'; name: string }
  | { kind: 'emphasis'; values: ValueId[] }
  /** `wanted` is false when there is to be less of it. */
  | { kind: 'tone'; tone: Tone; wanted: boolean }
  | { kind: 'words'; direction: 'simpler' | 'richer' }
  | { kind: 'place'; setting: Setting; words: string }
  | { kind: 'time'; time?: TimeOfDay; weather?: Weather; season?: Season; words: string }
  | { kind: 'title'; words: string }
  /** Something the story is to do without. */
  | { kind: 'avoid'; words: string }
  /** Another plot. */
  | { kind: 'different-story' }
  /** The same plot in other words: asked for by feedback without words, or for one end of the story. */
  | { kind: 'other-words'; where: 'everywhere' | 'beginning' | 'ending' }
  /** What is none of these becomes a detail that the story must let be found again. */
  | { kind: 'detail'; words: string }

export function operationsOf<Kind extends Operation['kind']>(
  operations: readonly Operation[],
  kind: Kind,
): Extract<Operation, { kind: Kind }>[] {
  return operations.filter(
    (operation): operation is Extract<Operation, { kind: Kind }> => operation.kind === kind,
  )
}

/** Whether a tone is asked for; what was said of it last counts. */
export function hasTone(operations: readonly Operation[], tone: Tone): boolean {
  return operationsOf(operations, 'tone').findLast((operation) => operation.tone === tone)?.wanted ?? false
}

/**
 * The directions that are still in force: asking for the same again adds to it, asking for the opposite takes
 * back what came before.
 */
export function lastRun<Direction>(directions: readonly Direction[]): Direction[] {
  const last = directions.at(-1)
  const other = directions.findLastIndex((direction) => direction !== last)
  return directions.slice(other + 1)
}
