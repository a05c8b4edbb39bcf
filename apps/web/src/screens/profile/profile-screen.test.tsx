import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ProfileScreen } from './profile-screen.tsx'

const me = 'GET /api/users/me'
const update = 'PUT /api/users/me/profile'
const history = 'GET /api/users/me/token-transactions?limit=10'
const characters = 'GET /api/users/me/characters'
const tobias = { characterId: 'c1', name: 'Tobias', details: 'A donkey who will not cross water.' }

const answers = {
  ...signedInAnswers,
  [history]: () => json([]),
  [characters]: () => json([tobias]),
}

function open(changes: Parameters<typeof fakeNetwork>[0] = {}) {
  leaveSignInMark()
  const network = fakeNetwork({ ...answers, ...changes })
  return { network, ...renderApp('/profile') }
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the profile', () => {
  test('has four cards', async () => {
    open()
    const information = await card('Profile Information')
    expect(information.getByLabelText('Display Name')).toHaveProperty('value', 'Ruth Adler')
    expect(information.getByLabelText('Email')).toHaveProperty('readOnly', true)
    expect(information.getByText('Email cannot be changed.')).toBeTruthy()
    await card('Security')
    await card('Token Management')
    await card('Saved Characters')
  })

  test('says while it loads', async () => {
    open({ [me]: () => new Promise(() => {}) })
    expect(await screen.findByText('Loading profile...')).toBeTruthy()
  })

  test('that is empty asks to log in again', async () => {
    open({ [me]: () => new Response('') })
    expect(await screen.findByText('No profile data available. Please log in again.')).toBeTruthy()
  })

  test('that cannot be loaded says why, and can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { user, network } = open({ [me]: () => json({ message: 'The server is asleep.' }, 500) })
    expect(await screen.findByText('Failed to load profile: The server is asleep.')).toBeTruthy()
    network.answer(me, answers[me])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await card('Profile Information')
    expect(logged).toHaveBeenCalledWith('The token balance could not be fetched.', expect.anything())
    logged.mockClear()
  })

  test('without a user says so', async () => {
    fakeNetwork(signedOutAnswers)
    renderApp('/', [{ path: '/', Component: ProfileScreen }])
    expect(await screen.findByText('User not logged in.')).toBeTruthy()
  })

  test('welcomes who has just published a story', async () => {
    const { router } = open()
    await card('Security')
    await router.navigate('/profile', { state: { publishedStoryId: 's1' } })
    expect(await screen.findByText('Your story is published.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe('/story/s1')
  })
})

describe('the display name', () => {
  test('is changed here and in the header', async () => {
    const changed = { ...ruthsProfile, displayName: 'Naomi Levi' }
    const { user, network } = open({ [update]: () => json(changed) })
    const field = await screen.findByLabelText('Display Name')
    await user.clear(field)
    await user.type(field, ' Naomi Levi {Enter}')
    expect(await screen.findByText('Display Name updated successfully!')).toBeTruthy()
    expect(network.sent(update)[0]?.body).toEqual({ displayName: 'Naomi Levi' })
    expect(screen.getByRole('link', { name: 'NL, Naomi Levi, your profile' })).toBeTruthy()
  })

  test('that is the old one is not sent', async () => {
    const { user, network } = open()
    await user.click(await screen.findByRole('button', { name: 'Save Display Name' }))
    expect(screen.getByText('Please enter a new, non-empty display name.')).toBeTruthy()
    expect(network.sent(update)).toEqual([])
  })

  test('that is refused is told', async () => {
    const { user } = open({ [update]: () => json({ message: 'Not that one.' }, 400) })
    await user.type(await screen.findByLabelText('Display Name'), '!{Enter}')
    expect(await screen.findByText('Failed to update display name: Not that one.')).toBeTruthy()
  })
})

describe('the picture', () => {
  const upload = 'PUT /api/uploads/profile-picture'
  const photoURL = '/media/profilePictures/u-ruth/profile.jpg?v=1'
  const picture = new File(['dots'], 'me.png', { type: 'image/png' })
  const field = () => screen.findByLabelText<HTMLInputElement>('Choose picture')

  test('is stored, then made the parent’s', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL() {} }))
    const { user, network } = open({
      [upload]: () => json({ photoURL }),
      [update]: () => json({ ...ruthsProfile, photoURL }),
    })
    await user.upload(await field(), picture)
    expect(screen.getByText('me.png is chosen, not uploaded yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Upload picture' }))
    expect(await screen.findByText('Profile picture updated successfully!')).toBeTruthy()
    expect(network.sent(upload)[0]?.headers.get('content-type')).toBe('image/png')
    expect(network.sent(update)[0]?.body).toEqual({ photoURL })
  })

  test('must be chosen before', async () => {
    const { user, network } = open()
    await user.click(await screen.findByRole('button', { name: 'Upload picture' }))
    expect(screen.getByText('Please select an image file first.')).toBeTruthy()
    expect(network.sent(upload)).toEqual([])
  })

  test('must be one, also when it was dropped', async () => {
    open()
    const files = [new File(['words'], 'me.txt', { type: 'text/plain' })]
    fireEvent.change(await field(), { target: { files } })
    expect(screen.getByText('Please select an image file first.')).toBeTruthy()
  })
})

describe('the password', () => {
  const change = 'POST /api/auth/change-password'
  async function type(user: ReturnType<typeof open>['user'], next: string) {
    await user.type(await screen.findByLabelText('Current Password'), 'secret1')
    await user.type(screen.getByLabelText('New Password'), next)
    await user.type(screen.getByLabelText('Confirm New Password'), `${next}{Enter}`)
  }

  test('is changed once the current one is proved, and the fields are emptied', async () => {
    const { user, network } = open({ [change]: () => json({}) })
    await type(user, 'better2')
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy()
    expect(network.sent(change)[0]?.body).toMatchObject({
      currentPassword: 'secret1',
      newPassword: 'better2',
    })
    expect(screen.getByLabelText('Current Password')).toHaveProperty('value', '')
  })

  test('is not changed with a wrong current one', async () => {
    const { user } = open({ [change]: () => json({ code: 'INVALID_PASSWORD' }, 400) })
    await type(user, 'better2')
    expect(await screen.findByText('Incorrect current password.')).toBeTruthy()
  })
})

describe('the tokens', () => {
  const entry = (id: string, changes: object) => ({
    id,
    createdAt: '2026-11-20T12:00:00Z',
    description: `Entry ${id}`,
    amount: -50,
    balance: 240,
    ...changes,
  })

  test('are counted, and told how they came and went', async () => {
    open({
      [history]: () =>
        json([
          entry('a', {}),
          entry('b', { amount: 300, balance: 290 }),
          entry('c', { createdAt: null, amount: null, balance: null }),
        ]),
    })
    const tokens = await card('Token Management')
    expect((await tokens.findByRole('status', { name: 'Available Tokens' })).textContent).toBe('240')
    await tokens.findByRole('table')
    const rows = tokens.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent))
    expect(rows).toEqual([
      ['Date', 'Description', 'Amount', 'Balance'],
      ['Nov 20, 2026', 'Entry a', '-50', '240'],
      ['Nov 20, 2026', 'Entry b', '+300', '290'],
      ['N/A', 'Entry c', 'N/A', 'N/A'],
    ])
  })

  test('and their history are asked for again by hand', async () => {
    const { user, network } = open()
    expect(await screen.findByText('No token transactions found.')).toBeTruthy()
    network.answer(me, () => json({ ...ruthsProfile, tokensAvailable: 190 }))
    network.answer(history, () => json([entry('a', { description: 'Your story' })]))
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    expect(await screen.findByText('190')).toBeTruthy()
    expect(await screen.findByText('Your story')).toBeTruthy()
  })

  test.each([
    [{ message: 'The book is closed.' }, 'The book is closed.'],
    [{}, 'Failed to load transaction history.'],
  ])('whose history fails say why: %o', async (body, words) => {
    open({ [history]: () => json(body, 500) })
    expect(await screen.findByText(`Error loading history: ${words}`)).toBeTruthy()
  })
})

describe('saved characters', () => {
  const saving = 'POST /api/users/me/characters'
  const changing = 'PUT /api/users/me/characters/c1'
  const deleting = 'DELETE /api/users/me/characters/c1'
  const amara = { name: 'Amara', details: 'Six years old, two long braids.' }

  async function add({ user }: ReturnType<typeof open>) {
    await user.click(await screen.findByRole('button', { name: 'Add Character' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), amara.name)
    await user.type(screen.getByRole('textbox', { name: 'Details' }), amara.details)
    await user.click(screen.getByRole('button', { name: 'Save' }))
  }

  test('are added', async () => {
    const app = open({ [saving]: () => json({ characterId: 'c2', ...amara }, 201) })
    await screen.findByRole('heading', { name: 'Tobias' })
    app.network.answer(characters, () => json([tobias, { characterId: 'c2', ...amara }]))
    await add(app)
    expect(await screen.findByText('Character added successfully!')).toBeTruthy()
    expect(screen.getByText(amara.details)).toBeTruthy()
    expect(app.network.sent(saving)[0]?.body).toEqual(amara)
  })

  test('are changed', async () => {
    const { user, network } = open({ [changing]: () => json(tobias) })
    await user.click(await screen.findByRole('button', { name: 'Edit Tobias' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' II')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Character updated successfully!')).toBeTruthy()
    expect(network.sent(changing)[0]?.body).toEqual({ name: 'Tobias II', details: tobias.details })
  })

  test('are deleted after a question', async () => {
    const { user, network } = open({ [deleting]: () => json({}) })
    await user.click(await screen.findByRole('button', { name: 'Delete Tobias' }))
    await screen.findByText('Are you sure you want to delete "Tobias"? This action cannot be undone.')
    network.answer(characters, () => json([]))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Character "Tobias" deleted successfully!')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Tobias' })).toBeNull()
  })

  test('that cannot be added stay in the editor, with the reason', async () => {
    const app = open({ [saving]: () => json({}, 500) })
    await add(app)
    expect(await screen.findByText('Failed to add character.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Amara')
  })

  test('that cannot be deleted stay', async () => {
    const { user } = open({ [deleting]: () => json({}, 500) })
    await user.click(await screen.findByRole('button', { name: 'Delete Tobias' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete character.')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tobias' })).toBeTruthy())
  })

  test('that cannot be loaded say so', async () => {
    open({ [characters]: () => json({}, 500) })
    expect(await screen.findByText('Failed to load saved characters.')).toBeTruthy()
  })
})
