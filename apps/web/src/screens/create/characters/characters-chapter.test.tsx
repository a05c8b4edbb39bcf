import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { json, noAnswer, ruth } from '../../../testing/fake-network.ts'
import { amara, ben, openCreateScreen } from '../../../testing/open-create-screen.tsx'
import { writeCharacter } from '../../../testing/write-character.ts'

const saved = 'GET /api/users/me/characters'
const saving = 'POST /api/users/me/characters'
const ruthDetails = 'Kind, white hair in a bun.'

async function openWithAmara(changes: Parameters<typeof openCreateScreen>[0] = {}) {
  const opened = await openCreateScreen(changes)
  await screen.findByRole('article', { name: 'Amara' })
  return opened
}

function keepCharacters(names: string[]) {
  const characters = names.map((name) => ({ name, details: 'Someone of the family.' }))
  localStorage.setItem(`faith-fables.story-draft.${ruth.id}`, JSON.stringify({ characters }))
}

/** What is kept of the story's characters, to be sent as it is. */
function keptCharacters(): unknown {
  const draft = localStorage.getItem(`faith-fables.story-draft.${ruth.id}`)
  return draft && JSON.parse(draft).characters
}

describe('a new character', () => {
  test('goes into the story (CH-14, CH-24)', async () => {
    const { user } = await openWithAmara()
    await writeCharacter(user, 'Grandma Ruth', ruthDetails)
    expect(await screen.findByText('Character added to story.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'This book is for Amara and Grandma Ruth' })).toBeTruthy()
  })

  test('goes into the profile too, when wished, both without the blanks around (CH-03, CH-07, CH-25)', async () => {
    const { user, network } = await openWithAmara({ [saving]: () => json({ characterId: 'c3' }, 201) })
    await writeCharacter(user, ' Grandma Ruth ', `  ${ruthDetails} `, { alsoToProfile: true })
    expect(await screen.findByText('Character added to story. And saved to profile!')).toBeTruthy()
    expect(network.sent(saving).map(({ body }) => body)).toEqual([
      { name: 'Grandma Ruth', details: ruthDetails },
    ])
    expect(keptCharacters()).toContainEqual({ name: 'Grandma Ruth', details: ruthDetails })
  })

  test('that the profile refuses is in the story all the same (CH-26)', async () => {
    const { user } = await openWithAmara({ [saving]: () => json({ message: 'Full.' }, 500) })
    await writeCharacter(user, 'Grandma Ruth', ruthDetails, { alsoToProfile: true })
    expect(await screen.findByText('Character added to story. Failed to save character.')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Grandma Ruth' })).toBeTruthy()
  })

  test('that equals another is refused in the editor, which stays open (CH-18)', async () => {
    const { user } = await openWithAmara()
    await writeCharacter(user, 'Amara', ` ${amara.details} `)
    expect((await screen.findByRole('alert')).textContent).toBe('Character "Amara" is already in your story.')
    expect(screen.getByRole('dialog', { name: 'Add New Character' })).toBeTruthy()
  })
})

describe('a card', () => {
  test('opens and closes (CR-12)', async () => {
    const { user } = await openWithAmara()
    const toggle = screen.getByRole('button', { name: 'Show all about Amara' })
    const details = screen.getByText(amara.details)
    expect(details.dataset.open).toBe('false')
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(details.dataset.open).toBe('true')
    await user.click(toggle)
    expect(details.dataset.open).toBe('false')
  })

  test('is edited in its place (CR-11, CH-14, CH-24)', async () => {
    keepCharacters(['Amara', 'Ben'])
    const { user } = await openCreateScreen()
    await user.click(screen.getByRole('button', { name: 'Edit Amara' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, ' Ada ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Character updated in story.')).toBeTruthy()
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Ada',
      'Ben',
    ])
    expect(keptCharacters()).toEqual(
      ['Ada', 'Ben'].map((name) => ({ name, details: 'Someone of the family.' })),
    )
  })

  test('is deleted at once, does not come back, and the focus stays near (CR-11, CH-23)', async () => {
    const { user } = await openWithAmara()
    await user.click(screen.getByRole('button', { name: 'Delete Amara' }))
    expect(screen.getByText('Character removed from story.')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByText('Nobody is in this story yet.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Characters' }))
  })
})

describe('the saved characters', () => {
  async function openList() {
    const more = ['Cleo', 'Dan', 'Eve'].map((name, place) => ({ ...ben, name, characterId: `d${place}` }))
    const { user } = await openWithAmara({ [saved]: () => json([amara, ben, ...more]) })
    await user.click(screen.getByRole('button', { name: 'Add from Saved' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add from Saved' }))
    const add = async (...names: string[]) => {
      for (const name of names) await user.click(dialog.getByRole('button', { name: RegExp(name) }))
    }
    return { user, dialog, add }
  }

  test('are added from the open list, which marks them (CH-15)', async () => {
    const { user, dialog, add } = await openList()
    await add('Ben')
    expect(dialog.getAllByText('In your story')).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Amara',
      'Ben',
    ])
  })

  test('are not added to a full story, and the list says so (CH-16, CH-20)', async () => {
    const { dialog, add } = await openList()
    await add('Ben', 'Cleo', 'Dan', 'Eve')
    expect(dialog.getByText('You can add a maximum of 4 characters to a story.')).toBeTruthy()
    expect(dialog.getAllByText('In your story')).toHaveLength(4)
  })

  test('fill a story up to four, and nobody more can be added (CH-19, CH-21)', async () => {
    const { user, dialog, add } = await openList()
    await add('Ben', 'Cleo', 'Dan')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Maximum of 4 characters reached.')).toBeTruthy()
    for (const name of ['Add New Character', 'Add from Saved'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
    expect(screen.getAllByRole('article')).toHaveLength(4)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  test('are refused when in the story already; the same name with other details is not (CH-17, CH-18)', async () => {
    const grown = { ...amara, characterId: 'c9', details: 'Grown up, and a doctor.' }
    const { user } = await openWithAmara({ [saved]: () => json([amara, grown]) })
    await user.click(screen.getByRole('button', { name: 'Add from Saved' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add from Saved' }))
    const [same, other] = dialog.getAllByRole('button', { name: /^Amara/ })
    if (same) await user.click(same)
    expect(dialog.getByText('Character "Amara" is already in your story.')).toBeTruthy()
    if (other) await user.click(other)
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.getAllByRole('article', { name: 'Amara' })).toHaveLength(2)
  })

  test('that a story begins with are left out where it has characters (CH-23)', async () => {
    keepCharacters(['Noor'])
    await openCreateScreen()
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Noor'])
  })

  test('that cannot be loaded are told with a way to try again, and none are told as none', async () => {
    const { user, network } = await openCreateScreen({ [saved]: noAnswer })
    await screen.findByText('Nobody is in this story yet.')
    await user.click(screen.getByRole('button', { name: 'Add from Saved' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add from Saved' }))
    expect(dialog.getByText('Failed to load saved characters.')).toBeTruthy()
    network.answer(saved, () => json([]))
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('No saved characters yet.')).toBeTruthy()
  })
})

test('a message vanishes after 3 seconds, the same words again have theirs anew (CH-27)', async () => {
  keepCharacters(['Amara', 'Ben'])
  await openCreateScreen()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const removed = () => screen.queryByText('Character removed from story.')
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  await press('Delete Amara')
  await act(async () => vi.advanceTimersByTime(2900))
  await press('Delete Ben')
  await act(async () => vi.advanceTimersByTime(2900))
  expect(removed()).toBeTruthy()
  await act(async () => vi.advanceTimersByTime(100))
  expect(removed()).toBeNull()
  vi.useRealTimers()
})
