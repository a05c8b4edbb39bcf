import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Combobox } from './combobox.tsx'

const verses = [
  { id: 'eph', reference: 'Ephesians 4:32', text: 'And be kind to one another' },
  { id: 'john', reference: 'John 3:16', text: 'For God so loved the world' },
  { id: 'prov', reference: 'Proverbs 11:17', text: 'The merciful man does good' },
]

function VerseField() {
  const [verse, setVerse] = useState<(typeof verses)[number] | null>(verses[1] ?? null)
  return (
    <>
      <Combobox
        label="Bible verse"
        items={verses}
        value={verse}
        onValueChange={setVerse}
        itemKey={({ id }) => id}
        itemLabel={({ reference }) => reference}
        itemText={({ text }) => text}
      />
      <output>{verse?.id ?? 'none'}</output>
    </>
  )
}

function show() {
  render(<VerseField />)
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox') }
}

const shownOptions = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('b')?.textContent)
const chosen = () => screen.getByText(/^(eph|john|prov|none)$/).textContent

test('opening shows every item, the chosen one marked', async () => {
  const { user, field } = show()
  await user.click(field)
  expect(shownOptions()).toEqual(['Ephesians 4:32', 'John 3:16', 'Proverbs 11:17'])
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('John 3:16')
})

test.each([
  ['the label', '  PROV ', ['Proverbs 11:17']],
  ['the text', 'kind', ['Ephesians 4:32']],
])('finds a substring of %s, ignoring case and blanks around it', async (_, typed, found) => {
  const { user, field } = show()
  await user.clear(field)
  await user.type(field, typed)
  expect(shownOptions()).toEqual(found)
})

test('says when nothing matches', async () => {
  const { user, field } = show()
  await user.clear(field)
  await user.type(field, 'zebra')
  expect(screen.getByText('No matches found.')).toBeTruthy()
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
})

test('arrow keys and Enter choose, and the list closes', async () => {
  const { user, field } = show()
  field.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen()).toBe('prov')
  expect(field.value).toBe('Proverbs 11:17')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('clicking an item chooses it and keeps the focus in the field', async () => {
  const { user, field } = show()
  await user.click(field)
  await user.click(screen.getByRole('option', { name: /Ephesians/ }))
  expect(chosen()).toBe('eph')
  expect(document.activeElement).toBe(field)
})

test('Escape and leaving the field bring the chosen item back', async () => {
  const { user, field } = show()
  await user.type(field, ' and more')
  await user.keyboard('{Escape}')
  expect(field.value).toBe('John 3:16')
  await user.type(field, ' and more')
  await user.tab()
  expect(field.value).toBe('John 3:16')
  expect(chosen()).toBe('john')
})

test('emptying the field chooses nothing', async () => {
  const { user, field } = show()
  await user.clear(field)
  await user.tab()
  expect(chosen()).toBe('none')
  expect(field.value).toBe('')
})
