import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer, ruthsProfile } from '../../testing/fake-network.ts'
import { openProfile } from '../../testing/open-profile.tsx'

const update = 'PUT /api/users/me/profile'
const findBox = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Write to me about my stories' })

test('letters about stories are ended, and come again, in the profile (LT-04)', async () => {
  const { user, network } = openProfile({
    [update]: () => json({ ...ruthsProfile, lettersAboutStories: false }),
  })
  const box = await findBox()
  expect(box.checked).toBe(true)
  await user.click(box)
  expect(await screen.findByText('No more letters about your stories.')).toBeTruthy()
  expect((await findBox()).checked).toBe(false)
  expect(network.sent(update)[0]?.body).toEqual({ lettersAboutStories: false })
})

test('a choice that was not kept is told, and the box says what is true (LT-04)', async () => {
  const { user } = openProfile({ [update]: noAnswer })
  await user.click(await findBox())
  expect(await screen.findByText('This could not be changed.')).toBeTruthy()
  expect((await findBox()).checked).toBe(true)
})
