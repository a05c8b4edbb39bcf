import sharp from 'sharp'
import type { BookPicture } from '../book.ts'

/** What the eye tells apart on paper; more only makes the file larger. */
const dotsPerInch = 300
const pointsPerInch = 72

/** A stored picture as JPEG for paper: as sharp as it prints at this width, and never larger than it is. */
export async function printPicture({ content }: BookPicture, points: number): Promise<Buffer> {
  return await sharp(content)
    .resize({ width: Math.ceil((points / pointsPerInch) * dotsPerInch), withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
