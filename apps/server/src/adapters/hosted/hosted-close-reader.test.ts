import type { Inspection, StoryLanguageCode } from '@faith-fables/contract'
import type { BookToRead, ReadSlips } from '@faith-fables/tools/model-server/find-slips'
import {
  type Script,
  slipsReply,
  startModelServer,
  storyReply,
} from '@faith-fables/tools/model-server/start-model-server'
import { expect, test } from 'vitest'
import { plainModels } from '../../testing/plain-models.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

const { textModel: _writer, moderator: _moderator, ...otherModels } = plainModels()
const ida = { name: 'Ida', details: 'Seven, plays the flute, has never seen the sea' }

/** A family whose story is written by a model, and read closely by it as a test wants. */
async function familyWithReader(
  read: Script = ({ prompt }) => slipsReply(prompt),
  {
    supplier = 'openai',
    language = 'en',
    settings = {},
  }: { supplier?: string; language?: StoryLanguageCode; settings?: Record<string, string> } = {},
) {
  const server = await startModelServer((asked) =>
    asked.prompt.includes('"readClosely"') ? read(asked) : storyReply(asked.order),
  )
  const world = await startTestWorld({
    settings: { ...server.settingsFor(supplier), ...settings },
    overrides: otherModels,
  })
  const parent = await world.createParent()
  const { generationId, record } = await orderStory(world, parent, { characters: [ida], language })
  const { storyText } = await record()
  const asked = () => server.received.filter((call) => call.includes('readClosely'))
  return {
    world,
    storyText: storyText ?? '',
    asked,
    inspect: (text: string, closely = true): Promise<Inspection> =>
      world.as(parent).ask('inspectBook', { params: { generationId }, body: { storyText: text, closely } }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

type Slip = ReadSlips['slips'][number]

const answering =
  (slip: Slip): Script =>
  ({ prompt }) =>
    slipsReply(prompt, () => ({ slips: [slip] }))

const flutes = (told: string) =>
  `Ida took her bamboo flute to the hill.\n\n${told}\n\nIn the evening Ida’s silver flute lay in the grass.`

test.each(['openai', 'openai-compatible', 'anthropic', 'google'])(
  'a model of %s reads the whole book closely when a parent asks, and learns no name (CI-09, CI-10)',
  async (supplier) => {
    await using family = await familyWithReader(undefined, { supplier })
    const text = flutes(family.storyText)
    expect(await family.inspect(text, false)).toEqual({
      findings: [],
      closeReading: null,
      mayBeCloser: true,
    })
    expect(family.asked()).toEqual([])

    const { findings, ...rest } = await family.inspect(text)
    expect(rest).toEqual({ closeReading: 'done', mayBeCloser: false })
    expect(findings).toHaveLength(1)
    const [finding] = findings
    expect(finding?.sentence).toMatch(
      /^Page 1 says Ida’s flute is of bamboo, page \d says it is of silver\.$/,
    )
    for (const { start, words } of finding?.places ?? [])
      expect(text.slice(start, start + words.length)).toBe(words)
    expect(finding?.places.map(({ words }) => words)).toEqual(['bamboo flute', 'silver'])
    expect(finding?.mends).toMatchObject([{ words: 'silver', instead: 'bamboo' }])
    expect(family.asked()).toHaveLength(1)
    expect(family.asked().join()).not.toContain('Ida')
  },
)

test('a text in another language, which our own inspector cannot read, is read (CI-09)', async () => {
  await using family = await familyWithReader(
    answering({
      kind: 'thing',
      sentence: "NAME1's flute is of wood, then of silver.",
      places: [
        { page: 1, words: 'Holzflöte' },
        { page: 5, words: 'Silberflöte' },
      ],
      mend: null,
    }),
    { language: 'de' },
  )
  const text = `Ida hatte eine Holzflöte.\n\n${family.storyText}\n\nDie Silberflöte lag im Gras.`
  expect(await family.inspect(text, false)).toMatchObject({ findings: [], mayBeCloser: true })
  expect((await family.inspect(text)).findings.map(({ places }) => places.map(({ words }) => words))).toEqual(
    [['Holzflöte', 'Silberflöte']],
  )
})

const wrong: [name: string, change: (slip: Slip, book: BookToRead) => Slip][] = [
  [
    'words that nobody wrote',
    (slip) => ({ ...slip, places: [...slip.places, { page: 1, words: 'sea' }].slice(1) }),
  ],
  ['a part of a word', (slip) => ({ ...slip, places: slip.places.with(1, { page: 1, words: 'amboo' }) })],
  ['one place alone', (slip) => ({ ...slip, places: slip.places.slice(0, 1) })],
  ['one place twice', (slip) => ({ ...slip, places: [slip.places[0], slip.places[0]] as Slip['places'] })],
  [
    'a page that is not there',
    (slip) => ({ ...slip, places: slip.places.with(1, { page: 99, words: 'silver' }) }),
  ],
  ['no sentence', (slip) => ({ ...slip, sentence: ' ' })],
  ['a sentence without an end', (slip) => ({ ...slip, sentence: 'and '.repeat(200) })],
  ['somebody whom nobody knows', (slip) => ({ ...slip, sentence: 'NAME77 is a boy, then a girl.' })],
]
test('what does not stand on words of two places is not told (CI-10)', async () => {
  await using family = await familyWithReader(({ prompt }) =>
    slipsReply(prompt, ({ slips }, book) => ({
      slips: slips.flatMap((slip) => wrong.map(([, change]) => change(slip, book))),
    })),
  )
  expect(await family.inspect(flutes(family.storyText))).toMatchObject({
    findings: [],
    closeReading: 'done',
  })
})

test('what a parent wrote of a character is one of two places, and words that stand twice on a page are left alone (CI-10)', async () => {
  await using family = await familyWithReader(
    answering({
      kind: 'place',
      sentence: 'NAME1 has never seen the sea, and page 1 says she was there.',
      places: [
        { page: 0, words: 'has never seen the sea' },
        { page: 1, words: 'sea' },
      ],
      mend: { place: 2, instead: 'lake' },
    }),
  )
  const once = `Ida was at the sea.\n\n${family.storyText}`
  const [finding] = (await family.inspect(once)).findings
  expect(finding).toMatchObject({
    sentence: 'Ida has never seen the sea, and page 1 says she was there.',
    places: [{ page: 1, words: 'sea' }],
    mends: [{ words: 'sea', instead: 'lake' }],
  })
  const twice = `Ida was at the sea, the blue sea.\n\n${family.storyText}`
  expect((await family.inspect(twice)).findings[0]?.mends).toEqual([])
})

test('whatever else a model answers is told to the parent as no answer, and no word of the book is logged (CI-11)', async () => {
  let reply: ReturnType<Script> = { status: 503 }
  await using family = await familyWithReader(() => reply)
  const faults: [string, ReturnType<Script>][] = [
    ['prose', { words: 'What a lovely book! The bamboo flute is my favourite.' }],
    ['half an answer', { words: '{"slips":[{"kind":"th', finish: 'length' }],
    ['another schema', { words: '{"findings":[]}' }],
    ['a refusal', { words: '', finish: 'refused' }],
    ['too many questions', { status: 429 }],
    ['an outage', { status: 503 }],
    ['a wrong key', { status: 401 }],
  ]
  for (const [name, fault] of faults) {
    reply = fault
    expect.soft(await family.inspect(flutes(family.storyText)), name).toEqual({
      findings: [],
      closeReading: 'away',
      mayBeCloser: true,
    })
  }
  expect(family.world.log.join('')).not.toMatch(/bamboo|silver/)
})

test('what the moderator holds is sent to nobody, and nothing where the day’s budget is used up (CI-11)', async () => {
  await using family = await familyWithReader()
  const cruel = `${family.storyText}\n\nShe stabbed her brother with a knife until he was dead.`
  expect(await family.inspect(cruel)).toMatchObject({ closeReading: 'held', mayBeCloser: true })
  expect(family.asked()).toEqual([])
  await using poor = await familyWithReader(undefined, {
    settings: { MODEL_BUDGET_PER_DAY: '0.0001', TEXT_MODEL_COST: '1' },
  })
  await poor.world.context.supplierCalls.settled()
  expect(await poor.inspect(flutes(poor.storyText))).toMatchObject({ closeReading: 'away' })
  expect(poor.asked()).toEqual([])
})

test('without a hosted model nobody reads closely, and pictures are read by our own inspector alone (CI-09)', async () => {
  await using world = await startTestWorld()
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const ask = (body: object) => world.as(parent).ask('inspectBook', { params: { generationId }, body })
  const { storyText } = await world.as(parent).ask('getGeneration', { params: { generationId } })
  expect(await ask({ storyText, closely: true })).toEqual({
    findings: [],
    closeReading: 'away',
    mayBeCloser: false,
  })
  expect(await ask({ closely: true })).toMatchObject({ closeReading: null, mayBeCloser: false })
})
