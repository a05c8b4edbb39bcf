import { carriedProps } from './carried-props.ts'
import { festiveProps } from './festive-props.ts'
import { foodProps } from './food-props.ts'
import { furnitureProps } from './furniture-props.ts'
import { householdProps } from './household-props.ts'
import { outdoorProps } from './outdoor-props.ts'
import { plantProps } from './plant-props.ts'
import { playProps } from './play-props.ts'
import type { PropDrawing } from './prop.ts'
import { skyProps } from './sky-props.ts'

/** Every thing that can be drawn. A key lists the words for it, divided by bars. */
const drawings: Record<string, PropDrawing> = {
  ...householdProps,
  ...carriedProps,
  ...festiveProps,
  ...plantProps,
  ...skyProps,
  ...foodProps,
  ...furnitureProps,
  ...outdoorProps,
  ...playProps,
}

const byWord = new Map(
  Object.entries(drawings).flatMap(([words, drawing]) =>
    words.split('|').map((word) => [word, drawing] as const),
  ),
)

/** The drawing for a word, in the singular or the plural. */
export function propByWord(word: string): PropDrawing | undefined {
  return (
    byWord.get(word) ??
    byWord.get(word.replace(/s$/, '')) ??
    byWord.get(word.replace(/es$/, '')) ??
    byWord.get(word.replace(/ies$/, 'y'))
  )
}

/** All words that have a drawing. */
export const propWords: readonly string[] = [...byWord.keys()]
