import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Layout } from './layout.tsx'

const screens = [{ Component: Layout, children: [{ path: '*', element: <h1 tabIndex={-1}>Somewhere</h1> }] }]

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

const header = () => screen.getByRole('banner')

const menu = () => screen.queryByRole('navigation', { name: 'Main, small' })
const menuLink = (name: string) => within(menu() ?? document.body).getByRole('link', { name })
const menuToggle = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ })

function scrollTo(pixels: number) {
  vi.stubGlobal('scrollY', pixels)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

describe('for a visitor', () => {
  beforeEach(() => void fakeNetwork(signedOutAnswers))

  test.each([
    ['the brand leads home (LY-13)', 'Faith Fables', '/'],
    ['to the public stories (LY-14)', 'Explore', '/explore'],
    ['to one’s own (LY-15)', 'My Library', '/library'],
    ['to a new one (LY-16)', 'Create', '/create'],
  ])('the ways of the header: %s', (_, name, to) => {
    renderApp('/', screens)
    expect(within(header()).getByRole('link', { name }).getAttribute('href')).toBe(to)
  })

  test('the header ends with Login and Sign Up; nobody is there to sign out (LY-17)', () => {
    renderApp('/', screens)
    const links = linksIn(header())
    expect(links).toHaveLength(6)
    expect(links.slice(-2)).toEqual([
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ])
    expect(within(header()).queryByRole('button', { name: 'Sign Out' })).toBeNull()
    expect(within(header()).queryByRole('link', { name: /your profile/ })).toBeNull()
  })

  test('the header floats beyond 10 px of scroll, not at 10 (LY-25)', () => {
    renderApp('/', screens)
    const isFloating = () => header().getAttribute('data-floating')
    scrollTo(10)
    expect(isFloating()).toBe('false')
    scrollTo(11)
    expect(isFloating()).toBe('true')
    scrollTo(0)
    expect(isFloating()).toBe('false')
  })

  test('the footer has a blurb, and the name of the product in it (LY-26, D-01)', () => {
    renderApp('/', screens)
    expect(screen.getByRole('contentinfo').textContent).toContain(
      'Faith Fables are bedtime stories with your child in them',
    )
  })

  test('the footer says the year (LY-28)', () => {
    renderApp('/', screens)
    expect(screen.getByRole('contentinfo').textContent).toContain(
      `© ${new Date().getFullYear()} Faith Fables.`,
    )
  })

  test('the links of the footer lead home (LY-27)', () => {
    renderApp('/', screens)
    const footer = screen.getByRole('contentinfo')
    expect(linksIn(footer).map(([name]) => name)).toEqual([
      ...['Faith Fables', 'Facebook', 'Instagram', 'YouTube'],
      ...['Home', 'How It Works', 'Featured Fables', 'For Families'],
    ])
    expect(linksIn(footer).every(([, to]) => to === '/')).toBe(true)
  })

  test('the small menu opens and closes by its toggle, and has the same links (LY-23, LY-24)', async () => {
    const { user } = renderApp('/', screens)
    await user.click(menuToggle())
    expect(menuToggle().getAttribute('aria-expanded')).toBe('true')
    expect(linksIn(menu() ?? document.body)).toEqual([
      ['Explore', '/explore'],
      ['My Library', '/library'],
      ['Create', '/create'],
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ])
    await user.click(menuToggle())
    expect(menu()).toBeNull()
  })

  test('choosing a link closes the small menu, and coming back does not open it (LY-23)', async () => {
    const { user, place, router } = renderApp('/', screens)
    await user.click(menuToggle())
    await user.click(menuLink('Explore'))
    await waitFor(() => expect(place()).toBe('/explore'))
    expect(menu()).toBeNull()
    await act(() => router.navigate(-1))
    expect(place()).toBe('/')
    expect(menu()).toBeNull()
  })

  test('Escape closes the small menu, and the focus is on its toggle again', async () => {
    const { user } = renderApp('/', screens)
    await user.click(menuToggle())
    act(() => menuLink('Explore').focus())
    await user.keyboard('{Escape}')
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(menuToggle())
  })

  test('the link of the place one is at closes the small menu too, and the focus stays at hand', async () => {
    const { user } = renderApp('/explore', screens)
    await user.click(menuToggle())
    act(() => menuLink('Explore').focus())
    await user.keyboard('{Enter}')
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(menuToggle())
  })

  test('going on into the page, by keyboard or finger, closes the small menu', async () => {
    const { user } = renderApp('/', screens)
    await user.click(menuToggle())
    act(() => screen.getByRole('heading', { name: 'Somewhere' }).focus())
    expect(menu()).toBeNull()
    await user.click(menuToggle())
    await user.click(screen.getByRole('heading', { name: 'Somewhere' }))
    expect(menu()).toBeNull()
  })
})

describe('for a parent', () => {
  beforeEach(() => leaveSignInMark())

  test('an avatar with initials leads to the profile (LY-19, LY-21)', async () => {
    fakeNetwork(signedInAnswers)
    renderApp('/', screens)
    const avatar = await screen.findByRole('link', { name: 'RA, Ruth Adler, your profile' })
    expect(avatar.textContent).toBe('RA')
    expect(avatar.getAttribute('href')).toBe('/profile')
  })

  test('in the place of Login and Sign Up stand the avatar and Sign Out (LY-18, LY-22)', async () => {
    fakeNetwork(signedInAnswers)
    renderApp('/', screens)
    expect(await screen.findByRole('link', { name: /your profile/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
    for (const name of ['Login', 'Sign Up']) expect(screen.queryByRole('link', { name })).toBeNull()
  })

  test('without a name the avatar says FF (LY-20)', async () => {
    fakeNetwork({
      ...signedInAnswers,
      'GET /api/users/me': () => json({ ...ruthsProfile, displayName: null }),
    })
    renderApp('/', screens)
    expect((await screen.findByRole('link', { name: 'FF, your profile' })).textContent).toBe('FF')
  })

  test('the small menu has the profile in place of the avatar (LY-24)', async () => {
    fakeNetwork(signedInAnswers)
    const { user } = renderApp('/', screens)
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    expect(linksIn(menu() ?? document.body)).toEqual([
      ['Explore', '/explore'],
      ['My Library', '/library'],
      ['Create', '/create'],
      ['Profile', '/profile'],
    ])
    expect(within(menu() ?? document.body).getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  })

  test('signing out takes the button away, and the focus goes to the heading', async () => {
    fakeNetwork({ ...signedInAnswers, 'POST /api/auth/sign-out': () => json({ success: true }) })
    const { user } = renderApp('/', screens)
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await screen.findByRole('link', { name: 'Login' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Somewhere' }))
  })
})
