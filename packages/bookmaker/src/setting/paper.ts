/** Points: 72 to the inch. */
export interface Paper {
  width: number
  height: number
  /** In what its stories are set: `large` print, or `easy` letters, which are large, too. */
  letters?: Letters
}

export type Letters = 'usual' | 'large' | 'easy'

const a4 = { width: 841.89, height: 595.28 }
const letter = { width: 792, height: 612 }

export const papers = {
  'pdf-a4': a4,
  'pdf-letter': letter,
  'large-a4': { ...a4, letters: 'large' },
  'large-letter': { ...letter, letters: 'large' },
  'easy-a4': { ...a4, letters: 'easy' },
  'easy-letter': { ...letter, letters: 'easy' },
  /** As high as Letter is wide: it prints on either paper, and a print shop binds it. */
  'pdf-square': { width: 612, height: 612 },
  /** Upright: a picture to colour as wide as the paper, its words below. */
  'colouring-a4': { width: a4.height, height: a4.width },
  'colouring-letter': { width: letter.height, height: letter.width },
  'booklet-a4': { width: 420.94, height: 595.28 },
  'booklet-letter': { width: 396, height: 612 },
} as const satisfies Record<string, Paper>

export type PaperName = keyof typeof papers
