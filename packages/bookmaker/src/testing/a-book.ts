import sharp from 'sharp'
import type { Book, BookSound } from '../book.ts'

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

/** The same told in Spanish, too. */
export async function aBookInTwo(second = 'El barquito cruzó el lago, y nadie tuvo miedo. '): Promise<Book> {
  const book = await aBook(3)
  return {
    ...book,
    second: { title: 'El barco', language: 'es' },
    pages: book.pages.map((page) => ({ ...page, second })),
  }
}

/** Milliseconds of one frame of MPEG 1, layer 3, at 44,100 samples a second. */
const frame = (1152 / 44_100) * 1000

/** So many seconds of silence, as a narrator's page comes. */
export function aSound(seconds: number): BookSound {
  const frames = Math.round((seconds * 1000) / frame)
  const silent = new Uint8Array(417)
  // 128 kbit a second, two channels.
  silent.set([0xff, 0xfb, 0x90, 0x00])
  const content = new Uint8Array(frames * silent.length)
  for (let place = 0; place < frames; place++) content.set(silent, place * silent.length)
  return { content, contentType: 'audio/mpeg', milliseconds: Math.round(frames * frame) }
}
