import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** What a piece of text is: each voice has fonts of its own. */
export type Voice = 'story' | 'easy' | 'quote' | 'heading'

const files = [
  'tale',
  'tale-more',
  'tale-cyrillic',
  'tale-italic',
  'heading',
  'heading-more',
  'hebrew',
  'easy',
] as const
export type FontName = (typeof files)[number]

/** A letter is drawn by the first of these that has it. */
const fontsOf: Record<Voice, FontName[]> = {
  story: ['tale', 'tale-more', 'tale-cyrillic', 'hebrew'],
  /** Letters that are easily told apart; what it lacks is drawn as everywhere. */
  easy: ['easy', 'tale', 'tale-more', 'tale-cyrillic', 'hebrew'],
  quote: ['tale-italic', 'tale', 'tale-more', 'tale-cyrillic', 'hebrew'],
  heading: ['heading', 'heading-more', 'hebrew', 'tale', 'tale-more', 'tale-cyrillic'],
}

export interface BookFont {
  name: FontName
  content: Buffer
  font: Font
}

const opened = new Map<FontName, BookFont>()

export function openFont(name: FontName): BookFont {
  const known = opened.get(name)
  if (known) return known
  const content = readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url))
  const font = create(content)
  if (!('layout' in font)) throw new Error(`${name}.ttf holds more than one font.`)
  const book = { name, content, font }
  opened.set(name, book)
  return book
}

/** The font that draws this letter in this voice; null where none of ours has it, as for emoji. */
export function fontFor(voice: Voice, codePoint: number): FontName | null {
  return fontsOf[voice].find((name) => openFont(name).font.hasGlyphForCodePoint(codePoint)) ?? null
}

/** Width in points of letters that one font draws. */
export function widthOf(name: FontName, letters: string, size: number): number {
  const { font } = openFont(name)
  return (font.layout(letters).advanceWidth / font.unitsPerEm) * size
}
