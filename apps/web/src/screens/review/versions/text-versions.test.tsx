import type { TextHistory } from '@faith-fables/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { storyField as field, openReview, waitForPoll as soon } from '../../../testing/open-review.tsx'

const restore = 'POST /api/stories/generations/g1/restore-text'
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isUnavailable = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const first = { version: 1, title: 'The Longest Wait', storyText: 'Amara had a seed.', isEdited: false }

const second: TextHistory = {
  version: 2,
  versions: 2,
  feedback: 'a bit funnier and call the kite Zippy',
  report: [
    { words: 'a bit funnier', outcome: 'done' },
    { words: 'call the kite Zippy', outcome: 'not done' },
  ],
  before: first,
}
const rewritten = { storyText: 'Amara had a bean.', textHistory: second }

test('what was done and what was not is told in the parent’s words, beside the sentence of the new version (TR-11)', async () => {
  const { user, network, become } = openReview()
  await field()
  network.answer('POST /api/stories/generations/g1/review', () =>
    json({ status: 'regenerating_text_feedback' }, 202),
  )
  become(rewritten)
  await user.click(button('Regenerate'))
  await user.type(screen.getByRole('textbox', { name: 'What should be different?' }), 'Funnier.')
  await user.click(button('Regenerate'))
  await screen.findByText('Story has been regenerated! Review the changes below.', {}, soon)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toContain('Done: “a bit funnier”')
  expect(items).toContain('Not done: “call the kite Zippy”')
})

test('old and new stand in one text, marked for eyes and ears', async () => {
  const { user } = openReview(rewritten)
  await user.click(await screen.findByText('What changed since version 1: 1 place'))
  const versions = within(screen.getByRole('region', { name: 'Version 2 of 2' }))
  expect(versions.getAllByRole('deletion').at(-1)?.textContent).toContain('seed')
  expect(versions.getAllByRole('insertion').at(-1)?.textContent).toContain('bean')
})

test('the version before comes back with one press, and what stands in the field is sent along to be kept', async () => {
  const { user, network, become } = openReview(rewritten)
  fireEvent.change(await field(), { target: { value: 'My own words.' } })
  network.answer(restore, () => json({ status: 'pending_review' }))
  become({
    storyText: first.storyText,
    textHistory: { version: 1, versions: 3, feedback: null, report: null, before: null },
  })
  expect(isUnavailable('Version after')).toBe(true)
  await user.click(button('Version before'))
  await waitFor(async () => expect((await field()).value).toBe('Amara had a seed.'))
  expect(network.sent(restore).map(({ body }) => body)).toEqual([
    { version: 1, editedStoryText: 'My own words.' },
  ])
  expect(screen.getByRole('heading', { name: 'Version 1 of 3' })).toBeTruthy()
  expect(screen.queryByText('What you typed is not lost')).toBeNull()
  expect(['Version before', 'Version after'].map(isUnavailable)).toEqual([true, false])
  expect(document.activeElement).toBe(button('Version before'))
})

test('another tab that was faster is told, and the story stands as it is there', async () => {
  const { user, network, become } = openReview(rewritten)
  await field()
  network.answer(restore, () => json({ message: 'It is at another place.', code: 'WRONG_STATUS' }, 409))
  become({ ...rewritten, status: 'moderating_review' })
  await user.click(button('Version before'))
  expect(await screen.findByText(/It is at another place\. This is how the story stands now\./)).toBeTruthy()
})

test('a writer who cannot tell is not made to promise, and changes of one’s own are pointed at', async () => {
  openReview({ ...rewritten, textHistory: { ...second, report: null, before: { ...first, isEdited: true } } })
  await screen.findByText('Nobody could tell which of your wishes were followed; please compare.')
  expect(screen.getByText(/^Version 1 has changes of your own/)).toBeTruthy()
})
