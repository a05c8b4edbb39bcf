import { createHash } from 'node:crypto'
import type { PublicStory } from '@faith-fables/contract'
import type { SpeechModel } from '../ports/speech-model.ts'
import type { NarratedPage } from './narration-store.ts'

/** A page that is to be spoken. */
export interface PageToSpeak {
  /** Place in the book, from 1 on. */
  page: number
  text: string
  /** Another one for another model, voice or text: what is stored under it is never asked for again. */
  step: string
}

/** The pages that have words, in the order of the book. */
export function pagesToSpeak(
  { keyMoments }: Pick<PublicStory, 'keyMoments'>,
  { name }: Pick<SpeechModel, 'name'>,
  voice: string,
): PageToSpeak[] {
  return keyMoments.flatMap(({ textSnippet }, place) => {
    const text = textSnippet.trim()
    return /[\p{L}\p{N}]/u.test(text) ? [{ page: place + 1, text, step: stepOf([name, voice, text]) }] : []
  })
}

const stepOf = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

/** Those of the pages that are spoken already. */
export function spokenOf(pages: readonly PageToSpeak[], narrated: readonly NarratedPage[]): NarratedPage[] {
  return narrated.filter(({ page, step }) => pages.some((one) => one.page === page && one.step === step))
}
