import { initialAppConfig } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'

test('a parent who signs up gets a profile with the sign-up bonus', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()

  expect(await world.as(parent).ask('getProfile')).toEqual({
    uid: parent.uid,
    email: parent.email,
    displayName: parent.name,
    photoURL: null,
    tokensAvailable: initialAppConfig.signUpBonusTokens,
  })
})
