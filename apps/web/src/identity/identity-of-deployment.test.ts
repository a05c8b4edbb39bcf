import { expect, test, vi } from 'vitest'
import { fakeNetwork, json, leaveSignInMark, ruth } from '../testing/fake-network.ts'
import { createBuiltinIdentity } from './builtin-identity.ts'
import { IdentityError } from './identity.ts'
import { createIdentityOfDeployment } from './identity-of-deployment.ts'
import { signInMark } from './sign-in-mark.ts'

const session = 'GET /api/auth/get-session'

/** As the storage of a browser tells the other tabs. */
function markChangesElsewhere() {
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

test('a visitor asks nobody who keeps the accounts (FB-06)', () => {
  const load = vi.fn(async () => createBuiltinIdentity())
  const identity = createIdentityOfDeployment(load)
  expect(identity.storedUid()).toBeNull()
  identity.onChange(() => {})
  expect(load).not.toHaveBeenCalled()
})

test('calls that come together find it out once; what failed is found out the next time (FB-06)', async () => {
  fakeNetwork({ [session]: () => json({ user: ruth }) })
  const load = vi.fn(async () => createBuiltinIdentity())
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const identity = createIdentityOfDeployment(load)
  await expect(identity.currentUser()).rejects.toThrow(IdentityError)
  const users = await Promise.all([identity.currentUser(), identity.currentUser()])
  expect(users.map((user) => user?.uid)).toEqual([ruth.id, ruth.id])
  expect(load).toHaveBeenCalledTimes(2)
})

test('who listens hears of other tabs before and after it is found out, each time once (FB-11)', async () => {
  fakeNetwork({ [session]: () => json({ user: ruth }) })
  leaveSignInMark()
  const identity = createIdentityOfDeployment(async () => createBuiltinIdentity())
  const heard = vi.fn()
  const stop = identity.onChange(heard)
  markChangesElsewhere()
  expect(heard).toHaveBeenCalledTimes(1)
  await identity.currentUser()
  markChangesElsewhere()
  identity.endHere()
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  markChangesElsewhere()
  identity.endHere()
  expect(heard).toHaveBeenCalledTimes(3)
})

test('a sign-in can be ended before it is found out where it was made (FB-11)', () => {
  leaveSignInMark()
  const identity = createIdentityOfDeployment(() => new Promise(() => {}))
  const heard = vi.fn()
  identity.onChange(heard)
  identity.endHere()
  expect(heard).toHaveBeenCalledOnce()
  expect(signInMark.read()).toBeNull()
})
