import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { drawnWithRuth, filesIn, startPainter, statusOf, worldOf } from '../testing/drawn-with-ruth.ts'
import { makePublic } from '../testing/make-public.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import type { TestWorld } from '../testing/start-test-world.ts'

async function download(world: TestWorld, { token }: Pick<TestParent, 'token'>) {
  const headers = { authorization: `Bearer ${token}` }
  const { rawPayload } = await world.server.inject({ url: '/api/users/me/data', headers })
  return unzipSync(rawPayload)
}

test('sheets are taken along with the data, and deleted with the character, the story and the account (SE-07)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { own, parent, characterId, params, story, untilSheet } = await drawnWithRuth(world)
  await own.ask('redrawCharacterSheet', { params })
  await untilSheet({ state: 'ready' })
  const files = await download(world, parent)
  const names = Object.keys(files)
  expect(names.filter((name) => /^characters\/pictures\/.+\.webp$/.test(name))).toHaveLength(2)
  expect(strFromU8(files['characters/sheets.json'] ?? new Uint8Array())).toContain('watercolor')
  // Ten pages, and two sheets that the pages were drawn by.
  expect(names.filter((name) => /^drafts\/.+\.webp$/.test(name))).toHaveLength(12)

  const folder = `characterSheets/${parent.uid}`
  expect(await filesIn(world, folder)).toHaveLength(6)
  await own.ask('deleteCharacter', { params: { characterId } })
  expect(await filesIn(world, folder)).toEqual([])
  for (const { imageUrl } of story.record.sheets ?? []) expect(await statusOf(world, imageUrl)).toBe(200)

  await own.ask('hideDraft', { params: { generationId: story.generationId } })
  await world.context.generations.removeDeleted(new Date(Date.now() + 1000))
  for (const { imageUrl } of story.record.sheets ?? []) expect(await statusOf(world, imageUrl)).toBe(404)

  const again = await drawnWithRuth(world)
  const hers = `characterSheets/${again.parent.uid}`
  expect(await filesIn(world, hers)).toHaveLength(3)
  await again.own.ask('askForDeletion', {
    body: { password: again.parent.password, keepsPublicStories: false },
  })
  await world.context.personalData.deleteDue(new Date(Date.now() + 15 * 24 * 3600 * 1000))
  expect(await filesIn(world, hers)).toEqual([])
})

test('a public story that outlives its parent’s account keeps its pictures and no sheet (SE-07)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { own, parent, story } = await drawnWithRuth(world)
  await story.chooseAll()
  const storyId = await story.publish()
  await makePublic(world, storyId)
  const names = Object.keys(await download(world, parent))
  // Five pages, and the two sheets that they were drawn by.
  expect(names.filter((name) => /^stories\/.+\.webp$/.test(name))).toHaveLength(7)
  expect(names.filter((name) => /^stories\/.+sheets-.+\.webp$/.test(name))).toHaveLength(2)

  await own.ask('askForDeletion', { body: { password: parent.password, keepsPublicStories: true } })
  await world.context.personalData.deleteDue(new Date(Date.now() + 15 * 24 * 3600 * 1000))
  expect((await world.anonymous.call('getPublicStory', { params: { storyId } })).status).toBe(200)
  const folder = `pictures/${story.generationId}`
  expect(await filesIn(world, `${folder}/sheets`)).toEqual([])
  expect((await filesIn(world, folder)).length).toBeGreaterThan(0)
  const { rows } = await world.context.database.db.execute('select sheets from generations')
  expect(rows).toEqual([{ sheets: null }])
})
