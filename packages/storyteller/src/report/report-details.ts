import { type ReadSentence, type StoryDetails, stageIn } from '../details/read-details.ts'
import { isFound, toldIn } from '../feedback/is-found.ts'
import { isHeld } from '../feedback/is-held.ts'
import type { WrittenStory } from '../story-request.ts'
import { pageOf } from './page-of.ts'
import type { Outcome, PromptOutcome, PromptReport } from './prompt-outcome.ts'

/**
 * What became of each sentence of Additional Details, judged by the story that came of it.
 *
 * @param tellWithout the same story told without a sentence, by its place
 */
export function reportDetails(
  { sentences, otherLanguage, words }: StoryDetails,
  story: WrittenStory,
  tellWithout: (place: number) => WrittenStory,
): PromptReport {
  if (otherLanguage) return [{ about: null, words, outcome: 'another language', page: null }]
  return sentences.map((sentence, place) => ({
    about: null,
    words: sentence.words,
    ...becomeOf(sentence, story, () => tellWithout(place)),
  }))
}

function becomeOf(
  sentence: ReadSentence,
  story: WrittenStory,
  tellWithout: () => WrittenStory,
): Pick<PromptOutcome, 'outcome' | 'page'> {
  if (sentence.sort === 'aside') return { outcome: 'beside the story', page: null }
  if (sentence.operations.length > 0)
    return { outcome: outcomeOfWish(sentence, story, tellWithout()), page: null }
  const page = sentence.details.map(({ words }) => pageOf(words, story.pages)).find((found) => found !== null)
  if (page) return { outcome: isFound(sentence.words, toldIn(story.text)) ? 'told' : 'told in part', page }
  if (isShown(sentence, story)) return { outcome: 'in the pictures', page: null }
  return { outcome: sentence.details.length > 0 ? 'left out' : 'not understood', page: null }
}

function outcomeOfWish({ operations }: ReadSentence, story: WrittenStory, without: WrittenStory): Outcome {
  return operations.every((operation) => isHeld(operation, story, without)) ? 'followed' : 'left out'
}

/** More words than these speak of more than of where and when it is. */
const mostWordsOfStage = 8
const ofSomebody = /^(?:he|she|they|we|i|my|our|his|her|their)\b/i

/** Whether the pictures have the place, the hour, the weather or the season that it asks for. */
function isShown({ words }: ReadSentence, { pages }: WrittenStory): boolean {
  if (words.split(/\s+/).length > mostWordsOfStage || ofSomebody.test(words)) return false
  const stage = Object.entries(stageIn(words, []))
  return (
    stage.length > 0 &&
    stage.every(([part, wanted]) => pages.some(({ scene }) => scene[part as keyof typeof scene] === wanted))
  )
}
