import { curlyMarks, type FeedbackOutcome } from '@faith-fables/contract'
import type { Generation, GenerationChanges } from './generation-store.ts'
import type { AttemptChanges } from './scene-store.ts'

// Words are given the marks of a book when they are stored, whoever wrote them: a model, the parent, a phone.

/** Changes of a generation as a book prints them; the verse stays to the letter. */
export function generationInPrint(
  changes: GenerationChanges,
  scripture: readonly string[],
): GenerationChanges {
  const printed = (text: string) => curlyMarks(text, scripture)
  const { title, storyText, moralMessage, companion, pages, promptReport, cover, feedback } = changes
  return {
    ...changes,
    ...(title && { title: printed(title) }),
    ...(storyText && { storyText: printed(storyText) }),
    ...(moralMessage && { moralMessage: printed(moralMessage) }),
    ...(companion && { companion: companionInPrint(companion, printed) }),
    ...(pages && { pages: pages.map((page) => ({ ...page, text: printed(page.text) })) }),
    ...(cover?.drawn && { cover: { ...cover, drawn: { ...cover.drawn, alt: printed(cover.drawn.alt) } } }),
    ...(promptReport && { promptReport: promptReport.map((one) => ({ ...one, words: printed(one.words) })) }),
    ...(feedback && { feedback: feedback.map(printed) }),
  }
}

function companionInPrint(
  { talk, prayer, remember }: NonNullable<Generation['companion']>,
  printed: (text: string) => string,
): Generation['companion'] {
  return { talk: talk.map(printed), prayer: printed(prayer), remember: printed(remember) }
}

/** What is told of a picture, and what was wished for it. */
export function attemptInPrint<Changes extends AttemptChanges & WishedFor>(changes: Changes): Changes {
  const { alt, feedback, report } = changes
  return {
    ...changes,
    ...(alt && { alt: curlyMarks(alt) }),
    ...(feedback && { feedback: curlyMarks(feedback) }),
    ...(report && { report: report.map((one) => ({ ...one, words: curlyMarks(one.words) })) }),
  }
}

interface WishedFor {
  feedback?: string | null
  report?: FeedbackOutcome[]
}
