import {
  type GenerationRequestBody,
  initialAppConfig,
  initialTokenPacks,
  limits,
  type RouteName,
  routes,
} from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../testing/a-story-request.ts'
import type { AnythingSent } from '../testing/api-caller.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const ruth = { name: 'Ruth', details: 'A girl with red boots and a yellow raincoat.' }

/** For each call that has a body, one that is right. */
const goodBodies = {
  syncProfile: { displayName: 'Ruth' },
  updateProfile: { displayName: 'Ruth' },
  chooseLetters: { aboutStories: true },
  addCharacter: ruth,
  updateCharacter: ruth,
  drawPortrait: { ...ruth, view: 'whole' },
  readCharacter: ruth,
  createCheckout: { packId: 'sapling', isGift: false },
  redeemGift: { code: 'AAAA-BBBB-CCCC-DDDD' },
  startGeneration: aStoryRequest(),
  startEdition: { ageGroupId: 'pre-teens' },
  reviewText: { action: 'regenerate', feedback: 'Shorter, please.' },
  inspectBook: { storyText: 'Ida ran.' },
  restoreText: { version: 1 },
  revisePictureIdeas: { prompts: [{ index: 0, pictureIdea: 'A hill in the evening' }] },
  regeneratePicture: { feedback: 'Closer, please.', previousAttemptId: 'attempt' },
  selectImage: { selectedImageUrl: '/media/pictures/a.webp' },
  publishStory: { coverUrl: '/media/pictures/cover.webp' },
  decidePublicRequest: { decision: 'approve', requestedAt: '2026-01-01T00:00:00.000Z' },
  featureStory: { isFeatured: true },
  changeTokens: { amount: 20, reason: 'For a broken story.' },
  lockParent: { reason: 'Sells accounts.' },
  createLink: { name: 'For Grandma', lasts: 'year' },
  createCollectionLink: { name: 'For the class', lasts: 'year' },
  askForDeletion: { password: 'secret', keepsPublicStories: true },
  createCollection: { name: 'Advent' },
  renameCollection: { name: 'Advent' },
  arrangeCollection: { storyIds: ['a'] },
  setShelfPin: { pin: '1234' },
  setShelfApproval: { needsApproval: true },
  createShelfLink: { name: 'Papa', lasts: 'ever' },
  decideOnShelfStory: { isApproved: true },
  takeBackDevice: { pin: '1234' },
  createRecording: { name: 'Grandma', isInvited: true },
  inviteReader: { lasts: 'week' },
  approveRecording: { isApproved: true, version: 1 },
  orderBook: { format: 'pdf-a4' },
  reportStory: { reason: 'other', words: 'It names a school.' },
  changePrices: { version: 0, config: initialAppConfig, packs: initialTokenPacks },
  takeDownStory: { reason: 'It names a school.' },
} satisfies Partial<Record<RouteName, object>>

const names = Object.keys(routes) as RouteName[]
const namesWithBody = names.filter((name) => 'body' in routes[name])

function bodyOf(name: RouteName): object | undefined {
  return name in goodBodies ? goodBodies[name as keyof typeof goodBodies] : undefined
}

/** Ids for the parameters of any call. */
function paramsWith(id: string): Record<string, string | number> {
  return {
    characterId: id,
    generationId: id,
    storyId: id,
    sceneIndex: 0,
    linkId: id,
    collectionId: id,
    token: id,
    parentId: id,
    purchaseId: id,
    format: 'pdf-a4',
    recordingId: id,
    style: id,
    page: 1,
  }
}

test('every call with a body is in this table', () => {
  expect(Object.keys(goodBodies).sort()).toEqual([...namesWithBody].sort())
})

test('a body that is not JSON, or not an object, is refused by every call that takes one (ER-04)', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createAdministrator())
  const json = { 'content-type': 'application/json' }
  const cases: [string, AnythingSent, number][] = [
    ['text', { body: 'hello', headers: { 'content-type': 'text/plain' } }, 415],
    ['a form', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['broken JSON', { body: '{"name": "Ru', headers: json }, 400],
    ['a number', { body: '7', headers: json }, 400],
    ['a list', { body: '[{}]', headers: json }, 400],
    ['a trap for objects', { body: '{"__proto__": {"admin": true}}', headers: json }, 400],
  ]

  for (const name of namesWithBody) {
    for (const [kind, sent, status] of cases) {
      const answer = await parent.call(name, { params: paramsWith('x'), ...sent })
      expect([name, kind, answer.status]).toEqual([name, kind, status])
      expect(answer.body).toEqual({ message: expect.any(String), code: expect.any(String) })
    }
  }
  expect(world.log).toEqual([])
})

test('a body that is too large is refused before it is read', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createParent())

  const answer = await parent.call('addCharacter', {
    body: { ...ruth, details: 'x'.repeat(limits.bodyBytes) },
  })

  expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
})

test('what does not exist is not found, by every call that names something', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createAdministrator())

  for (const name of names.filter((name) => 'params' in routes[name])) {
    for (const id of ['unknown', "' or 1=1 --", 'ÄÖÜ-☃', '0']) {
      const answer = await parent.call(name, { params: paramsWith(id), body: bodyOf(name) })
      expect([name, id, answer.status]).toEqual([name, id, 404])
      expect(answer.body).toMatchObject({ code: 'NOT_FOUND' })
    }
  }
  expect(world.log).toEqual([])
})

test('an id that no database could hold is refused', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createAdministrator())

  for (const name of names.filter((name) => 'params' in routes[name])) {
    const withNul = await parent.call(name, { params: paramsWith('a\0b'), body: bodyOf(name) })
    const tooLong = await parent.call(name, { params: paramsWith('x'.repeat(300)), body: bodyOf(name) })
    expect([name, withNul.status]).toEqual([name, 400])
    expect([400, 404]).toContain(tooLong.status)
  }
  expect((await world.server.inject('/api/public-stories/%E0%A4%A')).statusCode).toBe(400)
  expect(world.log).toEqual([])
})

const badQueries: [RouteName, string, string][] = [
  ['explorePublicStories', 'page', '0'],
  ['explorePublicStories', 'page', 'two'],
  ['explorePublicStories', 'page', '1.5'],
  ['explorePublicStories', 'page', '1e300'],
  ['explorePublicStories', 'page', ''],
  ['explorePublicStories', 'page', ' 1'],
  ['explorePublicStories', 'limit', '0x10'],
  ['explorePublicStories', 'limit', '-1'],
  ['explorePublicStories', 'limit', `${limits.explore.maxLimit + 1}`],
  ['listTokenTransactions', 'limit', '0'],
  ['listTokenTransactions', 'limit', 'all'],
]

test.each(['', '%20', '%200', '0x0', '0e0', '-0', '1.0'])('/scenes/%s/ is no scene', async (index) => {
  await using world = await startTestWorld({ works: false })
  const { token } = await world.createParent()
  const send = (method: 'PATCH' | 'POST' | 'PUT', call: string, payload: object) =>
    world.server.inject({
      method,
      url: `/api/stories/generations/any/scenes/${index}/${call}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    })

  for (const [name, call] of [
    ['selectImage', 'select-image'],
    ['regeneratePicture', 'regenerate-prompt'],
  ] as const) {
    const answer = await send(routes[name].method as 'POST', call, goodBodies[name])
    expect([name, answer.statusCode, answer.json()]).toEqual([
      name,
      400,
      { message: 'sceneIndex must be a whole number from 0 on.', code: 'INVALID_REQUEST' },
    ])
  }
})

test('a wrong value behind the ? is refused by name', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createParent())

  for (const [name, field, value] of badQueries) {
    const answer = await parent.call(name, { query: { [field]: value } })
    expect([name, field, value, answer.status]).toEqual([name, field, value, 400])
    expect(answer.body).toEqual({
      message: expect.stringMatching(`^${field} must be `),
      code: 'INVALID_REQUEST',
    })
  }
})

/** A story request whose first character has these details. */
function aStoryWith(details: string): GenerationRequestBody {
  return aStoryRequest({ characters: [{ ...ruth, details }] })
}

const badTexts: [RouteName, string, object][] = [
  ['syncProfile', 'displayName', { displayName: 'Ru\0th' }],
  ['updateProfile', 'displayName', { displayName: 'Ruth \ud83d' }],
  ['updateProfile', 'photoURL', { photoURL: 'https://elsewhere.example/child.jpg' }],
  ['addCharacter', 'name', { ...ruth, name: 'Ru\0th' }],
  ['drawPortrait', 'details', { ...ruth, details: `${ruth.details}\0`, view: 'whole' }],
  ['readCharacter', 'details', { ...ruth, details: `${ruth.details}\0` }],
  ['updateCharacter', 'details', { ...ruth, details: `${ruth.details}\0` }],
  ['startGeneration', 'characters.0.details', aStoryWith(`${ruth.details}\0`)],
  ['startGeneration', 'additionalDetails', aStoryRequest({ additionalDetails: 'by the sea\0' })],
  ['startGeneration', 'ageGroupId', { ...aStoryRequest(), ageGroupId: 'a\0' }],
  ['reviewText', 'feedback', { action: 'regenerate', feedback: 'Shorter\0' }],
  ['reviewText', 'editedStoryText', { action: 'approve', editedStoryText: 'Once\0' }],
  ['restoreText', 'editedStoryText', { version: 1, editedStoryText: 'Once\0' }],
  ['revisePictureIdeas', 'prompts.0.pictureIdea', { prompts: [{ index: 0, pictureIdea: 'A\0' }] }],
  ['regeneratePicture', 'feedback', { feedback: 'Closer\0', previousAttemptId: 'a' }],
  ['selectImage', 'selectedImageUrl', { selectedImageUrl: '' }],
]

test('a text that cannot be stored is refused by the name of its field', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createParent())

  for (const [name, field, body] of badTexts) {
    const answer = await parent.call(name, { params: paramsWith('x'), body })
    expect([name, field, answer.status]).toEqual([name, field, 400])
    expect(answer.body).toEqual({ message: expect.stringContaining(field), code: 'INVALID_REQUEST' })
  }
  expect(world.log).toEqual([])
})

const nothing = '\u200b\u3164\u2063 \u00ad\u2800\u202e'
const unseen = nothing.repeat(20)

/** What can only be seen as empty, and what is said to an empty one. */
const unseenTexts: [RouteName, object, string][] = [
  ['updateProfile', { displayName: unseen }, 'Please enter a new, non-empty display name.'],
  ['addCharacter', { ...ruth, name: nothing }, 'Character name is required.'],
  ['updateCharacter', { ...ruth, details: unseen }, 'Character details are required.'],
  ['addCharacter', { ...ruth, details: `Red${unseen}` }, 'Details must be at least 10 characters.'],
  ['startGeneration', aStoryWith(unseen), 'Character details are required.'],
  ['reviewText', { action: 'regenerate', feedback: unseen }, 'Please provide feedback for regeneration.'],
  ['reviewText', { action: 'approve', editedStoryText: unseen }, 'The story text must not be empty.'],
  [
    'revisePictureIdeas',
    { prompts: [{ index: 0, pictureIdea: unseen }] },
    'The picture idea must not be empty.',
  ],
  [
    'regeneratePicture',
    { feedback: unseen, previousAttemptId: 'a' },
    'Please enter feedback before submitting.',
  ],
]

test('a text that nobody can see is an empty one', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createParent())

  for (const [name, body, message] of unseenTexts) {
    const answer = await parent.call(name, { params: paramsWith('x'), body })
    expect([name, answer.status, answer.body]).toEqual([name, 400, { message, code: 'INVALID_REQUEST' }])
  }
  expect(world.log).toEqual([])
})

test('what is typed is kept as it is seen', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createParent())
  const body = { name: ' Zoe\u0308\u200b\u202e\n', details: ' A girl\u00ad with\r\nred boots.\u2063 ' }
  const seen = { name: 'Zo\u00eb', details: 'A girl with\nred boots.' }
  const ordered = aStoryRequest({ characters: [body], additionalDetails: unseen })

  expect(await parent.ask('addCharacter', { body })).toMatchObject(seen)
  const { storyGenerationId } = await parent.ask('startGeneration', { body: ordered })
  const { originalPrompt } = await parent.ask('getGeneration', {
    params: { generationId: storyGenerationId },
  })
  expect(originalPrompt).toMatchObject({ characters: [seen], additionalDetails: null })
})

test('a method that an address does not know is not found', async () => {
  await using world = await startTestWorld({ works: false })

  const answer = await world.server.inject({ method: 'DELETE', url: '/api/config' })

  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { message: 'There is nothing at DELETE /api/config.', code: 'NOT_FOUND' },
  ])
})
