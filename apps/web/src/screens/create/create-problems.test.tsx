import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { json, ruth, ruthsProfile } from '../../testing/fake-network.ts'
import { generateButton, openCreateScreen } from '../../testing/open-create-screen.tsx'

const isDisabled = async () => (await generateButton()).disabled
const problem = () => screen.queryByText(/^Error: /)?.textContent

/** These words tell why nothing can be sent. */
async function expectRefusal(words: string) {
  expect(problem()).toBe(words)
  expect(await isDisabled()).toBe(true)
}

function keepChoices(choices: object) {
  localStorage.setItem(`faith-fables.story-draft.${ruth.id}`, JSON.stringify(choices))
}

test('a balance that is too low is told first, with a way to tokens (CR-33, CR-34, CR-36)', async () => {
  keepChoices({ characters: [], ageGroupId: null, imageNumber: 15, imageQuality: 'Premium' })
  const { user } = await openCreateScreen()
  expect(
    await screen.findByText('Error: You need at least 300 tokens for these settings. Your balance: 240.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get Tokens' }).getAttribute('href')).toBe('/pricing')
  expect(await isDisabled()).toBe(true)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of images' }), '5 images')
  await expectRefusal('Error: Please add at least one character to the story.')
  expect(screen.queryByRole('link', { name: 'Get Tokens' })).toBeNull()
})

test('what is missing is said calmly until something is changed, and interrupts nobody', async () => {
  const { user } = await openCreateScreen({ 'GET /api/users/me/characters': () => json([]) })
  const words = await screen.findByText('Error: Please add at least one character to the story.')
  const line = words.parentElement
  expect(line?.getAttribute('role')).toBeNull()
  expect(line?.className).toContain('calm')
  await user.type(screen.getByRole('textbox', { name: 'Additional Details (Optional)' }), 'A kite.')
  expect(line?.getAttribute('role')).toBe('status')
  expect(line?.className).not.toContain('calm')
})

test('a balance that covers the cost exactly is enough (CR-36)', async () => {
  await openCreateScreen({ 'GET /api/users/me': () => json({ ...ruthsProfile, tokensAvailable: 100 }) })
  await waitFor(async () => expect(await isDisabled()).toBe(false))
  expect(problem()).toBeUndefined()
})

test('one after the other is told as the one before is mended (CR-33, CR-34)', async () => {
  keepChoices({
    characters: [{ name: '  ', details: 'Long enough to count.' }],
    ageGroupId: null,
    illustrationStyleId: null,
    bibleVerseId: null,
  })
  const { user } = await openCreateScreen()
  const characters = 'Error: All characters must have a name (min 1 char) and details (min 10 chars).'
  await screen.findByText(characters)
  await expectRefusal(characters)
  await user.click(screen.getByRole('button', { name: /^Delete/ }))
  await expectRefusal('Error: Please add at least one character to the story.')
  await user.click(screen.getByRole('button', { name: 'Add from Saved' }))
  await user.click(await screen.findByRole('button', { name: /^Ben/ }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await expectRefusal('Error: Please select an age group.')
  await user.click(screen.getByRole('radio', { name: /Toddlers/ }))
  await expectRefusal('Error: Please select an illustration style.')
  await user.click(screen.getByRole('radio', { name: 'Watercolor' }))
  await expectRefusal('Error: Please select a Bible verse.')
  await user.type(screen.getByRole('combobox', { name: 'Bible verse' }), 'psalm{Enter}')
  expect(problem()).toBeUndefined()
  expect(await isDisabled()).toBe(false)
})

test('nothing is told and nothing can be sent while the data loads (CR-33, CR-35)', async () => {
  let arrive = (_: Response) => {}
  const late = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const { network } = await openCreateScreen({ 'GET /api/reference/bible-verses': () => late })
  expect(await isDisabled()).toBe(true)
  expect(problem()).toBeUndefined()
  arrive(json([]))
  expect(await screen.findByText('Error: Please select a Bible verse.')).toBeTruthy()
  expect(network.sent('GET /api/reference/bible-verses')).toHaveLength(1)
})

test('a whole form waits for the last of the data (CR-35)', async () => {
  let arrive = () => {}
  const late = new Promise<Response>((resolve) => {
    arrive = () => resolve(json([]))
  })
  await openCreateScreen({ 'GET /api/reference/moral-values': () => late })
  await screen.findByRole('article', { name: 'Amara' })
  expect(await isDisabled()).toBe(true)
  arrive()
  await waitFor(async () => expect(await isDisabled()).toBe(false))
})

test('a balance that could not be read stops nobody: the server decides (CR-36)', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await openCreateScreen({ 'GET /api/users/me': () => json({}, 500) })
  await waitFor(async () => expect(await isDisabled()).toBe(false))
  expect(screen.getByText(/^You have – tokens/)).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('The token balance could not be fetched.', expect.anything())
  logged.mockClear()
})

test('additional details that are too long are counted and told, at the field and at the button', async () => {
  keepChoices({ additionalDetails: 'a'.repeat(2001) })
  await openCreateScreen()
  const words = 'Additional details must be 2000 characters or less.'
  expect(await screen.findByText(`Error: ${words}`)).toBeTruthy()
  expect(screen.getByText('2001/2000')).toBeTruthy()
  expect(within(screen.getByRole('main')).getByText(words)).toBeTruthy()
})
