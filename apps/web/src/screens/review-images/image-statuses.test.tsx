import { type GenerationStatus, generationStatuses } from '@faith-fables/contract/generation-status'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, noAnswer } from '../../testing/fake-network.ts'
import { emptyAttempt, sceneAt } from '../../testing/generation-record.ts'
import {
  card,
  choose,
  look,
  openImages,
  picturedStory,
  pictures,
  publishButton,
  regenerate,
  wishField,
} from '../../testing/open-images.tsx'
import { pass, passUntil, secondsBetween } from '../../testing/passing-time.ts'

const sorry = 'Something went wrong on our side.'
const guidelines = 'Content did not meet guidelines.'
const unreachable = 'We cannot reach your stories right now. Trying again...'
const chosen = () => sceneAt(0, { selectedImageUrl: '/media/s0a1-one.webp' })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** What the screen offers in each status; `isOver` when it never looks again. */
const offers: Record<GenerationStatus, { says?: string; leadsTo?: string; isOver?: true; place?: string }> = {
  moderating_initial_prompt: { says: 'Reviewing story idea...', leadsTo: '/library?tab=in-progress' },
  generating_text: { says: 'Crafting the narrative...', leadsTo: '/library?tab=in-progress' },
  moderating_text: { says: 'Reviewing story text...', leadsTo: '/library?tab=in-progress' },
  pending_review: { says: 'The text is waiting for your review.', leadsTo: '/review/g1' },
  moderating_review: { says: 'Checking your approval', leadsTo: '/review/g1' },
  regenerating_text_feedback: { says: 'Rewriting the text', leadsTo: '/review/g1' },
  enriching_characters: { says: 'Adding character depth...' },
  splitting_scenes: { says: 'Structuring the scenes...' },
  generating_prompts: { says: 'Imagining illustrations...' },
  moderating_prompts: { says: 'Reviewing illustration ideas...' },
  pending_prompt_review: {
    says: 'Some picture ideas need your attention.',
    leadsTo: '/review-prompts/g1',
  },
  pending_image_review: {},
  published: { isOver: true, place: '/profile' },
  archived: { isOver: true, place: '/profile' },
  rejected: { isOver: true, says: `Story generation rejected. Error: ${guidelines}`, leadsTo: '/create' },
  failed: { isOver: true, says: `Story generation failed. Error: ${sorry}`, leadsTo: '/create' },
  prompt_rejected_by_safety: {
    isOver: true,
    says: `Story generation rejected. Error: ${guidelines}`,
    leadsTo: '/create',
  },
  text_rejected_by_safety: {
    isOver: true,
    says: `Story generation rejected. Error: ${guidelines}`,
    leadsTo: '/create',
  },
}

/** What the screen shows of a status, by the numbers of the statements. */
const provedIn = (status: GenerationStatus): string => {
  const { isOver, place } = offers[status]
  if (place) return '(IR-08)'
  return isOver ? '(IR-09)' : '(IR-07, IR-10)'
}

describe('opened', () => {
  test.each(generationStatuses.map((status) => [status, provedIn(status)] as const))(
    'in %s %s',
    async (status) => {
      const { says, leadsTo, isOver, place: destination } = offers[status]
      const { network, place } = openImages(picturedStory([chosen()], { status }))
      if (destination) await waitFor(() => expect(place()).toBe(destination))
      if (says) await screen.findByText(says)
      if (leadsTo) expect(screen.getByRole('main').querySelector('a')?.getAttribute('href')).toBe(leadsTo)
      if (!isOver) await screen.findByRole('button', { name: 'Publish' })
      if (!isOver) expect(publishButton().disabled).toBe(status !== 'pending_image_review')
      await pass(31)
      expect(secondsBetween(network.sent(look)).slice(0, 3)).toEqual(isOver ? [] : [10, 10, 10])
    },
  )

  test('after a failure it says the cause (IR-09)', async () => {
    openImages(picturedStory([chosen()], { status: 'failed', processingError: 'The paper ran out.' }))
    await screen.findByText('Story generation failed. Error: The paper ran out.')
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  test.each([
    ['/review-images', () => json({}), 'No story ID provided in the URL.'],
    ['/review-images/g1', () => json({}), 'Story not found.'],
    ['/review-images/g1', () => json({ message: 'No.' }, 404), 'Story not found.'],
    ['/review-images/g1', () => json({ message: 'No.' }, 500), 'Failed to load story data.'],
  ])('at %s without a story to show (IR-23, IR-24, IR-25)', async (address, answer, words) => {
    const { network } = openImages(picturedStory([]), address)
    network.answer(look, answer)
    await screen.findByText(words)
  })

  test('and failed, it can be asked for again (IR-24)', async () => {
    const { network, user } = openImages(picturedStory([chosen()]))
    network.answer(look, noAnswer)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    network.answer(look, () => json(picturedStory([chosen()])))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await card(1)
  })
})

describe('every 10 seconds', () => {
  test('pictures arrive one by one, and neither a wish nor a choice is disturbed (D-18, IR-15)', async () => {
    const drawing = (index: number) =>
      sceneAt(index, { illustrationAttempts: [emptyAttempt(`s${index}a1`, 'image_generation_queued')] })
    const { network, user } = openImages(picturedStory([drawing(0), drawing(1)]))
    await card(1)
    expect(screen.getAllByText('Being drawn...')).toHaveLength(4)
    await user.type(await wishField(2), 'At night.')
    network.answer(look, () => json(picturedStory([sceneAt(0), drawing(1)])))
    await pass(10)
    expect(await pictures(1)).toHaveLength(2)
    expect(screen.getAllByText('Being drawn...')).toHaveLength(2)
    expect((await wishField(2)).value).toBe('At night.')
    network.answer(look, () => json(picturedStory([sceneAt(0), sceneAt(1)])))
    await pass(10)
    expect(await pictures(2)).toHaveLength(2)
  })

  test('three looks in a row without an answer are told, and the pictures stay', async () => {
    const { network } = openImages(picturedStory([chosen()]))
    await card(1)
    network.answer(look, noAnswer)
    const seen = network.sent(look).length
    await passUntil(() => network.sent(look).length === seen + 2, 25)
    expect(screen.queryByText(unreachable)).toBeNull()
    await pass(11)
    await screen.findByText(unreachable)
    expect(await pictures(1)).toHaveLength(2)
    network.answer(look, () => json(picturedStory([chosen()])))
    await pass(10)
    await waitFor(() => expect(screen.queryByText(unreachable)).toBeNull())
  })

  test.each(['archived', 'published'] as const)(
    'a story that is %s meanwhile leads to the profile (IR-08)',
    async (status) => {
      const { network, place } = openImages(picturedStory([chosen()]))
      await card(1)
      // A deleted story is not there any more for anybody.
      network.answer(look, () =>
        status === 'archived' ? json({ message: 'Not found.' }, 404) : json(picturedStory([], { status })),
      )
      await pass(10)
      await waitFor(() => expect(place()).toBe('/profile'))
    },
  )

  test('a story that failed meanwhile says so, and takes over the focus (IR-09)', async () => {
    const { network } = openImages(picturedStory([chosen()]))
    ;(await wishField(1)).focus()
    network.answer(look, () => json(picturedStory([chosen()], { status: 'failed' })))
    await pass(10)
    const words = await screen.findByText(`Story generation failed. Error: ${sorry}`)
    expect(document.activeElement?.contains(words)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})

test('messages on a scene’s card vanish after 3 seconds (IR-22)', async () => {
  const { user, network } = openImages(picturedStory([sceneAt(0)]))
  network.answer(choose(0), () => json({}, 400))
  const [first] = await pictures(1)
  await user.click(first as HTMLInputElement)
  await expectForThreeSeconds('Failed to select image')
  network.answer(regenerate, () => json({ message: 'Not now.' }, 400))
  await user.type(await wishField(1), 'At night.')
  const again = within(await card(1)).getByRole('button', { name: /^Regenerate/ })
  await user.click(again)
  await expectForThreeSeconds('Submission failed: Not now.')
  network.answer(regenerate, () => json({}, 202))
  await user.click(again)
  await expectForThreeSeconds('Regeneration requested successfully!')
})

/** Time goes on by itself while one looks, on a busy machine more: hence the half second on either side. */
async function expectForThreeSeconds(words: string) {
  await screen.findByText(words)
  await pass(2.5)
  expect(screen.queryByText(words)).not.toBeNull()
  await pass(1)
  expect(screen.queryByText(words)).toBeNull()
}
