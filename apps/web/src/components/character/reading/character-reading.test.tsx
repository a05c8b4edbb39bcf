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
  mayBeCloser: false,
}
const looks = 'We read: a girl of 8, yellow glasses. In pictures: all of it.'

async function openEditor(answer: () => Response | Promise<Response>) {
  const opened = await openCreateScreen({ [call]: answer })
  await opened.user.click(screen.getByRole('button', { name: 'Add New Character' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Add New Character' })) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const isClose = (body: unknown): boolean => typeof body === 'object' && body !== null && 'closely' in body
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

test('once the typing rests, a closer reading takes the place of the quick one, and the same words are asked for once', async () => {
  const quick = { ...read, life: [], mayBeCloser: true }
  const { network } = await openEditor(() => json(quick))
  const closely = () => network.sent(call).filter(({ body }) => isClose(body))
  let answerNow = (_answer: Response) => {}
  network.answer(call, () =>
    isClose(network.sent(call).at(-1)?.body)
      ? new Promise((resolve) => {
          answerNow = resolve
        })
      : json(quick),
  )
  type('Details', 'A girl of 8, yellow')
  await waitFor(() => expect(shown(looks)).not.toBeNull())
  expect(closely()).toHaveLength(0)
  type('Details', 'A girl of 8, yellow glasses, mud-mad')
  await waitFor(() => expect(closely()).toHaveLength(1), { timeout: 3000 })
  expect(shown('Also: loves mud.')).toBeNull()
  answerNow(json(read))
  await waitFor(() => expect(shown('Also: loves mud.')).not.toBeNull())
  expect(closely().map(({ body }) => body)).toEqual([
    { name: '', details: 'A girl of 8, yellow glasses, mud-mad', closely: true },
  ])
})

test('a closer reading that fails leaves the quick one', async () => {
  const { network } = await openEditor(() => json({ ...read, mayBeCloser: true }))
  network.answer(call, () =>
    isClose(network.sent(call).at(-1)?.body) ? noAnswer() : json({ ...read, mayBeCloser: true }),
  )
  type('Details', 'A girl of 8, yellow glasses')
  await waitFor(() => expect(network.sent(call).some(({ body }) => isClose(body))).toBe(true), {
    timeout: 3000,
  })
  expect(shown(looks)).not.toBeNull()
})

test('a reading that fails says nothing', async () => {
  const { network, dialog } = await openEditor(noAnswer)
  type('Details', 'A girl of 8, yellow glasses')
  // The lines and the picks beside them may each ask for what failed.
  await waitFor(() => expect(network.sent(call)).not.toHaveLength(0))
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(shown(looks)).toBeNull()
})
