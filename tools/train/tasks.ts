import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOfPictureWish } from '../../packages/listener/src/picture-wishes/features-of-picture-wish.ts'
import { unitsOf } from '../../packages/listener/src/text/units-of.ts'
import { featuresOfWish } from '../../packages/listener/src/wishes/features-of-wish.ts'
import { joinQuotations } from '../../packages/listener/src/wishes/quotations.ts'
import { projectRoot } from '../project-root.ts'
import { type Guess, thresholdFor } from './cross-validate.ts'
import type { Example } from './learn-linear.ts'
import { examplesOfThemes } from './themes-task.ts'

/** Something that is learned from lines, which are plain files of a package: → `packages/<learner>/weights/<name>.txt`. */
export interface Task {
  name: string
  learner: 'listener' | 'moderation'
  /** Where the weights are written, from the root of the project. */
  weights: string
  examples(): Example[]
  /** How likely something has to be before it is acted on. */
  threshold(guesses: readonly Guess[]): number
}

type ExampleOf = (label: string, words: string) => Example

/** Of the clauses that are acted on, so many are to be understood rightly. */
const wantedPrecision = 0.82

/** What a clause of a wish about a text is. */
const textWishes = ofListener('text-wishes', (label, words) => {
  const { units, normalised } = unitsOf(words)
  return { label, features: featuresOfWish(joinQuotations(units, normalised.text), []) }
})

/** What a sentence of Additional Details is there for. */
const detailLines = ofListener('detail-lines', (label, words) => ({
  label,
  features: featuresOfWish(unitsOf(words).units, []),
}))

/** What a clause of a wish about a picture is. */
const pictureWishes = ofListener('picture-wishes', (label, words) => {
  const { units, normalised } = unitsOf(words)
  return { label, features: featuresOfPictureWish(joinQuotations(units, normalised.text), []) }
})

/** Which theme of the moderator a harmful line belongs to. */
const themes: Task = {
  name: 'themes',
  learner: 'moderation',
  weights: 'packages/moderator/weights/themes.txt',
  examples: examplesOfThemes,
  threshold: () => 0,
}

export const tasks: readonly Task[] = [textWishes, pictureWishes, detailLines, themes]

/**
 * A clause as it was cut from a whole message counts as so many that were written for their label: parents give reasons, complain and
 * state facts where the others ask. Chosen on messages that were put aside.
 */
const messageWeight = 3

/** Learned from clauses that were written for their label, and from those of whole messages where there are such. */
function ofListener(name: string, exampleOf: ExampleOf): Task {
  const linesOf = (source: string) => join(projectRoot, `packages/listener/lines/${source}-${name}.tsv`)
  const examplesIn = (file: string) => linesIn(file).map(([label, words]) => exampleOf(label, words))
  return {
    name,
    learner: 'listener',
    weights: `packages/listener/weights/${name}.txt`,
    examples: () => [
      ...examplesIn(linesOf('train')),
      ...(existsSync(linesOf('messages')) ? examplesIn(linesOf('messages')) : []).map((example) => ({
        ...example,
        weight: messageWeight,
      })),
    ],
    threshold: (guesses) => thresholdFor(guesses, wantedPrecision),
  }
}

/** `label<TAB>words`, one clause a line; the same line twice counts once. */
function linesIn(file: string): [label: string, words: string][] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
  return [...new Set(lines)].map((line) => {
    const [label = '', words = ''] = line.split('\t')
    return [label.trim(), words.trim()]
  })
}
