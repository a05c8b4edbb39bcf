import type { CharacterSheet } from '@faith-fables/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { openProfile, profileCalls, tobias } from '../../../testing/open-profile.tsx'

const { sheets } = profileCalls
const redrawing = 'POST /api/users/me/characters/c1/sheets/watercolor/redraw'
const returning = 'POST /api/users/me/characters/c1/sheets/watercolor/return'

const drawn = (changes: Partial<CharacterSheet> = {}): CharacterSheet => ({
  characterId: tobias.characterId,
  style: 'watercolor',
  styleName: 'Watercolor',
  imageUrl: '/media/characterSheets/u/c1/one/sheet.webp',
  earlierUrl: null,
  state: 'ready',
  ...changes,
})
const again = () => screen.findByRole('button', { name: 'Draw again: Tobias in Watercolor' })
const picture = () => screen.getByRole('img', { name: 'Tobias in Watercolor' }).getAttribute('src')

test('a character that no model drew has nothing to be drawn again (SE-08)', async () => {
  openProfile()
  await screen.findByRole('heading', { name: 'Tobias' })
  expect(screen.queryByRole('button', { name: /Draw again/ })).toBeNull()
})

test('a character is drawn again, and the other drawing taken back (SE-05)', async () => {
  const two = drawn({ imageUrl: '/media/characterSheets/u/c1/two/sheet.webp', earlierUrl: drawn().imageUrl })
  const { user, network } = openProfile({
    [sheets]: () => json([drawn()]),
    [redrawing]: () => json(drawn({ state: 'making' }), 202),
    [returning]: () => json({ ...drawn(), earlierUrl: two.imageUrl }),
  })
  await user.click(await again())
  expect(await screen.findByText(/Being drawn again/)).toBeTruthy()
  expect((await again()).getAttribute('aria-disabled')).toBe('true')
  await user.click(await again())
  expect(network.sent(redrawing)).toHaveLength(1)
  expect(picture()).toBe('/media/characterSheets/u/c1/one/sheet-256.webp')

  network.answer(sheets, () => json([two]))
  const back = { name: 'Take the other drawing: Tobias in Watercolor' }
  const button = await screen.findByRole('button', back, { timeout: 6000 })
  expect(picture()).toBe('/media/characterSheets/u/c1/two/sheet-256.webp')
  await user.click(button)
  await waitFor(() => expect(picture()).toBe('/media/characterSheets/u/c1/one/sheet-256.webp'))
  expect(screen.getByRole('button', back)).toBeTruthy()
}, 15_000)

test.each([
  ['failed', /could not be drawn again/],
  ['declined', /not right for children/],
] as const)('what %s says that the drawing is kept (SE-05)', async (state, words) => {
  openProfile({ [sheets]: () => json([drawn({ state })]) })
  expect(await screen.findByText(words)).toBeTruthy()
  expect((await again()).getAttribute('aria-disabled')).toBeNull()
})

test('an order that is refused says why, and can be tried again (SE-05)', async () => {
  const { user } = openProfile({
    [sheets]: () => json([drawn()]),
    [redrawing]: () => json({ message: 'Please wait until tomorrow.', code: 'TOO_MANY_REQUESTS' }, 429),
  })
  await user.click(await again())
  expect(await screen.findByText('Please wait until tomorrow.')).toBeTruthy()
  expect((await again()).getAttribute('aria-disabled')).toBeNull()
})

test('drawings that cannot be loaded say so, and leave the characters', async () => {
  openProfile({ [sheets]: () => json({}, 500) })
  expect(await screen.findByText('Failed to load the drawings of your characters.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Tobias' })).toBeTruthy()
})
