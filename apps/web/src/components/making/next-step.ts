import type { GenerationRecord } from '@faith-fables/contract'
import { type GenerationStatus, statusWords } from '@faith-fables/contract/generation-status'
import { paths } from '../../paths.ts'
import { statusMessage } from './status-message.ts'

/** Where a generation is, and where it goes on. */
export interface NextStep {
  words: string
  to: string
  label: string
}

type Way = (record: GenerationRecord) => Pick<NextStep, 'to' | 'label'> & Partial<Pick<NextStep, 'words'>>

const toLibrary: Way = () => ({ to: paths.libraryInProgress(), label: 'My Library' })
const toText: Way = ({ _id }) => ({ to: paths.review(_id), label: 'Review the Text' })
const toPictures: Way = ({ _id }) => ({ to: paths.reviewImages(_id), label: 'See the Pictures' })
const toNewStory: Way = () => ({ to: paths.create(), label: 'Create a New Story' })

const ways: Record<GenerationStatus, Way> = {
  moderating_initial_prompt: toLibrary,
  generating_text: toLibrary,
  moderating_text: toLibrary,
  pending_review: (record) => ({ ...toText(record), words: 'The text is waiting for your review.' }),
  moderating_review: toText,
  regenerating_text_feedback: toText,
  enriching_characters: toPictures,
  splitting_scenes: toPictures,
  generating_prompts: toPictures,
  moderating_prompts: toPictures,
  pending_prompt_review: ({ _id }) => ({
    to: paths.reviewPrompts(_id),
    label: 'Review the Picture Ideas',
    words: 'Some picture ideas need your attention.',
  }),
  pending_image_review: ({ _id }) => ({
    to: paths.reviewImages(_id),
    label: 'Choose the Pictures',
    words: 'The pictures are waiting for you.',
  }),
  published: (record) => ({
    ...(record.storyId === null
      ? toLibrary(record)
      : { to: paths.story(record.storyId), label: 'Read the Story' }),
    words: 'This story is published.',
  }),
  archived: (record) => ({ ...toLibrary(record), words: 'This story was deleted.' }),
  rejected: toNewStory,
  failed: toNewStory,
  prompt_rejected_by_safety: toNewStory,
  text_rejected_by_safety: toNewStory,
}

/** For a screen that has nothing to do with a generation at the moment. */
export function nextStep(record: GenerationRecord): NextStep {
  const { status } = record
  return { words: statusMessage(status) ?? statusWords(status), ...ways[status](record) }
}
