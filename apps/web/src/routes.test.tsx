import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, signedOutAnswers } from './testing/fake-network.ts'
import { renderApp } from './testing/render-app.tsx'

const answers = { ...signedOutAnswers, 'GET /api/public-stories/featured': () => json([]) }

test('going to another screen, and back to the first, puts the focus on its heading', async () => {
  fakeNetwork(answers)
  const { user, router } = renderApp('/')
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('link', { name: 'Login' }))
  const login = await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  await waitFor(() => expect(document.activeElement).toBe(login))
  await act(() => router.navigate(-1))
  const landing = screen.getByRole('heading', { level: 1, name: /^Create unique stories/ })
  expect(document.activeElement).toBe(landing)
})

test('an unknown address says so inside the usual frame, in the tab too (LY-11)', () => {
  fakeNetwork(answers)
  renderApp('/no/such/page')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  expect(document.title).toBe('Page Not Found · Faith Fables')
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
})
