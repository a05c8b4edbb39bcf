import sharp from 'sharp'
import type { Book, BookPicture } from '../book.ts'

/** Screens show no more of a page. */
const widest = 1536

/** Name to JPEG of every picture of the book: 'cover', 'page-3'. */
export async function picturesOf(book: Book): Promise<Map<string, Uint8Array>> {
  const named = [
    ['cover', book.cover] as const,
    ...book.pages.map(({ picture }, place) => [`page-${place + 1}`, picture] as const),
  ]
  // All at once: sharp works on as many as the machine has room for.
  const made = await Promise.all(
    named.map(async ([name, picture]) => (picture ? [[name, await jpegOf(picture)] as const] : [])),
  )
  return new Map(made.flat())
}

const jpegOf = ({ content }: BookPicture): Promise<Uint8Array> =>
  sharp(content)
    .resize({ width: widest, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
