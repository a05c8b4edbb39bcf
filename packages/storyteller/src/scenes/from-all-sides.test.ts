import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest } from '../testing/story-requests.ts'

test('each time that a story comes to a place it is seen from another side (IR-159)', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { pages } = writeStory(aStoryRequest({ seed, sceneCount: 12 }))
    for (const setting of new Set(pages.map(({ scene }) => scene.setting))) {
      const sides = pages.flatMap(({ scene }) => (scene.setting === setting ? [scene.side] : []))
      for (const [visit, side] of sides.entries())
        expect(sides.slice(Math.max(0, visit - 2), visit)).not.toContain(side)
    }
  }
})
