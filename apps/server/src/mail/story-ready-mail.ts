import { endedUnsuccessfully, type GenerationStatus } from '@faith-fables/contract'
import type { Letter } from '../ports/mail.ts'

export interface StoryNews {
  email: string
  displayName: string | null
  generationId: string
  status: GenerationStatus
  /** The verse or the value: a title may name a child, and letters are read over shoulders. */
  theme: string
  publicUrl: string
}

/** Tells a parent who went away that a story waits for her, or that it could not be made; null for what she need not know. */
export function storyReadyMail({ email, displayName, publicUrl, ...news }: StoryNews): Letter | null {
  const words = wordsOf(news)
  if (!words) return null
  const { subject, sentences, button, path } = words
  return { to: email, subject, name: displayName, sentences, button, link: `${publicUrl}${path}` }
}

function wordsOf({ status, theme, generationId }: Pick<StoryNews, 'status' | 'theme' | 'generationId'>) {
  if (status === 'pending_review')
    return {
      subject: 'Your story is ready to read',
      sentences: [
        `The text of your story on ${theme} is written.`,
        'Read it, change what you like, and the pictures are next. It waits for you as long as you need.',
      ],
      button: 'Read the story',
      path: `/review/${generationId}`,
    }
  if (status === 'pending_prompt_review')
    return {
      subject: 'Your story needs a word from you',
      sentences: [
        `Some ideas for the pictures of your story on ${theme} cannot be drawn as they are.`,
        'Change them in your own words, and the drawing goes on.',
      ],
      button: 'Look at the picture ideas',
      path: `/review-prompts/${generationId}`,
    }
  if (status === 'pending_image_review')
    return {
      subject: 'The pictures of your story are drawn',
      sentences: [
        `Your story on ${theme} has its pictures now.`,
        'Choose the ones you like best, and your book is done.',
      ],
      button: 'See the pictures',
      path: `/review-images/${generationId}`,
    }
  if (endedUnsuccessfully(status))
    return {
      subject: 'Your story could not be made',
      sentences: [
        `We are sorry: your story on ${theme} could not be made.`,
        'What it cost is yours again. Your library says what happened.',
      ],
      button: 'Open My Library',
      path: '/library?tab=in-progress',
    }
  return null
}
