import { afterEach, expect, test, vi } from 'vitest'
import { askIdentity } from '../../testing/ask-identity.ts'
import { makePublic } from '../../testing/make-public.ts'
import { plainModels } from '../../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

const settings = { GOOGLE_CLIENT_ID: 'our-name', GOOGLE_CLIENT_SECRET: 'our-secret' }
const naomi = { sub: 'g-1', email: 'naomi@example.org', email_verified: true, name: 'Naomi Levi' }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** In place of Google's own server, which trades a code for what it knows of the person. */
function answerAsGoogle(person: object) {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    expect(String(address)).toBe('https://oauth2.googleapis.com/token')
    asked.push(new URLSearchParams(String(body)))
    const claims = Buffer.from(JSON.stringify(person)).toString('base64url')
    return Response.json({ access_token: 'a', id_token: `e30.${claims}.s`, token_type: 'Bearer' })
  })
  return asked
}

/** What the window does: asks where to go, and comes back from there with a code. */
async function signInWithGoogle(world: TestWorld, code = 'the-code') {
  const body = {
    provider: 'google',
    callbackURL: '/google-sign-in-ended',
    errorCallbackURL: '/google-sign-in-ended',
    disableRedirect: true,
  }
  const begun = await askIdentity(world, 'sign-in/social', { body })
  const address = new URL(JSON.parse(begun.body).url)
  const state = address.searchParams.get('state') ?? ''
  const call = `callback/google?code=${code}&state=${encodeURIComponent(state)}`
  return { address, ended: await askIdentity(world, call, { cookie: begun.cookie }) }
}

test('where Google knows us, a person it vouches for is signed in and told to the browser (AU-02, D-49)', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const asked = answerAsGoogle(naomi)

  const { address, ended } = await signInWithGoogle(world)
  const { body } = await askIdentity(world, 'token', { cookie: ended.cookie })
  const profile = await world.as(JSON.parse(body)).ask('syncProfile')

  expect(await world.anonymous.ask('getConfig')).toMatchObject({ identity: { google: true } })
  expect(address.origin).toBe('https://accounts.google.com')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'our-name',
    redirect_uri: 'http://localhost/api/auth/callback/google',
  })
  expect(asked[0]?.get('client_secret')).toBe('our-secret')
  expect(ended.location).toBe('/google-sign-in-ended')
  expect(profile).toMatchObject({ email: naomi.email, displayName: naomi.name, tokensAvailable: 300 })
})

test('whoever comes back from Google a second time is the same parent', async () => {
  await using world = await startTestWorld({ works: false, settings })
  answerAsGoogle(naomi)
  const uidOf = async () => {
    const { ended } = await signInWithGoogle(world)
    return JSON.parse((await askIdentity(world, 'get-session', { cookie: ended.cookie })).body).user.id
  }
  expect(await uidOf()).toBe(await uidOf())
})

test('whoever goes by a name at Google that nobody should read comes in, and is a family to those who read (D-54)', async () => {
  await using world = await startTestWorld({ settings, overrides: plainModels() })
  answerAsGoogle({ ...naomi, name: 'Naomi the forbidden' })

  const { ended } = await signInWithGoogle(world)
  const parent: { token: string } = JSON.parse(
    (await askIdentity(world, 'token', { cookie: ended.cookie })).body,
  )
  const profile = await world.as(parent).ask('syncProfile')
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  await makePublic(world, storyId)

  expect(profile).toMatchObject({ email: naomi.email, displayName: null, tokensAvailable: 300 })
  expect(await world.anonymous.ask('getPublicStory', { params: { storyId } })).toMatchObject({
    authorName: 'A Faith Fables family',
  })
})

test('an account with a password is not handed to whoever has its address at Google', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const parent = await world.createParent()
  answerAsGoogle({ ...naomi, email: parent.email })

  const { ended } = await signInWithGoogle(world)

  expect(ended.location).toMatch(/\/google-sign-in-ended\?error=account_not_linked/)
  expect((await askIdentity(world, 'get-session', { cookie: ended.cookie })).body).toBe('null')
})

test('the way back of the window is not cut off from the page that opened it', async () => {
  await using world = await startTestWorld({ works: false, settings })
  answerAsGoogle(naomi)
  const policyOf = async (url: string) =>
    (await world.server.inject(url)).headers['cross-origin-opener-policy']

  expect(await policyOf('/login')).toBe('same-origin-allow-popups')
  expect(await policyOf('/google-sign-in-ended')).toBe('unsafe-none')
  expect(await policyOf('/api/auth/callback/google?code=1')).toBe('unsafe-none')
})

test('without Google there is nothing to come back from', async () => {
  await using world = await startTestWorld({ works: false })
  const begun = await askIdentity(world, 'sign-in/social', { body: { provider: 'google' } })
  expect(begun.status).toBe(404)
  expect(await world.anonymous.ask('getConfig')).toMatchObject({ identity: { google: false } })
})
