import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeNetwork, json, signedOutAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const refusal = () => json({ code: 'ANYTHING_ELSE', message: 'The door sticks.' }, 500)

const doors = [
  {
    door: '/login',
    sends: 'POST /api/auth/sign-in/email',
    fields: { Email: 'ruth@example.org', Password: 'secret1' },
  },
  {
    door: '/signup',
    sends: 'POST /api/auth/sign-up/email',
    fields: {
      'Display Name': 'Ruth',
      Email: 'ruth@example.org',
      Password: 'secret1',
      'Confirm Password': 'secret1',
    },
  },
  {
    door: '/forgot-password',
    sends: 'POST /api/auth/request-password-reset',
    fields: { Email: 'ruth@example.org' },
  },
  {
    door: '/reset-password?token=t1',
    sends: 'POST /api/auth/reset-password',
    fields: { 'New Password': 'secret1', 'Confirm New Password': 'secret1' },
  },
]

describe.each(doors)('at $door', ({ door, sends, fields }) => {
  const [lastField = ''] = Object.keys(fields).slice(-1)

  async function tryAndFail() {
    fakeNetwork({ ...signedOutAnswers, [sends]: refusal })
    const { user } = renderApp(door)
    for (const [label, words] of Object.entries(fields)) {
      await user.type(await screen.findByLabelText(label), words)
    }
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('The door sticks.')
    return user
  }

  test('the answer to the last try goes with the first change', async () => {
    const user = await tryAndFail()
    await user.type(screen.getByLabelText(lastField), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('it never stands beside what a new try lacks', async () => {
    const user = await tryAndFail()
    await user.clear(screen.getByLabelText(lastField))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText(lastField).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByText(/The door sticks/)).toBeNull()
  })
})

test('that a link is on its way is not said of another address', async () => {
  fakeNetwork({ ...signedOutAnswers, 'POST /api/auth/request-password-reset': () => json({ status: true }) })
  const { user } = renderApp('/forgot-password')
  await user.type(await screen.findByLabelText('Email'), 'ruth@example.org{Enter}')
  expect(await screen.findByText(/a reset link is on its way/)).toBeTruthy()
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.queryByText(/a reset link is on its way/)).toBeNull()
})
