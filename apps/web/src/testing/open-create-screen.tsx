import { screen } from '@testing-library/react'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers } from './fake-network.ts'
import { renderApp } from './render-app.tsx'

export const amara = { characterId: 'c1', name: 'Amara', details: 'Six years old, two long braids.' }
export const ben = { characterId: 'c2', name: 'Ben', details: 'Seven, curly red hair.' }

export const costs = {
  imageCostDefault: 10,
  imageCostPremium: 20,
  availableImageNumbers: [5, 10, 15],
  regenLimitPercentDefault: 33.3,
  regenLimitPercentPremium: 50,
  imageRegenerationCost: 5,
  narrationGenerationCost: 20,
  signUpBonusTokens: 300,
  storyGenerationCost: 0,
}

export const order = 'POST /api/stories/generate'
export const look = 'GET /api/stories/generations/g1'

/** What a server answers that knows Ruth, her two characters and a few choices. */
export const answers = {
  ...signedInAnswers,
  'GET /api/reference/costs': () => json(costs),
  'GET /api/reference/age-groups': () =>
    json([
      { _id: 'toddlers', name: 'Toddlers', description: 'Ages 1 to 3.' },
      { _id: 'early-readers', name: 'Early Readers', description: 'Ages 4 to 6.' },
    ]),
  'GET /api/reference/illustration-styles': () =>
    json([{ _id: 'watercolor', name: 'Watercolor', styleImagePath: '/examples/watercolor.webp' }]),
  'GET /api/reference/bible-verses': () =>
    json([
      { _id: 'john-3-16', reference: 'John 3:16', text: 'For God so loved the world.' },
      { _id: 'psalm-23-1', reference: 'Psalm 23:1', text: 'Yahweh is my shepherd.' },
    ]),
  'GET /api/reference/moral-values': () =>
    json([{ _id: 'kindness', name: 'Kindness', description: 'Doing one small good thing.' }]),
  'GET /api/users/me/characters': () => json([amara, ben]),
  [order]: () => json({ storyGenerationId: 'g1', message: 'Story request received!' }, 202),
  [look]: () => json({ status: 'pending_review', processingError: null }),
}

/** For tests: the creation screen of a signed-in parent, once its choices are there. */
export async function openCreateScreen(
  changes: Partial<Record<string, () => Response | Promise<Response>>> = {},
  { isWaiting = true } = {},
) {
  leaveSignInMark()
  const network = fakeNetwork({ ...answers, ...changes } as typeof answers)
  const app = renderApp('/create')
  if (isWaiting) await screen.findByText('Early Readers')
  return { ...app, network }
}

export const generateButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Generate Story' })
