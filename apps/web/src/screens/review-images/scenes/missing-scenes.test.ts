import { expect, test } from 'vitest'
import { generationRecord, sceneAt } from '../../../testing/generation-record.ts'
import { choicesOf, publishObstacle, scenesWithoutChoice } from './missing-scenes.ts'

const scenes = [sceneAt(0, { selectedImageUrl: '/media/stored.webp' }), sceneAt(1), sceneAt(2)]
const atChoosing = (status = 'pending_image_review' as const) =>
  generationRecord({ status, keyMoments: scenes })

test('a choice under way stands over what is stored, the last one over those before it', () => {
  const choices = choicesOf(scenes, [
    { sceneIndex: 0, url: '/media/first.webp' },
    { sceneIndex: 0, url: '/media/second.webp' },
    { sceneIndex: 2, url: '/media/third.webp' },
  ])
  expect([...choices]).toEqual([
    [0, '/media/second.webp'],
    [2, '/media/third.webp'],
  ])
  expect(scenesWithoutChoice(scenes, choices).map(({ index }) => index)).toEqual([1])
})

test('a story can be published once every scene has a picture', () => {
  const one = { sceneIndex: 1, url: '/media/one.webp' }
  const two = { sceneIndex: 2, url: '/media/two.webp' }
  expect(publishObstacle(atChoosing(), choicesOf(scenes, []))).toBe('2 to go, then it can be published.')
  expect(publishObstacle(atChoosing(), choicesOf(scenes, [one]))).toBe('One to go, then it can be published.')
  expect(publishObstacle(atChoosing(), choicesOf(scenes, [one, two]))).toBeNull()
})

test('before the pictures are there, nothing can be published', () => {
  expect(publishObstacle(generationRecord({ status: 'moderating_prompts' }), new Map())).toBe(
    'The pictures are not ready yet.',
  )
})
