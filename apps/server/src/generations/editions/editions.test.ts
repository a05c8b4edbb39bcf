import { expect, test } from 'vitest'
import { ageGroupChoices as ageGroups } from '../../db/seed/age-groups.ts'
import { quickestStyle } from '../../testing/a-story-request.ts'
import { plainModels } from '../../testing/plain-models.ts'
import type { TestParent } from '../../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

async function publishStory(world: TestWorld, parent: TestParent): Promise<string> {
  const story = await orderStory(world, parent, { illustrationStyleId: quickestStyle })
  await story.approve()
  await story.chooseAll()
  return await story.publish((await story.record()).cover?.imageUrl ?? null)
}

const tellFor = (world: TestWorld, parent: TestParent, storyId: string, ageGroupId: string) =>
  world.as(parent).call('startEdition', { params: { storyId }, body: { ageGroupId } })

/** A second edition on the way to its publication. */
async function beginEdition(world: TestWorld, parent: TestParent, storyId: string, ageGroupId: string) {
  const api = world.as(parent)
  const { storyGenerationId: generationId } = await api.ask('startEdition', {
    params: { storyId },
    body: { ageGroupId },
  })
  await world.settle()
  const params = { generationId }
  return {
    record: () => api.ask('getGeneration', { params }),
    async approve(editedStoryText?: string) {
      const body = { action: 'approve' as const, ...(editedStoryText && { editedStoryText }) }
      await api.ask('reviewText', { params, body })
      await world.settle()
      return await api.ask('getGeneration', { params })
    },
    async publish(coverUrl: string | null) {
      const { storyId: published } = await api.ask('publishStory', { params, body: { coverUrl } })
      return await api.ask('getStory', { params: { storyId: published } })
    },
  }
}

test('a story is told for another age: reviewed like every story, with copies of its pictures, at no price (ED-01, ED-02, ED-03)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  const first = await world.as(parent).ask('getStory', { params: { storyId } })
  const balance = await world.balanceOf(parent)
  const otherAge = ageGroups.find(({ name }) => name !== first.ageGroup && name === 'Pre-Teens')

  const edition = await beginEdition(world, parent, storyId, otherAge?.id ?? '')
  const written = await edition.record()
  expect(written).toMatchObject({ status: 'pending_review', isEdition: true, ageGroup: 'Pre-Teens' })
  expect(written.storyText).not.toBe(first.keyMoments.map(({ textSnippet }) => textSnippet).join('\n\n'))

  const drawn = await edition.approve()
  expect(drawn.status).toBe('pending_image_review')
  expect(drawn.maxRegenerationsAllowed).toBe(0)
  const chosen = drawn.keyMoments.map(({ selectedImageUrl }) => selectedImageUrl)
  expect(chosen).toHaveLength(first.keyMoments.length)
  for (const [page, url] of chosen.entries()) {
    const before = first.keyMoments[page]?.selectedImageUrl ?? ''
    expect(url).not.toBe(before)
    expect(await contentOf(world, url ?? '')).toEqual(await contentOf(world, before))
  }
  expect(await contentOf(world, drawn.cover?.imageUrl ?? '')).toEqual(
    await contentOf(world, first.imageUrl ?? ''),
  )

  const second = await edition.publish(drawn.cover?.imageUrl ?? null)
  expect(second).toMatchObject({ ageGroup: 'Pre-Teens', bibleVerse: first.bibleVerse, visibility: 'private' })
  expect(second.keyMoments.map(({ alt }) => alt)).toEqual(first.keyMoments.map(({ alt }) => alt))
  expect(await world.balanceOf(parent)).toBe(balance)

  // Both say so, in the reader and in the library.
  expect(second.editions).toEqual([{ id: storyId, ageGroup: first.ageGroup }])
  const again = await world.as(parent).ask('getStory', { params: { storyId } })
  expect(again.editions).toEqual([{ id: second.id, ageGroup: 'Pre-Teens' }])
  const library = await world.as(parent).ask('getLibrary', {})
  expect(library.map(({ id, editions }) => [id, editions?.map((one) => one.id)])).toEqual([
    [second.id, [storyId]],
    [storyId, [second.id]],
  ])
})

test('an edition outlives the first one, and is what the next is told after (ED-04)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  const [toddlers = '', , middle = ''] = ageGroups.map(({ id }) => id)
  const edition = await beginEdition(world, parent, storyId, middle)
  const second = await edition.publish((await edition.approve()).cover?.imageUrl ?? null)

  await world.as(parent).ask('hideStory', { params: { storyId } })
  await world.context.generations.removeDeleted(new Date(Date.now() + 1000))
  for (const { selectedImageUrl } of second.keyMoments) {
    expect((await contentOf(world, selectedImageUrl)).length).toBeGreaterThan(0)
  }
  const api = world.as(parent)
  expect((await api.ask('getStory', { params: { storyId: second.id } })).editions).toEqual([])

  const next = await beginEdition(world, parent, second.id, toddlers)
  const third = await next.publish((await next.approve()).cover?.imageUrl ?? null)
  expect(third.editions?.map(({ id }) => id)).toEqual([second.id])
})

test('each age is told once: of two who ask at the same moment one is refused, and so is the age it is for (ED-05)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  const { ageGroup } = await world.as(parent).ask('getStory', { params: { storyId } })
  const own = ageGroups.find(({ name }) => name === ageGroup)?.id ?? ''
  const other = ageGroups.find(({ name }) => name !== ageGroup)?.id ?? ''

  const answers = await Promise.all([1, 2].map(() => tellFor(world, parent, storyId, other)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const same = await tellFor(world, parent, storyId, own)
  expect(same).toMatchObject({ status: 409, body: { code: 'WRONG_STATUS' } })
  expect((await tellFor(world, parent, storyId, 'nobody')).status).toBe(400)
  const stranger = await world.createParent()
  expect((await tellFor(world, stranger, storyId, own)).status).toBe(404)
})

test('a page that the parent changed stays that of its picture (ED-06)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  const edition = await beginEdition(world, parent, storyId, ageGroups[0]?.id ?? '')
  const pages = ((await edition.record()).storyText ?? '').split('\n\n')
  const edited = pages.map((page, place) =>
    place === 1 ? `${'More words. '.repeat(60)}The end of it.` : page,
  )

  const drawn = await edition.approve(edited.join('\n\n'))
  expect(drawn.keyMoments.map(({ textSnippet }) => textSnippet)).toEqual(edited)
})

test('so many a day, and the next one is refused in a sentence (ED-05)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  const other = ageGroups[3]?.id ?? ''
  for (let begun = 0; begun < 12; begun++) {
    const { body } = await tellFor(world, parent, storyId, other)
    const { storyGenerationId: generationId } = body as { storyGenerationId: string }
    await world.as(parent).ask('hideDraft', { params: { generationId } })
  }
  const refused = await tellFor(world, parent, storyId, other)
  expect(refused).toMatchObject({ status: 409, body: { code: 'NOTHING_LEFT' } })
})

async function contentOf(world: TestWorld, url: string): Promise<Buffer> {
  const file = await world.context.files.get(url.replace(/^\/media\//, ''))
  return Buffer.from(file?.content ?? [])
}
