import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { json, noAnswer } from '../../testing/fake-network.ts'
import { answers, generateButton, openCreateScreen } from '../../testing/open-create-screen.tsx'

describe('the form as it opens', () => {
  test('holds the defaults, the first saved character, the price and the allowance', async () => {
    await openCreateScreen()
    await screen.findByRole('heading', { name: 'This book is for Amara' })
    expect(screen.getByRole('radio', { name: /Early Readers/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Watercolor' })).toHaveProperty('checked', true)
    expect(screen.getByRole('combobox', { name: 'Bible verse' })).toHaveProperty('value', 'John 3:16')
    expect(screen.getByText('For God so loved the world.')).toBeTruthy()
    expect(priceLines()).toEqual(['Estimated cost: 100 tokens', 'Allowed image regenerations: 3'])
    expect(screen.getByText(/You have 240 tokens/)).toBeTruthy()
    expect((await generateButton()).disabled).toBe(false)
  })

  test('follows quality and number with price and allowance', async () => {
    const { user } = await openCreateScreen()
    await user.click(screen.getByRole('radio', { name: 'Premium (20 tokens per image)' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of images' }), '5 images')
    expect(priceLines()).toEqual(['Estimated cost: 100 tokens', 'Allowed image regenerations: 2'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of images' }), '15 images')
    expect(priceLines()[0]).toBe('Estimated cost: 300 tokens')
    expect(
      screen.getByText('Error: You need at least 300 tokens for these settings. Your balance: 240.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get Tokens' }).getAttribute('href')).toBe('/pricing')
    expect((await generateButton()).disabled).toBe(true)
  })

  test('keeps what could be loaded and says what could not, until trying again helps', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { user, network } = await openCreateScreen({
      'GET /api/reference/costs': () => json({ message: 'Away.' }, 500, 'Internal Server Error'),
      'GET /api/reference/bible-verses': noAnswer,
    })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load some reference data: Bible verses: Network error: Failed to fetch; App Config: HTTP error 500: Internal Server Error',
    )
    expect(priceLines()).toEqual(['Estimated cost: not available'])
    expect((await generateButton()).disabled).toBe(true)
    network.answer('GET /api/reference/costs', answers['GET /api/reference/costs'])
    network.answer('GET /api/reference/bible-verses', answers['GET /api/reference/bible-verses'])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect((await generateButton()).disabled).toBe(false)
    expect(logged).toHaveBeenCalledWith('The costs could not be fetched.', expect.anything())
    logged.mockClear()
  })

  test('shows what was chosen before a reload', async () => {
    const { user } = await openCreateScreen()
    await user.type(screen.getByRole('textbox', { name: 'Additional Details (Optional)' }), 'A kite.')
    await user.click(screen.getByRole('button', { name: 'Delete Amara' }))
    cleanup()
    await openCreateScreen()
    expect(screen.getByRole('textbox', { name: 'Additional Details (Optional)' })).toHaveProperty(
      'value',
      'A kite.',
    )
    await screen.findByText('Error: Please add at least one character to the story.')
  })
})

describe('the focus', () => {
  test('keeps the choice of each side, and only the shown one is asked for', async () => {
    const { user } = await openCreateScreen()
    await user.click(screen.getByRole('radio', { name: 'Moral Value' }))
    expect(await screen.findByText('Error: Please select a moral value.')).toBeTruthy()
    await user.type(screen.getByRole('combobox', { name: 'Moral value' }), 'small good{Enter}')
    expect(screen.getByText('Doing one small good thing.').tagName).toBe('BLOCKQUOTE')
    expect((await generateButton()).disabled).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Specific Bible Verse' }))
    expect(screen.getByRole('combobox', { name: 'Bible verse' })).toHaveProperty('value', 'John 3:16')
  })
})

test('the form stays when the sign-in ends, and says what to do', async () => {
  const { user, place } = await openCreateScreen({ 'POST /api/auth/sign-out': () => json({}) })
  await screen.findByRole('article', { name: 'Amara' })
  await user.type(screen.getByRole('textbox', { name: 'Additional Details (Optional)' }), 'A kite.')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByText('Please log in to create a story')).toBeTruthy()
  expect(screen.getByText('Error: You must be logged in.')).toBeTruthy()
  expect((await generateButton()).disabled).toBe(true)
  expect(screen.getByRole('article', { name: 'Amara' })).toBeTruthy()
  expect(screen.getByDisplayValue('A kite.')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: 'Login' }))
  await waitFor(() => expect(place()).toBe('/login'))
})

function priceLines(): (string | null)[] {
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent ?? null)
}
