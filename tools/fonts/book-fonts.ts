/** The fonts that a book on paper carries with it; each draws the letters of one file of @fontsource. */
export interface BookFont {
  /** The file we write. */
  name: string
  /** Its path in node_modules, without the ending. */
  from: string
  /** Of a variable font, the weight that is cut from it. */
  weight?: number
  renamed?: [word: string, by: string]
}

const tale = (name: string, from: string, weight = 400): BookFont => ({
  name,
  from: `@fontsource-variable/lora/files/lora-${from}`,
  weight,
  renamed: ['Lora', 'Tale'],
})
const heading = (name: string, letters: string): BookFont => ({
  name,
  from: `@fontsource-variable/fredoka/files/fredoka-${letters}-wght-normal`,
  weight: 600,
})

export const bookFonts: BookFont[] = [
  tale('tale', 'latin-wght-normal'),
  tale('tale-more', 'latin-ext-wght-normal'),
  tale('tale-cyrillic', 'cyrillic-wght-normal'),
  tale('tale-italic', 'latin-wght-italic', 500),
  heading('heading', 'latin'),
  heading('heading-more', 'latin-ext'),
  heading('hebrew', 'hebrew'),
  {
    name: 'easy',
    from: '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal',
    renamed: ['OpenDyslexic', 'PlainLetters'],
  },
]

/** Every letter that one of the fonts may hold: each keeps those that it has. */
export const bookLetters = String.fromCodePoint(
  ...[
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x2b0, 0x36f],
    [0x400, 0x4ff],
    [0x591, 0x5f4],
    [0x1e00, 0x1eff],
    [0x2010, 0x2044],
    [0x20a0, 0x20bf],
    [0x2116, 0x2122],
    [0x2190, 0x2193],
  ].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, place) => first + place)),
)
