import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture, type PictureRequest } from './draw-picture.ts'
import { createDrawingPool } from './drawing-pool.ts'
import { sampleCast } from './sample-cast.ts'
import { samplePage } from './sample-story.ts'
import { styleIds } from './styles/styles.ts'

const request: PictureRequest = {
  scene: samplePage(0),
  cast: sampleCast,
  style: 'cartoon',
  seed: 'test',
  candidate: 0,
}

/** Mean difference of two pictures seen from afar (16 × 16 colours), 0 to 255. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((image) => sharp(image).resize(16, 16).removeAlpha().raw().toBuffer()),
  )
  if (!first || !second) throw new Error('A picture could not be read.')
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}

describe('drawing a picture', () => {
  test.each(styleIds)('yields three pictures of the right sizes in the style %s', async (style) => {
    const picture = await drawPicture({ ...request, style })
    for (const [image, size] of [
      [picture.large, 1024],
      [picture.medium, 512],
      [picture.small, 256],
    ] as const) {
      expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: size, height: size })
      const { channels } = await sharp(image).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
    }
    expect(picture.large.length).toBeLessThan(260_000)
  })

  test('gives the same bytes for the same request, in this thread and in a pool', async () => {
    const pool = createDrawingPool({ threads: 1 })
    try {
      const [here, again, there] = [
        await drawPicture(request),
        await drawPicture(request),
        await pool.draw(request),
      ]
      expect(Buffer.from(again.large).equals(Buffer.from(here.large))).toBe(true)
      expect(Buffer.from(there.large).equals(Buffer.from(here.large))).toBe(true)
      expect(there.alt).toBe(here.alt)
    } finally {
      await pool.close()
    }
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
      expect(await distance(one.small, other.small)).toBeGreaterThan(9)
    },
  )

  test('paints styles that differ from each other', async () => {
    const pictures = await Promise.all(styleIds.map((style) => drawPicture({ ...request, style })))
    for (const [index, one] of pictures.entries()) {
      for (const other of pictures.slice(index + 1))
        expect(await distance(one.small, other.small)).toBeGreaterThan(3)
    }
  })

  test('says in one sentence what is to be seen', async () => {
    expect((await drawPicture(request)).alt).toBe(
      'Mia walks with a basket and Snowy walks in a garden in the morning.',
    )
  })
})
