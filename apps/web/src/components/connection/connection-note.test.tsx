import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer } from '../../testing/fake-network.ts'
import { libraryCall, openLibrary } from '../../testing/open-library.tsx'

const away = 'The connection is away.'

test('what could not be read without a connection is read once it is back', async () => {
  const { network } = openLibrary([], '/library', { [libraryCall]: noAnswer, 'GET /healthz': noAnswer })
  expect(await screen.findByText(away)).toBeTruthy()
  expect(screen.getByText('Failed to load your library.')).toBeTruthy()

  network.answer(libraryCall, () => json([]))
  network.answer('GET /healthz', () => json({ status: 'up' }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('No published stories yet.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(away)).toBeNull())
})

test('a call that fails while the server is there says nothing of the connection', async () => {
  const { network } = openLibrary([], '/library', { [libraryCall]: noAnswer })
  expect(await screen.findByText('Failed to load your library.')).toBeTruthy()
  await waitFor(() => expect(network.sent(libraryCall)).toHaveLength(1))
  expect(screen.queryByText(away)).toBeNull()
})
