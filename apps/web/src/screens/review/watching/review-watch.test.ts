import type { GenerationRecord } from '@faith-fables/contract'
import { describe, expect, test } from 'vitest'
import { generationRecord } from '../../../testing/generation-record.ts'
import {
  isOnDesk,
  type ReviewWatch,
  timeToNextLook,
  watchAfterAnswer,
  watchAfterFailure,
  watchOpened,
  watchSent,
} from './review-watch.ts'

type Answer = Partial<GenerationRecord> & Pick<GenerationRecord, 'status'>

const opened = watchOpened(generationRecord())
const approved = watchSent(opened, { status: 'moderating_review', storyText: 'As edited.' })
const regenerating = watchSent(opened, { status: 'regenerating_text_feedback', storyText: 'As edited.' })

const after = (watch: ReviewWatch, ...answers: Answer[]) =>
  answers.reduce((seen, answer) => watchAfterAnswer(seen, generationRecord(answer)), watch)
const failed = (watch: ReviewWatch, times: number) =>
  Array.from({ length: times }).reduce<ReviewWatch>(
    (seen) => watchAfterFailure(seen, 'Polling failed: Network error'),
    watch,
  )
/** After the early look and so many counted polls with the same answer. */
const polled = (polls: number, answer: Answer) =>
  after(approved, ...Array.from({ length: polls + 1 }, () => answer))

describe('what was sent', () => {
  test('is what the server now holds, without what the last check found', () => {
    const flagged = watchOpened(generationRecord({ reviewModerationFeedback: 'Too dark.' }))
    const watch = watchSent(flagged, { status: 'moderating_review', storyText: 'Brighter.' })
    expect(watch.record).toMatchObject({ storyText: 'Brighter.', reviewModerationFeedback: null })
  })
})

describe('an approval', () => {
  test.each(['enriching_characters', 'splitting_scenes', 'pending_image_review'] as const)(
    'goes through with %s',
    (status) => expect(after(approved, { status })).toMatchObject({ isApproved: true, waitsFor: null }),
  )

  test('whose text is declined ends, and the record says why', () => {
    const watch = after(approved, { status: 'pending_review', reviewModerationFeedback: 'Too dark.' })
    expect(watch).toMatchObject({ waitsFor: null, notice: null, isApproved: false })
  })

  test.each(['failed', 'rejected', 'text_rejected_by_safety', 'prompt_rejected_by_safety'] as const)(
    'ends with %s',
    (status) => expect(after(approved, { status })).toMatchObject({ waitsFor: null, isApproved: false }),
  )

  test('is told to be still moderated from the first such poll until another status comes', () => {
    expect(approved.notice).toBeNull()
    const moderated = after(approved, { status: 'moderating_review' })
    expect(moderated.notice).toEqual({ kind: 'progress', sentence: 'Still moderating content...' })
    expect(after(moderated, { status: 'pending_review' }).notice).toBeNull()
  })

  test.each(['generating_prompts', 'moderating_prompts', 'pending_prompt_review'] as const)(
    'polls on while the status is %s',
    (status) => expect(after(approved, { status })).toMatchObject({ waitsFor: 'approval', notice: null }),
  )

  test('without an outcome times out with the 24th poll, not before', () => {
    expect(polled(23, { status: 'pending_review' })).toMatchObject({ waitsFor: 'approval', notice: null })
    expect(polled(24, { status: 'pending_review' })).toMatchObject({
      waitsFor: null,
      notice: { kind: 'problem', sentence: expect.stringContaining('timed out') },
    })
  })

  test('that is still moderated after 24 polls is told to take longer, and followed all the same', () => {
    const longer = polled(24, { status: 'moderating_review' })
    expect(longer).toMatchObject({
      waitsFor: 'approval',
      notice: { kind: 'progress', sentence: expect.stringContaining('taking longer than expected') },
    })
    expect(after(longer, { status: 'pending_image_review' }).isApproved).toBe(true)
  })

  test.each(['generating_prompts', 'pending_prompt_review'] as const)(
    'that hangs in %s after 24 polls is told to take longer, and no more looked at',
    (status) => {
      expect(polled(23, { status }).notice).toBeNull()
      const longer = polled(24, { status })
      expect(longer.notice?.sentence).toContain('taking longer than expected')
      expect(timeToNextLook(longer)).toBe(false)
    },
  )
})

describe('polls of an approval that fail', () => {
  test('are told, and a good answer takes the words back', () => {
    const once = failed(approved, 1)
    expect(once.notice).toEqual({ kind: 'trouble', sentence: 'Polling failed: Network error' })
    expect(after(once, { status: 'generating_prompts' }).notice).toBeNull()
  })

  test('end it at the third in all, also with good answers between', () => {
    const twice = failed(after(failed(approved, 1), { status: 'moderating_review' }), 1)
    expect(twice.waitsFor).toBe('approval')
    expect(failed(twice, 1)).toMatchObject({
      waitsFor: null,
      notice: {
        kind: 'problem',
        sentence: 'Polling failed: Network error. Your approval was sent; look for the story in My Library.',
      },
    })
  })

  test('count among the 24', () => {
    const last = failed(polled(23, { status: 'pending_review' }), 1)
    expect(last).toMatchObject({ waitsFor: null, notice: { kind: 'problem' } })
  })
})

describe('a regeneration', () => {
  test('brings the new text and says so', () => {
    const watch = after(regenerating, { status: 'pending_review', storyText: 'New.' })
    expect(watch).toMatchObject({ isRegenerated: true, waitsFor: null, record: { storyText: 'New.' } })
  })

  test('that led nowhere does not claim a new text', () => {
    const declined = { status: 'pending_review', reviewModerationFeedback: 'No dragons.' } as const
    expect(after(regenerating, declined).isRegenerated).toBe(false)
    const broken = { status: 'pending_review', processingError: 'Please try again.' } as const
    expect(after(regenerating, broken).isRegenerated).toBe(false)
  })

  test('goes on through failed looks, and three in a row are told', () => {
    expect(failed(regenerating, 2).notice).toBeNull()
    const lost = failed(regenerating, 3)
    expect(lost.notice?.sentence).toBe('We cannot reach your stories right now. Trying again...')
    expect(timeToNextLook(lost)).toBe(5000)
    const found = after(lost, { status: 'regenerating_text_feedback' })
    expect(found).toMatchObject({ notice: null, failures: 0 })
  })
})

describe('the next look', () => {
  test('comes after a second, then so that the counted polls of an approval are 5 s apart', () => {
    const moderating = { status: 'moderating_review' } as const
    expect(timeToNextLook(approved)).toBe(1000)
    expect(timeToNextLook(after(approved, moderating))).toBe(4000)
    expect(timeToNextLook(after(approved, moderating, moderating))).toBe(5000)
  })

  test('comes after a second, then every 5 s, while a text is written again', () => {
    expect(timeToNextLook(regenerating)).toBe(1000)
    expect(timeToNextLook(after(regenerating, { status: 'regenerating_text_feedback' }))).toBe(5000)
  })

  test('does not come while it is the parent’s turn', () => {
    expect(timeToNextLook(opened)).toBe(false)
    expect(timeToNextLook(watchOpened(generationRecord({ status: 'failed' })))).toBe(false)
  })

  test('comes for what was under way when the screen opened', () => {
    expect(watchOpened(generationRecord({ status: 'moderating_review' })).waitsFor).toBe('approval')
    expect(watchOpened(generationRecord({ status: 'regenerating_text_feedback' })).waitsFor).toBe(
      'regeneration',
    )
  })
})

test('the desk holds texts that are to be changed, or on their way back', () => {
  const onDesk = (status: Answer['status']) => isOnDesk(watchOpened(generationRecord({ status })))
  expect(onDesk('pending_review')).toBe(true)
  expect(onDesk('regenerating_text_feedback')).toBe(true)
  expect(onDesk('moderating_review')).toBe(true)
  expect(onDesk('generating_text')).toBe(false)
  expect(onDesk('published')).toBe(false)
})
