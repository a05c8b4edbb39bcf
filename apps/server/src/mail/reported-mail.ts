import type { Letter } from '../ports/mail.ts'

export interface ReportedStoryNews {
  email: string
  displayName: string | null
  title: string
  publicUrl: string
}

/** Tells a parent that readers reported their story, and that nobody else reads it until somebody has looked. */
export function reportedMail({ email, displayName, title, publicUrl }: ReportedStoryNews): Letter {
  const subject = `“${title}” is being looked at`
  const sentences = [
    `Several readers told us that something in your story “${title}” may not be right. Until somebody of us has looked, nobody but you can read it.`,
    'You need not do anything. We write to you as soon as it is decided.',
  ]
  const link = `${publicUrl}/library`
  return { to: email, subject, name: displayName, sentences, button: 'Open My Library', link }
}
