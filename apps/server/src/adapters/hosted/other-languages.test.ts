import {
  type Script,
  startModelServer,
  storyReply,
} from '@faith-fables/tools/model-server/start-model-server'
import { expect, test } from 'vitest'
import { aStoryRequest, type StoryWishes } from '../../testing/a-story-request.ts'
import { makePublic } from '../../testing/make-public.ts'
import { plainModels } from '../../testing/plain-models.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

const { textModel: _textModel, moderator: _moderator, ...otherModels } = plainModels()

/** A world whose stories a hosted model writes, and whose words the built-in moderator reads. */
async function worldThatTells(script?: Script) {
  const server = await startModelServer(script)
  const world = await startTestWorld({
    settings: server.settingsFor('openai-compatible'),
    overrides: otherModels,
  })
  const parent = await world.createParent()
  return {
    world,
    server,
    parent,
    order: (wishes: StoryWishes) => orderStory(world, parent, wishes),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

const rosa = { name: 'Rosa', details: 'A seven-year-old girl with red boots and curly brown hair.' }
const spanishVerse =
  'Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.'

test('a story is told in Spanish, with its verse word for word and once, and nobody’s name goes out (LN-01, LN-02)', async () => {
  await using scene = await worldThatTells()
  const story = await scene.order({ language: 'es', characters: [rosa] })
  const { status, storyText, title, language, verseWarning, translatedVerse } = await story.record()
  expect([status, title, language]).toEqual(['pending_review', 'El pájaro de la puerta', 'es'])
  expect(storyText?.split(`“${spanishVerse}” (Juan 3:16)`)).toHaveLength(2)
  expect(storyText).toContain('Rosa corrió hasta la vieja puerta del jardín.')
  expect(storyText).not.toMatch(/NAME\d|VERSE|For God so loved/)
  expect([verseWarning, translatedVerse]).toEqual([null, { reference: 'Juan 3:16', text: spanishVerse }])
  expect(scene.server.received).toHaveLength(1)
  expect(scene.server.received[0]).not.toContain('Rosa')
  expect(scene.server.received[0]).toContain('Spanish')
})

test('the warning about a verse speaks of the verse that this story prints (LN-02)', async () => {
  await using scene = await worldThatTells()
  const story = await scene.order({ language: 'es' })
  const { storyText } = await story.record()
  await scene.world.as(scene.parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: {
      action: 'regenerate',
      feedback: 'Let the bird sing.',
      editedStoryText: (storyText ?? '').replaceAll(spanishVerse, 'Dios nos ama.'),
    },
  })
  await scene.world.settle()
  expect((await story.record()).verseWarning).toContain('Juan 3:16 no longer stands in the text')
})

test('where no Bible of the language is carried, the thought of the verse is told and nothing is quoted (LN-03)', async () => {
  await using scene = await worldThatTells(({ order, turn }) =>
    storyReply(order, (answer) => {
      const [first, ...rest] = answer.pages
      const own = `${first?.text} "Also hat Gott die Welt geliebt", las NAME1 in Johannes 3,16.`
      return turn === 1 ? { ...answer, pages: [{ ...first, text: own }, ...rest] } : answer
    }),
  )
  const story = await scene.order({ language: 'de' })
  const { status, storyText, verseWarning, translatedVerse, theme } = await story.record()
  expect([status, theme]).toEqual(['pending_review', 'John 3:16'])
  expect(storyText).toContain('Ruth lief den ganzen Weg bis zum alten Gartentor.')
  expect(storyText).not.toMatch(/VERSE|Johannes|For God/)
  expect([verseWarning, translatedVerse]).toEqual([null, null])
  expect(scene.server.received[0]).toContain('thoughtOfAVerse')
  expect(scene.server.received[1]).toContain('name no place of the Bible')
})

test('a story whose model writes Scripture in words of its own twice is given up with a refund (LN-03)', async () => {
  await using scene = await worldThatTells(({ order }) =>
    storyReply(order, (answer) => ({
      ...answer,
      pages: answer.pages.map((page) => ({ ...page, text: `${page.text} So steht es in Johannes 3,16.` })),
    })),
  )
  const before = await scene.world.balanceOf(scene.parent)
  const story = await scene.order({ language: 'de' })
  expect((await story.record()).status).toBe('failed')
  expect(await scene.world.balanceOf(scene.parent)).toBe(before)
})

test('a page that the parent changed in another language keeps its picture, and no rule of English is held against it (LN-04)', async () => {
  await using scene = await worldThatTells()
  const story = await scene.order({ language: 'de', characters: [rosa] })
  const { storyText } = await story.record()
  const edited = (storyText ?? '').replace(
    'Der Vogel wollte nicht singen.',
    'Der dicke Vogel im tiefen Schnee wollte nicht singen, denn es war Nacht.',
  )
  const drawn = await story.approve(edited)
  expect(drawn.status).toBe('pending_image_review')
  expect(drawn.keyMoments.map(({ textSnippet }) => textSnippet).join('\n\n')).toBe(edited)
  expect(new Set(drawn.keyMoments.map(({ pictureIdea }) => pictureIdea))).toEqual(
    new Set(['Rosa runs to the gate in the garden.']),
  )
})

test('the worst words of another language are declined, in its text as well as in edits of it (LN-04)', async () => {
  await using scene = await worldThatTells()
  const story = await scene.order({ language: 'de' })
  const { storyText } = await story.record()
  const declined = await story.approve(`${storyText}\n\nDu Arschloch, ich bringe dich um.`)
  expect(declined.status).toBe('pending_review')
  expect(declined.reviewModerationFeedback).toContain('Arschloch')
})

test('a published story has the quotation marks of its language, whatever its model wrote (LN-10)', async () => {
  await using scene = await worldThatTells()
  const { world } = scene
  const marksIn = async (language: 'de' | 'es') => {
    const story = await scene.order({ language, characters: [rosa] })
    const storyId = await story.publishWhole()
    const { keyMoments } = await world.as(scene.parent).ask('getStory', { params: { storyId } })
    return keyMoments.map(({ textSnippet }) => textSnippet).join(' ')
  }
  expect(await marksIn('de')).toContain('„Hast du dich verirrt?“, fragte Rosa')
  const spanish = await marksIn('es')
  expect(spanish).toContain('«¿Te has perdido?», le preguntó Rosa')
  expect(spanish).toContain(`«${spanishVerse}» (Juan 3:16)`)
})

test('a published story says its language, and its own words find it among public ones (LN-05)', async () => {
  await using scene = await worldThatTells()
  const { world, parent } = scene
  const storyId = await (await scene.order({ language: 'es', characters: [rosa] })).publishWhole()
  await (await scene.order({ characters: [rosa] })).publishWhole()
  const api = world.as(parent)
  expect((await api.ask('getStory', { params: { storyId } })).language).toBe('es')
  expect((await api.ask('getLibrary', {})).map(({ language }) => language)).toEqual([undefined, 'es'])

  await makePublic(world, storyId)
  for (const words of ['pajarito', 'corrió', 'puerta jardín', 'Rosa']) {
    const { stories } = await world.anonymous.ask('explorePublicStories', { query: { words } })
    expect(
      stories.map(({ id }) => id),
      words,
    ).toEqual([storyId])
  }
})

test('the desk is told that nobody has read the words of another language, and approves it by its own eyes (LN-04)', async () => {
  await using scene = await worldThatTells()
  const { world, parent } = scene
  const storyId = await (await scene.order({ language: 'de' })).publishWhole()
  await world.as(parent).ask('requestPublic', { params: { storyId } })
  const { findings } = await world
    .as(await world.createAdministrator())
    .ask('getPublicRequest', { params: { storyId } })
  expect(findings).toEqual([
    'This story is told in German, of which the moderator knows only the worst words. Please approve it only if somebody who reads German has read every page.',
  ])
})

test('without a hosted model no other language is offered, and none is taken (LN-01)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  expect(await world.anonymous.ask('getConfig')).toMatchObject({ languages: [] })
  const parent = await world.createParent()
  const refused = await world.as(parent).call('startGeneration', { body: aStoryRequest({ language: 'es' }) })
  expect(refused).toMatchObject({
    status: 400,
    body: { message: 'Stories cannot be told in Spanish here.' },
  })
  const unknown = { ...aStoryRequest(), language: 'xx' as 'es' }
  expect((await world.as(parent).call('startGeneration', { body: unknown })).status).toBe(400)
})

test('a published story is told in another language, on the same pictures and at no price; each knows the other (LN-09)', async () => {
  await using scene = await worldThatTells()
  const { world, parent } = scene
  const api = world.as(parent)
  const storyId = await (await scene.order({ characters: [rosa] })).publishWhole()
  const balance = await world.balanceOf(parent)
  const english = await api.ask('getStory', { params: { storyId } })

  const body = { ageGroupId: 'early-readers', language: 'es' as const }
  const { storyGenerationId: generationId } = await api.ask('startEdition', { params: { storyId }, body })
  await world.settle()
  const params = { generationId }
  const written = await api.ask('getGeneration', { params })
  expect(written).toMatchObject({ status: 'pending_review', isEdition: true, language: 'es' })
  expect(written.storyText).toContain(`“${spanishVerse}” (Juan 3:16)`)
  expect(scene.server.received.at(-1)).not.toContain('Rosa')
  await api.ask('reviewText', { params, body: { action: 'approve' } })
  await world.settle()
  const { storyId: told } = await api.ask('publishStory', { params })

  const spanish = await api.ask('getStory', { params: { storyId: told } })
  expect(spanish).toMatchObject({ language: 'es', ageGroup: english.ageGroup, theme: 'John 3:16' })
  expect(spanish.keyMoments.map(({ alt }) => alt)).toEqual(english.keyMoments.map(({ alt }) => alt))
  expect(spanish.editions).toEqual([{ id: storyId, ageGroup: english.ageGroup }])
  const again = await api.ask('getStory', { params: { storyId } })
  expect(again.editions).toEqual([{ id: told, ageGroup: english.ageGroup, language: 'es' }])
  expect(await world.balanceOf(parent)).toBe(balance)

  const twice = await api.call('startEdition', { params: { storyId: told }, body })
  expect(twice).toMatchObject({ status: 409, body: { code: 'WRONG_STATUS' } })
  const back = await api.call('startEdition', {
    params: { storyId: told },
    body: { ...body, language: 'de' },
  })
  expect(back.status).toBe(200)
})
