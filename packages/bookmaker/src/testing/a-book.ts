import sharp from 'sharp'
import type { Book } from '../book.ts'

const sentence = 'The little boat went over the lake, and nobody in it was afraid. '

/** A book of this many pages; a test says what it is particular about. */
export async function aBook(pages = 5, particular: Partial<Book> = {}): Promise<Book> {
  const content = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  const picture = { content, alt: 'A boat on a lake' }
  return {
    id: 'the-boat',
    title: 'The Boat',
    author: 'A family',
    theme: 'Joshua 1:9',
    moral: 'Be strong and of good courage.',
    madeOn: '2026-11-23',
    cover: { ...picture, alt: 'The cover' },
    pages: Array.from({ length: pages }, () => ({ text: sentence.repeat(4), picture })),
    companion: {
      talk: ['Who was in the boat?', 'What are you afraid of?'],
      prayer: 'Dear God, be with us. Amen.',
      remember: '“Be strong and of good courage.” Joshua 1:9',
    },
    ...particular,
  }
}
