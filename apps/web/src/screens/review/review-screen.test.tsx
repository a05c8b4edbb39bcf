import type { GenerationRecord } from '@faith-fables/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, leaveSignInMark, noAnswer, signedInAnswers } from '../../testing/fake-network.ts'
import { generationRecord } from '../../testing/generation-record.ts'
import { renderApp } from '../../testing/render-app.tsx'

const look = 'GET /api/stories/generations/g1'
const send = 'POST /api/stories/generations/g1/review'
const soon = { timeout: 3000 }

/** The review of a story that the server answers so, opened by its parent. */
function openReview(record: Partial<GenerationRecord> = {}, address = '/review/g1') {
  leaveSignInMark()
  const network = fakeNetwork({
    ...signedInAnswers,
    'GET /api/stories/my-library': () => json([]),
    'GET /api/stories/in-progress-status': () => json([]),
    [look]: () => json(generationRecord(record)),
    [send]: () => json({ status: 'moderating_review' }, 202),
  })
  const become = (changes: Partial<GenerationRecord>) =>
    network.answer(look, () => json(generationRecord(changes)))
  return { ...renderApp(address), network, become }
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Story text' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('approving sends the text as edited, once, and leads to the library', async () => {
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

test('a declined approval says why and leaves the text to be mended', async () => {
  const { user, become } = openReview()
  await field()
  become({ reviewModerationFeedback: 'Please leave out the sword.' })
  await user.click(button('Approve'))
  const alert = await screen.findByRole('alert', {}, soon)
  expect(alert.textContent).toBe('Action RequiredModeration Failed: Please leave out the sword.')
  expect((await field()).readOnly).toBe(false)
})

test('asking for another version takes two steps and needs words', async () => {
  const { user, network } = openReview()
  await field()
  await user.click(button('Regenerate'))
  expect(network.sent(send)).toEqual([])
  await user.click(button('Regenerate'))
  expect(screen.getByText('Please provide feedback for regeneration.')).toBeTruthy()
  expect(network.sent(send)).toEqual([])
})

test('a new version replaces the text, and what was typed meanwhile can be brought back', async () => {
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

test('leaving with changes asks first', async () => {
  const { user, place } = openReview()
  fireEvent.change(await field(), { target: { value: 'Amara had a bean.' } })
  await user.click(screen.getByRole('link', { name: 'My Library' }))
  await screen.findByRole('alertdialog', { name: 'Leave before your changes are sent?' })
  await user.click(button('Stay here'))
  expect(place()).toBe('/review/g1')
  await user.click(screen.getByRole('link', { name: 'My Library' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(place()).toBe('/library'))
})

test('the verse is watched over while the parent types', async () => {
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

test.each([
  ['generating_text', 'Crafting the narrative...', 'My Library', '/library?tab=in-progress'],
  ['pending_image_review', 'The pictures are waiting for you.', 'Choose the Pictures', '/review-images/g1'],
  [
    'pending_prompt_review',
    'Some picture ideas need your attention.',
    'Review the Picture Ideas',
    '/review-prompts/g1',
  ],
] as const)(
  'opened in %s the text can only be read, and the way on is shown',
  async (status, words, link, to) => {
    openReview({ status })
    await screen.findByText(words)
    expect((await field()).readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    const main = screen.getByRole('main')
    const links = [...main.querySelectorAll('a')].map((each) => [each.textContent, each.getAttribute('href')])
    expect(links).toContainEqual([link, to])
  },
)

test('a rejected story says why and offers a new one', async () => {
  openReview({ status: 'rejected', processingError: 'Too dark.' })
  expect((await screen.findByRole('alert')).textContent).toContain('Processing failed: Too dark.')
  expect(screen.getByRole('link', { name: 'Create a New Story' }).getAttribute('href')).toBe('/create')
})

test('a story that is not there, or not named, is not found; trouble can be tried again', async () => {
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
])('%s is told', async (_, address, answer, words) => {
  const { network } = openReview({}, address)
  network.answer(look, answer)
  await screen.findByText(words)
})
