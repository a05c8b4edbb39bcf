import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { samplePage, sampleStory } from '../samples/sample-story.ts'
import { drawCover } from './draw-cover.ts'

const scenes = sampleStory.map((_page, index) => samplePage(index))

describe('the cover of a story', () => {
  test('has a square for the book and 1200 × 630 for shared links, and the same bytes again', async () => {
    const request = { scenes, cast: sampleCast, style: 'cartoon', seed: 'cover' } as const
    const [cover, again] = [await drawCover(request), await drawCover(request)]
    expect(await sharp(cover.large).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 1024 })
    expect(await sharp(cover.small).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(await sharp(cover.share).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(Buffer.from(again.share).equals(Buffer.from(cover.share))).toBe(true)
    expect(Buffer.from(again.large).equals(Buffer.from(cover.large))).toBe(true)
    for (const name of ['Mia', 'Leo', 'Grandma Ruth', 'Snowy']) expect(cover.alt).toContain(name)
  })

  test('a story without scenes has none', async () => {
    const request = { scenes: [], cast: sampleCast, style: 'cartoon' as const, seed: 'cover' }
    await expect(drawCover(request)).rejects.toThrow(RangeError)
  })
})
