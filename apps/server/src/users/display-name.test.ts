import { expect, test } from 'vitest'
import { askIdentity } from '../testing/ask-identity.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const foulName = 'Sh1thead Smith'
const refusal = '“Sh1thead” is not a word for a children’s story. Please choose a kinder one.'
const refused = { status: 400, body: { code: 'INVALID_REQUEST', message: refusal } }

const openWorld = () => startTestWorld({ works: false })

test('a name that nobody should read is refused in words, and the old one stays (PR-14, D-54)', async () => {
  await using world = await openWorld()
  const parent = world.as(await world.createParent())

  expect(await parent.call('updateProfile', { body: { displayName: foulName } })).toMatchObject(refused)
  expect(await parent.ask('getProfile')).toMatchObject({ displayName: 'Ruth' })
  expect(await parent.ask('updateProfile', { body: { displayName: 'Naomi' } })).toMatchObject({
    displayName: 'Naomi',
  })
})

test('a telephone number is no name', async () => {
  await using world = await openWorld()
  const parent = world.as(await world.createParent())

  const answer = await parent.call('updateProfile', { body: { displayName: 'Ruth 555-123-4567' } })

  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^“555-123-4567” looks like a private detail\./) },
  })
})

test('an account under such a name is not made, and the address stays free for a kinder one (D-54)', async () => {
  await using world = await openWorld()
  const signUp = (name: string) =>
    askIdentity(world, 'sign-up/email', {
      body: { name, email: 'naomi@example.com', password: 'safe-and-sound' },
    })

  const declined = await signUp(foulName)

  expect(declined).toMatchObject({ status: 400, setCookies: [] })
  expect(JSON.parse(declined.body)).toMatchObject({ message: refusal })
  expect(await signUp('Naomi')).toMatchObject({ status: 200 })
})

test('an account does not take such a name later either', async () => {
  await using world = await openWorld()
  const body = { name: 'Naomi', email: 'naomi@example.com', password: 'safe-and-sound' }
  const { cookie } = await askIdentity(world, 'sign-up/email', { body })

  const change = await askIdentity(world, 'update-user', { body: { name: foulName }, cookie })

  expect([change.status, JSON.parse(change.body).message]).toEqual([400, refusal])
  const session = JSON.parse((await askIdentity(world, 'get-session', { cookie })).body)
  expect(session.user.name).toBe('Naomi')
})

test('a sync with such a name is refused and makes no profile', async () => {
  await using world = await openWorld()
  const newcomer = world.as(await world.signUp())

  expect(await newcomer.call('syncProfile', { body: { displayName: foulName } })).toMatchObject(refused)
  expect(await newcomer.ask('syncProfile', { body: { displayName: 'Naomi' } })).toMatchObject({
    displayName: 'Naomi',
  })
})

test('such a name of an account from elsewhere is left out, at first and later', async () => {
  await using world = await openWorld()
  const { users } = world.context
  const person = { uid: 'elsewhere', email: 'elsewhere@example.com', emailVerified: true, name: foulName }

  expect(await users.ensureProfile(person)).toMatchObject({ displayName: null })
  expect(await users.sync(person)).toMatchObject({ displayName: null })
  expect(await users.sync({ ...person, name: 'Naomi' })).toMatchObject({ displayName: 'Naomi' })
})
