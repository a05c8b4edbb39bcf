import { createHash } from 'node:crypto'
import {
  type BookFormat,
  bookFormats,
  largestPicture,
  type Narration,
  type PublicStory,
} from '@faith-fables/contract'
import type { BoundBook, BoundPage, BoundPicture } from '../ports/book-binder.ts'
import type { FileStore } from '../ports/file-store.ts'

/** Raised when books are set otherwise: those made before are made anew when they are asked for. */
const edition = 4

/** Another one for whatever changes what the book shows, in both of its languages where it has two. */
export function versionOf(story: PublicStory, second: PublicStory | null): string {
  const { title, language, authorName, theme, moralMessage, imageUrl, keyMoments, companion, narration } =
    story
  const { createdAt } = story
  const shown = [
    title,
    authorName,
    theme,
    moralMessage,
    imageUrl,
    keyMoments,
    companion,
    narration,
    createdAt,
  ]
  return createHash('sha256')
    .update(JSON.stringify([edition, ...shown, ...(language ? [language] : []), ...secondShown(second)]))
    .digest('base64url')
    .slice(0, 22)
}

function secondShown(second: PublicStory | null): unknown[] {
  return second
    ? [second.title, second.language, second.keyMoments.map(({ textSnippet }) => textSnippet)]
    : []
}

/**
 * The story with its pictures, and with its narration where the format can be heard. What is not there any more leaves its
 * page to the words.
 */
export async function boundBook(
  story: PublicStory,
  files: FileStore,
  format: BookFormat,
  second: PublicStory | null,
): Promise<BoundBook> {
  const { id, title, authorName: author, moralMessage: moral, companion, imageUrl } = story
  const pages: BoundBook['pages'] = []
  const sounds = bookFormats[format].ending === 'pdf' ? [] : (story.narration?.pages ?? [])
  for (const [place, { textSnippet: text, selectedImageUrl, alt }] of story.keyMoments.entries()) {
    const picture = await pictureAt(files, selectedImageUrl, alt)
    const read = sounds.find(({ page }) => page === place + 1)
    pages.push({
      text,
      picture,
      second: second?.keyMoments[place]?.textSnippet,
      sound: read && (await soundAt(files, read)),
    })
  }
  return {
    id,
    title,
    language: story.language,
    author,
    theme: story.bibleVerse ?? story.theme,
    moral,
    madeOn: story.createdAt.slice(0, 10),
    cover: imageUrl === null ? null : await pictureAt(files, imageUrl, `The cover of “${title}”`),
    pages,
    second: second ? { title: second.title, language: second.language ?? 'en' } : undefined,
    companion,
  }
}

async function pictureAt(files: FileStore, address: string, alt: string): Promise<BoundPicture | null> {
  const file = (await files.get(nameOf(largestPicture(address)))) ?? (await files.get(nameOf(address)))
  return file && { content: file.content, alt }
}

async function soundAt(
  files: FileStore,
  { url, milliseconds }: Narration['pages'][number],
): Promise<BoundPage['sound']> {
  const file = await files.get(nameOf(url))
  return file ? { content: file.content, contentType: file.contentType, milliseconds } : undefined
}

const nameOf = (address: string) => address.replace(/^\/media\//, '')
