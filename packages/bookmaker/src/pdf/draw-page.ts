import { type FontName, openFont } from '../setting/fonts.ts'
import type { Drawn, SetPage, SetPicture, SetShape, SetText } from '../setting/set-page.ts'
import { printPicture } from './print-picture.ts'

export type Pdf = PDFKit.PDFDocument

/** Draws what stands on pages into one document, in which each font is kept once. */
export interface PageDrawer {
  /** Makes the pictures of a page ready: one after the other, since ten at once would take the memory of ten. */
  prepare(page: SetPage): Promise<void>
  draw(drawn: Drawn): void
}

export function createPageDrawer(pdf: Pdf): PageDrawer {
  const fonts = new Set<FontName>()
  const pictures = new Map<Uint8Array, Buffer>()

  function useFont(name: FontName, size: number): void {
    if (!fonts.has(name)) pdf.registerFont(name, openFont(name).content)
    fonts.add(name)
    pdf.font(name).fontSize(size)
  }

  function drawText({ lines, size, colour }: SetText): void {
    pdf.fillColor(colour)
    for (const { x, baseline, line } of lines) {
      let left = x
      for (const { font, letters } of line.runs) {
        useFont(font, size)
        pdf.text(letters, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
        left += pdf.widthOfString(letters)
      }
    }
  }

  function drawPicture({ picture, box }: SetPicture): void {
    const ready = pictures.get(picture.content)
    if (!ready) throw new Error('A picture is drawn before it was made ready.')
    pdf.image(ready, box.x, box.y, { fit: [box.width, box.height], align: 'center', valign: 'center' })
  }

  return {
    async prepare({ drawn }) {
      for (const one of drawn) {
        if (one.kind !== 'picture' || pictures.has(one.picture.content)) continue
        pictures.set(one.picture.content, await printPicture(one.picture, one.box.width))
      }
    },
    draw(drawn) {
      if (drawn.kind === 'text') drawText(drawn)
      else if (drawn.kind === 'picture') drawPicture(drawn)
      else drawShape(pdf, drawn)
    },
  }
}

function drawShape(pdf: Pdf, { shape, box, colour }: SetShape): void {
  if (shape === 'panel') pdf.rect(box.x, box.y, box.width, box.height).fill(colour)
  else if (shape === 'frame')
    pdf.lineWidth(2).roundedRect(box.x, box.y, box.width, box.height, 12).stroke(colour)
  else
    pdf
      .lineWidth(1.5)
      .moveTo(box.x, box.y)
      .lineTo(box.x + box.width, box.y)
      .stroke(colour)
}
