import { expect, test } from 'vitest'
import { emptyAttempt, sceneAt } from '../../../testing/generation-record.ts'
import { publishDoubts } from './publish-doubts.ts'

const drawnAgain = sceneAt(1)
drawnAgain.illustrationAttempts.push(emptyAttempt('a2', 'image_generation_in_progress'))

test('what publishing would lose is told by scene', () => {
  const wishes = ['Closer, please.', '', '   ']
  expect(publishDoubts([sceneAt(0), drawnAgain, sceneAt(2)], (index) => wishes[index] ?? '')).toEqual([
    'Your wish for another picture of scene 1 is not sent.',
    'Scene 2 is being drawn again. Its new pictures would come too late for the book.',
  ])
})

test('nothing is doubted when all is done', () => {
  expect(publishDoubts([sceneAt(0), sceneAt(1)], () => '')).toEqual([])
})
