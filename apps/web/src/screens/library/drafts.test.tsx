import type { LibraryItem } from '@faith-fables/contract'
import type { GenerationStatus } from '@faith-fables/contract/generation-status'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { json, noAnswer } from '../../testing/fake-network.ts'
import { inProgress, libraryCall, openLibrary, statusesCall } from '../../testing/open-library.tsx'
import { draftItem, publishedItem } from '../../testing/stories.ts'

function openDraft(changes: Partial<LibraryItem>) {
  return openLibrary([draftItem(changes)], inProgress)
}

describe('a story in progress', () => {
  test('stands in a table with its theme and its status in words (LG-01)', async () => {
    openDraft({ theme: 'Patience' })
    await screen.findByRole('table')
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Title', 'Age Group', 'Theme', 'Status', 'Progress', 'Actions'])
    expect(cells()).toEqual([
      'The Kite and the Quiet Wind',
      'Early Readers',
      'Patience',
      'Ready for your review',
      '25%',
      'Continue',
    ])
  })

  test('shows how far it is, in percent (LG-10, EN-25)', async () => {
    openDraft({ progress: 40 })
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40')
    expect(cells()[4]).toBe('40%')
  })

  test('cannot be asked to become public (SC-07)', async () => {
    openDraft({})
    await screen.findByRole('link', { name: 'Continue The Kite and the Quiet Wind' })
    expect(screen.queryByRole('button', { name: /Request public/ })).toBeNull()
  })

  test.each([
    ['pending_review', '/review/g-kite', '(LG-04)'],
    ['pending_image_review', '/review-images/g-kite', '(LG-05)'],
    ['pending_prompt_review', '/review-prompts/g-kite', '(LG-06)'],
    ['rejected', '/review/g-kite', '(LG-07)'],
  ] as const)('in %s goes on at %s %s', async (status, address, _proves) => {
    openDraft({ status })
    const button = await screen.findByRole('link', { name: 'Continue The Kite and the Quiet Wind' })
    expect(button.textContent).toBe('Continue')
    expect(button.getAttribute('href')).toBe(address)
    const title = screen.getByRole('link', { name: 'The Kite and the Quiet Wind' })
    expect(title.getAttribute('href')).toBe(address)
  })

  test.each([
    'moderating_initial_prompt',
    'generating_text',
    'moderating_text',
    'moderating_review',
    'regenerating_text_feedback',
    'enriching_characters',
    'splitting_scenes',
    'generating_prompts',
    'moderating_prompts',
  ] as const)('in %s is being worked on (LG-08)', async (status) => {
    openDraft({ status })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })
    expect(button.disabled).toBe(true)
    expect(screen.queryByRole('link', { name: /The Kite/ })).toBeNull()
  })

  test.each(['failed', 'prompt_rejected_by_safety', 'text_rejected_by_safety'] as const)(
    'in %s came to nothing, and says why (LG-09)',
    async (status: GenerationStatus) => {
      const { user } = openDraft({ status, processingError: 'The pictures could not be drawn.' })
      const button = await screen.findByRole('button', { name: 'Failed' })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      await user.click(button)
      expect((await screen.findByRole('tooltip')).textContent).toBe('The pictures could not be drawn.')
    },
  )
})

describe('every 15 seconds', () => {
  afterEach(() => vi.useRealTimers())

  /** Time stands still but for the moments that loading needs. */
  async function openInSlowTime(item: LibraryItem, answer: () => Response) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const app = openLibrary([item], inProgress, { [statusesCall]: answer })
    await screen.findByRole('table')
    return app
  }
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  test('the next stage of a draft is shown without reading the library again (LG-03, EN-27)', async () => {
    const writing = draftItem({ status: 'generating_text', progress: 12 })
    const { network } = await openInSlowTime(writing, () =>
      json([{ _id: 'g-kite', status: 'moderating_text' }]),
    )
    await pass(14)
    expect(network.sent(statusesCall)).toHaveLength(0)
    await pass(1)
    expect(await screen.findByText('Checking the text')).toBeTruthy()
    expect(screen.getByText('20%')).toBeTruthy()
    expect(network.sent(libraryCall)).toHaveLength(1)
    await pass(15)
    expect(network.sent(statusesCall)).toHaveLength(2)
  })

  test('a draft that came to wait for the parent brings the library anew', async () => {
    const { network } = await openInSlowTime(
      draftItem({ title: 'A new story', status: 'generating_text' }),
      () => json([{ _id: 'g-kite', status: 'pending_review' }]),
    )
    network.answer(libraryCall, () => json([draftItem({ title: 'The Kite' })]))
    await pass(15)
    expect(await screen.findByRole('link', { name: 'The Kite' })).toBeTruthy()
  })

  test('a draft that was published elsewhere moves to the other tab, and the focus stays in the page', async () => {
    const { network } = await openInSlowTime(draftItem(), () => json([]))
    screen.getByRole('button', { name: /^Delete/ }).focus()
    network.answer(libraryCall, () => json([publishedItem()]))
    await pass(15)
    await screen.findByText('No stories in progress.')
    expect(document.activeElement).not.toBe(document.body)
  })

  test('nothing is asked without drafts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { network } = openLibrary([publishedItem()])
    await screen.findByRole('article')
    await pass(31)
    expect(network.sent(statusesCall)).toEqual([])
  })

  test('three failures in a row are told, until the server answers again', async () => {
    const sentence = 'We cannot reach your stories right now. Trying again...'
    const { network } = await openInSlowTime(draftItem(), noAnswer)
    await pass(31)
    expect(screen.queryByText(sentence)).toBeNull()
    await pass(15)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('table')).toBeTruthy()
    network.answer(statusesCall, () => json([{ _id: 'g-kite', status: 'pending_review' }]))
    await pass(15)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })
})

/** The words of the only row. */
function cells(): (string | null)[] {
  const [, row] = screen.getAllByRole<HTMLElement>('row')
  return row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : []
}
