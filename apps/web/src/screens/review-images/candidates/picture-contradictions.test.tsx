import type { BookFinding } from '@faith-fables/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { attempt, sceneAt } from '../../../testing/generation-record.ts'
import { openImages, picturedStory, wishField } from '../../../testing/open-images.tsx'

const night: BookFinding = {
  kind: 'time',
  sentence: 'Page 2 is told at night, its picture shows the day.',
  places: [{ page: 2, start: 0, words: 'At night' }],
  mends: [],
  how: 'Change the hour in the words, or ask for another picture.',
  wish: { page: 2, words: 'At night.' },
}

test('what a page and its picture tell differently leads to the scene and puts words ready for another picture (CI-07)', async () => {
  const { user, network } = openImages(
    picturedStory([0, 1].map((index) => sceneAt(index, { illustrationAttempts: [attempt(`a${index}`)] }))),
  )
  network.answer('POST /api/stories/generations/g1/inspection', () =>
    json({ findings: [night, { ...night, wish: null }] }),
  )
  expect(await screen.findAllByText(night.sentence)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }))
  expect(document.activeElement?.textContent).toBe('Scene 2')
  await user.click(screen.getByRole('button', { name: 'Ask for “At night.”' }))
  const wish = await wishField(2)
  expect(wish.value).toBe('At night.')
  expect(document.activeElement).toBe(wish)
  await user.click(screen.getByRole('button', { name: 'Ask for “At night.”' }))
  expect(wish.value).toBe('At night.')
})
