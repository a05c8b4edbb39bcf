import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { samplePage } from '../samples/sample-story.ts'
import { distanceAsThumbnails } from '../testing/picture-distance.ts'
import { type StyleId, styleIds } from './styles.ts'

const draw = (style: StyleId, time?: 'night') =>
  drawPicture({
    scene: { ...samplePage(0), ...(time && { time }) },
    cast: sampleCast,
    style,
    seed: 'styles',
    candidate: 0,
  })

/** Two pictures of one style that only differ in how they were stored lie well below. */
const UNMISTAKABLE = 3.5

describe('the styles', () => {
  const thumbnails = new Map<StyleId, Uint8Array>()
  beforeAll(async () => {
    for (const style of styleIds) thumbnails.set(style, (await draw(style)).small)
  })
  const thumbnail = (style: StyleId): Uint8Array => {
    const picture = thumbnails.get(style)
    if (!picture) throw new Error(`${style} was not drawn.`)
    return picture
  }

  test('are eight at least', () => {
    expect(styleIds.length).toBeGreaterThanOrEqual(8)
  })

  const pairs = styleIds.flatMap((one, place) =>
    styleIds.slice(place + 1).map((other) => [one, other] as const),
  )
  test.each(pairs)('%s and %s are told apart as thumbnails of one scene', async (one, other) => {
    expect(await distanceAsThumbnails(thumbnail(one), thumbnail(other))).toBeGreaterThan(UNMISTAKABLE)
  })

  test.each(styleIds)('%s is told to be itself when stored smaller and a little brighter', async (style) => {
    const again = await sharp(thumbnail(style))
      .modulate({ brightness: 1.02 })
      .webp({ quality: 60 })
      .toBuffer()
    expect(await distanceAsThumbnails(thumbnail(style), again)).toBeLessThan(UNMISTAKABLE)
  })

  test.each(styleIds)('%s shows faces at night: eyes and brows stand out from the skin', async (style) => {
    const scene = { ...samplePage(0), time: 'night' as const }
    const { figures } = compose({ scene, cast: sampleCast, seed: 'styles', candidate: 0 })
    const { large } = await draw(style, 'night')
    for (const { head } of figures) {
      const box = {
        left: Math.round(head.x - head.radius * 0.6),
        top: Math.round(head.y - head.radius * 0.4),
        width: Math.round(head.radius * 1.2),
        height: Math.round(head.radius * 0.9),
      }
      const face = await sharp(large).extract(box).grayscale().toBuffer()
      const { channels } = await sharp(face).stats()
      expect(channels[0]?.stdev).toBeGreaterThan(18)
      expect(channels[0]?.mean).toBeGreaterThan(40)
    }
  })
})
