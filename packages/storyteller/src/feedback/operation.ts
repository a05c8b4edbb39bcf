import type { Setting, TimeOfDay, Weather } from '@faith-fables/illustrator/scene-description'
import type { ValueId } from '../scripture/moral-values.ts'

/** One thing a parent's feedback asks of the story's plan. It stays in force for every later telling. */
export type Operation =
  | { kind: 'length'; direction: 'shorter' | 'longer' }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'add'; name: string; details: string }
  | { kind: 'remove'; name: string }
  | { kind: 'emphasis'; values: ValueId[] }
  | { kind: 'tone'; tone: 'funnier' | 'calmer' | 'bedtime' }
  | { kind: 'words'; direction: 'simpler' | 'richer' }
  | { kind: 'place'; setting: Setting; words: string }
  | { kind: 'time'; time?: TimeOfDay; weather?: Weather; words: string }
  /** Another plot. */
  | { kind: 'different-story' }
  /** The same plot in other words: asked for by feedback without words. */
  | { kind: 'other-words' }
  /** What is none of these becomes a wish that the story must let be found again. */
  | { kind: 'detail'; words: string }

export function operationsOf<Kind extends Operation['kind']>(
  operations: readonly Operation[],
  kind: Kind,
): Extract<Operation, { kind: Kind }>[] {
  return operations.filter(
    (operation): operation is Extract<Operation, { kind: Kind }> => operation.kind === kind,
  )
}

export function hasTone(operations: readonly Operation[], tone: 'funnier' | 'calmer' | 'bedtime'): boolean {
  return operationsOf(operations, 'tone').some((operation) => operation.tone === tone)
}
