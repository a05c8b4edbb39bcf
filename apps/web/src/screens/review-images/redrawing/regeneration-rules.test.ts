import { describe, expect, test } from 'vitest'
import { attempt, emptyAttempt, sceneAt } from '../../../testing/generation-record.ts'
import { regenerationObstacle, regenerationProblem, regenerationsLeft } from './regeneration-rules.ts'

test('what is left is the allowance less what is used, and never below 0 (IR-14)', () => {
  expect(regenerationsLeft({ maxRegenerationsAllowed: 3, regenerationsUsed: 1 })).toBe(2)
  expect(regenerationsLeft({ maxRegenerationsAllowed: 1, regenerationsUsed: 2 })).toBe(0)
})

describe('a wish cannot be written', () => {
  test('when none is left', () => {
    expect(regenerationObstacle(sceneAt(0), { isOpen: true, left: 1 })).toBeNull()
    expect(regenerationObstacle(sceneAt(0), { isOpen: true, left: 0 })).toBe(
      'No regenerations are left for this story.',
    )
  })

  test('while this scene is being drawn', () => {
    const waits = sceneAt(0, {
      illustrationAttempts: [attempt('a1'), emptyAttempt('a2', 'image_generation_in_progress')],
    })
    expect(regenerationObstacle(waits, { isOpen: true, left: 3 })).toBe('This picture is being drawn.')
  })

  test('before pictures are chosen', () => {
    expect(regenerationObstacle(sceneAt(0), { isOpen: false, left: 3 })).not.toBeNull()
  })
})

test('a scene without any picture is never stuck', () => {
  const empty = sceneAt(0, { illustrationAttempts: [emptyAttempt('a1', 'image_generation_failed')] })
  expect(regenerationObstacle(empty, { isOpen: true, left: 0 })).toBeNull()
})

describe('a wish is sent', () => {
  const wish = { feedback: 'At night.', isSignedIn: true, generationId: 'g1' }

  test('with words, for a scene that was tried before', () => {
    expect(regenerationProblem(sceneAt(0), wish)).toBeNull()
  })

  test('not without words', () => {
    expect(regenerationProblem(sceneAt(0), { ...wish, feedback: '  ' })).toBe(
      'Please enter feedback before submitting.',
    )
  })

  test('not without an attempt before it; scenes count from one', () => {
    expect(regenerationProblem(sceneAt(2, { illustrationAttempts: [] }), wish)).toBe(
      'Cannot regenerate scene 3: No previous attempt ID found.',
    )
  })

  test('not without scene, story or sign-in (IR-19)', () => {
    const missing = 'Cannot regenerate: Missing required data.'
    expect(regenerationProblem(undefined, wish)).toBe(missing)
    expect(regenerationProblem(sceneAt(0), { ...wish, isSignedIn: false })).toBe(missing)
    expect(regenerationProblem(sceneAt(0), { ...wish, generationId: '' })).toBe(missing)
  })
})
