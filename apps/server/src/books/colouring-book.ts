import type { PublicStory } from '@faith-fables/contract'
import type { Queryable } from '../db/database.ts'
import { listPictureOrders } from '../generations/generations.ts'
import type { BoundBook, BoundPicture } from '../ports/book-binder.ts'
import type { Outliner } from '../ports/outliner.ts'

/** A book whose pictures are lines to be coloured; its first one is on the cover, too, where no title was painted over it. */
export async function colouringBook(
  book: BoundBook,
  story: PublicStory,
  from: { db: Queryable; outliner: Outliner; generationId: string },
  signal: AbortSignal,
): Promise<BoundBook> {
  const orders = await listPictureOrders(from.db, from.generationId)
  const pages: BoundBook['pages'] = []
  // One after the other: a page takes a second, and nobody waits for the first before the last.
  for (const [place, page] of book.pages.entries()) {
    const order = orders.get(story.keyMoments[place]?.selectedImageUrl ?? '') ?? null
    pages.push({ ...page, picture: page.picture && (await outlined(page.picture, order)) })
  }
  return { ...book, pages, cover: pages.find(({ picture }) => picture)?.picture ?? null }

  async function outlined(
    picture: BoundPicture,
    order: Parameters<Outliner['outline']>[1],
  ): Promise<BoundPicture> {
    return {
      content: await from.outliner.outline(picture.content, order, signal),
      alt: `To colour: ${picture.alt}`,
    }
  }
}

export const isColouringBook = (format: string): boolean => format.startsWith('colouring-')
