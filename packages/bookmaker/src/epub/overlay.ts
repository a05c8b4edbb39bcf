import type { Book, BookSound } from '../book.ts'
import type { SpokenSentence } from './spoken-words.ts'

/** What reading programs must be able to play (EPUB 3.3, 3.2 "Core media types"), and how its files end. */
const endings: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' }

/** The file of a sound in an e-book; null for one that not every reading program plays. */
export function soundFile(page: number, { contentType }: BookSound): string | null {
  const ending = endings[contentType]
  return ending ? `sounds/page-${page}.${ending}` : null
}

/** The sounds of a book that everybody can play, by their files. */
export function soundsOf({ pages }: Book): [file: string, content: Uint8Array][] {
  return pages.flatMap(({ sound }, place) => {
    const file = sound && soundFile(place + 1, sound)
    return sound && file ? [[file, sound.content] as [string, Uint8Array]] : []
  })
}

/** What a reading program marks while it plays, page for page. */
export interface Overlay {
  /** Path of the sound, as `sounds/page-3.mp3`. */
  sound: string
  contentType: string
  sentences: readonly SpokenSentence[]
}

/** Seconds that this overlay lasts. */
export const lengthOf = ({ sentences }: Overlay): number =>
  sentences.reduce((sum, { from, to }) => sum + to - from, 0)

/** Which words of a page are heard when: a media overlay (EPUB 3.3, 9). */
export function overlayFile(name: string, { sound, sentences }: Overlay): string {
  const spoken = sentences.map(
    ({ id, from, to }) =>
      `<par><text src="${name}.xhtml#${id}"/><audio src="${sound}" clipBegin="${clock(from)}" clipEnd="${clock(to)}"/></par>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0">
<body>
${spoken.join('\n')}
</body>
</smil>
`
}

/** A time as SMIL has it: "12.3s". */
export const clock = (seconds: number): string => `${seconds.toFixed(3)}s`
