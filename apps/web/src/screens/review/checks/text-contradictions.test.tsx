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
    return json({
      findings: JSON.stringify(asked?.body).includes('blue') ? [coats] : [],
      closeReading: null,
      mayBeCloser: false,
    })
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

const shoes: BookFinding = {
  kind: 'thing',
  sentence: 'Page 1 says the boat sank, page 2 says Amara sails it.',
  places: [
    { page: 1, start: 10, words: 'is red' },
    { page: 2, start: 34, words: 'is wet' },
  ],
  mends: [{ page: 2, start: 34, words: 'is wet', instead: 'is dry' }],
  how: 'Make both agree, or tell how it changed.',
  wish: null,
}

/** A review beside a model that reads closely, and answers so. */
function openWithReader(outcome: 'done' | 'held' | 'away', findings: BookFinding[] = []) {
  const opened = openReview({ storyText })
  opened.network.answer(inspection, () => {
    const isClose = JSON.stringify(opened.network.sent(inspection).at(-1)?.body).includes('closely')
    return json({
      findings: isClose ? findings : [],
      closeReading: isClose ? outcome : null,
      mayBeCloser: !isClose || outcome !== 'done',
    })
  })
  return opened
}
const readIt = (user: ReturnType<typeof openReview>['user']) =>
  screen.findByRole('button', { name: 'Read it closely' }).then((button) => user.click(button))

const again = () => screen.getByRole('button', { name: 'Read it closely again' })
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

test('a close reading says what it found, and what is mended is gone, and comes back with Undo (CI-09)', async () => {
  const { user } = openWithReader('done', [shoes])
  const field = await storyField()
  await readIt(user)
  await screen.findByText(shoes.sentence)
  await screen.findByText('Read to the end: 1 thing to look at, above.')
  // It keeps the focus of whoever pressed it, and has nothing to do until something is changed.
  expect(document.activeElement).toBe(again())
  expect(isDisabled(again())).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Write “is dry” for “is wet” on page 2' }))
  expect(field.value).toBe('Amara’s coat is red. Amara’s blue coat is dry.')
  expect(screen.queryByText(shoes.sentence)).toBeNull()
  await screen.findByText('Read to the end: what was found is mended, or its words are gone.')
  await waitFor(() => expect(isDisabled(again())).toBe(false), { timeout: 3000 })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(shoes.sentence)
  expect(field.value).toBe(storyText)
})

test.each([
  ['done', 'Read to the end: nothing in it contradicts itself.'],
  ['held', /^Something in this text should not be in a story for children, so it was sent to nobody/],
  ['away', /^Nobody could read it just now/],
] as const)('a close reading that is %s says so (CI-09)', async (outcome, sentence) => {
  const { user } = openWithReader(outcome)
  await readIt(user)
  await screen.findByText(sentence)
  expect(isDisabled(again())).toBe(outcome === 'done')
})

test('what was read is said of the text as it stood then (CI-09)', async () => {
  const { user } = openWithReader('done')
  const field = await storyField()
  await readIt(user)
  await screen.findByText('Read to the end: nothing in it contradicts itself.')
  await user.type(field, ' The end.')
  await screen.findByText(
    'Nothing in it contradicted itself when it was read; you have changed it since.',
    {},
    { timeout: 3000 },
  )
  expect(isDisabled(again())).toBe(false)
})

test('what was typed a moment ago is read as well (CI-09)', async () => {
  const { user, network } = openWithReader('done')
  const field = await storyField()
  await screen.findByRole('button', { name: 'Read it closely' })
  await user.type(field, ' The end.')
  await readIt(user)
  await screen.findByText('Read to the end: nothing in it contradicts itself.')
  const read = network.sent(inspection).filter(({ body }) => JSON.stringify(body).includes('closely'))
  expect(JSON.stringify(read[0]?.body)).toContain('The end.')
})

test('where no model reads, no close reading is offered (CI-09)', async () => {
  const { network } = openReview({ storyText })
  await storyField()
  await waitFor(() => expect(network.sent(inspection)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'A close reading' })).toBeNull()
})
