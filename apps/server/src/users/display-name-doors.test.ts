import { expect, test } from 'vitest'
import { askIdentity } from '../testing/ask-identity.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'

const naomi = { email: 'naomi@example.com', password: 'safe-and-sound' }
const missing = /^(Display Name is required|Please enter a new, non-empty display name)\.$/

const refusedNames: [string, unknown, RegExp][] = [
  ['null', null, missing],
  ['an object', { toString: 1 }, missing],
  ['a list', ['x', 'y'], missing],
  ['a number', 12, missing],
  ['true', true, missing],
  ['nothing', '', missing],
  ['blanks', ' \t\n', missing],
  ['zero-width letters', '\u200b\u2063\u00ad', missing],
  ['Hangul fillers', '\u3164\u115f', missing],
  ['empty Braille', '\u2800', missing],
  ['signs', '!!! 7', /^Please use at least one letter in the name\.$/],
  ['12,000 letters', 'R'.repeat(12_000), /^Display Name must be 100 characters or less\.$/],
  ['a foul word cut by what cannot be seen', 'Sh1\u200bthead', /not a word for a children’s story/],
]

type Answer = Promise<{ status: number; message: string }>

/** Every way a typed name comes in. */
const doors: [string, (world: TestWorld) => Promise<(name: unknown) => Answer>][] = [
  ['signing up', async (world) => (name) => atIdentity(world, 'sign-up/email', { ...naomi, name })],
  [
    'changing the account',
    async (world) => {
      const cookie = await cookieOf(world)
      return (name) => atIdentity(world, 'update-user', { name }, cookie)
    },
  ],
  [
    'changing the profile',
    async (world) => {
      const parent = world.as(await world.signUp())
      return async (displayName) =>
        told(await parent.call('updateProfile', { body: { displayName } as object }))
    },
  ],
  [
    'syncing the profile',
    async (world) => {
      const parent = world.as(await world.signUp())
      return async (displayName) =>
        told(await parent.call('syncProfile', { body: { displayName } as object }))
    },
  ],
]

async function atIdentity(world: TestWorld, call: string, body: object, cookie?: string) {
  const answer = await askIdentity(world, call, { body, ...(cookie && { cookie }) })
  return { status: answer.status, message: JSON.parse(answer.body).message }
}

async function cookieOf(world: TestWorld): Promise<string> {
  const { email, password } = await world.signUp()
  return (await askIdentity(world, 'sign-in/email', { body: { email, password } })).cookie
}

function told({ status, body }: { status: number; body: unknown }) {
  return { status, message: (body as { message: string }).message }
}

test.each(doors)('a name that is none is refused in words when %s', async (_door, open) => {
  await using world = await startTestWorld({ works: false })
  const enter = await open(world)

  for (const [kind, name, sentence] of refusedNames) {
    const answer = await enter(name)
    expect([kind, answer.status]).toEqual([kind, 400])
    expect(answer.message).toMatch(sentence)
  }
  expect(world.log).toEqual([])
})

const typed = ` Zoe\u0308\u202e \u200bL\u00adevi${'\u0301'.repeat(30)}\n`
const kept = 'Zo\u00eb Lev\u00ed\u0301\u0301\u0301'

test('a name is kept as it is read, at every door', async () => {
  await using world = await startTestWorld({ works: false })
  const { cookie } = await askIdentity(world, 'sign-up/email', {
    body: { name: typed, email: 'zoe@example.com', password: 'safe-and-sound' },
  })
  const nameOfAccount = async () =>
    JSON.parse((await askIdentity(world, 'get-session', { cookie })).body).user.name
  expect(await nameOfAccount()).toBe(kept)

  await askIdentity(world, 'update-user', { body: { name: 'Ruth' }, cookie })
  await askIdentity(world, 'update-user', { body: { name: `\u200b${typed}` }, cookie })
  expect(await nameOfAccount()).toBe(kept)

  const parent = world.as(await world.createParent())
  expect(await parent.ask('updateProfile', { body: { displayName: typed } })).toMatchObject({
    displayName: kept,
  })
  const person = { uid: 'elsewhere', email: 'zoe@example.org', emailVerified: true, name: typed }
  expect(await world.context.users.ensureProfile(person)).toMatchObject({ displayName: kept })
})

test('an account from elsewhere whose name cannot be read has none here', async () => {
  await using world = await startTestWorld({ works: false })
  const { users } = world.context

  for (const name of ['\u3164\u200b', '!!!', '7'])
    expect(
      await users.ensureProfile({ uid: `by ${name}`, email: 'a@example.org', emailVerified: true, name }),
    ).toMatchObject({ displayName: null })
})

test('the picture of an account is not changed at its side door', async () => {
  await using world = await startTestWorld({ works: false })
  const cookie = await cookieOf(world)

  for (const image of [null, {}, ['x'], 7, 'https://elsewhere.example/track.gif']) {
    const answer = await atIdentity(world, 'update-user', { name: 'Naomi', image }, cookie)
    expect(answer).toEqual({
      status: 400,
      message: 'A profile picture is uploaded to /api/uploads/profile-picture.',
    })
  }
  const session = JSON.parse((await askIdentity(world, 'get-session', { cookie })).body)
  expect(session.user).toMatchObject({ name: 'Ruth', image: null })
})
