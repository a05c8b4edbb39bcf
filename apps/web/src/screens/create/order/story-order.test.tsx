import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  endedSignInAnswers,
  fakeNetwork,
  json,
  leaveSignInMark,
  noAnswer,
  ruth,
} from '../../../testing/fake-network.ts'
import {
  answers,
  generateButton,
  look,
  openCreateScreen,
  order,
} from '../../../testing/open-create-screen.tsx'
import { renderApp } from '../../../testing/render-app.tsx'

// Most tests here wait for the first look, a real second; on a busy machine that is not all they wait for.
vi.setConfig({ testTimeout: 20_000 })

/** The story is ordered, and the server takes its time until `accept` is called. */
async function orderSlowly() {
  let accept = (_: Response) => {}
  const late = new Promise<Response>((resolve) => {
    accept = resolve
  })
  const app = await openCreateScreen({ [order]: () => late })
  await screen.findByRole('article', { name: 'Amara' })
  await app.user.click(await generateButton())
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Processing Your Story' }))
  return { ...app, dialog, accept: () => accept(answers[order]()) }
}

const accepted = 'Story request received! Moderating content...'

test('a dialog that does not go away says that it takes a moment (CP-01, CP-03, CP-04)', async () => {
  const { user, dialog } = await orderSlowly()
  await user.keyboard('{Escape}')
  expect(
    dialog.getByText(
      'Please wait while we work our magic. This includes content moderation and may take a moment...',
    ),
  ).toBeTruthy()
  expect(dialog.getByText('Please do not navigate away.')).toBeTruthy()
})

test('the dialog says where the order is, and that it arrived (CP-02, CP-05, CP-06)', async () => {
  const { dialog, accept } = await orderSlowly()
  expect(dialog.getByText('Initiating story generation...')).toBeTruthy()
  accept()
  await dialog.findByText(accepted)
  expect(dialog.queryByText('Initiating story generation...')).toBeNull()
})

test('nothing more can be ordered until the order is on its way (CR-35)', async () => {
  const { dialog, accept } = await orderSlowly()
  const covered = screen.getByRole('button', { name: 'Generate Story', hidden: true })
  expect(covered).toHaveProperty('disabled', true)
  accept()
  await dialog.findByText(accepted)
  expect(covered).toHaveProperty('disabled', true)
})

test('an order is sent once, with a key, and its draft is forgotten', async () => {
  const { network, accept, place } = await orderSlowly()
  accept()
  await waitFor(() => expect(place()).toBe('/library?tab=in-progress'))
  expect(network.sent(order)).toHaveLength(1)
  expect(network.sent(order)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(Object.keys(localStorage)).toEqual(['faith-fables.signed-in'])
})

test('a story that is watched to its review leads to the library with a fresh balance (CP-16, CP-17)', async () => {
  const { network, accept, dialog, place } = await orderSlowly()
  accept()
  await dialog.findByText(accepted)
  expect(network.sent('GET /api/users/me')).toHaveLength(1)
  expect(network.sent(look)).toEqual([])
  await waitFor(() => expect(place()).toBe('/library?tab=in-progress'))
  expect(network.sent('GET /api/users/me')).toHaveLength(2)
})

test('an order whose answer was lost is sent again with the same key', async () => {
  let tries = 0
  const { user, network } = await openCreateScreen({
    [order]: () => (++tries === 1 ? noAnswer() : answers[order]()),
  })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  await screen.findByText('Story request received! Moderating content...')
  const keys = network.sent(order).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('an order beyond the balance is told with a way to tokens, and the next one is another order (CP-20, CP-22)', async () => {
  const { user, network } = await openCreateScreen({
    [order]: () => json({ code: 'INSUFFICIENT_TOKENS' }, 402, 'Payment Required'),
  })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  expect(await failureSentence()).toBe('Error: Insufficient tokens. Please purchase more.')
  expect(screen.getByRole('link', { name: 'Get Tokens' })).toBeTruthy()
  expect(network.sent('GET /api/users/me')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(await generateButton())
  await waitFor(() => expect(network.sent(order)).toHaveLength(2))
  const keys = network.sent(order).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('an order that is rejected leaves the form as it was, with the reason at the button (CP-18, CP-19)', async () => {
  const { user } = await openCreateScreen({
    [look]: () => json({ status: 'rejected', processingError: 'Please leave the dragon out.' }),
  })
  await user.type(screen.getByRole('textbox', { name: 'Additional Details (Optional)' }), 'A dragon.')
  await user.click(await generateButton())
  expect(await failureSentence()).toBe('Generation Failed: Please leave the dragon out.')
  expect(screen.getByText(/^Your tokens were given back\./)).toBeTruthy()
  expect(localStorage.getItem(`faith-fables.story-draft.${ruth.id}`)).toContain('A dragon.')
  expect((await generateButton()).disabled).toBe(false)
})

test('an order ends being watched when the login is lost (CP-26)', async () => {
  const { user, network } = await openCreateScreen()
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  await screen.findByText('Story request received! Moderating content...')
  for (const [place, answer] of Object.entries(endedSignInAnswers)) network.answer(place, answer)
  expect(await failureSentence()).toBe('Authentication error occurred during story generation.')
  expect(await screen.findByText('Please log in to create a story')).toBeTruthy()
  expect(screen.getByText('Your story goes on being made: log in, and look in My Library.')).toBeTruthy()
  expect(network.sent(look)).toEqual([])
})

test('a failed look is told in the dialog, and one that is not found ends it (CP-23, CP-25)', async () => {
  const { user } = await openCreateScreen({ [look]: () => json({ message: 'Gone.' }, 404) })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  expect(await failureSentence()).toBe('Error checking status: Story generation record not found.')
  expect((await generateButton()).disabled).toBe(false)
})

test.each([
  ['its message', json({ message: 'Away.' }, 503), 'Error checking status: Away.'],
  ['the status', json({}, 503, 'Unavailable'), 'Error checking status: Polling failed: Unavailable'],
])('a look that fails otherwise is told by %s (CP-24, CP-25)', async (_, answer, sentence) => {
  const { user } = await openCreateScreen({ [look]: () => answer.clone() })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText(sentence)).toBeTruthy()
})

test.each([
  ['its message', json({ message: 'Not today.' }, 400), 'Error: Not today.'],
  ['the status', json({}, 409, 'Conflict'), 'Error: Story generation failed: Conflict'],
  [
    'words for tokens',
    json({ code: 'INSUFFICIENT_TOKENS' }, 400),
    'Error: Insufficient tokens. Please purchase more.',
  ],
  [
    'what came instead of an answer of ours',
    new Response('<p>', { status: 502, statusText: 'Bad Gateway' }),
    'Error: API request failed with status: 502 Bad Gateway',
  ],
  ['the message about tokens', json({ message: 'You have 3.' }, 402), 'Error: You have 3.'],
  [
    'its status without a body of ours',
    new Response('<p>', { status: 402 }),
    'Error: Insufficient tokens. Please purchase more.',
  ],
])('an order that is refused is told by %s (CP-20, CP-21, CP-22)', async (_, answer, sentence) => {
  const { user } = await openCreateScreen({ [order]: () => answer.clone() })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  expect(await failureSentence()).toBe(sentence)
})

test('a reload goes on watching over the story, and leads to the library once (CP-17)', async () => {
  const { user, network, router } = await openCreateScreen({
    [look]: () => json({ status: 'generating_text' }),
  })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  await screen.findByText('Crafting the narrative...')
  const { state } = router.state.location
  cleanup()

  leaveSignInMark()
  network.answer(look, answers[look])
  const again = renderApp([{ pathname: '/create', state }])
  expect(await screen.findByRole('alertdialog', { name: 'Processing Your Story' })).toBeTruthy()
  await waitFor(() => expect(again.place()).toBe('/library?tab=in-progress'))
  expect(network.sent(order)).toHaveLength(1)
})

test('another parent who goes back to the form of the one before finds nothing of it', async () => {
  leaveSignInMark()
  fakeNetwork(answers)
  const choices = { additionalDetails: 'A secret.' }
  const state = { storyUnderWay: { uid: 'u-naomi', generationId: 'g1', choices } }
  renderApp([{ pathname: '/create', state }])
  await screen.findByText('Early Readers')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByDisplayValue('A secret.')).toBeNull()
})

test('looks come a second after the answer, then every 7 seconds, and none after the end (CP-07, CP-15)', async () => {
  const { network, place } = await openCreateScreen({ [look]: () => json({ status: 'generating_text' }) })
  await screen.findByRole('article', { name: 'Amara' })
  const button = await generateButton()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const pass = (milliseconds: number) => act(async () => await vi.advanceTimersByTimeAsync(milliseconds))
  const looksAfter = async (milliseconds: number) => {
    await pass(milliseconds)
    return network.sent(look).length
  }
  await act(async () => button.click())
  await pass(10)
  expect(await looksAfter(980)).toBe(0)
  expect(await looksAfter(20)).toBe(1)
  for (const looks of [1, 2]) {
    expect(await looksAfter(6970)).toBe(looks)
    expect(await looksAfter(30)).toBe(looks + 1)
  }
  network.answer(look, () => json({ status: 'published' }))
  expect(await looksAfter(7000)).toBe(4)
  expect(place()).toBe('/library?tab=in-progress')
  expect(await looksAfter(30_000)).toBe(4)
  vi.useRealTimers()
})

async function failureSentence() {
  const alert = await screen.findByRole('alert')
  return alert.querySelector('p')?.textContent
}
