import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../testing/fake-network.ts'
import { renderApp } from '../testing/render-app.tsx'
import { Layout } from './layout.tsx'

const screens = [{ Component: Layout, children: [{ path: '*', element: <h1>Somewhere</h1> }] }]

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

const header = () => screen.getByRole('banner')

function scrollTo(pixels: number) {
  vi.stubGlobal('scrollY', pixels)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

describe('for a visitor', () => {
  beforeEach(() => void fakeNetwork(signedOutAnswers))

  test('the header leads home, to the three places, to Login and Sign Up', () => {
    renderApp('/', screens)
    expect(linksIn(header())).toEqual([
      ['Faith Fables', '/'],
      ['Explore', '/explore'],
      ['My Library', '/library'],
      ['Create', '/create'],
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ])
  })

  test('the header floats beyond 10 px of scroll, not at 10', () => {
    renderApp('/', screens)
    const isFloating = () => header().getAttribute('data-floating')
    scrollTo(10)
    expect(isFloating()).toBe('false')
    scrollTo(11)
    expect(isFloating()).toBe('true')
    scrollTo(0)
    expect(isFloating()).toBe('false')
  })

  test('the footer has the year, and its links lead home', () => {
    renderApp('/', screens)
    const footer = screen.getByRole('contentinfo')
    expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Faith Fables.`)
    expect(linksIn(footer).every(([, to]) => to === '/')).toBe(true)
  })

  test('the small menu opens, and closes with Escape or by choosing a link', async () => {
    const { user, place } = renderApp('/', screens)
    const menu = () => screen.queryByRole('navigation', { name: 'Main, small' })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.keyboard('{Escape}')
    expect(menu()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(within(menu() ?? document.body).getByRole('link', { name: 'Explore' }))
    await waitFor(() => expect(place()).toBe('/explore'))
    expect(menu()).toBeNull()
  })
})

describe('for a parent', () => {
  beforeEach(() => leaveSignInMark())

  test('an avatar with initials leads to the profile, and Sign Out stands beside it', async () => {
    fakeNetwork(signedInAnswers)
    renderApp('/', screens)
    const avatar = await screen.findByRole('link', { name: 'RA, Ruth Adler, your profile' })
    expect(avatar.textContent).toBe('RA')
    expect(avatar.getAttribute('href')).toBe('/profile')
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  test('without a name the avatar says FF', async () => {
    fakeNetwork({
      ...signedInAnswers,
      'GET /api/users/me': () => json({ ...ruthsProfile, displayName: null }),
    })
    renderApp('/', screens)
    expect((await screen.findByRole('link', { name: 'FF, your profile' })).textContent).toBe('FF')
  })

  test('the small menu has the profile in place of the avatar', async () => {
    fakeNetwork(signedInAnswers)
    const { user } = renderApp('/', screens)
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('navigation', { name: 'Main, small' })
    expect(linksIn(menu).map(([name]) => name)).toEqual(['Explore', 'My Library', 'Create', 'Profile'])
    expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  })
})
