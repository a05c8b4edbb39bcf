import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { json, noAnswer, ruthsProfile } from '../../testing/fake-network.ts'
import { inProgress, libraryCall, openLibrary, titles } from '../../testing/open-library.tsx'
import { draftItem, publishedItem } from '../../testing/stories.ts'

const lamb = publishedItem({ id: 's-lamb', title: 'Good Night, Lamb', ageGroup: 'Toddlers' })
const hideStory = 'PATCH /api/stories/published/s-boat/hide'
const hideDraft = 'PATCH /api/stories/generations/g-kite/hide'
const requestPublic = 'PATCH /api/stories/published/s-boat/request-public'
const submitted = 'Request submitted for "The Boat That Was Not Afraid".'

describe('deleting', () => {
  test('asks first; keeping changes nothing (LP-03)', async () => {
    const { user, network } = openLibrary([publishedItem()])
    await user.click(await screen.findByRole('button', { name: /Delete/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText(
      'Are you sure you want to delete "The Boat That Was Not Afraid"? This action cannot be undone.',
    )
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(titles()).toHaveLength(1)
    expect(network.sent().filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  test('takes a published story off the shelf (LP-10)', async () => {
    const { user, network } = openLibrary([publishedItem(), lamb], '/library', {
      [hideStory]: () => json({}),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete The Boat That Was Not Afraid' }))
    network.answer(libraryCall, () => json([lamb]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(titles()).toEqual(['Good Night, Lamb']))
    expect(screen.getByText('"The Boat That Was Not Afraid" was deleted.')).toBeTruthy()
    expect(network.sent(hideStory)).toHaveLength(1)
  })

  test('takes a draft out of the table (LG-11)', async () => {
    const { user, network } = openLibrary([draftItem()], inProgress, { [hideDraft]: () => json({}) })
    await user.click(await screen.findByRole('button', { name: /Delete/ }))
    network.answer(libraryCall, () => json([]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No stories in progress.')).toBeTruthy()
    expect(network.sent(hideDraft)).toHaveLength(1)
  })

  test.each([
    ['published', publishedItem(), '/library', 'Failed to hide published story'],
    ['draft', draftItem(), inProgress, 'Failed to hide draft story'],
  ])(
    'that fails leaves a %s story where it was and says why (LP-11, ER-13)',
    async (type, item, address, detail) => {
      const failing = { [hideStory]: () => json({}, 500), [hideDraft]: () => json({}, 500) }
      const { user } = openLibrary([item], address, failing)
      await user.click(await screen.findByRole('button', { name: /Delete/ }))
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
      expect(await screen.findByText(`Failed to hide ${type} story.`)).toBeTruthy()
      expect(screen.getByText(detail)).toBeTruthy()
      await waitFor(() => expect(screen.getByRole('button', { name: `Delete ${item.title}` })).toBeTruthy())
    },
  )
})

test('a draft that is gone before the question has closed leaves the focus in the page (LP-11)', async () => {
  const closing = Promise.withResolvers<void>()
  HTMLElement.prototype.getAnimations = () => [{ finished: closing.promise } as unknown as Animation]
  try {
    const { user, network } = openLibrary([draftItem()], inProgress, { [hideDraft]: () => json({}, 404) })
    await user.click(await screen.findByRole('button', { name: /Delete/ }))
    network.answer(libraryCall, () => json([]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText('No stories in progress.')
    closing.resolve()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
  }
})

describe('asking for a story to be public', () => {
  test('makes it pending (LP-12, LP-14, LP-15)', async () => {
    const { user, network } = openLibrary([publishedItem()], '/library', {
      [requestPublic]: () => json({ id: 's-boat', visibility: 'pending' }),
    })
    const button = await screen.findByRole('button', { name: /Request public/ })
    expect(screen.getByText('Private')).toBeTruthy()
    network.answer(libraryCall, () => json([publishedItem({ visibility: 'pending' })]))
    await user.click(button)
    const question = await screen.findByRole('alertdialog', { name: 'Share this story with everyone?' })
    expect(question.textContent).toContain('Somebody at Faith Fables looks at')
    expect(question.textContent).toContain('your display name, “Ruth Adler”, goes with it')
    expect(network.sent(requestPublic)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText(submitted)).toBeTruthy()
    expect(screen.getByText('Pending')).toBeTruthy()
    expect(screen.getByText('Waiting for a yes to become public')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Request public/ })).toBeNull()
    expect(network.sent(requestPublic)).toHaveLength(1)
  })

  test('from an address that is not verified asks for that first, and can send the letter again', async () => {
    const sendLetter = 'POST /api/auth/send-verification-email'
    const { user, network } = openLibrary([publishedItem()], '/library', {
      'GET /api/users/me': () => json({ ...ruthsProfile, emailVerified: false }),
      [sendLetter]: () => json({ status: true }),
    })
    await user.click(await screen.findByRole('button', { name: /Request public/ }))
    const dialog = await screen.findByRole('dialog', { name: 'First, is this address yours?' })
    expect(dialog.textContent).toContain(ruthsProfile.email)
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Send the letter again' }))
    expect(await screen.findByText(`A letter is on its way to ${ruthsProfile.email}.`)).toBeTruthy()
    expect(network.sent(sendLetter)).toHaveLength(1)
  })

  test('that the server refuses for want of a verified address asks for that the next time', async () => {
    const { user, network } = openLibrary([publishedItem()], '/library', {
      [requestPublic]: () => json({ code: 'EMAIL_NOT_VERIFIED', message: 'Please verify first.' }, 403),
    })
    await screen.findByRole('article')
    network.answer('GET /api/users/me', () => json({ ...ruthsProfile, emailVerified: false }))
    await sendRequest(user)
    expect(await screen.findByText('Failed to submit request: Please verify first.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Request public/ }))
    expect(await screen.findByRole('dialog', { name: 'First, is this address yours?' })).toBeTruthy()
  })

  test('that is thought better of changes nothing', async () => {
    const { user, network } = openLibrary([publishedItem()])
    await user.click(await screen.findByRole('button', { name: /Request public/ }))
    await user.click(await screen.findByRole('button', { name: 'Keep it private' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Request public/ }))
    expect(network.sent(requestPublic)).toHaveLength(0)
  })

  test('that nobody is signed in for any more leads to the login and back', async () => {
    const { user, place } = openLibrary([publishedItem()], '/library?search=boat', {
      [requestPublic]: () => json({}, 401),
    })
    await sendRequest(user)
    expect(await screen.findByText(/^Your sign-in has ended/)).toBeTruthy()
    expect(place()).toBe('/login')
  })

  test.each([
    ['the words of the server', () => json({ message: 'Already asked.' }, 409), 'Already asked.'],
    ['words of our own', () => json({}, 500), 'Failed to request public status'],
    ['the same words when nobody answers', noAnswer, 'Failed to request public status'],
  ])('that fails is told with %s (LP-13, ER-14)', async (_, answer, words) => {
    const { user } = openLibrary([publishedItem()], '/library', { [requestPublic]: answer })
    await sendRequest(user)
    expect(await screen.findByText(`Failed to submit request: ${words}`)).toBeTruthy()
    expect(screen.getByText('Private')).toBeTruthy()
  })
})

describe('what the desk answered', () => {
  const reason = 'Page 3 names the street you live in.'
  const answered = (kind: 'sent-back' | 'taken-down') =>
    publishedItem({ answer: { kind, reason, at: '2026-11-20T12:00:00Z' } })

  test('to a story that was sent back is shown with its reason, and can be asked again', async () => {
    const { user, network } = openLibrary([answered('sent-back')], '/library', {
      [requestPublic]: () => json({ id: 's-boat', visibility: 'pending' }),
    })
    expect(await screen.findByText(`“${reason}”`)).toBeTruthy()
    expect(screen.getByText('Sent back')).toBeTruthy()
    network.answer(libraryCall, () => json([{ ...answered('sent-back'), visibility: 'pending' }]))
    await user.click(screen.getByRole('button', { name: 'Ask again: The Boat That Was Not Afraid' }))
    await user.click(await screen.findByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Waiting for a yes to become public')).toBeTruthy()
    expect(screen.queryByText(`“${reason}”`)).toBeNull()
  })

  test('to a story that was taken down is shown with its reason, and is the last word', async () => {
    openLibrary([answered('taken-down')])
    expect(await screen.findByText(`“${reason}”`)).toBeTruthy()
    expect(screen.getByText('Taken down')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Ask again|Request public/ })).toBeNull()
  })

  test('long ago is not shown once the story is public', async () => {
    openLibrary([{ ...answered('taken-down'), visibility: 'public' }])
    expect(await screen.findByText('Public')).toBeTruthy()
    expect(screen.queryByText(`“${reason}”`)).toBeNull()
  })
})

describe('what became of it', () => {
  afterEach(() => vi.useRealTimers())

  test.each([
    ['a failure', () => json({}, 500), /^Failed to submit request/],
    ['a success', () => json({ id: 's-boat', visibility: 'pending' }), submitted],
  ])('is said for five seconds when it is %s (LP-17)', async (_, answer, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = openLibrary([publishedItem()], '/library', { [requestPublic]: answer })
    await sendRequest(user)
    const banner = await screen.findByText(words)
    await act(() => vi.advanceTimersByTimeAsync(4500))
    expect(banner.isConnected).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(banner.isConnected).toBe(false)
  })

  test('is said anew, and as long, when it is tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = openLibrary([publishedItem()], '/library', { [requestPublic]: () => json({}, 500) })
    await sendRequest(user)
    await screen.findByText(/^Failed to submit request/)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await sendRequest(user)
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByText(/^Failed to submit request/)).toBeTruthy()
  })
})

type User = ReturnType<typeof openLibrary>['user']

/** Presses the button of the book, and says yes. */
async function sendRequest(user: User) {
  await user.click(await screen.findByRole('button', { name: /Request public/ }))
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
}
