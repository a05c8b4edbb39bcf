import { featuresOf } from '../../packages/listener/src/learned/features.ts'
import { unitsOf } from '../../packages/listener/src/text/units-of.ts'
import { featuresOfWish } from '../../packages/listener/src/wishes/features-of-wish.ts'
import { joinQuotations } from '../../packages/listener/src/wishes/quotations.ts'
import type { Example } from './learn-linear.ts'

/** Something that is learned from lines: `lines/train-<name>.tsv` → `weights/<name>.txt`. */
export interface Task {
  name: string
  exampleOf(label: string, words: string): Example
}

/** What a clause of a wish about a text is. */
const textWishes: Task = {
  name: 'text-wishes',
  exampleOf: (label, words) => {
    const { units, normalised } = unitsOf(words)
    return { label, features: featuresOfWish(joinQuotations(units, normalised.text), []) }
  },
}

/** What a stretch of words is, by its words alone. */
const plain = (name: string): Task => ({
  name,
  exampleOf: (label, words) => ({ label, features: featuresOf(unitsOf(words).units, []) }),
})

export const tasks: readonly Task[] = [textWishes, plain('picture-wishes'), plain('detail-lines')]
