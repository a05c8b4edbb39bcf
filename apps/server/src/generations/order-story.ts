import type { StoryFocus, WrittenStory } from '../ports/text-model.ts'
import { findFirstEdition, toldBefore } from './editions/first-edition.ts'
import { type Generation, type GenerationChanges, latestPlots } from './generation-store.ts'
import { hearOrder } from './hear-order.ts'
import { asDrawn } from './prompt-report.ts'
import type { StageTools } from './stages/stage.ts'
import { verseOf } from './verse-warning.ts'

/** So many of a parent's latest plots are not used again. */
const plotsNotRepeated = 5

/** Has the story written, in the parent's words and with all feedback so far. */
export async function orderStory(
  generation: Generation,
  { db, textModel, imageModel, listening, once, signal }: StageTools,
): Promise<WrittenStory> {
  const heard = await hearOrder({ db, listening }, generation, signal)
  const first = await findFirstEdition(db, generation)
  const avoidPlots = first ? [] : await latestPlots(db, generation, plotsNotRepeated)
  const story = await once('story', () =>
    textModel.writeStory(
      {
        ageGroup: generation.ageGroup,
        focus: focusOf(generation),
        language: generation.language,
        characters: generation.characters,
        additionalDetails: generation.additionalDetails,
        sceneCount: generation.imageNumber,
        // The same for all editions, so that what the storyteller chose is chosen again.
        seed: generation.firstEdition ?? generation.id,
        feedback: generation.feedback,
        avoidPlots,
        currentText: generation.storyText,
        ...(heard && { plainly: heard.plainly }),
        ...(first && { retold: toldBefore(first) }),
      },
      signal,
      once,
    ),
  )
  const { promptReport, feedbackReport } = story
  const characters = heard?.plainly.characters ?? generation.characters
  const drawn = promptReport && asDrawn(promptReport, characters, imageModel)
  return {
    ...story,
    ...(drawn && { promptReport: heard ? heard.promptReport(drawn) : drawn }),
    ...(feedbackReport && { feedbackReport: heard ? heard.feedbackReport(feedbackReport) : feedbackReport }),
  }
}

/** What of a written story is kept with the generation. */
export function storyChanges(story: WrittenStory): GenerationChanges {
  return {
    title: story.title,
    storyText: story.text,
    moralMessage: story.moralMessage,
    companion: story.companion,
    plot: story.plot,
    pages: story.pages,
    cast: story.cast,
    promptReport: story.promptReport ?? null,
  }
}

function focusOf({ bibleVerseId, theme, themeText, verseReference }: Generation): StoryFocus {
  return bibleVerseId === null
    ? { kind: 'moral', name: theme, description: themeText }
    : { kind: 'verse', reference: verseReference ?? theme, text: themeText }
}

/** The exact words of Scripture in this story, which no moderator holds against it. */
export function scriptureOf(generation: Generation): string[] {
  const verse = verseOf(generation)
  return verse ? [verse.text] : []
}

/** For moderators: in what the words of the story are. */
export const languageOf = ({ language }: Generation) => (language === 'en' ? {} : { language })

/** Names of the parent's own characters, which leave the house with nobody. */
export const namesIn = ({ characters }: Generation): string[] => characters.map(({ name }) => name)
