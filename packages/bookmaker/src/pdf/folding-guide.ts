import type { FoldingPhrases } from '../book-phrases.ts'
import type { Paper } from '../setting/paper.ts'
import { colours, fitText, headingStyle, storyStyle } from '../setting/set-text.ts'
import type { PageDrawer, Pdf } from './draw-page.ts'

/** Where it is drawn, and in how many sheets the booklet is printed. */
interface Guide {
  sheet: Paper
  sheets: number
  phrases: FoldingPhrases
}

/** Draws how a booklet is folded: three pictures, each above its sentence. */
export function drawFoldingGuide(pdf: Pdf, drawer: PageDrawer, { sheet, sheets, phrases }: Guide): void {
  const margin = 48
  const column = (sheet.width - 2 * margin) / 3
  const heading = { x: margin, y: margin, width: sheet.width - 2 * margin, height: 60 }
  drawer.draw(fitText(phrases.heading, heading, { ...headingStyle, align: 'centre' }).text)
  for (const [place, { draw, words }] of steps(phrases, sheets).entries()) {
    const x = margin + place * column
    pdf.save().translate(x + column / 2, sheet.height * 0.42)
    pdf.lineWidth(2).lineJoin('round').strokeColor(colours.clay).fillColor(colours.cream)
    draw(pdf)
    pdf.restore()
    const box = { x: x + 12, y: sheet.height * 0.62, width: column - 24, height: sheet.height * 0.3 }
    drawer.draw(fitText(words, box, { ...storyStyle, sizes: [15, 13, 11], align: 'centre' }).text)
  }
}

function steps(
  { lay, fold, staple }: FoldingPhrases,
  sheets: number,
): { draw: (pdf: Pdf) => void; words: string }[] {
  return [
    { draw: drawPile, words: lay(sheets) },
    { draw: drawFold, words: fold },
    { draw: drawStaples, words: staple },
  ]
}

const [half, high] = [80, 56]

function drawPile(pdf: Pdf): void {
  for (const step of [2, 1, 0])
    pdf.rect(-half + step * 5, -high + step * 5, 2 * half, 2 * high).fillAndStroke()
  pdf.dash(5, { space: 4 }).moveTo(0, -high).lineTo(0, high).stroke().undash()
}

function drawFold(pdf: Pdf): void {
  pdf.polygon([-half, -high], [0, -high], [0, high], [-half, high]).fillAndStroke()
  pdf.polygon([0, -high], [half * 0.6, -high - 34], [half * 0.6, high - 34], [0, high]).fillAndStroke()
  pdf
    .moveTo(half * 0.75, -high - 30)
    .bezierCurveTo(half * 0.6, -high - 76, 0, -high - 66, -half * 0.3, -high - 26)
    .stroke()
  pdf
    .moveTo(-half * 0.3 - 1, -high - 42)
    .lineTo(-half * 0.3, -high - 26)
    .lineTo(-half * 0.3 + 16, -high - 32)
    .stroke()
}

function drawStaples(pdf: Pdf): void {
  pdf.polygon([-half, -high + 14], [0, -high], [0, high], [-half, high + 14]).fillAndStroke()
  pdf.polygon([half, -high + 14], [0, -high], [0, high], [half, high + 14]).fillAndStroke()
  pdf.lineWidth(5)
  for (const y of [-high * 0.45, high * 0.45])
    pdf
      .moveTo(0, y - 10)
      .lineTo(0, y + 10)
      .stroke()
}
