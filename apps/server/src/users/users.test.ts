import { initialAppConfig } from '@faith-fables/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'
import { storeProfilePicture } from './profile-picture.ts'

const bonus = initialAppConfig.signUpBonusTokens

test('a parent who signs up gets a profile and the sign-up bonus as first entry of the history (UA-04, EN-01, EN-03, D-02)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()

  expect(await world.as(parent).ask('getProfile')).toEqual({
    uid: parent.uid,
    email: parent.email,
    emailVerified: true,
    isAdministrator: false,
    displayName: parent.name,
    photoURL: null,
    tokensAvailable: bonus,
    tokensOwed: 0,
    lettersAboutStories: true,
  })
  const history = await world.as(parent).ask('listTokenTransactions')
  expect(history).toEqual([
    {
      id: expect.stringMatching(/./),
      createdAt: expect.any(String),
      description: 'Welcome gift',
      amount: bonus,
      balance: bonus,
    },
  ])
  expect(Date.now() - Date.parse(history[0]?.createdAt ?? '')).toBeLessThan(60_000)
})

test('ten syncs at once make one profile and grant the bonus once (UA-02, D-02)', async () => {
  await using world = await startTestWorld()
  const newcomer = world.as(await world.signUp())

  const profiles = await Promise.all(Array.from({ length: 10 }, () => newcomer.ask('syncProfile')))

  expect(new Set(profiles.map(({ tokensAvailable }) => tokensAvailable))).toEqual(new Set([bonus]))
  expect(await newcomer.ask('listTokenTransactions')).toHaveLength(1)
})

test.each(['getProfile', 'listTokenTransactions'] as const)(
  '%s before any sync makes the profile and grants the bonus, and a later sync adds nothing (UA-02)',
  async (name) => {
    await using world = await startTestWorld()
    const newcomer = world.as(await world.signUp())

    await newcomer.ask(name)
    const synced = await newcomer.ask('syncProfile', { body: { displayName: 'Naomi' } })

    expect(synced).toEqual(await newcomer.ask('getProfile'))
    expect(await newcomer.ask('listTokenTransactions')).toHaveLength(1)
  },
)

test('a character saved before any sync is kept', async () => {
  await using world = await startTestWorld()
  const newcomer = world.as(await world.signUp())

  const saved = await newcomer.ask('addCharacter', { body: ruth })

  expect(await newcomer.ask('listCharacters')).toEqual([saved])
})

test('the bonus is what the prices say when the parent comes (CO-04)', async () => {
  await using world = await startTestWorld()
  await world.setPrices({ signUpBonusTokens: 120 })

  expect(await world.balanceOf(await world.signUp())).toBe(120)
})

test.each([0, null])('without a bonus (%s) the history begins empty', async (signUpBonusTokens) => {
  await using world = await startTestWorld()
  await world.setPrices({ signUpBonusTokens })
  const newcomer = world.as(await world.signUp())

  expect(await newcomer.ask('syncProfile')).toMatchObject({ tokensAvailable: 0 })
  expect(await newcomer.ask('listTokenTransactions')).toEqual([])
})

test('a display name sent with a sync fills an empty name and never replaces one (UA-02)', async () => {
  await using world = await startTestWorld()
  const { users } = world.context
  const person = { uid: 'nameless', email: 'nameless@example.com', emailVerified: false, name: null }

  expect(await users.sync(person)).toMatchObject({ displayName: null })
  expect(await users.sync(person, 'Naomi')).toMatchObject({ displayName: 'Naomi' })
  expect(await users.sync(person, 'Orpah')).toMatchObject({ displayName: 'Naomi' })
})

test('the name of the account is used when no other is sent, cut to what a profile holds', async () => {
  await using world = await startTestWorld()
  const person = { uid: 'long', email: 'long@example.com', emailVerified: false, name: ` ${'a'.repeat(150)}` }

  expect(await world.context.users.sync(person)).toMatchObject({ displayName: 'a'.repeat(100) })
})

test('a sync takes over a changed e-mail address', async () => {
  await using world = await startTestWorld()
  const { users } = world.context
  const person = { uid: 'moved', email: 'old@example.com', emailVerified: false, name: 'Naomi' }
  await users.sync(person)

  expect(await users.sync({ ...person, email: 'new@example.com' })).toMatchObject({
    email: 'new@example.com',
    displayName: 'Naomi',
  })
})

test('a profile update changes only what it names (UA-05)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()
  const photoURL = await storeProfilePicture(world.context.files, parent.uid, await onePixel())

  await world.as(parent).ask('updateProfile', { body: { displayName: '  Naomi  ' } })
  expect(await world.as(parent).ask('updateProfile', { body: { photoURL } })).toMatchObject({
    displayName: 'Naomi',
    photoURL,
  })
  expect(await world.as(parent).ask('updateProfile', { body: { photoURL: null } })).toMatchObject({
    photoURL: null,
  })
})

test('an e-mail address sent along changes nothing (UA-05, PR-15)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()
  const body = { displayName: 'Naomi', email: 'other@example.com' }

  await world.as(parent).call('updateProfile', { body })

  expect((await world.as(parent).ask('getProfile')).email).toBe(parent.email)
})

test('a wrong profile update is refused with a sentence, and nothing changes (UA-06)', async () => {
  await using world = await startTestWorld()
  const parent = world.as(await world.createParent())
  const before = await parent.ask('getProfile')

  for (const [body, message] of wrongUpdates) {
    const answer = await parent.call('updateProfile', { body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', message } })
  }

  expect(await parent.ask('getProfile')).toEqual(before)
})

test('the history shows the newest first, and as many as asked for (UA-07, UA-08)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent({ tokens: 40 })

  expect(await world.as(parent).ask('listTokenTransactions')).toMatchObject([
    { amount: 40 - bonus, balance: 40 },
    { amount: bonus, balance: bonus },
  ])
  expect(await world.as(parent).ask('listTokenTransactions', { query: { limit: 1 } })).toHaveLength(1)
})

test('a history limit that is no whole number from 1 to 1,000 is refused', async () => {
  await using world = await startTestWorld()
  const parent = world.as(await world.createParent())

  for (const limit of ['0', '-1', '1.5', 'many', '1001']) {
    const answer = await parent.call('listTokenTransactions', { query: { limit } })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^limit must be/) } })
  }
})

test('the system author can be made again and again and has no tokens', async () => {
  await using world = await startTestWorld()
  const { users } = world.context

  const uid = await users.ensureSystemAuthor()

  expect(await users.ensureSystemAuthor()).toBe(uid)
  const author = { uid, email: 'library@faith-fables.invalid', emailVerified: false, name: null }
  expect(await users.ensureProfile(author)).toMatchObject({ displayName: 'Faith Fables', tokensAvailable: 0 })
})

const wrongUpdates: [body: object | undefined, message: string][] = [
  [{}, 'No update data provided.'],
  [undefined, 'No update data provided.'],
  [{ email: 'other@example.com' }, 'No update data provided.'],
  [{ displayName: '   ' }, 'Please enter a new, non-empty display name.'],
  [{ displayName: 'a'.repeat(101) }, 'Display Name must be 100 characters or less.'],
  [
    { photoURL: 'https://example.com/me.jpg' },
    'photoURL must be the address that uploading a profile picture answered.',
  ],
  [
    { photoURL: '/media/profilePictures/somebody-else/profile.jpg?v=1' },
    'The picture must be the one you uploaded last.',
  ],
]

const ruth = { name: 'Ruth', details: 'A girl with red boots and a yellow raincoat.' }

function onePixel(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}
