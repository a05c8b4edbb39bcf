import { expect, test } from 'vitest'
import { shots, viewpoints } from '../scene-description.ts'
import type { Arrangement } from './arrangement.ts'
import { frame } from './camera.ts'

test('beside everybody there is room for the torn edge of the paper, wherever the group stands', () => {
  for (const width of [200, 420, 640])
    for (const viewpoint of viewpoints)
      for (const shot of shots)
        for (const third of [-1, 0, 1]) {
          const subject = {
            left: 512 - width / 2,
            right: 512 + width / 2,
            top: 500,
            bottom: 880,
            seenTo: 640,
          }
          const arrangement = { viewpoint, third, nearness: 1 } as Arrangement
          const { left, size } = frame({ ...subject, closeness: 1 }, shot, arrangement)
          const least = Math.min(subject.left - left, left + size - subject.right)
          expect(least / size, `${width} ${viewpoint} ${shot} ${third}`).toBeGreaterThan(0.039)
        }
})
