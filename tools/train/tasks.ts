import { featuresOfPictureWish } from '../../packages/listener/src/picture-wishes/features-of-picture-wish.ts'
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

/** What a sentence of Additional Details is there for. */
const detailLines: Task = {
  name: 'detail-lines',
  exampleOf: (label, words) => ({ label, features: featuresOfWish(unitsOf(words).units, []) }),
}

/** What a clause of a wish about a picture is. */
const pictureWishes: Task = {
  name: 'picture-wishes',
  exampleOf: (label, words) => {
    const { units, normalised } = unitsOf(words)
    return { label, features: featuresOfPictureWish(joinQuotations(units, normalised.text), []) }
  },
}

export const tasks: readonly Task[] = [textWishes, pictureWishes, detailLines]
