import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { samplePage } from '../samples/sample-story.ts'
import { type StyleId, styleIds } from '../styles/styles.ts'
import { distanceFromAfar } from '../testing/picture-distance.ts'
import { createDrawingPool } from '../threads/drawing-pool.ts'
import { drawPicture, type Picture, type PictureRequest } from './draw-picture.ts'

const request: PictureRequest = {
  scene: samplePage(0),
  cast: sampleCast,
  style: 'cartoon',
  seed: 'test',
  candidate: 0,
}

/** The picture of the request in each style, drawn once for all tests that look at it. */
const pictures = new Map<StyleId, Promise<Picture>>()

function pictureIn(style: StyleId): Promise<Picture> {
  const picture = pictures.get(style) ?? drawPicture({ ...request, style })
  pictures.set(style, picture)
  return picture
}

describe('drawing a picture', () => {
  test.each(styleIds)('yields three pictures of the right sizes in the style %s', async (style) => {
    const picture = await pictureIn(style)
    for (const [image, size] of [
      [picture.large, 1024],
      [picture.medium, 512],
      [picture.small, 256],
    ] as const) {
      expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: size, height: size })
      const { channels } = await sharp(image).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
    }
    expect(picture.large.length).toBeLessThan(200_000)
  })

  describe('gives the same bytes for the same request, here and in a pool,', () => {
    const pool = createDrawingPool({ threads: 1 })
    afterAll(() => pool.close())

    test.each(styleIds)('in the style %s', async (style) => {
      const [here, again, there] = [
        await pictureIn(style),
        await drawPicture({ ...request, style }),
        await pool.draw({ ...request, style }),
      ]
      for (const size of ['large', 'medium', 'small'] as const) {
        expect(Buffer.from(again[size]).equals(Buffer.from(here[size]))).toBe(true)
        expect(Buffer.from(there[size]).equals(Buffer.from(here[size]))).toBe(true)
      }
      expect(there.alt).toBe(here.alt)
    })
  })

  test('refuses to draw what was called off', async () => {
    const pool = createDrawingPool({ threads: 1 })
    try {
      await expect(pool.draw(request, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
    } finally {
      await pool.close()
    }
  })

  test.each([0, 2, 4, 6, 7])(
    'offers two candidates of page %i that differ when seen from afar',
    async (page) => {
      const [one, other] = await Promise.all(
        [0, 1].map((candidate) => drawPicture({ ...request, scene: samplePage(page), candidate })),
      )
      if (!one || !other) throw new Error('A candidate is missing.')
      expect(await distanceFromAfar(one.small, other.small)).toBeGreaterThan(5)
    },
  )

  test('says what is to be seen, and from where', async () => {
    expect((await pictureIn(request.style)).alt).toBe(
      'In a garden in the morning, Mia carries a basket along and looks at Snowy with a smile, while Snowy walks along ' +
        'and looks at Mia with a smile. Seen from nearby, with Snowy on the left; a seedling is close by.',
    )
  })
})
