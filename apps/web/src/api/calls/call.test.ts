import { beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../identity/identity-provider.ts'
import {
  endedSignInAnswers,
  fakeNetwork,
  json,
  leaveSignInMark,
  noAnswer,
  signedInAnswers,
} from '../../testing/fake-network.ts'
import { fetchTokenTransactions, syncProfile, updateProfile } from '../parent/user-calls.ts'
import { call } from './call.ts'

const amara = { name: 'Amara', details: 'Six years old and curious' }
const costs = 'GET /api/reference/costs'

/** The sentence a failing call ends with. */
async function sentenceOf(calling: Promise<unknown>): Promise<string> {
  const error: unknown = await calling.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof Error ? error.message : 'no failure'
}

describe('an answer that is not a success', () => {
  test.each([
    ['its message (ER-04)', json({ message: 'Not today.', error: 'Else' }, 500), 'Not today.'],
    ['else its error (ER-04)', json({ error: 'Else' }, 500), 'Else'],
    ['else the status text (ER-05)', json({}, 500, 'Server Error'), 'API Error: Server Error'],
    [
      'the status, when the body is no JSON (ER-06)',
      new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
      'API request failed with status: 502 Bad Gateway',
    ],
  ])('says %s', async (_, answer, sentence) => {
    fakeNetwork({ [costs]: () => answer })
    expect(await sentenceOf(call('getCosts'))).toBe(sentence)
  })

  test('carries status and code', async () => {
    fakeNetwork({ [costs]: () => json({ message: 'No.', code: 'NOT_FOUND' }, 404) })
    await expect(call('getCosts')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('that never comes is a network error', async () => {
    fakeNetwork({ [costs]: noAnswer })
    await expect(call('getCosts')).rejects.toMatchObject({ status: 0, message: 'API Error: Network error' })
  })
})

describe('sentences of single calls', () => {
  beforeEach(() => leaveSignInMark())
  const story = 'GET /api/stories/s1'
  const draft = 'GET /api/stories/generations/g1'
  const generate = 'POST /api/stories/generate'
  const params = { storyId: 's1' }

  test.each([
    ['a missing story', story, 404, 'Story not found or you do not have permission to view it.'],
    ['a story of others', story, 401, 'You are not authorized to view this story.'],
    [
      'a missing public story',
      'GET /api/public-stories/s1',
      404,
      'This story is either private or does not exist.',
    ],
  ])('%s has its own, whatever the server says', async (_, place, status, sentence) => {
    fakeNetwork({ ...signedInAnswers, [place]: () => json({ message: 'Server words.' }, status) })
    const name = place.includes('public') ? 'getPublicStory' : 'getStory'
    expect(await sentenceOf(call(name, { params }))).toBe(sentence)
  })

  test('a poll of a missing generation', async () => {
    fakeNetwork({ ...signedInAnswers, [draft]: () => json({ message: 'Server words.' }, 404) })
    const polling = call('getGeneration', { params: { generationId: 'g1' } })
    expect(await sentenceOf(polling)).toBe('Story generation record not found.')
  })

  test.each([
    ['getStory', story, 500, 'Failed to fetch story: 500'],
    ['getLibrary', 'GET /api/stories/my-library', 500, 'Failed to fetch library stories'],
    ['explorePublicStories', 'GET /api/public-stories/explore', 500, 'Failed to load stories.'],
  ] as const)('%s without a message', async (name, place, status, sentence) => {
    fakeNetwork({ ...signedInAnswers, [place]: () => json({}, status) })
    expect(await sentenceOf(name === 'getStory' ? call(name, { params }) : call(name))).toBe(sentence)
  })

  test.each([
    [402, 'Insufficient tokens. Please purchase more.'],
    [500, 'Story generation failed: Oh'],
  ])('a generation refused with %i without a message', async (status, sentence) => {
    fakeNetwork({ ...signedInAnswers, [generate]: () => json({}, status, 'Oh') })
    const body = { originalPrompt: {} } as Parameters<typeof call<'startGeneration'>>[1]['body']
    expect(await sentenceOf(call('startGeneration', { body }))).toBe(sentence)
  })
})

describe('a success', () => {
  test('without a body is an empty object (ER-03)', async () => {
    fakeNetwork({ [costs]: () => new Response('') })
    expect(await call('getCosts')).toEqual({})
  })

  test('that is no JSON is a failure (ER-07)', async () => {
    fakeNetwork({ [costs]: () => new Response('<html>') })
    expect(await sentenceOf(call('getCosts'))).toBe('Invalid JSON response from API.')
  })
})

describe('the token', () => {
  test('goes along as a bearer header where it is needed, and only there (ER-02)', async () => {
    leaveSignInMark()
    const network = fakeNetwork(signedInAnswers)
    await call('getProfile')
    await call('getCosts')
    expect(network.sent('GET /api/users/me')[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(network.sent(costs)[0]?.headers.has('authorization')).toBe(false)
  })

  test('that is refused is replaced by a fresh one, once', async () => {
    leaveSignInMark()
    const network = fakeNetwork({
      ...signedInAnswers,
      'GET /api/users/me': () => json({}, 401),
    })
    await expect(call('getProfile')).rejects.toMatchObject({ status: 401 })
    expect(network.sent('GET /api/users/me')).toHaveLength(2)
    expect(network.sent('GET /api/auth/token')).toHaveLength(2)
  })

  test('that is refused fresh as well ends the sign-in here, so that the login stands open', async () => {
    leaveSignInMark()
    fakeNetwork({ ...signedInAnswers, 'GET /api/stories/my-library': () => json({}, 401) })
    await expect(call('getLibrary')).rejects.toMatchObject({ status: 401 })
    expect(identity.storedUid()).toBeNull()
  })

  test('that is refused for one story says nothing of the sign-in', async () => {
    leaveSignInMark()
    fakeNetwork({ ...signedInAnswers, 'GET /api/stories/s1': () => json({}, 401) })
    await expect(call('getStory', { params: { storyId: 's1' } })).rejects.toMatchObject({ status: 401 })
    expect(identity.storedUid()).not.toBeNull()
  })

  test.each([
    ['syncing profile', () => syncProfile()],
    ['fetching profile', () => call('getProfile')],
    ['updating profile', () => updateProfile({ displayName: 'Ruth' })],
    ['fetching token transactions', () => fetchTokenTransactions()],
    ['fetching characters', () => call('listCharacters')],
    ['adding character', () => call('addCharacter', { body: amara })],
    ['updating character', () => call('updateCharacter', { params: { characterId: 'c1' }, body: amara })],
    ['deleting character', () => call('deleteCharacter', { params: { characterId: 'c1' } })],
    ['this request', () => call('getLibrary')],
  ])('that is missing is told before anything is sent: %s (ER-15, ER-16, ER-17)', async (action, calling) => {
    const network = fakeNetwork(endedSignInAnswers)
    expect(await sentenceOf(calling())).toBe(`No ID Token provided for ${action}.`)
    expect(network.sent().every((sent) => sent.path.startsWith('/api/auth/'))).toBe(true)
  })
})

describe('what is sent', () => {
  beforeEach(() => leaveSignInMark())

  test('goes to the address that serves the product, as JSON both ways (ER-01)', async () => {
    const place = 'POST /api/users/me/characters'
    const network = fakeNetwork({ ...signedInAnswers, [place]: () => json({ characterId: 'c1' }) })
    expect(await call('addCharacter', { body: amara })).toEqual({ characterId: 'c1' })
    const [sent] = network.sent(place)
    expect(sent?.headers.get('content-type')).toBe('application/json')
    expect(sent?.body).toEqual(amara)
  })

  test('a key that makes repeating harmless, a new one for each call unless given', async () => {
    const place = 'POST /api/stories/generations/g1/publish'
    const network = fakeNetwork({ ...signedInAnswers, [place]: () => json({}) })
    const params = { generationId: 'g1' }
    await call('publishStory', { params })
    await call('publishStory', { params })
    await call('publishStory', { params, idempotencyKey: 'mine' })
    const [first, second, third] = network.sent(place).map((sent) => sent.headers.get('idempotency-key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
    expect(third).toBe('mine')
  })

  test('the limit of the token history only when it is above 0 (UA-09)', async () => {
    const place = 'GET /api/users/me/token-transactions'
    const network = fakeNetwork({
      ...signedInAnswers,
      [place]: () => json([]),
      [`${place}?limit=10`]: () => json([]),
    })
    await fetchTokenTransactions(10)
    await fetchTokenTransactions(0)
    await fetchTokenTransactions(-1)
    await fetchTokenTransactions()
    expect(network.sent(`${place}?limit=10`)).toHaveLength(1)
    expect(network.sent(place)).toHaveLength(3)
  })

  test('the body of a sync only when there is something in it (UA-03)', async () => {
    const place = 'POST /api/users/sync'
    const network = fakeNetwork({ ...signedInAnswers, [place]: () => json({}) })
    await syncProfile('Ruth')
    await syncProfile()
    expect(network.sent(place).map((sent) => sent.body)).toEqual([{ displayName: 'Ruth' }, null])
  })

  test('no profile update without data (UA-06)', async () => {
    const network = fakeNetwork({})
    expect(await sentenceOf(updateProfile({}))).toBe('No update data provided.')
    expect(network.sent()).toEqual([])
  })
})
