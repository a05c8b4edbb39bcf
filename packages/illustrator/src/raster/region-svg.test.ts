import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { usualGrid } from './grid.ts'
import { guideIndex } from './pixel-arithmetic.ts'
import { rasteriseRegions } from './rasterise.ts'
import { region } from './region-svg.ts'

const { page, figures } = compose({
  scene: { ...emptyScene, setting: 'meadow', shot: 'medium', figures: [figure('Mia', 'stand', 'happy')] },
  cast: sampleCast,
  seed: 'regions',
  candidate: 0,
})

describe('the regions of a page', () => {
  const regions = rasteriseRegions(page, usualGrid)
  const at = (x: number, y: number) =>
    regions[guideIndex(Math.round(y) * PAGE_SIZE + Math.round(x), usualGrid)]

  test('have hard edges: nothing lies between two kinds', () => {
    const kinds = new Set(regions.filter((_, byte) => byte % 4 === 0))
    expect([...kinds].filter((kind) => !Object.values<number>(region).includes(kind))).toEqual([])
    expect(kinds).toContain(region.feature)
  })

  test('tell the sky from the ground and the face from the clothes', () => {
    const [mia] = figures
    if (!mia) throw new Error('Mia is missing.')
    expect(at(8, 8)).toBe(region.sky)
    expect(at(8, PAGE_SIZE - 60)).toBe(region.land)
    expect(at(mia.head.x, mia.head.y + mia.head.radius * 0.88)).toBe(region.skin)
    expect(at(mia.head.x, mia.head.y + mia.head.radius * 2.2)).toBe(region.figure)
  })
})
