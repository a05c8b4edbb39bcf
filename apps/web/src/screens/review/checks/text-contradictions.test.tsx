import type { BookFinding } from '@faith-fables/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { openReview, storyField } from '../../../testing/open-review.tsx'

const inspection = 'POST /api/stories/generations/g1/inspection'
const storyText = 'Amara’s coat is red. Amara’s blue coat is wet.'
const coats: BookFinding = {
  kind: 'look',
  sentence: 'Page 1 says Amara’s coat is red, page 2 says it is blue.',
  places: [
    { page: 1, start: 16, words: 'red' },
    { page: 2, start: 29, words: 'blue' },
  ],
  mends: [{ page: 2, start: 29, words: 'blue', instead: 'red' }],
  how: 'Give both pages the same colour, or tell how it changed.',
  wish: null,
}

const openContradicting = () => {
  const opened = openReview({ storyText })
  opened.network.answer(inspection, () => {
    const asked = opened.network.sent(inspection).at(-1)
    return json({ findings: JSON.stringify(asked?.body).includes('blue') ? [coats] : [] })
  })
  return opened
}

test('a contradiction leads to its words, is mended by one tap, and the mend is taken back (CI-05)', async () => {
  const { user } = openContradicting()
  const field = await storyField()
  await screen.findByText(coats.sentence)
  await user.click(screen.getByRole('button', { name: 'Go to “blue” on page 2' }))
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('blue')

  await user.click(screen.getByRole('button', { name: 'Write “red” for “blue” on page 2' }))
  expect(field.value).toBe('Amara’s coat is red. Amara’s red coat is wet.')
  await waitFor(() => expect(screen.queryByText(coats.sentence)).toBeNull())
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(field.value).toBe(storyText)
})

test('a story that agrees with itself is told nothing, and neither is one that could not be read (CI-05)', async () => {
  const { network } = openReview({ storyText })
  await storyField()
  await waitFor(() => expect(network.sent(inspection)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Worth a second look' })).toBeNull()
})
