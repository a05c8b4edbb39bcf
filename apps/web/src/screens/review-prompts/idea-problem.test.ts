import { expect, test } from 'vitest'
import { sceneAt } from '../../testing/generation-record.ts'
import { declinedScenes, ideaProblem } from './idea-problem.ts'

test('only declined ideas are asked about', () => {
  const scenes = [sceneAt(0), sceneAt(1, { pictureIdeaProblem: 'Please leave out the sword.' })]
  expect(declinedScenes(scenes).map(({ index }) => index)).toEqual([1])
})

test.each([
  ['  ', 'The picture idea must not be empty.'],
  ['x'.repeat(1001), 'A picture idea must be 1000 characters or less.'],
  [' A sword. ', 'Please put this idea into other words first.'],
  ['A kite.', null],
])('an idea is sent in other words only', (idea, problem) => {
  expect(ideaProblem(idea, 'A sword.')).toBe(problem)
})
