import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { json } from '../../testing/fake-network.ts'
import { costs, generateButton, openCreateScreen } from '../../testing/open-create-screen.tsx'

const verseField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Bible verse' })
const numberField = () => screen.getByRole('combobox', { name: 'Number of images' })
const optionNames = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

function priceLines(): (string | null)[] {
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent ?? null)
}

describe('the form as it opens', () => {
  test('has its six sections, in this order (CR-10, CR-14)', async () => {
    await openCreateScreen()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 6)).toEqual([
      'Target Age Group',
      'Illustration Style',
      'Characters',
      'Additional Details (Optional)',
      'Story Focus',
      'Image Options',
    ])
  })

  test.each([
    ['the ages (CR-04)', 'Target Age Group', 2],
    ['the styles (CR-07)', 'Illustration Style', 1],
  ])('has a card for each of %s', async (_, name, count) => {
    await openCreateScreen()
    expect(within(screen.getByRole('radiogroup', { name })).getAllByRole('radio')).toHaveLength(count)
  })

  test('has its three buttons (CR-13, CR-27)', async () => {
    await openCreateScreen()
    for (const name of ['Add from Saved', 'Add New Character', 'Generate Story'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  test('asks whether it is on a verse or a value (CR-15)', async () => {
    await openCreateScreen()
    const focus = within(screen.getByRole('group', { name: 'Story Focus' })).getAllByRole('radio')
    expect(focus.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Specific Bible Verse',
      'Moral Value',
    ])
  })

  test('has a choice of quality and of the number of images (CR-19, CR-20)', async () => {
    await openCreateScreen()
    for (const name of ['Default', 'Premium'])
      expect(screen.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeTruthy()
    expect(
      within(numberField())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(costs.availableImageNumbers.map((count) => `${count} images`))
  })

  test('says what it costs and how many pictures may be drawn again (CR-22, CR-24)', async () => {
    await openCreateScreen()
    expect(priceLines()).toEqual(['Estimated cost: 100 tokens', 'Allowed image regenerations: 3'])
  })

  test('begins with the first saved character (CH-22, CH-23)', async () => {
    const { network } = await openCreateScreen()
    await screen.findByRole('heading', { name: 'This book is for Amara' })
    expect(network.sent('GET /api/users/me/characters')).toHaveLength(1)
  })

  test.each([
    ['the early readers (CR-28)', /Early Readers/],
    ['watercolor (CR-29)', /^Watercolor$/],
    ['a story on a verse (CR-32)', /^Specific Bible Verse$/],
  ])('has chosen %s', async (_, name) => {
    await openCreateScreen()
    expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true)
  })

  test('has John 3:16 and ten images chosen (CR-30, CR-31)', async () => {
    await openCreateScreen()
    expect(verseField().value).toBe('John 3:16')
    expect(numberField()).toHaveProperty('value', '10')
  })

  test('may be sent as it stands, without any details (CR-14, CR-27)', async () => {
    await openCreateScreen()
    await screen.findByRole('heading', { name: 'This book is for Amara' })
    expect(screen.getByRole('textbox', { name: 'Additional Details (Optional)' })).toHaveProperty('value', '')
    expect(screen.getByText(/You have 240 tokens/)).toBeTruthy()
    expect((await generateButton()).disabled).toBe(false)
  })

  test('takes the first count where 10 is not offered (CR-20, CR-31, CO-03)', async () => {
    await openCreateScreen({
      'GET /api/reference/costs': () => json({ ...costs, availableImageNumbers: [4, 8] }),
    })
    expect(
      within(numberField())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['4 images', '8 images'])
    expect(numberField()).toHaveProperty('value', '4')
  })
})

describe('the cards', () => {
  test('of the ages say name and description, and a drag moves them 1.5 times as far (CR-05, CR-06)', async () => {
    const { user } = await openCreateScreen()
    const ages = screen.getByRole('radiogroup', { name: 'Target Age Group' })
    const toddlers = within(ages).getByRole('radio', { name: /^Toddlers ?Ages 1 to 3\.$/ })
    ages.scrollLeft = 200
    fireEvent.pointerDown(toddlers, { pointerType: 'mouse', button: 0, clientX: 300 })
    fireEvent.pointerMove(window, { pointerType: 'mouse', clientX: 200 })
    fireEvent.pointerUp(window, { pointerType: 'mouse' })
    fireEvent.click(toddlers)
    expect(ages.scrollLeft).toBe(350)
    expect(toddlers).toHaveProperty('checked', false)
    await user.click(toddlers)
    expect(toddlers).toHaveProperty('checked', true)
  })

  test('of the styles show the example of the folder, or a drawing in its place (CR-07, CR-08, CR-09)', async () => {
    await openCreateScreen()
    const card = screen.getByRole('radio', { name: 'Watercolor' }).closest('label')
    const picture = await waitFor(() => card?.querySelector('img') ?? expect.fail('no picture yet'))
    expect(picture.getAttribute('src')).toBe('/examples/watercolor.webp')
    fireEvent.error(picture)
    expect(card?.querySelector('img')).toBeNull()
    expect(card?.querySelector('.style-placeholder')).toBeTruthy()
    expect(card?.textContent).toBe('Watercolor')
  })
})

describe('the focus', () => {
  test('finds verses by reference or text, and shows the chosen one in italics (CR-15, CR-16, CR-18)', async () => {
    const { user } = await openCreateScreen()
    await user.click(verseField())
    await user.keyboard('shepherd')
    expect(optionNames()).toContain('Psalm 23:1Yahweh is my shepherd.')
    expect(optionNames()).not.toContain('John 3:16For God so loved the world.')
    await user.clear(verseField())
    await user.keyboard('PSALM')
    expect(optionNames()).toEqual(['Psalm 23:1Yahweh is my shepherd.'])
    await user.keyboard('{Enter}')
    expect(verseField().value).toBe('Psalm 23:1')
    const words = screen.getByText('Yahweh is my shepherd.')
    expect(words.tagName).toBe('BLOCKQUOTE')
    expect(words.className).toContain('scripture')
  })

  async function openOnValue() {
    const patience = { _id: 'patience', name: 'Patience', description: 'Waiting without a grumble.' }
    const kindness = { _id: 'kindness', name: 'Kindness', description: 'Doing one small good thing.' }
    const { user } = await openCreateScreen({
      'GET /api/reference/moral-values': () => json([patience, kindness]),
    })
    await user.click(screen.getByRole('radio', { name: 'Moral Value' }))
    return { user, field: await screen.findByRole('combobox', { name: 'Moral value' }) }
  }

  test('needs a value once it is on one (CR-42)', async () => {
    await openOnValue()
    expect(await screen.findByText('Error: Please select a moral value.')).toBeTruthy()
    expect((await generateButton()).disabled).toBe(true)
  })

  test.each(['KIND', 'Small GOOD'])(
    'finds a value by %s, in its name or description (CR-17)',
    async (words) => {
      const { user, field } = await openOnValue()
      await user.type(field, words)
      expect(optionNames()).toEqual(['KindnessDoing one small good thing.'])
    },
  )

  test('shows the words of the chosen value, and keeps the choice of each side (CR-15, CR-18)', async () => {
    const { user, field } = await openOnValue()
    await user.type(field, 'Small GOOD{Enter}')
    const words = screen.getByText('Doing one small good thing.')
    expect(words.tagName).toBe('BLOCKQUOTE')
    expect(words.className).toContain('scripture')
    expect((await generateButton()).disabled).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Specific Bible Verse' }))
    expect(verseField().value).toBe('John 3:16')
  })
})

describe('price and allowance', () => {
  test('of one picture stand beside each quality, Default is chosen (CR-19, CR-21, CO-01)', async () => {
    await openCreateScreen({ 'GET /api/reference/costs': () => json({ ...costs, imageCostPremium: 25 }) })
    expect(screen.getByRole('radio', { name: 'Default (10 tokens per image)' })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.getByRole('radio', { name: 'Premium (25 tokens per image)' })).toHaveProperty(
      'checked',
      false,
    )
  })

  test('are of the counts that the config has (CR-20, CO-03)', async () => {
    await openCreateScreen({
      'GET /api/reference/costs': () => json({ ...costs, availableImageNumbers: [4, 8] }),
    })
    const counts = within(numberField()).getAllByRole('option')
    expect(counts.map(({ textContent }) => textContent)).toEqual(['4 images', '8 images'])
  })

  test('follow quality and number (CR-23, CR-25)', async () => {
    const { user } = await openCreateScreen()
    await user.click(screen.getByRole('radio', { name: 'Premium (20 tokens per image)' }))
    await user.selectOptions(numberField(), '5 images')
    expect(priceLines()).toEqual(['Estimated cost: 100 tokens', 'Allowed image regenerations: 2'])
    await user.selectOptions(numberField(), '15 images')
    expect(priceLines()).toEqual(['Estimated cost: 300 tokens', 'Allowed image regenerations: 7'])
    await user.click(screen.getByRole('radio', { name: 'Default (10 tokens per image)' }))
    expect(priceLines()).toEqual(['Estimated cost: 150 tokens', 'Allowed image regenerations: 4'])
  })

  test.each([
    [33.3, '33% of the number of images', 4],
    [66.6, '67% of the number of images', 9],
  ])('are reckoned with %d percent, which the hint rounds (CR-25, CR-26)', async (percent, hint, allowed) => {
    const { user } = await openCreateScreen({
      'GET /api/reference/costs': () => json({ ...costs, regenLimitPercentDefault: percent }),
    })
    await user.click(screen.getByRole('button', { name: 'About the allowed image regenerations' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe(hint)
    await user.selectOptions(numberField(), '15 images')
    await waitFor(() => expect(priceLines()[1]).toBe(`Allowed image regenerations: ${allowed}`))
  })

  test('have a hint of their own for Premium (CR-26)', async () => {
    const { user } = await openCreateScreen()
    await user.click(screen.getByRole('radio', { name: 'Premium (20 tokens per image)' }))
    await user.click(screen.getByRole('button', { name: 'About the allowed image regenerations' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe('50% of the number of images')
  })

  test('the form says in words what Premium gives for its price', async () => {
    await openCreateScreen()
    expect(screen.getByText(/^Premium pictures are twice as large/).textContent).toBe(
      'Premium pictures are twice as large and drawn in finer strokes: sharp on a big screen and in print.',
    )
  })

  test('name a price of the story itself, where there is one (CR-23, D-07)', async () => {
    await openCreateScreen({
      'GET /api/reference/costs': () => json({ ...costs, storyGenerationCost: 15 }),
    })
    expect(priceLines().slice(0, 2)).toEqual([
      'Estimated cost: 115 tokens',
      'Of these for the story itself: 15 tokens',
    ])
  })
})
