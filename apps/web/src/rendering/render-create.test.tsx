import { endpoints } from '@faith-fables/contract/endpoints'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeDraft } from '../screens/create/choices/stored-draft.ts'
// Compiled beforehand, so that the first test does not wait for it.
import '../screens/create/create-screen.tsx'
import { json, leaveSignInMark, ruth, ruthsProfile, signedInAnswers } from '../testing/fake-network.ts'
import { amara, answers as apiAnswers, ben } from '../testing/open-create-screen.tsx'
import { openRenderedPage } from '../testing/open-rendered-page.tsx'

const calls = [
  endpoints.listAgeGroups.path,
  endpoints.listIllustrationStyles.path,
  endpoints.listBibleVerses.path,
  endpoints.listMoralValues.path,
  endpoints.getCosts.path,
  endpoints.getConfig.path,
] as const

/** What the API answers the server that renders the form for Ruth. */
async function ruthsAnswers() {
  const known: Record<string, () => Response> = apiAnswers
  const lists = await Promise.all(calls.map(async (call) => [call, await known[`GET ${call}`]?.().json()]))
  return {
    ...Object.fromEntries(lists),
    '/api/auth/get-session': { user: ruth },
    [endpoints.getProfile.path]: ruthsProfile,
    [endpoints.listCharacters.path]: [amara, ben],
  }
}

const openForm = async (network = {}) =>
  openRenderedPage('/create', await ruthsAnswers(), { ...signedInAnswers, ...network })

test('the form is rendered with its defaults for its parent, and nothing of it changes when the app takes it over', async () => {
  leaveSignInMark()
  const page = await openForm()
  const rendered = page.words()
  for (const words of [
    'Craft a New Fable',
    'Sign Out',
    'This book is for Amara',
    '100 tokens',
    'You have 240',
  ]) {
    expect(rendered).toContain(words)
  }

  await page.start()

  expect(page.words()).toBe(rendered)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Early Readers/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Story' }).disabled).toBe(false)
  // The sign-in is checked again, where this deployment keeps it; nothing else is asked.
  expect(page.network.sent().map(({ path }) => path)).toEqual(['/api/config', '/api/auth/get-session'])
})

test('what was chosen here and not sent comes back as soon as this device can be asked', async () => {
  leaveSignInMark()
  storeDraft(ruth.id, { additionalDetails: 'It snows.', characters: [ben] })
  const page = await openForm()
  expect(page.words()).toContain('This book is for Amara')

  await page.start()

  expect(page.words()).toContain('This book is for Ben')
  const details = screen.getByRole('textbox', { name: /Additional Details/ })
  expect(details).toHaveProperty('value', 'It snows.')
  fireEvent.change(details, { target: { value: 'It rains.' } })
  expect(details).toHaveProperty('value', 'It rains.')
})

test('a sign-in that ended after the server’s check is noticed by the next one', async () => {
  leaveSignInMark()
  const page = await openForm({ 'GET /api/auth/get-session': () => json(null) })

  await page.start()

  expect(await screen.findByText('Please log in to create a story')).toBeTruthy()
})

test.each([
  ['nobody', null],
  ['somebody else', 'u-naomi'],
])('a page rendered for a parent is not taken over where %s is signed in', async (_, uid) => {
  if (uid) localStorage.setItem('faith-fables.signed-in', uid)
  const page = await openForm({ 'GET /api/auth/get-session': () => new Promise(() => {}) })

  await page.start()

  await waitFor(() => expect(page.words()).not.toContain('Amara'))
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
})

test('an entry of the history that remembers a story under way is begun anew', async () => {
  leaveSignInMark()
  const page = await openForm({ 'GET /api/auth/get-session': () => new Promise(() => {}) })
  window.history.replaceState({ usr: { storyUnderWay: {} } }, '', '/create')

  await page.start()

  expect(page.words()).toBe('Loading authentication status...')
})
