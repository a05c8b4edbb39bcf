export interface PlainFont {
  /** The file we write. */
  name: string
  /** The file of @fontsource-variable it is cut from. */
  from: string
  letters: string
  weights: number | { min: number; max: number }
  /** What a font may do with its letters; all of it when left out. */
  features?: string[]
  /** A word of its name, and what stands there instead: Lora's licence wants an altered font to bear another. */
  renamed?: [word: string, by: string]
}

/** Space to tilde, and the signs that our sentences use beside them. */
const plainLetters =
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place)) +
  '\u00a0\u00a9\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026'
/** Those that a heading or a button has. */
const headingLetters = plainLetters.replaceAll(/[#%*+/<=>@[\\\]^_`{|}~]/g, '')

/** Letters and weights stand in apps/web/src/styles/fonts.css too, where the browser reads them. */
export const plainFonts: PlainFont[] = [
  {
    name: 'fredoka-plain',
    from: 'fredoka/files/fredoka-latin-wght-normal',
    letters: headingLetters,
    weights: { min: 500, max: 600 },
    features: ['kern'],
  },
  {
    name: 'nunito-plain',
    from: 'nunito/files/nunito-latin-wght-normal',
    letters: plainLetters,
    weights: 400,
  },
  {
    name: 'nunito-bold-plain',
    from: 'nunito/files/nunito-latin-wght-normal',
    letters: plainLetters,
    weights: 700,
  },
  {
    name: 'tale-plain',
    from: 'lora/files/lora-latin-wght-normal',
    letters: plainLetters,
    weights: 400,
    renamed: ['Lora', 'Tale'],
  },
  {
    name: 'tale-italic-plain',
    from: 'lora/files/lora-latin-wght-italic',
    letters: plainLetters,
    weights: 500,
    features: ['kern', 'liga'],
    renamed: ['Lora', 'Tale'],
  },
]
