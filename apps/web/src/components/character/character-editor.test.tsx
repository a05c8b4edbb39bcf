import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeNetwork, json, leaveSignInMark } from '../../testing/fake-network.ts'
import { amara, answers, openCreateScreen } from '../../testing/open-create-screen.tsx'
import { renderApp } from '../../testing/render-app.tsx'

/** Opens the editor that adds a character to a story. */
async function openInStory() {
  const opened = await openCreateScreen()
  await opened.user.click(screen.getByRole('button', { name: 'Add New Character' }))
  await screen.findByRole('dialog', { name: 'Add New Character' })
  return opened
}

/** Opens the editor that adds a character to the profile. */
async function openInProfile() {
  leaveSignInMark()
  fakeNetwork({ ...answers, 'GET /api/users/me/token-transactions?limit=10': () => json([]) })
  const opened = renderApp('/profile')
  const card = within(await screen.findByRole('region', { name: 'Saved Characters' }))
  await opened.user.click(await card.findByRole('button', { name: /^Add/ }))
  await screen.findByRole('dialog', { name: 'Add New Character' })
  return opened
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const detailsField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const says = (words: string) => expect(screen.getByText(words)).toBeTruthy()

describe('the editor', () => {
  test('opens empty to add, with the box for the profile, and filled to edit, without (CH-01, CH-03, CH-04)', async () => {
    const { user } = await openInStory()
    expect([nameField().value, detailsField().value]).toEqual(['', ''])
    expect(screen.getByRole('checkbox', { name: 'Save character to my profile' })).toHaveProperty(
      'checked',
      false,
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Edit Amara' }))
    await screen.findByRole('dialog', { name: 'Edit Character' })
    expect([nameField().value, detailsField().value]).toEqual([amara.name, amara.details])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('counts what is typed, and goes on counting beyond the limits (CH-02)', async () => {
    await openInStory()
    says('0/50')
    says('0/1000')
    type(nameField(), 'A'.repeat(57))
    type(detailsField(), 'd'.repeat(1001))
    says('57/50')
    says('1001/1000')
    expect(nameField().value).toHaveLength(57)
  })

  test('waits with Save for ten characters of details, counting them trimmed (CH-05, CH-06)', async () => {
    await openInStory()
    says('Details must be at least 10 characters (currently 0)')
    expect(saveButton().disabled).toBe(true)
    type(detailsField(), '  123456789  ')
    says('Details must be at least 10 characters (currently 9)')
    expect(saveButton().disabled).toBe(true)
    type(detailsField(), '  1234567890  ')
    expect(screen.queryByText(/^Details must be/)).toBeNull()
    expect(saveButton().disabled).toBe(false)
  })
})

describe('in the story', () => {
  test('what is missing is told by Enter, by Save, and on leaving the details (CH-09, CH-12)', async () => {
    const { user } = await openInStory()
    await user.type(nameField(), ' {Enter}')
    says('Character name is required (min 1 character).')
    says('Character details are required (min 10 characters).')
    says('Details must be at least 10 characters (currently 0)')
    expect(document.activeElement).toBe(nameField())
    type(nameField(), 'Ben')
    await user.type(detailsField(), 'short')
    await user.tab()
    says('Character details are required (min 10 characters).')
    expect(screen.queryByText('Character name is required (min 1 character).')).toBeNull()
  })

  test('what is too long is told by Save, the longest is taken, trimmed (CH-07, CH-10, CH-13)', async () => {
    const { user } = await openInStory()
    type(nameField(), 'A'.repeat(51))
    type(detailsField(), 'd'.repeat(1001))
    await user.click(saveButton())
    says('Character name must be 50 characters or less.')
    says('Character details must be 1000 characters or less.')
    type(nameField(), ` ${'A'.repeat(50)} `)
    type(detailsField(), ` ${'d'.repeat(1000)} `)
    await user.click(saveButton())
    const card = await screen.findByRole('article', { name: 'A'.repeat(50) })
    expect(within(card).getByText('d'.repeat(1000))).toBeTruthy()
  })
})

test('in the profile there is no box, and the words are its own (CH-04, CH-08, CH-11)', async () => {
  const { user } = await openInProfile()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.type(nameField(), '{Enter}')
  says('Character name is required.')
  says('Character details are required.')
  says('Details must be at least 10 characters (currently 0)')
  expect(saveButton().disabled).toBe(true)
})

describe('closing', () => {
  test('an untouched editor needs no question', async () => {
    const { user } = await openInStory()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('asks before what was typed is lost', async () => {
    const { user } = await openInStory()
    await user.type(nameField(), 'Ben')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Leave without this character?' })
    await user.click(within(question).getByRole('button', { name: 'Keep writing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(nameField().value).toBe('Ben')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the page asks too', async () => {
    await openInStory()
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    type(nameField(), 'Ben')
    expect(leave()).toBe(false)
  })
})
