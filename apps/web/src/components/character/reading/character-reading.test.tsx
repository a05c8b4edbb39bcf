import type { CharacterReading } from '@faith-fables/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer } from '../../../testing/fake-network.ts'
import { openCreateScreen } from '../../../testing/open-create-screen.tsx'

const call = 'POST /api/characters/reading'
const read: CharacterReading = {
  looks: ['a girl of 8', 'yellow glasses'],
  life: ['loves mud'],
  perhaps: [],
  notUnderstood: ['a wumple'],
  undrawn: [],
  otherLanguage: null,
  seen: [],
  isPerson: true,
}
const looks = 'We read: a girl of 8, yellow glasses. In pictures: all of it.'

async function openEditor(answer: () => Response | Promise<Response>) {
  const opened = await openCreateScreen({ [call]: answer })
  await opened.user.click(screen.getByRole('button', { name: 'Add New Character' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Add New Character' })) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
/** What is to be seen; a screen reader hears the same from elsewhere. */
const shown = (words: string) => screen.queryByText(words, { selector: '[data-kind]' })

test('what is typed is said back once the typing pauses', async () => {
  const { network } = await openEditor(() => json(read))
  type('Name', ' Tilda')
  type('Details', 'A girl')
  type('Details', 'A girl of 8, yellow glasses')

  await waitFor(() => expect(shown(looks)).not.toBeNull())
  expect(shown('Also: loves mud.')).not.toBeNull()
  expect(shown('Not understood: “a wumple”. These words are kept, and not told.')).not.toBeNull()
  expect(network.sent(call).map(({ body }) => body)).toEqual([
    { name: 'Tilda', details: 'A girl of 8, yellow glasses' },
  ])
})

test('a screen reader hears it once, and not before the typing rests', async () => {
  const { dialog } = await openEditor(() => json(read))
  type('Details', 'A girl of 8, yellow glasses')
  await waitFor(() => expect(shown(looks)).not.toBeNull())
  const spoken = dialog.getAllByRole('status').find(({ className }) => className === 'sr-only')
  expect(spoken?.textContent).toBe('')
  await waitFor(() => expect(spoken?.textContent).toContain(looks))
})

test('the last reading stays until the next is there, and goes where there is nothing to read', async () => {
  const { network } = await openEditor(() => json(read))
  type('Details', 'A girl of 8, yellow glasses')
  await waitFor(() => expect(shown(looks)).not.toBeNull())
  let answerNow = (_answer: Response) => {}
  network.answer(
    call,
    () =>
      new Promise((resolve) => {
        answerNow = resolve
      }),
  )
  type('Details', 'A boy')
  await waitFor(() => expect(network.sent(call)).toHaveLength(2))
  expect(shown(looks)).not.toBeNull()
  answerNow(json({ ...read, looks: ['a boy'] }))
  await waitFor(() => expect(shown('We read: a boy. In pictures: all of it.')).not.toBeNull())
  type('Details', ' ... ')
  await waitFor(() => expect(shown('We read: a boy. In pictures: all of it.')).toBeNull())
})

test('a reading that fails says nothing', async () => {
  const { network, dialog } = await openEditor(noAnswer)
  type('Details', 'A girl of 8, yellow glasses')
  // The lines and the picks beside them may each ask for what failed.
  await waitFor(() => expect(network.sent(call)).not.toHaveLength(0))
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(shown(looks)).toBeNull()
})
