import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { figure, samplePage, sampleStory } from '../samples/sample-story.ts'
import { settings } from '../scene-description.ts'
import { coverScene } from './cover-scene.ts'
import { drawCover } from './draw-cover.ts'

const scenes = sampleStory.map((_page, index) => samplePage(index))

describe('the cover of a story', () => {
  test('shows the parent’s characters before others, where the story mostly is', () => {
    const passing = { name: 'Nobody', details: '' }
    const { setting, figures, shot } = coverScene(scenes, [passing, ...sampleCast])
    expect(setting).toBe('garden')
    expect(figures.map(({ name }) => name)).toEqual(['Mia', 'Leo', 'Grandma Ruth', 'Snowy'])
    expect(shot).toBe('wide')
  })

  test('who never stands sits there too, and what was left off stays off', () => {
    const [scene] = scenes
    if (!scene) throw new Error('The sample story has no scene.')
    const leo = figure('Leo', 'sit', 'calm', { leftOff: ['glasses'] })
    const { figures } = coverScene([{ ...scene, figures: [...scene.figures, leo] }], sampleCast)
    expect(figures.find(({ name }) => name === 'Leo')).toMatchObject({ pose: 'sit', leftOff: ['glasses'] })
  })

  test('a story without scenes has none', () => {
    expect(() => coverScene([], sampleCast)).toThrow(RangeError)
  })

  test.each(settings)('leaves the upper third to the title in the setting %s', (setting) => {
    const scene = { ...coverScene(scenes, sampleCast), setting }
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { figures } = compose({ scene, cast: sampleCast, seed, candidate: 0, roomForTitle: true })
      for (const { bounds } of figures) expect(bounds.top).toBeGreaterThan(1024 * 0.33)
    }
  })

  test('has a square for the book and 1200 × 630 for shared links, and the same bytes again', async () => {
    const request = { scenes, cast: sampleCast, style: 'cartoon', seed: 'cover' } as const
    const [cover, again] = [await drawCover(request), await drawCover(request)]
    expect(await sharp(cover.large).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 1024 })
    expect(await sharp(cover.small).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(await sharp(cover.share).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(Buffer.from(again.share).equals(Buffer.from(cover.share))).toBe(true)
    expect(cover.alt).toBe('Mia waves while Leo, Grandma Ruth and Snowy stand in a garden in the morning.')
  })
})
