import { type GenerationStatus, generationStatuses } from '@faith-fables/contract/generation-status'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers } from '../../testing/fake-network.ts'
import { generationRecord, sceneAt } from '../../testing/generation-record.ts'
import { passUntil } from '../../testing/passing-time.ts'
import { renderApp } from '../../testing/render-app.tsx'

afterEach(() => vi.useRealTimers())

const look = 'GET /api/stories/generations/g1'
const send = 'PATCH /api/stories/generations/g1/prompts'

const declined = sceneAt(1, { pictureIdea: 'A sword.', pictureIdeaProblem: '“sword” sounds too violent.' })
const waiting = generationRecord({ status: 'pending_prompt_review', keyMoments: [sceneAt(0), declined] })
const pictured = generationRecord({ status: 'pending_image_review', keyMoments: [sceneAt(0)] })

/** The review of picture ideas of a story that the server answers so, opened by its parent. */
function openIdeas(record = waiting, address = '/review-prompts/g1') {
  leaveSignInMark()
  const network = fakeNetwork({
    ...signedInAnswers,
    [look]: () => json(record),
    [send]: () => json({ status: 'moderating_prompts' }, 202),
  })
  return { ...renderApp(address), network }
}

const ideaField = () => screen.findByRole<HTMLTextAreaElement>('textbox')
const sendButton = () => screen.getByRole('button', { name: 'Send This Idea Again' })

test('declined ideas are shown with what was found, sent in other words, and lead to the pictures (RP-01, D-20)', async () => {
  const { user, place, network } = openIdeas()
  await screen.findByText('“sword” sounds too violent.')
  const idea = await ideaField()
  expect(idea.value).toBe('A sword.')

  await user.click(sendButton())
  expect(screen.getByText('Please put this idea into other words first.')).toBeTruthy()
  expect(document.activeElement).toBe(idea)
  await user.clear(idea)
  await user.click(sendButton())
  expect(screen.getByText('The picture idea must not be empty.')).toBeTruthy()
  expect(network.sent(send)).toEqual([])

  await user.type(idea, 'A kite.')
  network.answer(look, () => json(pictured))
  await user.click(sendButton())
  const words = await screen.findByText('Reviewing illustration ideas...')
  expect(document.activeElement?.contains(words)).toBe(true)
  await waitFor(() => expect(place()).toBe('/review-images/g1'))
  expect(network.sent(send)[0]?.body).toEqual({ prompts: [{ index: 1, pictureIdea: 'A kite.' }] })
  expect(localStorage.getItem('faith-fables.typed.u-ruth.picture-ideas.g1')).toBeNull()
})

test('an idea that is declined again stands as it was sent', async () => {
  const { user, network } = openIdeas()
  await user.clear(await ideaField())
  await user.type(await ideaField(), 'A big sword.')
  const again = { ...declined, pictureIdea: 'A big sword.' }
  network.answer(look, () => json({ ...waiting, keyMoments: [sceneAt(0), again] }))
  await user.click(sendButton())
  await screen.findByText('Reviewing illustration ideas...')
  expect(await screen.findByDisplayValue('A big sword.')).toBeTruthy()
})

test('a look that is never answered is followed by another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { network } = openIdeas(generationRecord({ status: 'moderating_prompts' }))
  await screen.findByText('Reviewing illustration ideas...')
  network.answer(look, () => new Promise(() => {}))
  const looksBefore = network.sent(look).length
  await passUntil(() => network.sent(look).length > looksBefore, 30)
  network.answer(look, () => json(waiting))
  await passUntil(() => screen.queryByRole('textbox') !== null, 60)
  expect((await ideaField()).value).toBe('A sword.')
})

test('what was typed survives a reload and a refusal, and leaving asks', async () => {
  const { user, network, place } = openIdeas()
  network.answer(send, () => json({ message: 'Too many calls. Please wait a minute.' }, 429))
  await user.clear(await ideaField())
  await user.type(await ideaField(), 'A kite.')
  await user.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Too many calls. Please wait a minute.')
  await user.click(screen.getByRole('link', { name: 'My Library' }))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(place()).toBe('/review-prompts/g1')
  document.body.innerHTML = ''
  openIdeas()
  expect((await ideaField()).value).toBe('A kite.')
})

test('another tab that was faster leads to the pictures (D-16)', async () => {
  const { user, network, place } = openIdeas()
  await user.type(await ideaField(), ' A kite.')
  network.answer(send, () => json({ message: 'Too late.', code: 'WRONG_STATUS' }, 409))
  network.answer(look, () => json(pictured))
  await user.click(sendButton())
  await waitFor(() => expect(place()).toBe('/review-images/g1'))
})

/** Where the screen leads when there is nothing to put into other words. */
const ways: Partial<Record<GenerationStatus, string>> = {
  pending_review: '/review/g1',
  generating_text: '/library?tab=in-progress',
  moderating_prompts: '/review-images/g1',
  published: '/story/s1',
  archived: '/library?tab=in-progress',
  failed: '/create',
  rejected: '/create',
}

test.each(generationStatuses.filter((status) => ways[status]))(
  'opened in %s it says where the story is',
  async (status) => {
    openIdeas(generationRecord({ status, storyId: 's1' }))
    await screen.findByRole('heading', { name: 'Review Picture Ideas' })
    await waitFor(() =>
      expect(screen.getByRole('main').querySelector('a')?.getAttribute('href')).toBe(ways[status]),
    )
  },
)

test.each([
  ['/review-prompts', () => json({}), 'No story ID provided in the URL.'],
  ['/review-prompts/g1', () => json({ message: 'No.' }, 404), 'Story not found.'],
  ['/review-prompts/g1', () => json({ message: 'No.' }, 500), 'Failed to load story data.'],
])('at %s without a story to show it says so', async (address, answer, words) => {
  const { network } = openIdeas(waiting, address)
  network.answer(look, answer)
  await screen.findByText(words)
})
