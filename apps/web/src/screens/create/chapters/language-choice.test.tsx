import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, ordinaryConfig } from '../../../testing/fake-network.ts'
import { generateButton, openCreateScreen, order } from '../../../testing/open-create-screen.tsx'

const manyLanguages = { 'GET /api/config': () => json({ ...ordinaryConfig, languages: ['es', 'de'] }) }
const languageField = () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language of the story' })

test('where only English is written nothing is offered (LN-01)', async () => {
  await openCreateScreen()
  await generateButton()
  expect(screen.queryByRole('combobox', { name: 'Language of the story' })).toBeNull()
})

test('a language is chosen with what is different then, and goes along with the order (LN-01)', async () => {
  const { user, network } = await openCreateScreen(manyLanguages)
  const field = await languageField()
  expect([...field.options].map(({ text }) => text)).toEqual([
    'English',
    'Español (Spanish)',
    'Deutsch (German)',
  ])
  await user.selectOptions(field, 'es')
  expect(screen.getByText(/Its verse is printed from the Reina-Valera 1909\./)).toBeTruthy()
  await user.selectOptions(field, 'de')
  expect(screen.getByText(/We carry no German Bible/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Moral Value' }))
  expect(screen.queryByText(/We carry no German Bible/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Specific Bible Verse' }))
  await user.click(await generateButton())
  await screen.findByRole('alertdialog')
  expect(network.sent(order)[0]?.body).toMatchObject({ language: 'de' })
})
