import { type GenerationStatus, generationStatuses } from '@faith-fables/contract/generation-status'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noAnswer } from '../../testing/fake-network.ts'
import { look, openReview, send, storyField } from '../../testing/open-review.tsx'
import { pass, passUntil, secondsBetween } from '../../testing/passing-time.ts'

const stillModerating = 'Still moderating content...'
const ideasWait = 'Some picture ideas need your attention.'
const sorry = 'Processing failed: Something went wrong on our side.'
const timedOut = 'The check of your story timed out. Your text is safe; please press Approve again.'
const takesLonger =
  'This is taking longer than expected. Your story is safe; look for it in My Library in a few minutes.'
/** What the parent must act on; the rest is told without this title. */
const problems = [sorry, timedOut]

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** What the screen offers when it is opened: whether the text can be changed, how often it looks, what it says. */
const opened: Record<GenerationStatus, { edits?: true; polls?: true; says: string; leadsTo?: string }> = {
  moderating_initial_prompt: { says: 'Reviewing story idea...', leadsTo: '/library?tab=in-progress' },
  generating_text: { says: 'Crafting the narrative...', leadsTo: '/library?tab=in-progress' },
  moderating_text: { says: 'Reviewing story text...', leadsTo: '/library?tab=in-progress' },
  pending_review: { edits: true, says: 'Does it sound like yours?' },
  moderating_review: { polls: true, says: 'Approving...' },
  regenerating_text_feedback: { edits: true, polls: true, says: 'Writing again...' },
  enriching_characters: { says: 'Adding character depth...', leadsTo: '/review-images/g1' },
  splitting_scenes: { says: 'Structuring the scenes...', leadsTo: '/review-images/g1' },
  generating_prompts: { says: 'Imagining illustrations...', leadsTo: '/review-images/g1' },
  moderating_prompts: { says: 'Reviewing illustration ideas...', leadsTo: '/review-images/g1' },
  pending_prompt_review: { says: ideasWait, leadsTo: '/review-prompts/g1' },
  pending_image_review: { says: 'The pictures are waiting for you.', leadsTo: '/review-images/g1' },
  published: { says: 'This story is published.', leadsTo: '/story/s1' },
  archived: { says: 'This story was deleted.', leadsTo: '/library?tab=in-progress' },
  rejected: { says: sorry, leadsTo: '/create' },
  failed: { says: sorry, leadsTo: '/create' },
  prompt_rejected_by_safety: { says: sorry, leadsTo: '/create' },
  text_rejected_by_safety: { says: sorry, leadsTo: '/create' },
}

describe('opened', () => {
  test.each(generationStatuses)('in %s (TR-08, TR-09, TR-12)', async (status) => {
    const { edits, polls, says, leadsTo } = opened[status]
    const { network } = openReview({ status, storyId: 's1' })
    expect((await storyField()).readOnly).toBe(!edits)
    await screen.findByText(says)
    const links = [...screen.getByRole('main').querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(leadsTo ? [leadsTo] : [])
    await pass(16)
    const isApproval = status === 'moderating_review'
    expect(secondsBetween(network.sent(look)).slice(0, 3)).toEqual(polls ? [1, isApproval ? 4 : 5, 5] : [])
  })

  test('with what moderation and processing had found, which stands in banners (TR-07, TR-08)', async () => {
    openReview({ reviewModerationFeedback: 'Please leave out the sword.' })
    await screen.findByText('Moderation Failed: Please leave out the sword.')
  })

  test('with an error that left the text as it was (TR-08)', async () => {
    openReview({ processingError: 'The pen broke.' })
    await screen.findByText('Processing failed: The pen broke.')
    expect((await storyField()).readOnly).toBe(false)
  })
})

/** What becomes of an approval whose every poll answers so: at the second look, and after 24 polls. */
const approved: Record<GenerationStatus, { soon?: string; place?: string; late?: string; proves: string }> = {
  moderating_initial_prompt: { late: takesLonger, proves: '(TR-20)' },
  generating_text: { late: takesLonger, proves: '(TR-20)' },
  moderating_text: { late: takesLonger, proves: '(TR-20)' },
  pending_review: { late: timedOut, proves: '(TR-19)' },
  moderating_review: { soon: stillModerating, late: takesLonger, proves: '(TR-18)' },
  regenerating_text_feedback: { late: takesLonger, proves: '(TR-20)' },
  enriching_characters: { place: '/library?tab=in-progress', proves: '(TR-16)' },
  splitting_scenes: { place: '/library?tab=in-progress', proves: '(TR-16)' },
  generating_prompts: { late: takesLonger, proves: '(TR-20)' },
  moderating_prompts: { late: takesLonger, proves: '(TR-20)' },
  pending_prompt_review: { soon: ideasWait, late: takesLonger, proves: '(TR-20)' },
  pending_image_review: { place: '/library?tab=in-progress', proves: '(TR-16)' },
  published: { soon: 'This story is published.', proves: '' },
  archived: { soon: 'This story was deleted.', proves: '' },
  rejected: { soon: sorry, proves: '(TR-17)' },
  failed: { soon: sorry, proves: '(TR-17)' },
  prompt_rejected_by_safety: { soon: sorry, proves: '(TR-17)' },
  text_rejected_by_safety: { soon: sorry, proves: '(TR-17)' },
}

describe('approved', () => {
  /** Presses Approve, and lets the early look pass. */
  async function approve(status: GenerationStatus) {
    const app = openReview()
    await storyField()
    app.become({ status, storyId: 's1' })
    await app.user.click(screen.getByRole('button', { name: 'Approve' }))
    // The first look was the opening of the screen.
    const polls = () => app.network.sent(look).slice(1)
    await passUntil(() => polls().length > 0, 3)
    return { ...app, polls }
  }

  test.each(generationStatuses.map((status) => [status, approved[status].proves] as const))(
    'and answered by %s %s',
    async (status) => {
      const { soon, place: destination, late } = approved[status]
      const { place, polls } = await approve(status)
      if (soon) await screen.findByText(soon)
      if (destination) return await waitFor(() => expect(place()).toBe(destination))
      await passUntil(() => polls().length >= 24, 115)
      if (late) expect(screen.queryByText(late)).toBeNull()
      await pass(5)
      const told = late ?? soon ?? ''
      await screen.findByText(told)
      if (soon && soon !== stillModerating) expect(screen.queryByText(soon)).not.toBeNull()
      expect(screen.queryAllByText('Action Required')).toHaveLength(problems.includes(told) ? 1 : 0)
      expect(screen.queryByText(stillModerating)).toBeNull()
    },
  )

  test('it is looked at after a second and then every 5 seconds, 24 times and no more (TR-14)', async () => {
    const { network, polls } = await approve('generating_prompts')
    await pass(150)
    const approval = network.sent(send).slice(0, 1)
    expect(secondsBetween([...approval, ...polls()])).toEqual([1, 4, ...Array.from({ length: 23 }, () => 5)])
  })

  test('a declined text can be mended at once (TR-15)', async () => {
    const { become } = await approve('moderating_review')
    become({ reviewModerationFeedback: 'Please leave out the sword.' })
    await pass(5)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Action RequiredModeration Failed: Please leave out the sword.',
    )
    expect((await storyField()).readOnly).toBe(false)
  })

  test('a poll that fails is told, and the third ends it (TR-21, TR-22, TR-23)', async () => {
    const { network, polls } = await approve('moderating_review')
    network.answer(look, noAnswer)
    await passUntil(() => polls().length === 2, 5)
    await screen.findByText('Polling failed: Network error')
    await passUntil(() => polls().length === 3, 6)
    expect(screen.queryByText('Action Required')).toBeNull()
    await passUntil(() => polls().length === 4, 6)
    await screen.findByText('Action Required')
    expect(screen.getByText(/^Polling failed: Network error\. Your approval was sent/)).toBeTruthy()
    await pass(30)
    expect(polls()).toHaveLength(4)
  })
})
