/** Points: 72 to the inch. */
export interface Paper {
  width: number
  height: number
}

export const papers = {
  'pdf-a4': { width: 841.89, height: 595.28 },
  'pdf-letter': { width: 792, height: 612 },
  /** As high as Letter is wide: it prints on either paper, and a print shop binds it. */
  'pdf-square': { width: 612, height: 612 },
  'booklet-a4': { width: 420.94, height: 595.28 },
  'booklet-letter': { width: 396, height: 612 },
} as const satisfies Record<string, Paper>

export type PaperName = keyof typeof papers
