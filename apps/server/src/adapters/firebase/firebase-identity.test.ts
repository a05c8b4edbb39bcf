import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import {
  answerAsGoogle,
  firebaseSettings,
  projectId,
  ruthsClaims,
  secondsFromNow,
} from '../../testing/answer-as-google.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

afterEach(() => void vi.unstubAllGlobals())

const startWorld = (settings: Record<string, string> = {}) =>
  startTestWorld({ works: false, settings: { ...firebaseSettings, ...settings } })

test('whoever signed in at Firebase gets a profile and the welcome gift once, however often they come (FB-01)', async () => {
  const google = await answerAsGoogle()
  await using world = await startWorld()
  const first = world.as({ token: await google.sign(ruthsClaims()) })
  const later = world.as({ token: await google.sign({ ...ruthsClaims(), iat: secondsFromNow(-1) }) })

  const profiles = await Promise.all([first.ask('syncProfile'), later.ask('syncProfile')])

  for (const profile of [...profiles, await later.ask('getProfile')])
    expect(profile).toMatchObject({
      uid: 'uid-of-ruth',
      displayName: 'Ruth Adler',
      emailVerified: false,
      tokensAvailable: 300,
    })
  expect(await later.ask('listTokenTransactions', { query: {} })).toHaveLength(1)
})

test('only a token that Google signed for this project, whole and not over, opens the door (FB-02)', async () => {
  const google = await answerAsGoogle()
  await using world = await startWorld()
  const stranger = await generateKeyPair('RS256')
  const claims = ruthsClaims()
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name))
  const ofAnotherProject = { iss: 'https://securetoken.google.com/elsewhere', aud: 'elsewhere' }
  const signedWithPublicKey = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'of-google' })
    .sign(new TextEncoder().encode(JSON.stringify(google.publicKey)))
  const bad: Record<string, string> = {
    unsigned: new UnsecuredJWT(claims).encode(),
    'signed by the public key': signedWithPublicKey,
    'of a stranger’s key': await google.sign(claims, 'of-google', stranger.privateKey),
    'of an unknown key': await google.sign(claims, 'unknown'),
    'of another project': await google.sign({ ...claims, ...ofAnotherProject }),
    'for another audience': await google.sign({ ...claims, aud: 'elsewhere' }),
    'of another issuer': await google.sign({ ...claims, iss: ofAnotherProject.iss }),
    expired: await google.sign({ ...claims, exp: secondsFromNow(-1) }),
    'of tomorrow': await google.sign({ ...claims, iat: secondsFromNow(86_400) }),
    'of a sign-in of tomorrow': await google.sign({ ...claims, auth_time: secondsFromNow(86_400) }),
    'without a person': await google.sign({ ...claims, sub: '' }),
  }
  for (const name of ['exp', 'iat', 'auth_time', 'sub', 'email', 'iss', 'aud'])
    bad[`without ${name}`] = await google.sign(without(name))

  expect((await world.as({ token: await google.sign(claims) }).call('getProfile')).status).toBe(200)
  for (const [kind, token] of Object.entries(bad))
    expect([kind, (await world.as({ token }).call('getProfile')).status]).toEqual([kind, 401])
  expect(world.log).toEqual([])
})

test('while Google shows no keys nobody is signed out (FB-02)', async () => {
  const google = await answerAsGoogle()
  const token = await google.sign(ruthsClaims())
  google.goAway()
  await using world = await startWorld()

  expect(await world.as({ token }).call('getProfile')).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', message: expect.stringContaining('We cannot check sign-ins just now.') },
  })
})

test('an administrator is who Firebase says has verified an address that the operator names (FB-03)', async () => {
  const google = await answerAsGoogle()
  await using world = await startWorld({ ADMIN_EMAILS: 'ruth@example.org' })
  const claims = ruthsClaims()
  const claimed = world.as({ token: await google.sign(claims) })
  const verified = world.as({ token: await google.sign({ ...claims, email_verified: true }) })

  expect(await claimed.ask('getProfile')).toMatchObject({ isAdministrator: false, emailVerified: false })
  expect(await verified.ask('getProfile')).toMatchObject({ isAdministrator: true, emailVerified: true })
})

test('an account is deleted by a sign-in of the last five minutes, whatever password is sent (FB-04)', async () => {
  const google = await answerAsGoogle()
  await using world = await startWorld()
  const claims = ruthsClaims()
  const old = world.as({ token: await google.sign({ ...claims, auth_time: secondsFromNow(-301) }) })
  const fresh = world.as({ token: await google.sign(claims) })
  await old.ask('syncProfile')
  const request = { password: 'secret1', keepsPublicStories: false }

  expect(await old.call('askForDeletion', { body: request })).toMatchObject({ status: 400 })
  expect(await fresh.ask('getAccountDeletion')).toMatchObject({ deletesAt: null, hasPassword: true })
  expect(await fresh.ask('askForDeletion', { body: request })).toMatchObject({
    deletesAt: expect.any(String),
  })
})

test('whoever signs in with Google is asked to do so again, not for a password (FB-04)', async () => {
  const google = await answerAsGoogle()
  await using world = await startWorld()
  const claims = { ...ruthsClaims(), firebase: { sign_in_provider: 'google.com' } }
  const old = world.as({ token: await google.sign({ ...claims, auth_time: secondsFromNow(-301) }) })
  await old.ask('syncProfile')

  expect(await old.ask('getAccountDeletion')).toMatchObject({ hasPassword: false })
  expect(await old.call('askForDeletion', { body: { keepsPublicStories: false } })).toMatchObject({
    body: {
      message: 'Please sign out and in again first: your last sign-in is more than 5 minutes old.',
    },
  })
})

test('a deleted account is deleted at Firebase, too, by the service account (FB-04)', async () => {
  const calls: { address: string; body: string; authorization: string | null }[] = []
  const google = await answerAsGoogle((address, init) => {
    const authorization = new Headers(init.headers).get('authorization')
    calls.push({ address, body: String(init.body), authorization })
    return Response.json(address.includes('token') ? { access_token: 'for-an-hour' } : {})
  })
  await using folder = await temporaryFolder()
  const keyFile = join(folder.path, 'key.json')
  const key = {
    client_email: 'fables@example.iam.gserviceaccount.com',
    private_key: google.privateKey,
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  await writeFile(keyFile, JSON.stringify(key))
  await using world = await startWorld({ FIREBASE_SERVICE_ACCOUNT: keyFile })
  const ruth = world.as({ token: await google.sign(ruthsClaims()) })
  await ruth.ask('syncProfile')
  await ruth.ask('askForDeletion', { body: { keepsPublicStories: false } })

  expect(await world.context.personalData.deleteDue(new Date(Date.now() + 15 * 86_400_000))).toBe(1)

  const [trade, removal] = calls
  const assertion = new URLSearchParams(trade?.body).get('assertion') ?? ''
  expect(decodeJwt(assertion)).toMatchObject({ iss: key.client_email, aud: key.token_uri })
  expect(removal).toEqual({
    address: `https://identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`,
    body: '{"localId":"uid-of-ruth"}',
    authorization: 'Bearer for-an-hour',
  })
})

test('an account that Firebase does not delete is tried again the next day (FB-04)', async () => {
  const google = await answerAsGoogle(() => new Response(null, { status: 503 }))
  await using folder = await temporaryFolder()
  const keyFile = join(folder.path, 'key.json')
  const key = {
    client_email: 'a@b',
    private_key: google.privateKey,
    token_uri: 'https://oauth2.example/token',
  }
  await writeFile(keyFile, JSON.stringify(key))
  await using world = await startWorld({ FIREBASE_SERVICE_ACCOUNT: keyFile })
  const ruth = world.as({ token: await google.sign(ruthsClaims()) })
  await ruth.ask('syncProfile')
  await ruth.ask('askForDeletion', { body: { keepsPublicStories: false } })

  expect(await world.context.personalData.deleteDue(new Date(Date.now() + 15 * 86_400_000))).toBe(0)
  expect(world.log.join()).toContain('Google did not take the service account (503).')
  expect(await ruth.ask('getAccountDeletion')).toMatchObject({ deletesAt: expect.any(String) })
})

test('without a service account the log names whom to delete at Firebase by hand (FB-04)', async () => {
  const google = await answerAsGoogle()
  await using world = await startWorld()
  const ruth = world.as({ token: await google.sign(ruthsClaims()) })
  await ruth.ask('syncProfile')
  await ruth.ask('askForDeletion', { body: { keepsPublicStories: false } })

  expect(await world.context.personalData.deleteDue(new Date(Date.now() + 15 * 86_400_000))).toBe(1)
  expect(world.log.join()).toMatch(/uid-of-ruth.*still known to Firebase/)
})

test('a device is taken back by a token of a fresh sign-in of the same parent (FB-05)', async () => {
  const google = await answerAsGoogle()
  await using world = await startWorld()
  const claims = ruthsClaims()
  const ruth = world.as({ token: await google.sign(claims) })
  await ruth.ask('setShelfPin', { body: { pin: '4711' } })
  const { headers } = await ruth.call('handOverDevice')
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const takeBack = async (payload: object) =>
    (
      await world.server.inject({
        method: 'POST',
        url: '/api/child-shelf/take-back',
        headers: { cookie },
        payload,
      })
    ).statusCode

  const old = await google.sign({ ...claims, auth_time: secondsFromNow(-301) })
  expect(await takeBack({ idToken: old })).toBe(400)
  expect(await takeBack({ idToken: await google.sign({ ...claims, sub: 'another' }) })).toBe(400)
  expect(await takeBack({ idToken: new UnsecuredJWT(claims).encode() })).toBe(401)
  expect(await takeBack({ password: 'secret1' })).toBe(400)
  expect(await takeBack({ idToken: await google.sign(claims) })).toBe(200)
})

test('browsers are told the project and let to Google; nothing of ours answers under /api/auth (FB-06)', async () => {
  await using world = await startWorld()

  expect(await world.anonymous.ask('getConfig')).toMatchObject({
    mail: true,
    identity: {
      provider: 'firebase',
      google: true,
      firebase: {
        projectId,
        apiKey: firebaseSettings.FIREBASE_API_KEY,
        authDomain: firebaseSettings.FIREBASE_AUTH_DOMAIN,
        emulator: null,
      },
    },
  })
  const page = await world.server.inject('/login')
  const policy = String(page.headers['content-security-policy']).split(';')
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://apis.google.com",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'frame-src https://fables-of-tests.firebaseapp.com',
    ]),
  )
  const signIn = await world.server.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: {} })
  expect(signIn.statusCode).toBe(404)
})

test('an emulator is believed without a signature, on this machine alone (FB-07)', async () => {
  const settings = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  await using world = await startWorld(settings)
  const token = new UnsecuredJWT(ruthsClaims()).encode()
  const google = await answerAsGoogle()

  expect((await world.as({ token }).call('getProfile')).status).toBe(200)
  expect((await world.as({ token: await google.sign(ruthsClaims()) }).call('getProfile')).status).toBe(401)
  const expired = new UnsecuredJWT({ ...ruthsClaims(), exp: secondsFromNow(-1) }).encode()
  expect((await world.as({ token: expired }).call('getProfile')).status).toBe(401)
  await expect(startWorld({ ...settings, PUBLIC_URL: 'https://fables.example' })).rejects.toThrow(
    /^FIREBASE_AUTH_EMULATOR_HOST is for trying things out/,
  )
})
