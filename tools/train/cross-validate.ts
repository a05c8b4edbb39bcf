import { type Ranking, rank, readModel } from '../../packages/listener/src/learned/linear-classifier.ts'
import { type Example, learnLinear } from './learn-linear.ts'
import { writeModel } from './write-model.ts'

const folds = 5

/** What a model that has not seen an example says of it. */
export interface Guess {
  example: Example
  label: string
  probability: number
  /** All labels, the likeliest first. */
  ranking: Ranking
}

/** Each example is judged by a model learned from four fifths of the others; the model is written and read as the real one is. */
export function crossValidate(examples: readonly Example[]): Guess[] {
  return Array.from({ length: folds }, (_unused, fold) => {
    const model = readModel(writeModel(learnLinear(examples.filter((_one, at) => at % folds !== fold)), 0))
    return examples
      .filter((_one, at) => at % folds === fold)
      .map((example): Guess => {
        const ranking = rank(model, example.features)
        const [likeliest] = ranking
        return { example, label: likeliest?.label ?? '', probability: likeliest?.probability ?? 0, ranking }
      })
  }).flat()
}

const isRight = ({ example, label }: Guess): boolean => example.label === label

export const accuracyOf = (guesses: readonly Guess[]): number =>
  guesses.filter(isRight).length / Math.max(1, guesses.length)

/** The lowest probability above which this share of the guesses is right. */
export function thresholdFor(guesses: readonly Guess[], wanted: number): number {
  for (let threshold = 0.1; threshold < 0.95; threshold += 0.02) {
    const sure = guesses.filter(({ probability }) => probability >= threshold)
    if (accuracyOf(sure) >= wanted) return Math.round(threshold * 100) / 100
  }
  return 0.95
}
