import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../testing/fake-network.ts'
import { openStory, publicCall, seedling } from '../../testing/open-story.tsx'

// The only test of this file: the code of the login is not there yet, as for a parent who comes by a link.
test('whoever is sent to the login sets out once, however long its code takes to come (SA-13)', async () => {
  const { router, place } = openStory({ [publicCall]: () => json({ ...seedling, isFeatured: false }) })
  const settingOut = new Set<string>()
  router.subscribe(({ navigation: { location } }) => {
    if (location?.pathname === '/login') settingOut.add(location.key)
  })
  await waitFor(() => expect(place()).toBe('/login'))
  expect(settingOut.size).toBe(1)
  expect(router.state.location.state).toEqual({ from: '/story/s1' })
})
