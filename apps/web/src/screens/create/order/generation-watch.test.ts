import { type GenerationStatus, generationStatuses } from '@faith-fables/contract/generation-status'
import { describe, expect, test } from 'vitest'
import {
  timeToNextLook,
  watchAfterAnswer,
  watchAfterFailure,
  watchBegun,
  workingStages,
} from './generation-watch.ts'

const answer = (status: GenerationStatus, processingError: string | null = null) =>
  watchAfterAnswer(watchBegun, { status, processingError })
const lost = { status: 0, message: 'Polling failed: Network error' }

describe('messages', () => {
  test.each([
    ['moderating_initial_prompt', 'Reviewing story idea...', '(CP-08)'],
    ['generating_text', 'Crafting the narrative...', '(CP-09)'],
    ['moderating_text', 'Reviewing story text...', '(CP-10)'],
    ['enriching_characters', 'Adding character depth...', '(CP-11)'],
    ['splitting_scenes', 'Structuring the scenes...', '(CP-12)'],
    ['generating_prompts', 'Imagining illustrations...', '(CP-13)'],
    ['moderating_prompts', 'Reviewing illustration ideas...', '(CP-14)'],
  ] as const)('%s reads %s, and the light of its place burns %s', (status, message, _proves) => {
    expect(answer(status)).toEqual({
      message,
      trouble: null,
      stage: workingStages.indexOf(status),
      failures: 0,
      end: null,
    })
  })

  test('the seven stages stand in the order of the work', () => {
    expect(workingStages.map((status) => answer(status).stage)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test.each(['moderating_review', 'regenerating_text_feedback'] as const)(
    '%s keeps the last message and goes on',
    (status) => {
      const before = answer('generating_text')
      expect(watchAfterAnswer(before, { status, processingError: null })).toEqual(before)
    },
  )
})

describe('the end', () => {
  const ready = [
    'pending_review',
    'pending_prompt_review',
    'pending_image_review',
    'published',
    'archived',
  ] as const
  const unsuccessful = ['rejected', 'failed', 'prompt_rejected_by_safety', 'text_rejected_by_safety'] as const

  test.each(ready)('%s leads on (CP-15)', (status) => {
    expect(answer(status).end).toEqual({ kind: 'ready' })
  })

  test.each(unsuccessful)('%s tells why (CP-18, CP-19)', (status) => {
    expect(answer(status, 'No dragons, please.').end).toMatchObject({
      kind: 'failed',
      sentence: 'Generation Failed: No dragons, please.',
    })
  })

  test('without a reason only a failure of ours is called one (CP-19)', () => {
    expect(answer('failed').end).toMatchObject({
      sentence: 'Generation Failed: Something went wrong on our side.',
    })
    for (const status of unsuccessful.filter((each) => each !== 'failed'))
      expect(answer(status).end).toMatchObject({
        sentence: 'Generation Failed: Content did not meet guidelines.',
      })
  })

  test('every other status goes on', () => {
    const others = generationStatuses.filter(
      (status) =>
        !(ready as readonly string[]).includes(status) &&
        !(unsuccessful as readonly string[]).includes(status),
    )
    expect(others).toHaveLength(9)
    for (const status of others) expect(answer(status).end).toBeNull()
  })
})

describe('looks that fail', () => {
  test('are told, and a good answer takes the words back (CP-24, CP-25)', () => {
    const once = watchAfterFailure(answer('generating_text'), lost)
    expect(once).toMatchObject({
      message: 'Crafting the narrative...',
      trouble: 'Error checking status: Polling failed: Network error',
      stage: 1,
      failures: 1,
      end: null,
    })
    expect(watchAfterAnswer(once, { status: 'moderating_text', processingError: null })).toMatchObject({
      message: 'Reviewing story text...',
      trouble: null,
      failures: 0,
    })
  })

  test('three in a row end the watching and point to the library', () => {
    const twice = watchAfterFailure(watchAfterFailure(watchBegun, lost), lost)
    expect(twice.end).toBeNull()
    expect(watchAfterFailure(twice, lost).end).toEqual({
      kind: 'failed',
      sentence: 'Error checking status: Polling failed: Network error',
      advice: 'Your story may still be on its way: look in My Library.',
      isStoryUnderWay: true,
    })
  })

  test('a record that is not there ends it at once (CP-23)', () => {
    const missing = { status: 404, message: 'Story generation record not found.' }
    expect(watchAfterFailure(watchBegun, missing).end).toMatchObject({
      sentence: 'Error checking status: Story generation record not found.',
      isStoryUnderWay: false,
    })
  })

  test('a login that is lost ends it at once (CP-26)', () => {
    const end = watchAfterFailure(watchBegun, { status: 401, message: 'No ID Token provided.' }).end
    expect(end).toMatchObject({
      sentence: 'Authentication error occurred during story generation.',
      isStoryUnderWay: true,
    })
  })
})

test('the first look comes after one second, the others every seven, none after the end (CP-07, CP-15)', () => {
  expect(timeToNextLook(watchBegun, 0)).toBe(1000)
  expect(timeToNextLook(answer('generating_text'), 1)).toBe(7000)
  expect(timeToNextLook(watchAfterFailure(watchBegun, lost), 5)).toBe(7000)
  expect(timeToNextLook(answer('pending_review'), 2)).toBe(false)
  expect(timeToNextLook(answer('failed'), 2)).toBe(false)
})
