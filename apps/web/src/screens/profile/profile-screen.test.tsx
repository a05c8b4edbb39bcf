import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { findCard, openProfile, profileCalls } from '../../testing/open-profile.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { draftItem } from '../../testing/stories.ts'
import { ProfileScreen } from './profile-screen.tsx'

const { me } = profileCalls

describe('the profile', () => {
  test('has its title (PR-01)', async () => {
    openProfile()
    expect(await screen.findByRole('heading', { level: 1, name: 'User Profile' })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('User Profile · Faith Fables'))
  })

  test('tells who one is, by an address that stays (PR-02, PR-15, EN-01)', async () => {
    openProfile()
    const information = await findCard('Profile Information')
    expect(information.getByText('RA')).toBeTruthy()
    expect(information.getByLabelText('Display Name')).toHaveProperty('value', 'Ruth Adler')
    expect(information.getByLabelText('Email')).toMatchObject({ readOnly: true, value: 'ruth@example.org' })
    expect(information.getByText('Email cannot be changed.')).toBeTruthy()
  })

  test('has a card for the password (PR-16)', async () => {
    openProfile()
    const security = await findCard('Security')
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      expect(security.getByLabelText(label)).toHaveProperty('type', 'password')
    }
  })

  test('has a card for the tokens, and one for the characters (PR-25, PR-28)', async () => {
    openProfile()
    const tokens = await findCard('Token Management')
    expect(tokens.getByRole('status', { name: 'Available Tokens' }).textContent).toBe('240')
    const saved = await findCard('Saved Characters')
    expect(saved.getByRole('button', { name: 'Add Character' })).toBeTruthy()
  })

  test('begins with the first story for whoever has made none', async () => {
    openProfile({ [profileCalls.library]: () => json([]) })
    const step = within(await screen.findByRole('region', { name: /Shall we make your first story/ }))
    const way = step.getByRole('link', { name: 'Create Your First Story' })
    expect(way.getAttribute('href')).toBe('/create')
  })

  test('has no first step for whoever has made a story, or begun one', async () => {
    openProfile({ [profileCalls.library]: () => json([draftItem()]) })
    await findCard('Profile Information')
    expect(screen.queryByText(/Shall we make your first story/)).toBeNull()
  })

  test('says while it loads (PR-39)', async () => {
    openProfile({ [me]: () => new Promise(() => {}) })
    expect(await screen.findByText('Loading profile...')).toBeTruthy()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('that is empty asks to log in again (PR-41)', async () => {
    openProfile({ [me]: () => new Response('') })
    expect(await screen.findByText('No profile data available. Please log in again.')).toBeTruthy()
  })

  test('that cannot be loaded says why, and can be tried again (PR-42)', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { user, network } = openProfile({ [me]: () => json({ message: 'The server is asleep.' }, 500) })
    expect(await screen.findByText('Failed to load profile: The server is asleep.')).toBeTruthy()
    network.answer(me, signedInAnswers[me])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findCard('Profile Information')
    expect(logged).toHaveBeenCalledWith('The token balance could not be fetched.', expect.anything())
    logged.mockClear()
  })

  test('without a user says so (PR-40)', async () => {
    fakeNetwork(signedOutAnswers)
    renderApp('/', [{ path: '/', Component: ProfileScreen }])
    expect(await screen.findByText('User not logged in.')).toBeTruthy()
  })

  test('whose balance is not told has none (EN-02)', async () => {
    const { tokensAvailable: _, ...untold } = ruthsProfile
    openProfile({ [me]: () => json(untold) })
    const tokens = await findCard('Token Management')
    expect(tokens.getByRole('status', { name: 'Available Tokens' }).textContent).toBe('0')
  })

  test('welcomes who has just published a story', async () => {
    const { router } = openProfile()
    await findCard('Security')
    await router.navigate('/profile', { state: { publishedStoryId: 's1' } })
    expect(await screen.findByText('Your story is published.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe('/story/s1')
  })

  test('asks before it is left with something unsaved, and not otherwise', async () => {
    const { user, place } = openProfile()
    await user.type(await screen.findByLabelText('Current Password'), 's')
    await user.click(screen.getByRole('link', { name: 'Get Tokens' }))
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(place()).toBe('/profile')
    await user.clear(screen.getByLabelText('Current Password'))
    await user.click(screen.getByRole('link', { name: 'Get Tokens' }))
    await waitFor(() => expect(place()).toBe('/pricing'))
  })
})
