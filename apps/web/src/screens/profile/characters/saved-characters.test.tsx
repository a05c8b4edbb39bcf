import { limits } from '@faith-fables/contract/limits'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { findCard, openProfile, profileCalls, tobias } from '../../../testing/open-profile.tsx'

const { characters } = profileCalls
const saving = 'POST /api/users/me/characters'
const changing = 'PUT /api/users/me/characters/c1'
const deleting = 'DELETE /api/users/me/characters/c1'
const amara = { name: 'Amara', details: 'Six years old, two long braids.' }

async function add({ user }: ReturnType<typeof openProfile>) {
  await user.click(await screen.findByRole('button', { name: 'Add Character' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), amara.name)
  await user.type(screen.getByRole('textbox', { name: 'Details' }), amara.details)
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

describe('saved characters', () => {
  const long = { characterId: 'c2', name: 'Amara', details: 'a'.repeat(151) }
  const openTwo = () => {
    openProfile({ [characters]: () => json([tobias, long]) })
    return findCard('Saved Characters')
  }

  test('are listed by their names, with their details (PR-28, EN-04)', async () => {
    const card = await openTwo()
    expect(await card.findByText(tobias.details)).toBeTruthy()
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Tobias',
      'Amara',
    ])
  })

  test('show the beginning of a description that is long (PR-30)', async () => {
    const card = await openTwo()
    expect(await card.findByText(`${'a'.repeat(150)}...`)).toBeTruthy()
  })

  test('can each be edited and deleted (PR-29)', async () => {
    const card = await openTwo()
    await card.findByText(tobias.details)
    for (const name of ['Edit Tobias', 'Delete Tobias', 'Edit Amara', 'Delete Amara']) {
      expect(card.getByRole('button', { name })).toBeTruthy()
    }
  })

  test('are added (PR-32)', async () => {
    const app = openProfile({ [saving]: () => json({ characterId: 'c2', ...amara }, 201) })
    await screen.findByRole('heading', { name: 'Tobias' })
    app.network.answer(characters, () => json([tobias, { characterId: 'c2', ...amara }]))
    await add(app)
    expect(await screen.findByText('Character added successfully!')).toBeTruthy()
    expect(screen.getByText(amara.details)).toBeTruthy()
    expect(app.network.sent(saving)[0]?.body).toEqual(amara)
  })

  test('are changed (PR-29, PR-33)', async () => {
    const { user, network } = openProfile({ [changing]: () => json(tobias) })
    await user.click(await screen.findByRole('button', { name: 'Edit Tobias' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' II')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Character updated successfully!')).toBeTruthy()
    expect(network.sent(changing)[0]?.body).toEqual({ name: 'Tobias II', details: tobias.details })
  })

  test('are deleted after a question; the focus goes on to Add Character (PR-29, PR-31, PR-34)', async () => {
    const { user, network } = openProfile({ [deleting]: () => json({}) })
    await user.click(await screen.findByRole('button', { name: 'Delete Tobias' }))
    await screen.findByText('Are you sure you want to delete "Tobias"? This action cannot be undone.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(network.sent(deleting)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Delete Tobias' }))
    network.answer(characters, () => json([]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Character "Tobias" deleted successfully!')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Tobias' })).toBeNull()
    expect(screen.getByText('No saved characters yet.')).toBeTruthy()
    const addButton = screen.getByRole('button', { name: 'Add Character' })
    await waitFor(() => expect(document.activeElement).toBe(addButton))
  })

  test('that are being written outlive a reload', async () => {
    const { user } = openProfile()
    await user.click(await screen.findByRole('button', { name: 'Edit Tobias' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' II')
    cleanup()
    const { user: later } = openProfile()
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Tobias II')
    await later.click(screen.getByRole('button', { name: 'Cancel' }))
    await later.click(await screen.findByRole('button', { name: 'Discard' }))
    cleanup()
    openProfile()
    await screen.findByRole('heading', { name: 'Tobias' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that cannot be added stay in the editor, with the reason (PR-35)', async () => {
    const app = openProfile({ [saving]: () => json({ message: 'No room.' }, 409) })
    await add(app)
    expect(await screen.findByText('Failed to add character.')).toBeTruthy()
    expect(screen.getByText('No room.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Amara')
  })

  test('that cannot be changed stay in the editor, with the reason (PR-36)', async () => {
    const { user, network } = openProfile({ [changing]: () => json({ message: 'It is gone.' }, 404) })
    await user.click(await screen.findByRole('button', { name: 'Edit Tobias' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' II')
    network.answer(characters, () => json([]))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Failed to update character.')).toBeTruthy()
    expect(screen.getByText('It is gone.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Tobias II')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tobias', hidden: true })).toBeNull())
  })

  test('that cannot be deleted stay (PR-37)', async () => {
    const { user } = openProfile({ [deleting]: () => json({}, 500) })
    await user.click(await screen.findByRole('button', { name: 'Delete Tobias' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete character.')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tobias' })).toBeTruthy())
  })

  test('that cannot be loaded say so, and can be tried again (PR-38)', async () => {
    const { user, network } = openProfile({ [characters]: () => json({}, 500) })
    expect(await screen.findByText('Failed to load saved characters.')).toBeTruthy()
    network.answer(characters, () => json([tobias]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Tobias' })).toBeTruthy()
  })

  test('are not added when there are as many as can be kept', async () => {
    const many = Array.from({ length: limits.savedCharacters }, (_, place) => ({
      ...tobias,
      characterId: `c${place}`,
    }))
    const { user } = openProfile({ [characters]: () => json(many) })
    await screen.findByText(/You have saved 50 characters/)
    await user.click(screen.getByRole('button', { name: 'Add Character' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
