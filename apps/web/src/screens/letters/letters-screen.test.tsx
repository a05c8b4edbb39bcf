import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, noAnswer, signedOutAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const choose = 'PUT /api/letters/t~seal'

function openLink(answer: () => Response) {
  const network = fakeNetwork({ ...signedOutAnswers, [choose]: answer })
  return { network, ...renderApp('/letters/t~seal') }
}

test('opening the link ends letters about stories without a sign-in, and a button takes it back (LT-04)', async () => {
  const { user, network } = openLink(() => json({ aboutStories: false }))
  expect(await screen.findByText('Letters about your stories are ended.')).toBeTruthy()
  expect(network.sent(choose).map(({ body }) => body)).toEqual([{ aboutStories: false }])

  network.answer(choose, () => json({ aboutStories: true }))
  await user.click(screen.getByRole('button', { name: 'Keep writing to me' }))
  expect(await screen.findByText('Letters about your stories come again.')).toBeTruthy()
  expect(network.sent(choose).at(-1)?.body).toEqual({ aboutStories: true })
})

test('a link that is cut off says that nothing was ended (LT-04)', async () => {
  openLink(() => json({ code: 'NOT_FOUND', message: 'This link is not one of ours.' }, 404))
  expect(await screen.findByText('No letters are ended.')).toBeTruthy()
})

test('what could not be taken back is told, and stays as it was (LT-04)', async () => {
  const { user, network } = openLink(() => json({ aboutStories: false }))
  await screen.findByText('Letters about your stories are ended.')
  network.answer(choose, noAnswer)
  await user.click(screen.getByRole('button', { name: 'Keep writing to me' }))
  expect(await screen.findByText('This could not be changed.')).toBeTruthy()
  expect(screen.getByText('Letters about your stories are ended.')).toBeTruthy()
})
