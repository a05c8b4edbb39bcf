import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noAnswer } from '../../../testing/fake-network.ts'
import { amara, openCreateScreen } from '../../../testing/open-create-screen.tsx'

const portrait = 'POST /api/characters/portrait'
const picture = () =>
  new Response(new Uint8Array([82, 73, 70, 70]), { headers: { 'content-type': 'image/webp' } })

/** Addresses of pictures in memory, as a browser gives them out. */
let shown = new Set<string>()

beforeEach(() => {
  shown = new Set()
  let count = 0
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL() {
        count += 1
        shown.add(`blob:${count}`)
        return `blob:${count}`
      }
      static override revokeObjectURL(url: string) {
        shown.delete(url)
      }
    },
  )
})

/** All that is on the page is in view. */
function bringAllIntoView() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe() {
        this.#tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
}

async function openEditor(answer: () => Response | Promise<Response>) {
  const opened = await openCreateScreen({ [portrait]: answer })
  await opened.user.click(screen.getByRole('button', { name: 'Add New Character' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Add New Character' })) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const drawing = () => screen.queryByRole<HTMLImageElement>('img', { name: /^A drawing of/ })
const words = (call: { body: unknown }) => call.body

describe('in the editor', () => {
  test('what is typed is drawn once the typing pauses, in the chosen style', async () => {
    const { network, dialog } = await openEditor(picture)
    expect(drawing()).toBeNull()
    expect(dialog.getByText('?')).toBeTruthy()
    type('Name', 'Ti')
    type('Name', 'Tilda ')
    type('Details', 'A girl')
    type('Details', 'A girl with short red hair')

    expect((await screen.findByRole('img', { name: 'A drawing of Tilda' })).getAttribute('src')).toBe(
      'blob:1',
    )
    expect(network.sent(portrait).map(words)).toEqual([
      { name: 'Tilda', details: 'A girl with short red hair', view: 'whole', style: 'watercolor' },
    ])
  })

  test('the last picture stays until the next one is there, and lets go of its memory', async () => {
    const { network } = await openEditor(picture)
    type('Details', 'A girl with short red hair')
    await waitFor(() => expect(drawing()).not.toBeNull())
    let answerNow = (_answer: Response) => {}
    network.answer(
      portrait,
      () =>
        new Promise((resolve) => {
          answerNow = resolve
        }),
    )

    type('Details', 'A girl with long blond braids')
    await waitFor(() => expect(network.sent(portrait)).toHaveLength(2))
    expect(drawing()?.getAttribute('src')).toBe('blob:1')
    answerNow(picture())
    await waitFor(() => expect(drawing()?.getAttribute('src')).toBe('blob:2'))
    expect([...shown]).toEqual(['blob:2'])
  })

  test('words that were drawn before are not asked for again', async () => {
    const { network } = await openEditor(picture)
    type('Details', 'short red hair')
    await waitFor(() => expect(drawing()).not.toBeNull())
    type('Details', 'long blond braids')
    await waitFor(() => expect(drawing()?.getAttribute('src')).toBe('blob:2'))
    type('Details', 'short red hair')
    await waitFor(() => expect(drawing()?.getAttribute('src')).toBe('blob:3'))
    expect(network.sent(portrait)).toHaveLength(2)
  })

  test('without a connection, and by who draws no portraits, the letter stays', async () => {
    const { network, dialog } = await openEditor(noAnswer)
    type('Name', 'Tilda')
    type('Details', 'short red hair')
    const asked = () => network.sent(portrait).map(({ body }) => (body as { details: string }).details)
    await waitFor(() => expect(asked()).toContain('short red hair'))
    expect(dialog.getByText('T')).toBeTruthy()
    network.answer(portrait, () => new Response(null, { status: 204 }))
    type('Details', 'long blond braids')
    await waitFor(() => expect(asked()).toContain('long blond braids'))
    expect(dialog.getByText('T')).toBeTruthy()
    expect(drawing()).toBeNull()
  })

  test('nothing is asked for without details, or with too much of them', async () => {
    const { network } = await openEditor(picture)
    type('Details', 'red hair')
    await waitFor(() => expect(drawing()).not.toBeNull())
    type('Details', ' ... ')
    await waitFor(() => expect(drawing()).toBeNull())
    type('Details', 'red '.repeat(251))
    await waitFor(() => expect(screen.getByText('1004/1000')).toBeTruthy())
    type('Details', 'long blond braids')
    await waitFor(() => expect(drawing()).not.toBeNull())
    expect(network.sent(portrait).map(({ body }) => body)).toMatchObject([
      { details: 'red hair' },
      { details: 'long blond braids' },
    ])
  })
})

describe('on a card', () => {
  test('who comes into view is drawn near, once for the card and the summary', async () => {
    bringAllIntoView()
    const { network } = await openCreateScreen({ [portrait]: picture })
    const card = await screen.findByRole('article', { name: 'Amara' })
    await waitFor(() => expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/))
    const summary = screen.getByRole('complementary', { name: 'Your story' })
    await waitFor(() => expect(summary.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/))
    expect(network.sent(portrait).map(words)).toEqual([
      { name: amara.name, details: amara.details, view: 'near', style: 'watercolor' },
    ])
  })

  test('nobody out of view is drawn: the letter stands there', async () => {
    const { network } = await openCreateScreen({ [portrait]: picture })
    const card = within(await screen.findByRole('article', { name: 'Amara' }))
    expect(card.getByText('A')).toBeTruthy()
    expect(network.sent(portrait)).toEqual([])
  })
})
