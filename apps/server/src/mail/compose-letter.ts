import type { Mail } from '../ports/mail.ts'
import { letterPage } from './letter-page.ts'

export interface Letter {
  to: string
  subject: string
  /** Whom it greets; a letter to somebody without a name greets nobody in particular. */
  name: string | null
  /** A paragraph each. */
  sentences: readonly string[]
  /** Words of the button that opens `link`. */
  button: string
  link: string
  /** Paragraphs below the button. */
  after?: readonly string[]
}

/** A letter as text and as a page, which say the same. */
export function composeLetter({ to, subject, name, sentences, button, link, after = [] }: Letter): Mail {
  const greeting = name?.trim() ? `Hello ${name.trim()},` : 'Hello,'
  const paragraphs = [greeting, ...sentences]
  return {
    to,
    subject,
    text: [...paragraphs, `${button}:\n${link}`, ...after, ''].join('\n\n'),
    html: letterPage({ title: subject, paragraphs, button, link, after }),
  }
}
