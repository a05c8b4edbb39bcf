import { nothingRead, type SeenThing } from '@faith-fables/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer } from '../../../testing/fake-network.ts'
import { openCreateScreen } from '../../../testing/open-create-screen.tsx'

const call = 'POST /api/characters/reading'
const thing = (slot: SeenThing['slot'], is: string, span: [number, number] | null): SeenThing => ({
  slot,
  is,
  span,
  noun: span,
  parts: [],
  isPlain: true,
})
const girl = thing('who', 'girl', [2, 6])
const redHair: SeenThing = {
  ...thing('hair', 'hair', [8, 16]),
  noun: [12, 16],
  parts: [{ is: 'colour', words: 'red', span: [8, 11] }],
}

async function openPicks(answer: () => Response | Promise<Response>) {
  const opened = await openCreateScreen({ [call]: answer })
  await opened.user.click(screen.getByRole('button', { name: 'Add New Character' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Character' }))
  await opened.user.click(dialog.getByText('Pick instead of typing'))
  return { ...opened, dialog }
}

const details = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' })
const type = (value: string) => fireEvent.change(details(), { target: { value } })
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const says = (words: string) => waitFor(() => expect(details().value).toBe(words))

test('a pick writes plain words into the details, one after the other', async () => {
  const { user, network } = await openPicks(() => json(nothingRead))
  await user.click(screen.getByRole('button', { name: 'Girl' }))
  await says('a girl')
  network.answer(call, () => json({ ...nothingRead, seen: [girl] }))
  await user.selectOptions(list('Hair, colour'), 'Red')
  await says('a girl, red hair')
})

test('picks show what is read, and change the words that said it', async () => {
  const { user } = await openPicks(() => json({ ...nothingRead, seen: [girl, redHair] }))
  type('a girl, red hair, loves mud')
  await waitFor(() => expect(list('Hair, colour').value).toBe('red'))
  expect(screen.getByRole('button', { name: 'Girl' }).getAttribute('aria-pressed')).toBe('true')
  expect(list('Skin').value).toBe('')
  expect(screen.queryByRole('combobox', { name: 'Its colour' })).toBeNull()

  await user.selectOptions(list('Hair, colour'), 'Black')
  await says('a girl, black hair, loves mud')
})

test('words that are no option are one', async () => {
  await openPicks(() =>
    json({
      ...nothingRead,
      seen: [{ ...redHair, parts: [{ is: 'colour', words: 'auburn', span: [8, 14] }] }],
    }),
  )
  type('a girl, auburn hair')
  await waitFor(() => expect(list('Hair, colour').selectedOptions[0]?.textContent).toBe('Auburn'))
})

test('the last pick is undone, until somebody types on', async () => {
  const { user } = await openPicks(() => json({ ...nothingRead, seen: [girl, redHair] }))
  type('a girl, red hair')
  await waitFor(() => expect(list('Hair, colour').value).toBe('red'))
  const undo = screen.getByRole('button', { name: 'Undo the last pick' })
  expect(undo.getAttribute('aria-disabled')).toBe('true')
  await user.selectOptions(list('Hair, colour'), 'Black')
  await says('a girl, black hair')
  await user.click(undo)
  await says('a girl, red hair')

  await user.selectOptions(list('Hair, colour'), 'White')
  await says('a girl, white hair')
  type('a girl, white hair and more')
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBe('true'))
})

test('of an animal there is fur to pick, and no hair', async () => {
  await openPicks(() => json({ ...nothingRead, seen: [thing('who', 'dog', [2, 5])], isPerson: false }))
  type('a dog')
  await waitFor(() => expect(list('Fur or feathers').value).toBe(''))
  expect(list('Or an animal, or a toy').value).toBe('dog')
  expect(screen.queryByRole('combobox', { name: 'Hair, colour' })).toBeNull()
})

test('a pick that cannot be written says so, and leaves the words alone', async () => {
  const { user } = await openPicks(noAnswer)
  type('a girl')
  await user.selectOptions(list('Hair, colour'), 'Black')
  await waitFor(() => expect(screen.getByText('That could not be written. Please try again.')).toBeTruthy())
  expect(details().value).toBe('a girl')
})

test('whoever types on while a pick is written loses neither', async () => {
  const { user, network } = await openPicks(() => json({ ...nothingRead, seen: [girl] }))
  type('a girl')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Girl' }).ariaPressed).toBe('true'))
  let answerNow = (_answer: Response) => {}
  type('a girl!')
  network.answer(
    call,
    () =>
      new Promise((resolve) => {
        answerNow = resolve
      }),
  )
  await user.selectOptions(list('Hair, colour'), 'Black')
  type('a girl who')
  network.answer(call, () => json({ ...nothingRead, seen: [girl] }))
  answerNow(json({ ...nothingRead, seen: [girl] }))
  await says('a girl who, black hair')
})
