import type { DeskDeed } from '@faith-fables/contract'
import type { Letter } from '../ports/mail.ts'

export interface DeskAnswer {
  deed: DeskDeed
  /** To whom. */
  email: string
  displayName: string | null
  /** The story's title. */
  title: string
  storyId: string
  /** What somebody at the desk wrote; null where the answer is yes. */
  reason: string | null
  publicUrl: string
}

/** The letter that tells a parent what was decided on their story; null for what they need not know. */
export function deskAnswerMail(answer: DeskAnswer): Letter | null {
  const words = wordsOf(answer)
  if (!words) return null
  const sentences = [words.news, ...(answer.reason === null ? [] : [`“${answer.reason}”`]), words.next]
  return {
    to: answer.email,
    subject: words.subject,
    name: answer.displayName,
    sentences,
    button: words.button,
    link: `${answer.publicUrl}${words.path}`,
  }
}

function wordsOf({ deed, title, storyId }: DeskAnswer) {
  const story = { path: `/story/${storyId}`, button: 'Open the story' }
  const library = { path: '/library', button: 'Open My Library' }
  if (deed === 'approve')
    return {
      ...story,
      subject: `“${title}” is public now`,
      news: `Your story “${title}” stands in Explore now, for every family to read.`,
      next: 'You can take it back at any time by deleting it from your library.',
    }
  if (deed === 'send-back')
    return {
      ...library,
      subject: `“${title}” is not public yet`,
      news: `We have read your story “${title}”, and cannot show it to everyone as it is. This is why:`,
      next: 'It stays in your library, for your family alone. You can ask again there.',
    }
  if (deed === 'take-down')
    return {
      ...library,
      subject: `“${title}” was taken down`,
      news: `Your story “${title}” was public and is not any more. This is why:`,
      next: 'It stays in your library, for your family alone.',
    }
  if (deed === 'keep')
    return {
      ...story,
      subject: `“${title}” is public again`,
      news: `We have looked at your story “${title}”, and everything is right. It stands in Explore again.`,
      next: 'Thank you for your patience.',
    }
  if (deed === 'put-back')
    return {
      ...story,
      subject: `“${title}” is public again`,
      news: `Your story “${title}” was taken down, and stands in Explore again.`,
      next: 'We are sorry for the trouble.',
    }
  return null
}
