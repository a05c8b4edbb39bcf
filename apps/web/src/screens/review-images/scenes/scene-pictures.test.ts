import type { IllustrationAttempt } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { attempt, emptyAttempt, sceneAt } from '../../../testing/generation-record.ts'
import { attemptProblem, isBeingDrawn, latestAttempt, latestReport, picturesOf } from './scene-pictures.ts'

test('all pictures of all attempts can be chosen, the newest attempt first, each under its lasting name', () => {
  const scene = sceneAt(0, { illustrationAttempts: [attempt('a1'), attempt('a2', { alt: 'At night' })] })
  expect(picturesOf(scene).map(({ name, url, alt }) => [name, url, alt])).toEqual([
    ['Picture C', '/media/a2-one.webp', 'At night, from closer'],
    ['Picture D', '/media/a2-two.webp', 'At night, from farther away'],
    ['Picture A', '/media/a1-one.webp', 'Amara in the garden, from closer'],
    ['Picture B', '/media/a1-two.webp', 'Amara in the garden, from farther away'],
  ])
})

test('no two pictures of a scene are described alike: where nobody told them apart, they are named', () => {
  const undescribed = attempt('a1', { imageAlts: ['Amara in the garden', 'Amara in the garden'] })
  const scene = sceneAt(0, { illustrationAttempts: [undescribed, attempt('a2')] })
  expect(picturesOf(scene).map(({ alt }) => alt)).toEqual([
    'Amara in the garden, from closer',
    'Amara in the garden, from farther away',
    'Picture A: Amara in the garden',
    'Picture B: Amara in the garden',
  ])
})

test('names go on after Z', () => {
  const many = attempt('a1', { imageUrls: Array.from({ length: 28 }, (_, place) => `/media/${place}.webp`) })
  const names = picturesOf(sceneAt(0, { illustrationAttempts: [many] })).map(({ name }) => name)
  expect(names.slice(25)).toEqual(['Picture Z', 'Picture AA', 'Picture AB'])
})

test('only the latest attempt says whether pictures are still to come', () => {
  const waits = sceneAt(0, {
    illustrationAttempts: [attempt('a1'), emptyAttempt('a2', 'image_generation_queued')],
  })
  expect(latestAttempt(waits)?._id).toBe('a2')
  expect(isBeingDrawn(waits)).toBe(true)
  expect(isBeingDrawn(sceneAt(0))).toBe(false)
  expect(isBeingDrawn(sceneAt(0, { illustrationAttempts: [] }))).toBe(false)
})

test.each([
  ['image_initiation_failed', 'This picture could not be started. Please try again.'],
  [
    'prompt_rejected_by_image_safety',
    'This picture idea was declined by our safety check. Please describe it differently.',
  ],
  ['image_generation_failed', 'This picture could not be drawn. You have its tokens back; please try again.'],
  ['image_generation_in_progress', null],
] as const)('a latest attempt that is %s says %s', (status, sentence) => {
  const scene = sceneAt(0, { illustrationAttempts: [attempt('a1'), emptyAttempt('a2', status)] })
  expect(attemptProblem(scene)).toBe(sentence)
})

test('only pictures that are there, and no later ones, say what became of a wish (IR-27)', () => {
  const report = [{ words: 'a purple zeppelin', outcome: 'not done' as const }]
  const told = (...illustrationAttempts: IllustrationAttempt[]) =>
    latestReport(sceneAt(0, { illustrationAttempts }))
  const drawn = attempt('a2', { report })
  expect(told(attempt('a1'), drawn)).toEqual(report)
  expect(told({ ...drawn, imageUrls: [], status: 'image_generation_in_progress' })).toEqual([])
  expect(told(drawn, attempt('a3'))).toEqual([])
})
