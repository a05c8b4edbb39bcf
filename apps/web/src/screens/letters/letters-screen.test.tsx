import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, noAnswer, signedOutAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const choose = 'PUT /api/letters/t~seal'
const read = 'GET /api/letters/t~seal'

function openLink(answer: () => Response) {
  const network = fakeNetwork({ ...signedOutAnswers, [read]: answer })
  return { network, ...renderApp('/letters/t~seal') }
}

test('opening the link changes nothing; a button ends letters about stories, and another takes it back (LT-04, LT-09)', async () => {
  const { user, network } = openLink(() => json({ aboutStories: true }))
  network.answer(choose, () => json({ aboutStories: false }))
  const ending = await screen.findByRole('button', { name: 'End these letters' })
  expect(network.sent(choose)).toEqual([])

  await user.click(ending)
  expect(await screen.findByText('Letters about your stories are ended.')).toBeTruthy()
  expect(network.sent(choose).map(({ body }) => body)).toEqual([{ aboutStories: false }])

  network.answer(choose, () => json({ aboutStories: true }))
  await user.click(screen.getByRole('button', { name: 'Keep writing to me' }))
  expect(await screen.findByText('Letters about your stories come again.')).toBeTruthy()
  expect(network.sent(choose).at(-1)?.body).toEqual({ aboutStories: true })
})

test('who ended them before is told so (LT-04)', async () => {
  openLink(() => json({ aboutStories: false }))
  expect(await screen.findByText('Letters about your stories are ended.')).toBeTruthy()
})

test('a link that is cut off says that nothing was ended (LT-04)', async () => {
  openLink(() => json({ code: 'NOT_FOUND', message: 'This link is not one of ours.' }, 404))
  expect(await screen.findByText('No letters are ended.')).toBeTruthy()
})

test('a choice that could not be read can be asked for again (LT-04)', async () => {
  const { user, network } = openLink(() => json({ code: 'INTERNAL', message: 'Something went wrong.' }, 500))
  expect(await screen.findByText('Your choice could not be read.')).toBeTruthy()
  network.answer(read, () => json({ aboutStories: true }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'End these letters' })).toBeTruthy()
})

test('what could not be changed is told, and stays as it was (LT-04)', async () => {
  const { user, network } = openLink(() => json({ aboutStories: false }))
  network.answer(choose, noAnswer)
  await user.click(await screen.findByRole('button', { name: 'Keep writing to me' }))
  expect(await screen.findByText('This could not be changed.')).toBeTruthy()
  expect(screen.getByText('Letters about your stories are ended.')).toBeTruthy()
})
