import { expect, test } from 'vitest'
import { imageQuality } from './generations/generation-schemas.ts'
import {
  attemptStatuses,
  generationStatuses,
  generationStatusTable,
  picturesDoneProgress,
} from './generations/generation-status.ts'
import { initialAppConfig } from './prices/prices.ts'
import { ageGroupNames } from './reference/age-groups.ts'
import { routes } from './routes.ts'

test('a generation has one of eighteen statuses (EN-16)', () => {
  expect([...generationStatuses].sort()).toEqual([
    'archived',
    'enriching_characters',
    'failed',
    'generating_prompts',
    'generating_text',
    'moderating_initial_prompt',
    'moderating_prompts',
    'moderating_review',
    'moderating_text',
    'pending_image_review',
    'pending_prompt_review',
    'pending_review',
    'prompt_rejected_by_safety',
    'published',
    'regenerating_text_feedback',
    'rejected',
    'splitting_scenes',
    'text_rejected_by_safety',
  ])
})

test('an attempt at a picture has one of six statuses (EN-19, D-19)', () => {
  expect([...attemptStatuses].sort()).toEqual([
    'image_generation_completed',
    'image_generation_failed',
    'image_generation_in_progress',
    'image_generation_queued',
    'image_initiation_failed',
    'prompt_rejected_by_image_safety',
  ])
})

test('a story is for one of four ages (EN-29)', () => {
  expect(ageGroupNames).toEqual(['Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens'])
})

test('a quality is Default or Premium, written so, and nothing else (EN-24)', () => {
  const accepted = ['Default', 'Premium', 'default', 'Best', ''].filter(
    (quality) => imageQuality.safeParse(quality).success,
  )
  expect(accepted).toEqual(['Default', 'Premium'])
})

test('progress runs from 5 to 60 through the stages, to 95 through the pictures, and is 100 when published (D-26)', () => {
  const along = [
    'moderating_initial_prompt',
    'generating_text',
    'moderating_text',
    'pending_review',
    'moderating_review',
    'enriching_characters',
    'splitting_scenes',
    'generating_prompts',
    'moderating_prompts',
    'pending_image_review',
  ] as const
  const percents = along.map((status) => generationStatusTable[status].progress)
  expect(percents).toEqual(percents.toSorted((one, other) => one - other))
  expect([percents[0], percents.at(-1), picturesDoneProgress]).toEqual([5, 60, 95])
  expect(generationStatusTable.published.progress).toBe(100)
})

test('whoever asks for public stories without saying how many gets the first twenty (PS-03, PS-04)', () => {
  expect(routes.explorePublicStories.query.parse({})).toEqual({ page: 1, limit: 20 })
})

test.each([
  ['the tokens of a new account (D-02)', { signUpBonusTokens: 300 }],
  ['the price of a picture (D-03)', { imageCostDefault: 10, imageCostPremium: 20 }],
  ['the numbers of pictures (D-04)', { availableImageNumbers: [5, 10, 15, 20] }],
  ['how many may be drawn again (D-05)', { regenLimitPercentDefault: 100, regenLimitPercentPremium: 200 }],
  ['the price of drawing one again (D-06)', { imageRegenerationCost: 5 }],
  ['that the text costs nothing (D-07)', { storyGenerationCost: 0 }],
])('a new installation has what was decided: %s', (_, decided) => {
  expect(initialAppConfig).toMatchObject(decided)
})

test('a new installation has no price beside those', () => {
  expect(initialAppConfig.narrationGenerationCost).toBe(20)
  expect(Object.keys(initialAppConfig)).toHaveLength(9)
})
