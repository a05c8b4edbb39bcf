import { expect, test } from 'vitest'
import { fakeNetwork, leaveSignInMark, signedInAnswers } from '../../testing/fake-network.ts'
import {
  publishStory,
  regeneratePicture,
  reviewText,
  revisePictureIdeas,
  selectImage,
} from './generation-queries.ts'

const wish = { feedback: 'At night.', previousAttemptId: 'a1' }

test.each([
  ['approving', () => reviewText('', { action: 'approve' }, 'key')],
  ['another version', () => reviewText('', { action: 'regenerate', feedback: 'Shorter.' }, 'key')],
  ['other picture ideas', () => revisePictureIdeas('', [{ index: 0, pictureIdea: 'A hill' }])],
  ['another picture', () => regeneratePicture('', 0, wish, 'key')],
  ['choosing', () => selectImage('', 0, '/media/a1-one.webp')],
  ['publishing', () => publishStory('', null, 'key')],
])('%s without a story is refused before anything is sent (TR-24, IR-23)', async (_, act) => {
  leaveSignInMark()
  const network = fakeNetwork(signedInAnswers)
  await expect(act()).rejects.toThrow('Missing story ID.')
  expect(network.sent()).toEqual([])
})
