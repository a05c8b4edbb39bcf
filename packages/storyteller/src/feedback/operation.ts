import type { Season, Setting, TimeOfDay, Weather } from '@faith-fables/illustrator/scene-description'
import type { Closing } from '@faith-fables/listener'
import type { Pronoun } from '../plots/plot.ts'
import type { ValueId } from '../scripture/moral-values.ts'

/** How a story is told, whatever it tells. */
export type Tone = 'funnier' | 'calmer' | 'exciting' | 'preachy' | 'bedtime' | 'talkative' | 'refrain'

export type Part = 'everywhere' | 'beginning' | 'middle' | 'ending'

/** One thing a parent's feedback asks of the story's plan. It stays in force for every later telling. */
export type Operation =
  /** `by` times as long: below 1 shorter. `strength` is what has to be asked of the telling besides, for the story to be so. */
  | { kind: 'length'; by: number; where: Part; strength?: number }
  /** So many words on each page at most. */
  | { kind: 'page-length'; words: number; strength?: number }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'add'; name: string; details: string }
  | { kind: 'remove'; name: string }
  /** Somebody becomes somebody or something else and keeps the name: the dog is to be a cat. */
  | { kind: 'transform'; name: string; to: string }
  /** What somebody's details are to say besides: "red sneakers". */
  | { kind: 'correct'; name: string; right: string }
  | { kind: 'pronoun'; name: string; pronoun: Pronoun }
  | { kind: 'age'; name: string; years: number }
  /** Somebody is to be met more often, or less. */
  | { kind: 'feature' | 'sideline'; name: string }
  | { kind: 'emphasis'; values: ValueId[] }
  /** `wanted` is false when there is to be less of it; `name` says of whom, where it is not the whole story. */
  | { kind: 'tone'; tone: Tone; wanted: boolean; name?: string }
  /** `byAge`: in the words of the next age at once, where this one has no others. */
  | { kind: 'words'; direction: 'simpler' | 'richer'; byAge?: boolean }
  | { kind: 'place'; setting: Setting; words: string }
  | { kind: 'time'; time?: TimeOfDay; weather?: Weather; season?: Season; words: string }
  /** Wherever the text has the one thing it has the other: a tiller where it had a wheel. */
  | { kind: 'other-thing'; from: string; to: string; asWords?: true }
  | { kind: 'title'; words: string }
  /** Something the story is to do without. */
  | { kind: 'avoid'; words: string }
  /** Another plot, or another title of the same. */
  | { kind: 'different-story' | 'other-title' }
  /** The same plot in other words, everywhere or on some pages (`page` counts from 0). `guessed`: the parent names no remedy. */
  | { kind: 'other-words'; where: Part; page: number | null; guessed: boolean }
  /** A line of the parent's own comes back. */
  | { kind: 'refrain-line'; words: string }
  /** What the story is to end with. */
  | { kind: 'closing'; closing: Closing }
  /** A thing to be met in the story; the story must let it be found again. */
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

/** Whether a tone is refused; what was said of it last counts. */
export function isRefused(operations: readonly Operation[], tone: Tone): boolean {
  return operationsOf(operations, 'tone').findLast((operation) => operation.tone === tone)?.wanted === false
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
