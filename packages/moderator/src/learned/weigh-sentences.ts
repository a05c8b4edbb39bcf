import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type LinearModel,
  type Ranking,
  rank,
  readModel,
} from '@faith-fables/listener/learned/linear-classifier'
import { type ModerationCategory, moderationCategories } from '../moderation-category.ts'
import type { Word } from '../words/read-words.ts'
import { featuresOf } from './features.ts'

/** What the classifier calls a line with nothing in it. */
export const harmless = 'harmless'

/** Some sentences that are like declined ones. */
export interface Suspicion {
  category: ModerationCategory
  /** From the first to the last of them, as indexes of sentences [first, end). */
  first: number
  end: number
}

const file = fileURLToPath(new URL('../../weights/themes.txt', import.meta.url))
let model: LinearModel | undefined

/** The weights that `npm run train -- moderation` wrote, read when they are first asked. */
const learnedModel = (): LinearModel => {
  model ??= readModel(readFileSync(file, 'utf8'))
  return model
}

/**
 * What a ranking says, against what each theme asks for: the likeliest theme, and how likely it is that the words are harmful at all. A
 * line between two themes is no less harmful for that.
 */
export function suspect(ranking: Ranking): { category: ModerationCategory; probability: number } | null {
  const innocence = ranking.find(({ label }) => label === harmless)?.probability ?? 0
  const likeliest = ranking.find(({ label }) => label !== harmless)?.label
  const category = moderationCategories.find((one) => one === likeliest)
  return category ? { category, probability: 1 - innocence } : null
}

/** Fewer words are like anything. */
const leastWords = 4
/** So many words are read together: what one sentence says of the next. */
const mostWordsTogether = 32

export const isLongEnough = (sentences: readonly (readonly Word[])[]): boolean =>
  countWords(sentences) >= leastWords

const countWords = (sentences: readonly (readonly Word[])[]): number =>
  sentences.reduce((sum, words) => sum + words.length, 0)

/** Sentences, and short ones with the next, that the classifier holds to be harmful; once per place. */
export function weighSentences(sentences: readonly (readonly Word[])[]): Suspicion[] {
  const found: Suspicion[] = []
  for (let first = 0; first < sentences.length; first++) {
    if (first < (found.at(-1)?.end ?? 0)) continue
    for (const end of [first + 1, first + 2]) {
      const some = sentences.slice(first, end)
      if (end > sentences.length || (some.length > 1 && countWords(some) > mostWordsTogether)) continue
      const category = isLongEnough(some) ? weigh(some) : null
      if (category) {
        found.push({ category, first, end })
        break
      }
    }
  }
  return found
}

function weigh(sentences: readonly (readonly Word[])[]): ModerationCategory | null {
  const { labels, thresholds } = learnedModel()
  const found = suspect(rank(learnedModel(), featuresOf(sentences)))
  if (!found) return null
  const threshold = thresholds[labels.indexOf(found.category)] ?? 1
  return found.probability >= threshold ? found.category : null
}
