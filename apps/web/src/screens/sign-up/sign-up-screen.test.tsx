import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, ruth, ruthsProfile, signedInAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const account = 'POST /api/auth/sign-up/email'
const sync = 'POST /api/users/sync'

function open(answers: Parameters<typeof fakeNetwork>[0]) {
  const network = fakeNetwork({ ...signedInAnswers, ...answers })
  return { network, ...renderApp('/signup') }
}

async function signUp({ user }: ReturnType<typeof renderApp>) {
  await user.type(await screen.findByLabelText('Display Name'), '  Ruth Adler ')
  await user.type(screen.getByLabelText('Email'), 'ruth@example.org')
  await user.type(screen.getByLabelText('Password'), 'sixsix')
  await user.type(screen.getByLabelText('Confirm Password'), 'sixsix{Enter}')
}

test('makes the account, then the profile with its name, then leads to it (AU-08, AU-19, SU-10)', async () => {
  const app = open({ [account]: () => json({ user: ruth }), [sync]: () => json(ruthsProfile) })
  await signUp(app)
  await waitFor(() => expect(app.place()).toBe('/profile'))
  expect(app.network.sent(account)[0]?.body).toEqual({
    name: 'Ruth Adler',
    email: 'ruth@example.org',
    password: 'sixsix',
    callbackURL: '/email-verified',
  })
  expect(app.network.sent(sync)[0]?.body).toEqual({ displayName: 'Ruth Adler' })
})

test('asks for a name, an email, and a password twice (SU-01)', async () => {
  open({})
  const form = (await screen.findByLabelText('Display Name')).closest('form')
  const labels = [...(form?.querySelectorAll('input') ?? [])].map((field) => field.labels?.[0]?.textContent)
  expect(labels).toEqual(['Display Name', 'Email', 'Password', 'Confirm Password'])
})

test('a profile that cannot be made is told and tried again, without another account (SU-09)', async () => {
  const app = open({
    [account]: () => json({ user: ruth }),
    [sync]: () => json({ message: 'The library is closed.' }, 503),
  })
  await signUp(app)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Signup successful, but failed to sync profile: The library is closed.')
  expect(app.place()).toBe('/signup')

  app.network.answer(sync, () => json(ruthsProfile))
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(app.place()).toBe('/profile'))
  expect(app.network.sent(account)).toHaveLength(1)
})

test.each([
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'This email address is already registered.'],
  ['INVALID_EMAIL', 'Please enter a valid email address.'],
  ['PASSWORD_TOO_SHORT', 'Password is too weak. Please choose a stronger password.'],
  ['SOMETHING_ELSE', 'Signup failed: Words of the provider'],
])('an account refused with %s is told (SU-06, SU-07, SU-08)', async (code, words) => {
  const app = open({ [account]: () => json({ code, message: 'Words of the provider' }, 400) })
  await signUp(app)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('sends nothing while something is wrong, and puts the focus there (SU-03)', async () => {
  const { network, user } = open({})
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Display Name'))
  expect(screen.getByText('Display Name is required.')).toBeTruthy()
  expect(network.sent(account)).toEqual([])
})

test('the password says how long it must be, and can be looked at (SU-02)', async () => {
  const { user } = open({})
  const password = await screen.findByLabelText<HTMLInputElement>('Password')
  const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Minimum 6 characters')
  expect(password.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
})

test.each([
  ['five5', 'five5', 'Password must be at least 6 characters long.'],
  ['sixsix', 'sixsiy', 'Passwords do not match.'],
])('%s and %s as passwords are not sent (SU-04, SU-05)', async (password, confirmation, words) => {
  const { network, user } = open({})
  await user.type(await screen.findByLabelText('Display Name'), 'Ruth')
  await user.type(screen.getByLabelText('Email'), 'ruth@example.org')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Confirm Password'), `${confirmation}{Enter}`)
  expect(screen.getByText(words)).toBeTruthy()
  expect(network.sent(account)).toEqual([])
})

test('Enter pressed twice makes one account', async () => {
  const app = open({ [account]: () => new Promise(() => {}) })
  await signUp(app)
  await app.user.keyboard('{Enter}')
  expect(app.network.sent(account)).toHaveLength(1)
})
