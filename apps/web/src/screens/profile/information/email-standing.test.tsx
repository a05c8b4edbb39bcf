import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, ruth, ruthsProfile } from '../../../testing/fake-network.ts'
import { openProfile, profileCalls } from '../../../testing/open-profile.tsx'

const sendLetter = 'POST /api/auth/send-verification-email'
const unverified = { [profileCalls.me]: () => json({ ...ruthsProfile, emailVerified: false }) }

test('an address that is known to be the parent’s says so', async () => {
  openProfile()
  expect(await screen.findByText('Verified')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the letter again' })).toBeNull()
})

test('another letter is sent, and the tab knows at once what its link has done in another', async () => {
  const { user, network } = openProfile({ ...unverified, [sendLetter]: () => json({ status: true }) })
  await user.click(await screen.findByRole('button', { name: 'Send the letter again' }))
  expect(await screen.findByText(`A letter is on its way to ${ruth.email}.`)).toBeTruthy()
  expect(network.sent(sendLetter)).toHaveLength(1)
  network.answer(profileCalls.me, () => json(ruthsProfile))
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.getByText('Verified')).toBeTruthy())
})

test('whoever has made nothing yet reads that the letter can wait; nothing is blocked', async () => {
  openProfile({ ...unverified, [profileCalls.library]: () => json([]) })
  expect(await screen.findByText(`A letter is on its way to ${ruth.email}.`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create Your First Story' })).toBeTruthy()
})
