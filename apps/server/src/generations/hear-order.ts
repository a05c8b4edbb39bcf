import type { FeedbackOutcome, PromptOutcome } from '@faith-fables/contract'
import {
  keyOfWords,
  type Listening,
  parentsWordsFor,
  plainOrderWordsOf,
  plainWordsOf,
} from '../listening/listening.ts'
import type { ParentWords, PlainReading } from '../ports/listener.ts'
import type { PlainOrder } from '../ports/text-model.ts'
import type { GenerationDeps } from './generation-deps.ts'
import type { Generation } from './generation-store.ts'
import { once } from './step-memo-store.ts'

/** What a hosted listener understood of an order: the plain words for whoever writes and draws, and the way back to the parent's. */
export interface HeardOrder {
  plainly: PlainOrder
  /** The reports in the parent's own words, and with what nobody understood. */
  promptReport(report: readonly PromptOutcome[]): PromptOutcome[]
  feedbackReport(report: readonly FeedbackOutcome[]): FeedbackOutcome[]
}

type HearingDeps = Pick<GenerationDeps, 'db'> & { listening: Listening }

/**
 * Has a text of an order heard. What came of it is kept as long as the story is made, and "nothing" as well, so that the same words
 * mean the same in every version of the story; null where the built-in listener's reading holds.
 */
export async function hearOnce(
  { db, listening }: HearingDeps,
  { id, starterKey }: Pick<Generation, 'id' | 'starterKey'>,
  said: ParentWords,
  signal: AbortSignal,
): Promise<PlainReading | null> {
  if (!listening.isHosted || starterKey !== null) return null
  const { heard } = await once(db, id, `heard:${keyOfWords(said)}`, async () => ({
    heard: await listening.hear(said, signal),
  }))
  return heard
}

/** Has all of an order heard, each text once and all side by side; null where there is no hosted listener, or nothing was heard. */
export async function hearOrder(
  deps: HearingDeps,
  generation: Generation,
  signal: AbortSignal,
): Promise<HeardOrder | null> {
  const { characters, additionalDetails, feedback } = generation
  const hear = (said: ParentWords) => hearOnce(deps, generation, said, signal)
  const [ofCharacters, ofStory, ofFeedback] = await Promise.all([
    Promise.all(characters.map(({ name, details }) => hear({ about: 'character', name, words: details }))),
    additionalDetails === null ? null : hear({ about: 'story', words: additionalDetails, cast: characters }),
    Promise.all(feedback.map((words) => hear({ about: 'text', words, cast: characters }))),
  ])
  if (![...ofCharacters, ofStory, ...ofFeedback].some(Boolean)) return null
  return {
    plainly: {
      characters: characters.map((character, place) => {
        const heard = ofCharacters[place]
        return heard ? { ...character, details: plainWordsOf(heard) } : character
      }),
      additionalDetails: ofStory ? plainOrderWordsOf(ofStory) : additionalDetails,
      feedback: feedback.map((words, place) => {
        const heard = ofFeedback[place]
        return heard ? plainOrderWordsOf(heard) : words
      }),
    },
    promptReport: (report) => [
      ...characters.flatMap(({ name }, place) =>
        reportInTheirWords(
          report.filter(({ about }) => about === name),
          name,
          ofCharacters[place] ?? null,
        ),
      ),
      ...reportInTheirWords(
        report.filter(({ about }) => about === null),
        null,
        ofStory,
      ),
    ],
    feedbackReport: (report) => feedbackInTheirWords(report, ofFeedback.at(-1) ?? null),
  }
}

function reportInTheirWords(
  report: readonly PromptOutcome[],
  about: string | null,
  heard: PlainReading | null,
): PromptOutcome[] {
  if (!heard) return [...report]
  const told = report.map((one) => ({ ...one, words: parentsWordsFor(one.words, heard) ?? one.words }))
  const missed = missedIn(heard).map((words) => ({
    about,
    words,
    outcome: 'not understood' as const,
    page: null,
  }))
  return distinct([...told, ...missed])
}

/** What became of the wishes of a feedback, in the parent's own words. */
export function feedbackInTheirWords(
  report: readonly FeedbackOutcome[],
  heard: PlainReading | null,
): FeedbackOutcome[] {
  if (!heard) return [...report]
  const told = report.map((one) => ({ ...one, words: parentsWordsFor(one.words, heard) ?? one.words }))
  return distinct([...told, ...missedIn(heard).map((words) => ({ words, outcome: 'not done' as const }))])
}

/** What was not surely understood, in the parent's words. */
const missedIn = ({ statements, notUnderstood }: PlainReading): string[] => [
  ...statements.filter(({ certain }) => !certain).map(({ words }) => words),
  ...notUnderstood,
]

const distinct = <One extends { words: string }>(all: readonly One[]): One[] =>
  all.filter((one, at) => all.findIndex(({ words }) => words === one.words) === at)
