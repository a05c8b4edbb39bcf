import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { samplePage } from '../samples/sample-story.ts'
import { distanceAsThumbnails } from '../testing/picture-distance.ts'
import { drawCover } from './draw-cover.ts'
import { drawPicture, type PictureRequest } from './draw-picture.ts'

const request: PictureRequest = {
  scene: samplePage(0),
  cast: sampleCast,
  style: 'watercolor',
  seed: 'hash',
  candidate: 0,
}

/** How much pixels differ from their neighbours on both sides, in a picture enlarged to 2048 pixels where it is smaller. */
async function detailOf(picture: Uint8Array): Promise<number> {
  const pixels = await sharp(picture).resize(2048, 2048, { kernel: 'cubic' }).grayscale().raw().toBuffer()
  let sum = 0
  for (let pixel = 1; pixel < pixels.length - 1; pixel++)
    sum += Math.abs(2 * (pixels[pixel] ?? 0) - (pixels[pixel - 1] ?? 0) - (pixels[pixel + 1] ?? 0))
  return sum / pixels.length
}

describe('a fine picture', () => {
  test.each(['storybook-gouache'] as const)(
    'shows the same in the style %s, in finer strokes',
    async (style) => {
      const [usual, fine] = [
        await drawPicture({ ...request, style }),
        await drawPicture({ ...request, style, isFine: true }),
      ]
      const large = fine.fine ?? new Uint8Array()

      expect(usual.fine).toBeUndefined()
      expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 2048, height: 2048 })
      expect(await sharp(fine.large).metadata()).toMatchObject({ width: 1024, height: 1024 })
      expect(fine.alt).toBe(usual.alt)
      expect(await distanceAsThumbnails(fine.small, usual.small)).toBeLessThan(3.5)
      // Enlarged, the usual one has no more to show.
      expect(await detailOf(large)).toBeGreaterThan(1.5 * (await detailOf(usual.large)))
      expect(large.length).toBeLessThan(600_000)
    },
  )

  test('may be a cover', async () => {
    const order = {
      scenes: [samplePage(0), samplePage(1)],
      cast: sampleCast,
      style: 'cartoon',
      seed: 'hash',
    } as const
    const [usual, fine] = [
      await drawCover({ ...order, scenes: [...order.scenes] }),
      await drawCover({ ...order, scenes: [...order.scenes], isFine: true }),
    ]
    expect(await sharp(fine.fine).metadata()).toMatchObject({ width: 2048, height: 2048 })
    expect(await sharp(fine.share).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(await distanceAsThumbnails(fine.share, usual.share)).toBeLessThan(3.5)
  })
})

/**
 * The first letters of their bytes' hash; on other machines a last bit may be rounded otherwise. Whoever changes what is
 * drawn writes down the new ones.
 */
const drawnBefore = {
  watercolor: '1d248908da2a7be6',
  linocut: '7acc5dca3c658e13',
  felt: 'e442b262d26e4aff',
} as const

test.runIf(process.platform === 'linux' && process.arch === 'x64').each(Object.entries(drawnBefore))(
  'the usual picture in the style %s is what it was before there were fine ones',
  async (style, bytes) => {
    const { large } = await drawPicture({ ...request, style: style as keyof typeof drawnBefore })
    expect(createHash('sha256').update(large).digest('hex').slice(0, 16)).toBe(bytes)
  },
)
