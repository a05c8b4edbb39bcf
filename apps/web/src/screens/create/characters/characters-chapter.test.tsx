import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { amara, ben, openCreateScreen } from '../../../testing/open-create-screen.tsx'

test('a new character goes into the story and, when wished, into the profile', async () => {
  const saving = 'POST /api/users/me/characters'
  const { user, network } = await openCreateScreen({ [saving]: () => json({ characterId: 'c3' }, 201) })
  await addCharacter(user, 'Grandma Ruth', 'Kind, white hair in a bun.', { alsoToProfile: true })
  expect(await screen.findByText('Character added to story. And saved to profile!')).toBeTruthy()
  expect(network.sent(saving).map(({ body }) => body)).toEqual([
    { name: 'Grandma Ruth', details: 'Kind, white hair in a bun.' },
  ])
  expect(screen.getByRole('heading', { name: 'This book is for Amara and Grandma Ruth' })).toBeTruthy()
})

test('a character that the profile refuses is in the story all the same', async () => {
  const { user } = await openCreateScreen({
    'POST /api/users/me/characters': () => json({ message: 'Full.' }, 500),
  })
  await addCharacter(user, 'Grandma Ruth', 'Kind, white hair in a bun.', { alsoToProfile: true })
  expect(await screen.findByText('Character added to story. Failed to save character.')).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Grandma Ruth' })).toBeTruthy()
})

test('an equal character is refused in the editor, which stays open', async () => {
  const { user } = await openCreateScreen()
  await screen.findByRole('article', { name: 'Amara' })
  await addCharacter(user, 'Amara', ` ${amara.details} `)
  expect((await screen.findByRole('alert')).textContent).toBe('Character "Amara" is already in your story.')
  expect(screen.getByRole('dialog', { name: 'Add New Character' })).toBeTruthy()
})

test('saved characters are added from the open list until the story is full', async () => {
  const more = ['Cleo', 'Dan', 'Eve'].map((name, place) => ({ ...ben, name, characterId: `d${place}` }))
  const { user } = await openCreateScreen({
    'GET /api/users/me/characters': () => json([amara, ben, ...more]),
  })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(screen.getByRole('button', { name: 'Add from Saved' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add from Saved' }))
  for (const name of ['Ben', 'Cleo', 'Dan'])
    await user.click(dialog.getByRole('button', { name: RegExp(name) }))
  expect(dialog.getAllByText('In your story')).toHaveLength(4)
  await user.click(dialog.getByRole('button', { name: /Eve/ }))
  expect(dialog.getByText('You can add a maximum of 4 characters to a story.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Maximum of 4 characters reached.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add New Character' })).toHaveProperty('disabled', true)
})

async function addCharacter(
  user: Awaited<ReturnType<typeof openCreateScreen>>['user'],
  name: string,
  details: string,
  { alsoToProfile } = { alsoToProfile: false },
) {
  await user.click(await screen.findByRole('button', { name: 'Add New Character' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), name)
  await user.type(screen.getByRole('textbox', { name: 'Details' }), details)
  if (alsoToProfile) await user.click(screen.getByRole('checkbox', { name: 'Save character to my profile' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
}
