import { limits } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'

const ruth = { name: 'Ruth', details: 'A girl with red boots and a yellow raincoat.' }
const boaz = { name: 'Boaz', details: 'A farmer with a grey beard and a straw hat.' }

/** A parent who saved Ruth, then Boaz. */
async function withTwoSaved(world: TestWorld) {
  const parent = world.as(await world.createParent())
  const first = await parent.ask('addCharacter', { body: ruth })
  const second = await parent.ask('addCharacter', { body: boaz })
  return { parent, first, second }
}

test('a character that is saved is answered with an id of its own (UA-11, EN-04)', async () => {
  await using world = await startTestWorld()
  const { first, second } = await withTwoSaved(world)
  expect(first).toEqual({ characterId: expect.stringMatching(/./), ...ruth })
  expect(second.characterId).not.toBe(first.characterId)
})

test('saved characters are listed oldest first (UA-10)', async () => {
  await using world = await startTestWorld()
  const { parent, first, second } = await withTwoSaved(world)
  expect(await parent.ask('listCharacters')).toEqual([first, second])
})

test('a saved character is changed (UA-12)', async () => {
  await using world = await startTestWorld()
  const { parent, first, second } = await withTwoSaved(world)
  const changed = await parent.ask('updateCharacter', {
    params: { characterId: first.characterId },
    body: { name: 'Naomi', details: ruth.details },
  })
  expect(changed).toEqual({ ...first, name: 'Naomi' })
  expect(await parent.ask('listCharacters')).toEqual([changed, second])
})

test('a saved character is removed (UA-13)', async () => {
  await using world = await startTestWorld()
  const { parent, first, second } = await withTwoSaved(world)
  await parent.ask('deleteCharacter', { params: { characterId: first.characterId } })
  expect(await parent.ask('listCharacters')).toEqual([second])
})

test("another parent's character is not found and stays as it is", async () => {
  await using world = await startTestWorld()
  const owner = world.as(await world.createParent())
  const other = world.as(await world.createParent())
  const character = await owner.ask('addCharacter', { body: ruth })
  const { characterId } = character

  const answers = [
    await other.call('updateCharacter', { params: { characterId }, body: boaz }),
    await other.call('deleteCharacter', { params: { characterId } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(await other.ask('listCharacters')).toEqual([])
  expect(await owner.ask('listCharacters')).toEqual([character])
})

test('an unknown character is not found', async () => {
  await using world = await startTestWorld()
  const parent = world.as(await world.createParent())

  const answer = await parent.call('deleteCharacter', { params: { characterId: 'nobody' } })

  expect(answer).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'There is no such character among yours.' },
  })
})

test('as many as can be kept are kept, also when several are saved at once; the next is refused in words', async () => {
  await using world = await startTestWorld()
  const parent = world.as(await world.createParent())
  for (let saved = 0; saved < limits.savedCharacters - 2; saved += 1) {
    await parent.ask('addCharacter', { body: ruth })
  }

  const answers = await Promise.all([1, 2, 3, 4].map(() => parent.call('addCharacter', { body: boaz })))

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    code: 'NOTHING_LEFT',
    message: 'You can save up to 50 characters. Please delete one first.',
  })
  expect(await parent.ask('listCharacters')).toHaveLength(limits.savedCharacters)
})

test('a character is trimmed before it is checked and saved', async () => {
  await using world = await startTestWorld()
  const parent = world.as(await world.createParent())
  const body = { name: `  ${'N'.repeat(50)} `, details: ` ${'d'.repeat(1000)}  ` }

  expect(await parent.ask('addCharacter', { body })).toMatchObject({
    name: 'N'.repeat(50),
    details: 'd'.repeat(1000),
  })
})

test('a wrong character is refused with a sentence that says what is wrong, and nothing is saved', async () => {
  await using world = await startTestWorld()
  const parent = world.as(await world.createParent())
  const saved = await parent.ask('addCharacter', { body: boaz })
  const params = { characterId: saved.characterId }

  for (const [body, message] of wrongCharacters) {
    const answers = [
      await parent.call('addCharacter', { body }),
      await parent.call('updateCharacter', { params, body }),
    ]
    const refusal = { status: 400, body: { code: 'INVALID_REQUEST', message } }
    expect(answers).toMatchObject([refusal, refusal])
  }

  expect(await parent.ask('listCharacters')).toEqual([saved])
})

const wrongCharacters: [body: object, message: string][] = [
  [{ details: ruth.details }, 'Character name is required.'],
  [{ ...ruth, name: '   ' }, 'Character name is required.'],
  [{ ...ruth, name: 'N'.repeat(51) }, 'Character name must be 50 characters or less.'],
  [{ name: 'Ruth' }, 'Character details are required.'],
  [{ ...ruth, details: ' ' }, 'Character details are required.'],
  [{ ...ruth, details: 'too short' }, 'Details must be at least 10 characters.'],
  [{ ...ruth, details: 'd'.repeat(1001) }, 'Character details must be 1000 characters or less.'],
  [{ ...ruth, name: 'Ru\0th' }, 'name holds characters that cannot be stored.'],
]
