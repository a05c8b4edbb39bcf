import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeNetwork, json, signedOutAnswers } from '../../../testing/fake-network.ts'
import { openProfile } from '../../../testing/open-profile.tsx'
import { renderApp } from '../../../testing/render-app.tsx'
import { SecurityCard } from './security-card.tsx'

const change = 'POST /api/auth/change-password'

type User = ReturnType<typeof openProfile>['user']

async function fill(user: User, entry: { current: string; next: string; confirmation?: string }) {
  const { current, next, confirmation = next } = entry
  const typed = {
    'Current Password': current,
    'New Password': next,
    'Confirm New Password': confirmation,
  }
  for (const [label, words] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (words) await user.type(field, words)
  }
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
}

describe('the password', () => {
  test('is changed once the current one is proved, and the fields are emptied (PR-19, PR-24)', async () => {
    const { user, network } = openProfile({ [change]: () => json({}) })
    await fill(user, { current: 'secret1', next: 'better2' })
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy()
    expect(network.sent(change)[0]?.body).toMatchObject({
      currentPassword: 'secret1',
      newPassword: 'better2',
    })
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      expect(screen.getByLabelText(label)).toHaveProperty('value', '')
    }
  })

  test('answers nothing to what was changed since', async () => {
    const { user } = openProfile({ [change]: () => json({ code: 'INVALID_PASSWORD' }, 400) })
    await fill(user, { current: 'secret1', next: 'better2' })
    expect(await screen.findByText('Incorrect current password.')).toBeTruthy()
    await user.type(screen.getByLabelText('Current Password'), 'x')
    expect(screen.queryByText('Incorrect current password.')).toBeNull()
    await fill(user, { current: '', next: 'better2' })
    await user.type(screen.getByLabelText('Current Password'), 's')
    expect(screen.queryByText('Current and new passwords are required.')).toBeNull()
  })

  test('is checked in this order: equal, there, long enough (PR-17, PR-18, PR-21)', async () => {
    const { user, network } = openProfile()
    await fill(user, { current: '', next: 'abc', confirmation: 'abd' })
    expect(screen.getByText('New passwords do not match.')).toBeTruthy()
    await fill(user, { current: '', next: 'abc' })
    expect(screen.getByText('Current and new passwords are required.')).toBeTruthy()
    await fill(user, { current: 'secret1', next: '' })
    expect(screen.getByText('Current and new passwords are required.')).toBeTruthy()
    await fill(user, { current: 'secret1', next: 'abcde' })
    expect(screen.getByText('New password is too weak. Please choose a stronger password.')).toBeTruthy()
    expect(network.sent(change)).toEqual([])
  })

  test.each([
    ['a wrong current one (PR-20)', { code: 'INVALID_PASSWORD' }, 'Incorrect current password.'],
    [
      'one the server finds weak (PR-21)',
      { code: 'PASSWORD_TOO_SHORT' },
      'New password is too weak. Please choose a stronger password.',
    ],
    [
      'any other refusal (PR-22)',
      { code: 'ELSE', message: 'Not today.' },
      'Password update failed: Not today.',
    ],
  ])('is not changed with %s', async (_, answer, sentence) => {
    const { user } = openProfile({ [change]: () => json(answer, 400) })
    await fill(user, { current: 'secret1', next: 'better2' })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'better2')
  })

  test('cannot be changed while no user is there (PR-23)', async () => {
    fakeNetwork(signedOutAnswers)
    const nothing = () => {}
    const card = <SecurityCard onDone={nothing} onUnsaved={nothing} />
    const { user } = renderApp('/', [{ path: '/', element: card }])
    await fill(user, { current: 'secret1', next: 'better2' })
    expect(screen.getByText('No user logged in or email missing.')).toBeTruthy()
  })
})
