import type { GenerationRecord, Scene } from '@faith-fables/contract'
import { screen, within } from '@testing-library/react'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers } from './fake-network.ts'
import { generationRecord } from './generation-record.ts'
import { renderApp } from './render-app.tsx'

/** Where the image review looks, and where it sends. */
export const look = 'GET /api/stories/generations/g1'
export const choose = (scene: number) => `PATCH /api/stories/generations/g1/scenes/${scene}/select-image`
export const regenerate = 'POST /api/stories/generations/g1/scenes/0/regenerate-prompt'
export const publish = 'POST /api/stories/generations/g1/publish'

/** A story whose pictures wait to be chosen. */
export function picturedStory(
  keyMoments: Scene[],
  changes: Partial<GenerationRecord> = {},
): GenerationRecord {
  return generationRecord({ status: 'pending_image_review', keyMoments, ...changes })
}

/** For tests: the image review of a story that the server answers so, opened by its parent. */
export function openImages(opened: GenerationRecord, address = '/review-images/g1') {
  leaveSignInMark()
  const network = fakeNetwork({
    ...signedInAnswers,
    'GET /api/reference/costs': () => json({ imageRegenerationCost: 5 }),
    'GET /api/users/me/token-transactions?limit=10': () => json([]),
    'GET /api/users/me/characters': () => json([]),
    [look]: () => json(opened),
    [choose(0)]: () => json({}),
    [choose(1)]: () => json({}),
    [regenerate]: () => json({ attemptId: 'a2', regenerationsUsed: 1, maxRegenerationsAllowed: 2 }, 202),
    [publish]: () => json({ storyId: 'story-1' }),
  })
  return { ...renderApp(address), network }
}

export const card = (scene: number) => screen.findByRole('region', { name: `Scene ${scene}` })
export const pictures = async (scene: number) =>
  within(await card(scene)).getAllByRole<HTMLInputElement>('radio')
export const publishButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' })
export const wishField = async (scene: number) =>
  within(await card(scene)).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'What should this picture show instead?',
  })
