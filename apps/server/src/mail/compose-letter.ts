import type { Letter, LetterEnd, Mail } from '../ports/mail.ts'
import { letterPage } from './letter-page.ts'

/** A letter as text and as a page, which say the same. */
export function composeLetter(
  { to, subject, name, sentences, button, link, after = [] }: Letter,
  { id, end }: { id: string; end: LetterEnd | null },
): Mail {
  const greeting = name?.trim() ? `Hello ${name.trim()},` : 'Hello,'
  const paragraphs = [greeting, ...sentences]
  const ending = end ? [`${endWords}:\n${end.page}`] : []
  return {
    id,
    to,
    subject,
    text: [...paragraphs, `${button}:\n${link}`, ...after, ...ending, ''].join('\n\n'),
    html: letterPage({
      title: subject,
      paragraphs,
      button,
      link,
      after,
      ending: end && { words: endWords, link: end.page },
    }),
    end,
  }
}

const endWords = 'No more letters about my stories'
