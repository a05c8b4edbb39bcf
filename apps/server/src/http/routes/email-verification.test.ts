import { expect, test } from 'vitest'
import { askIdentity } from '../../testing/ask-identity.ts'
import { plainMailCarrier } from '../../testing/plain-mail-carrier.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'

async function worldWithMail(settings: Record<string, string> = {}) {
  const mailCarrier = plainMailCarrier()
  const world = await startTestWorld({ works: false, settings, overrides: { mailCarrier } })
  return { world, letters: mailCarrier.letters }
}

/** The call behind the link of a letter. */
const linkIn = (letter: { text: string } | undefined) =>
  /\/api\/auth\/(verify-email\S+)/.exec(letter?.text ?? '')?.[1] ?? ''

const askAgain = (world: TestWorld, email: string, headers: Record<string, string> = {}) =>
  askIdentity(world, 'send-verification-email', { body: { email, callbackURL: '/email-verified' }, headers })

test('who signs up gets a letter, and its link shows that the address is theirs', async () => {
  const { world, letters } = await worldWithMail()
  await using _ = world
  const parent = await world.signUp()
  const isVerified = async () => (await world.as(parent).ask('getProfile')).emailVerified

  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    [parent.email, 'Your e-mail address at Faith Fables'],
  ])
  expect(await isVerified()).toBe(false)
  const opened = await askIdentity(world, linkIn(letters[0]))
  expect(opened.status).toBe(302)
  expect(opened.location).toMatch(/\/email-verified$/)
  // The token is the one from before: what is true now counts.
  expect(await isVerified()).toBe(true)
  expect((await askIdentity(world, linkIn(letters[0]))).location).toMatch(/\/email-verified/)
})

test('a link that nobody was sent leads to the page that says so', async () => {
  const { world } = await worldWithMail()
  await using _ = world
  const opened = await askIdentity(world, 'verify-email?token=a.b.c&callbackURL=%2Femail-verified')
  expect(opened.status).toBe(302)
  expect(opened.location).toMatch(/\/email-verified\?error=/i)
})

test('another letter is sent to whoever waits for one, and nobody learns from it who has an account', async () => {
  const { world, letters } = await worldWithMail()
  await using _ = world
  const parent = await world.signUp()

  const [own, foreign] = [await askAgain(world, parent.email), await askAgain(world, 'nobody@example.com')]

  expect([own.status, own.body]).toEqual([foreign.status, foreign.body])
  expect(own.status).toBe(200)
  expect(letters.map(({ to }) => to)).toEqual([parent.email, parent.email])
  await askIdentity(world, linkIn(letters[1]))
  expect((await world.as(parent).ask('getProfile')).emailVerified).toBe(true)
})

test('nobody fills an inbox with letters', async () => {
  const { world, letters } = await worldWithMail({ RATE_LIMIT: '1' })
  await using _ = world
  const parent = await world.signUp()
  const statuses: number[] = []
  for (let time = 0; time < 7; time++) statuses.push((await askAgain(world, parent.email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(letters).toHaveLength(6)
})

test('a parent whose address is not verified makes stories, and cannot ask for one to be public', async () => {
  const { world } = await worldWithMail()
  await using _ = world
  const parent = await world.createParent({ unverified: true })
  const ask = () => world.as(parent).call('requestPublic', { params: { storyId: 'x' } })
  expect(await ask()).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } })
  await world.verify(parent)
  expect((await ask()).status).toBe(404)
})
