import { createHash } from 'node:crypto'
import { largestPicture, type PublicStory } from '@faith-fables/contract'
import type { BoundBook, BoundPicture } from '../ports/book-binder.ts'
import type { FileStore } from '../ports/file-store.ts'

/** Raised when books are set otherwise: those made before are made anew when they are asked for. */
const edition = 1

/** Another one for whatever changes what the book shows. */
export function versionOf(story: PublicStory): string {
  const { title, authorName, theme, moralMessage, imageUrl, keyMoments, companion, createdAt } = story
  const shown = [edition, title, authorName, theme, moralMessage, imageUrl, keyMoments, companion, createdAt]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}

/** The story with its pictures. One that is not there any more leaves its page to the words. */
export async function boundBook(story: PublicStory, files: FileStore): Promise<BoundBook> {
  const { id, title, authorName: author, moralMessage: moral, companion, imageUrl } = story
  const pages: BoundBook['pages'] = []
  for (const { textSnippet: text, selectedImageUrl, alt } of story.keyMoments)
    pages.push({ text, picture: await pictureAt(files, selectedImageUrl, alt) })
  return {
    id,
    title,
    author,
    theme: story.bibleVerse ?? story.theme,
    moral,
    madeOn: story.createdAt.slice(0, 10),
    cover: imageUrl === null ? null : await pictureAt(files, imageUrl, `The cover of “${title}”`),
    pages,
    companion,
  }
}

async function pictureAt(files: FileStore, address: string, alt: string): Promise<BoundPicture | null> {
  const file = (await files.get(nameOf(largestPicture(address)))) ?? (await files.get(nameOf(address)))
  return file && { content: file.content, alt }
}

const nameOf = (address: string) => address.replace(/^\/media\//, '')
