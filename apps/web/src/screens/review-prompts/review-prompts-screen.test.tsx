import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers } from '../../testing/fake-network.ts'
import { generationRecord, sceneAt } from '../../testing/generation-record.ts'
import { renderApp } from '../../testing/render-app.tsx'

const look = 'GET /api/stories/generations/g1'
const send = 'PATCH /api/stories/generations/g1/prompts'

const declined = sceneAt(1, { pictureIdea: 'A sword.', pictureIdeaProblem: '“sword” sounds too violent.' })
const waiting = generationRecord({ status: 'pending_prompt_review', keyMoments: [sceneAt(0), declined] })

test('declined ideas are shown with what was found, sent in other words, and lead to the pictures', async () => {
  leaveSignInMark()
  const network = fakeNetwork({
    ...signedInAnswers,
    [look]: () => json(waiting),
    [send]: () => json({ status: 'moderating_prompts' }, 202),
  })
  const { user, place } = renderApp('/review-prompts/g1')
  await screen.findByText('“sword” sounds too violent.')
  const idea = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(idea.value).toBe('A sword.')

  await user.click(screen.getByRole('button', { name: 'Send This Idea Again' }))
  expect(screen.getByText('Please put this idea into other words first.')).toBeTruthy()
  expect(network.sent(send)).toEqual([])

  await user.clear(idea)
  await user.type(idea, 'A kite.')
  network.answer(look, () =>
    json(generationRecord({ status: 'pending_image_review', keyMoments: [sceneAt(0)] })),
  )
  await user.click(screen.getByRole('button', { name: 'Send This Idea Again' }))
  await screen.findByText('Reviewing illustration ideas...')
  await waitFor(() => expect(place()).toBe('/review-images/g1'), { timeout: 3000 })
  expect(network.sent(send)[0]?.body).toEqual({ prompts: [{ index: 1, pictureIdea: 'A kite.' }] })
})
