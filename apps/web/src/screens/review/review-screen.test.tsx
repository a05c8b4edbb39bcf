import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer } from '../../testing/fake-network.ts'
import { generationRecord } from '../../testing/generation-record.ts'
import {
  storyField as field,
  look,
  openReview,
  send,
  waitForPoll as soon,
} from '../../testing/open-review.tsx'
import { draftItem } from '../../testing/stories.ts'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('the story stands under its title in a field that can be changed, with the two decisions beside it (TR-01, TR-02, TR-04)', async () => {
  openReview()
  expect((await field()).value).toBe('Amara had a seed. She waited.')
  expect((await field()).readOnly).toBe(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review Your Story')
  await waitFor(() => expect(document.title).toBe('Review Your Story · Faith Fables'))
  expect(button('Approve').disabled).toBe(false)
  expect(button('Regenerate').disabled).toBe(false)
})

test('approving sends the text as edited, once, and leads to the library (TR-13, D-15)', async () => {
  const { user, network, become, place } = openReview()
  fireEvent.change(await field(), { target: { value: 'Amara had a bean.' } })
  network.answer(send, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return json({ status: 'moderating_review' }, 202)
  })
  become({ status: 'pending_image_review' })
  await user.dblClick(button('Approve'))
  await waitFor(() => expect(place()).toBe('/library?tab=in-progress'), soon)
  expect(network.sent(send).map(({ body }) => body)).toEqual([
    { action: 'approve', editedStoryText: 'Amara had a bean.' },
  ])
})

test('the library that was seen before does not invite anybody back to an approved text while it is read again', async () => {
  const { user, network, become, router, place } = openReview()
  await field()
  const library = 'GET /api/stories/my-library'
  network.answer(library, () => json([draftItem({ id: 'g1', status: 'pending_review' })]))
  await act(() => router.navigate('/library?tab=in-progress'))
  await screen.findByRole('link', { name: /^Continue/ })
  await act(() => router.navigate(-1))
  await field()
  network.answer(library, () => new Promise(() => {}))
  become({ status: 'pending_image_review' })
  await user.click(button('Approve'))
  await waitFor(() => expect(place()).toBe('/library?tab=in-progress'), soon)
  await screen.findByRole('table')
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
})

test('a declined approval says why and leaves the text to be mended (TR-23)', async () => {
  const { user, become } = openReview()
  await field()
  become({ reviewModerationFeedback: 'Please leave out the sword.' })
  await user.click(button('Approve'))
  const alert = await screen.findByRole('alert', {}, soon)
  expect(alert.textContent).toBe('Action RequiredModeration Failed: Please leave out the sword.')
  expect((await field()).readOnly).toBe(false)
})

test('a wish is tapped into the field, may be changed there, is taken out again, and one to be finished asks for its end', async () => {
  const { user } = openReview()
  await field()
  await user.click(button('Regenerate'))
  const wish = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should be different?' })
  await user.type(wish, 'No goose.')
  await user.click(button('Shorter'))
  expect(wish.value).toBe('No goose. Make it shorter.')
  expect(button('Shorter').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Shorter'))
  expect(wish.value).toBe('No goose.')
  await user.click(button('More wishes to tap'))
  await user.click(button('Rename Amara …'))
  expect(document.activeElement).toBe(wish)
  await user.keyboard('Mara')
  expect(wish.value).toBe('No goose. Rename Amara to Mara')
})

test('asking for another version takes two steps and needs words (TR-05, TR-06)', async () => {
  const { user, network } = openReview()
  await field()
  expect(screen.queryByRole('textbox', { name: 'What should be different?' })).toBeNull()
  await user.click(button('Regenerate'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What should be different?' }))
  expect(network.sent(send)).toEqual([])
  await user.click(button('Regenerate'))
  expect(screen.getByText('Please provide feedback for regeneration.')).toBeTruthy()
  expect(network.sent(send)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'What should be different?' }), 'A pear, please.')
  await user.click(button('Regenerate'))
  await waitFor(() => expect(network.sent(send)).toHaveLength(1))
  expect(network.sent(send)[0]?.body).toEqual({
    action: 'regenerate',
    editedStoryText: 'Amara had a seed. She waited.',
    feedback: 'A pear, please.',
  })
})

test('a new version replaces the text, and what was typed meanwhile can be brought back (TR-10, TR-11, D-31)', async () => {
  const { user, network, become } = openReview()
  await field()
  network.answer(send, () => json({ status: 'regenerating_text_feedback' }, 202))
  become({ storyText: 'Amara found a pear.', textRegenerationsUsed: 1 })
  await user.click(button('Regenerate'))
  await user.type(screen.getByRole('textbox', { name: 'What should be different?' }), 'A pear, please.')
  await user.click(button('Regenerate'))
  await screen.findByRole('button', { name: 'Writing again...' })
  expect(button('Approve').disabled).toBe(true)
  fireEvent.change(await field(), { target: { value: 'Amara slept.' } })
  await screen.findByText('Story has been regenerated! Review the changes below.', {}, soon)
  expect((await field()).value).toBe('Amara found a pear.')
  expect(screen.getByText('A new version is free. 9 of 10 left.')).toBeTruthy()
  await user.click(button('Restore my edits'))
  expect((await field()).value).toBe('Amara slept.')
  expect(network.sent(send)[0]?.body).toMatchObject({ action: 'regenerate', feedback: 'A pear, please.' })
})

test('a call that fails keeps the words of the wish and the text', async () => {
  const { user, network } = openReview()
  network.answer(send, () => json({ message: 'All new versions are used.', code: 'NOTHING_LEFT' }, 409))
  await field()
  await user.click(button('Regenerate'))
  await user.type(screen.getByRole('textbox', { name: 'What should be different?' }), 'Shorter.')
  await user.click(button('Regenerate'))
  expect((await screen.findByRole('alert')).textContent).toBe('Action RequiredAll new versions are used.')
  expect(screen.getByDisplayValue('Shorter.')).toBeTruthy()
})

test('leaving with changes asks first, and keeps them', async () => {
  const { user, place, router } = openReview()
  fireEvent.change(await field(), { target: { value: 'Amara had a bean.' } })
  await user.click(screen.getByRole('link', { name: 'My Library' }))
  await screen.findByRole('alertdialog', { name: 'Leave before your changes are sent?' })
  await user.click(button('Stay here'))
  expect(place()).toBe('/review/g1')
  await user.click(screen.getByRole('link', { name: 'My Library' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(place()).toBe('/library'))
  await router.navigate('/review/g1')
  expect((await field()).value).toBe('Amara had a bean.')
})

test('the verse is watched over while the parent types, and stops nothing (D-35)', async () => {
  const verse = { _id: 'john-3-16', reference: 'John 3:16', text: 'For God so loved the world.' }
  const storyText = `She read: "${verse.text}" (John 3:16)`
  const originalPrompt = { ...generationRecord().originalPrompt, bibleVerseId: verse._id, moralValueId: null }
  const { network } = openReview({ storyText, originalPrompt })
  network.answer('GET /api/reference/bible-verses', () => json([verse]))
  await waitFor(() => expect(network.sent('GET /api/reference/bible-verses')).toHaveLength(1))
  const text = await field()
  expect(screen.queryByText('About the verse')).toBeNull()
  fireEvent.change(text, { target: { value: storyText.replace('loved', 'liked') } })
  await screen.findByText(/John 3:16 no longer stands in the text word for word/)
  expect(button('Approve').disabled).toBe(false)
})

test('a text that is far too long for the age is warned about while the parent types, and nothing is stopped', async () => {
  openReview()
  fireEvent.change(await field(), { target: { value: 'Amara ran to the red barn. '.repeat(667) } })
  expect(
    await screen.findByText(
      'About 800 words a page: Early Readers usually get 25 to 60. A tired child may not last.',
      {},
      soon,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/4002 words, about 800 a page$/)).toBeTruthy()
  expect(button('Approve').disabled).toBe(false)
})

test('a rejected story says why and offers a new one', async () => {
  openReview({ status: 'rejected', processingError: 'Too dark.' })
  expect((await screen.findByRole('alert')).textContent).toContain('Processing failed: Too dark.')
  expect(screen.getByRole('link', { name: 'Create a New Story' }).getAttribute('href')).toBe('/create')
})

test('a story that cannot be loaded can be asked for again (TR-25)', async () => {
  const { network, user, become } = openReview()
  network.answer(look, noAnswer)
  await screen.findByText('Failed to load story data.')
  become({})
  await user.click(button('Try again'))
  expect((await field()).value).toBe('Amara had a seed. She waited.')
})

test.each([
  ['an empty answer', '/review/g1', () => json({}), 'Story not found.'],
  ['a missing record', '/review/g1', () => json({ message: 'No.' }, 404), 'Story not found.'],
  ['no id', '/review', () => json({}), 'No story ID provided in the URL.'],
])('%s is told (TR-24, TR-26)', async (_, address, answer, words) => {
  const { network } = openReview({}, address)
  network.answer(look, answer)
  await screen.findByText(words)
})

test('a refusal without a sentence has one of ours (ER-09)', async () => {
  const { user, network } = openReview()
  network.answer(send, () => json({}, 400))
  await field()
  await user.click(button('Approve'))
  expect((await screen.findByRole('alert')).textContent).toBe('Action RequiredFailed to submit review')
})

test('another tab that was faster is told, and the screen shows how the story stands (D-16)', async () => {
  const { user, network, become } = openReview()
  const sentence = "The text of this story cannot be approved now: it is at 'Picture ideas need you'."
  network.answer(send, () => json({ message: sentence, code: 'WRONG_STATUS' }, 409))
  fireEvent.change(await field(), { target: { value: 'Amara had a bean.' } })
  become({ status: 'pending_prompt_review' })
  await user.click(button('Approve'))
  await screen.findByText(new RegExp(`^${sentence}`))
  expect(screen.getByRole('link', { name: 'Review the Picture Ideas' })).toBeTruthy()
  expect((await field()).readOnly).toBe(true)
  expect(screen.getByRole('textbox', { name: 'Your text that was not sent' })).toHaveProperty(
    'value',
    'Amara had a bean.',
  )
  await user.click(button('Discard'))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Your changes that were not sent')).toBeNull())
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test('a story deleted in another tab meanwhile is told', async () => {
  const { network } = openReview({ status: 'moderating_review' })
  await field()
  network.answer(look, () => json({ message: 'Story generation record not found.' }, 404))
  await screen.findByText('This story was deleted.', {}, soon)
})
