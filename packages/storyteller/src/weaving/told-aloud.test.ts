import { expect, test, vi } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'
import { isIndoors } from '../words/indoors.ts'
import { suitsScene } from './suits-scene.ts'
import { jokeLines } from './tone-lines.ts'

/** Time enough on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const family = [
  { name: 'Amara', details: 'Amara is 6. She has curly black hair and wears a red coat.' },
  { name: 'Grandpa Joe', details: 'her grandfather, plays the trumpet, white beard' },
]
const seeds = ['one', 'two', 'three', 'four', 'five', 'six']

const tell = (
  ageGroup: (typeof ageGroups)[number],
  seed: string,
  { additionalDetails = null as string | null, characters = family, feedback = [] as string[] } = {},
) => writeStory(aStoryRequest({ ageGroup, seed, characters, additionalDetails, feedback, sceneCount: 8 }))

test.each(ageGroups)(
  'for %s a coat is worn by doing something with it, and no name begins two facts in a row (TT-01)',
  (ageGroup) => {
    const texts = seeds.map((seed) => tell(ageGroup, seed).text)
    const coats = texts.flatMap((text) =>
      sentencesOf(text).filter((sentence) => sentence.includes('red coat')),
    )
    const done = coats.filter((sentence) => /pull(?:ed|s) (?:her|Amara's) red coat tight/.test(sentence))
    expect(done.length, coats.join('\n')).toBeGreaterThanOrEqual(2)
    expect(coats.join('\n')).not.toMatch(/^(?:And )?Amara (?:wore|wears) a red coat/m)
    for (const text of texts) {
      expect(text).not.toMatch(
        /\bwas six and was\b|\bAmara had [^.,]+ and had\b|Now you know|What is there to know/,
      )
    }
  },
)

test('nobody asks who is blind (TT-01)', () => {
  const characters = [
    { name: 'Ella', details: 'A 3 year old girl with two pigtails. She is blind and uses a white cane.' },
  ]
  for (const seed of seeds)
    expect(tell('Toddlers', seed, { characters }).text).not.toMatch(/Who is|You see\?/)
})

test.each([
  ['A hen walked by.', 'bedroom', 'day', false],
  ['A hen walked by.', 'farm', 'day', true],
  ['A leaf came down.', 'kitchen', 'day', false],
  ['All over the lake the light turned yellow.', 'lake', 'night', false],
  ['All over the lake the light turned yellow.', 'lake', 'late-afternoon', true],
] as const)('%j in the %s by %s: %s (TT-02)', (line, setting, time, suits) => {
  expect(suitsScene(line, { scene: { setting, time } as never })).toBe(suits)
})

test.each(ageGroups)(
  'for %s jokes that were asked for are of several kinds, and stand where they can happen (TT-02)',
  (ageGroup) => {
    const lines =
      jokeLines[
        ageGroup === 'Toddlers'
          ? 'toddlers'
          : ageGroup === 'Early Readers'
            ? 'early'
            : ageGroup === 'Pre-Teens'
              ? 'preteen'
              : 'middle'
      ]
    for (const seed of seeds) {
      const { pages } = tell(ageGroup, seed, { feedback: ['Make it funnier.'] })
      const told = pages.flatMap(({ text, scene }) =>
        lines
          .filter(({ say }) => text.includes(wordsWithoutSlots(say)))
          .map(({ kind, say }) => ({ kind, say, scene })),
      )
      const kinds = told.map(({ kind }) => kind)
      expect(new Set(kinds).size, kinds.join()).toBe(kinds.length)
      for (const { say, scene } of told)
        expect(isIndoors(scene.setting) && /\b(?:hen|goose|pigeon)\b/.test(say), say).toBe(false)
    }
  },
)

/** The longest run of a line without a slot, by which it is known again in a story. */
const wordsWithoutSlots = (say: string): string =>
  say
    .split(/\{[^}]*\}|¶/)
    .map((part) => part.trim())
    .toSorted((a, b) => b.length - a.length)[0] ?? say

test('a breath of calm never opens a page (TT-03)', () => {
  const calm =
    /^(?:It is all right\.|Shh\. .+ is here\.|But .+ was near\.|It was only a small trouble|The lamp was on, and|Still, it was not the end|It helped that .+ was near|It was an ordinary-sized trouble)/
  for (const ageGroup of ageGroups)
    for (const seed of seeds)
      for (const { text } of tell(ageGroup, seed, { feedback: ['Make it calmer.'] }).pages)
        expect(text).not.toMatch(calm)
})

test('whose something is, is told of whom it was: "his" songs and "her" soup are no child\'s (TT-04)', () => {
  const yusuf = [
    { name: 'Yusuf', details: 'boy, 6' },
    { name: 'Dad', details: 'drives a bus' },
  ]
  for (const seed of seeds) {
    const soup = tell('Early Readers', seed, {
      characters: yusuf,
      additionalDetails: 'His grandma died in March. We miss her soup.',
    }).text
    expect(soup).toMatch(/missed his grandma's soup/)
    const songs = tell('Early Readers', seed, {
      additionalDetails: 'She misses his trumpet songs when he is away.',
    }).text
    expect(songs).toMatch(/missed Grandpa Joe's trumpet songs when he was away/)
  }
})

test('what somebody is doing is told with any verb (TT-04)', () => {
  for (const seed of seeds) {
    const { text } = tell('Early Readers', seed, { additionalDetails: 'Amara is saving up for a telescope.' })
    expect(text).toMatch(/saving up for a telescope/)
    expect(text).not.toMatch(/going to saving|savings up/)
  }
})

test('whom somebody misses is nothing to joke about (TT-04)', () => {
  for (const seed of seeds) {
    const { text } = tell('Middle Childhood', seed, { additionalDetails: 'Amara misses her grandma.' })
    const [said = ''] = sentencesOf(text.slice(text.indexOf('missed'))).slice(0, 2)
    expect(said).not.toMatch(/elbows|Everybody knew/)
  }
})

test('nothing funny stands beside somebody’s death, in a short book either', () => {
  const pagesOf = (seed: string, additionalDetails: string) =>
    writeStory(
      aStoryRequest({
        ageGroup: 'Early Readers',
        seed,
        characters: family,
        additionalDetails,
        sceneCount: 5,
      }),
    ).pages
  for (const seed of seeds) {
    const plain = pagesOf(seed, 'Her uncle Ben died in spring.')
    const funny = pagesOf(seed, 'Her uncle Ben died in spring. Please make it funny.')
    const page = plain.findIndex(({ text }) => text.includes('died in spring'))
    expect(page, seed).toBeGreaterThanOrEqual(0)
    expect(funny[page]?.text, seed).toBe(plain[page]?.text)
  }
})

test('short books asked to be funny do not all have the same joke (TT-02)', () => {
  const told = new Map<string, number>()
  for (let at = 0; at < 40; at++) {
    const { text } = writeStory(
      aStoryRequest({
        ageGroup: 'Early Readers',
        seed: `short book ${at}`,
        characters: family,
        additionalDetails: 'Please make it funny.',
        sceneCount: 5,
      }),
    )
    for (const { say } of jokeLines.early)
      if (text.includes(wordsWithoutSlots(say))) told.set(say, (told.get(say) ?? 0) + 1)
  }
  const all = [...told.values()].reduce((sum, count) => sum + count, 0)
  expect(told.size, [...told].join('\n')).toBeGreaterThanOrEqual(8)
  expect(Math.max(...told.values()), [...told].join('\n')).toBeLessThanOrEqual(all / 4)
})

test('a language that is signed is used, and nobody has one (TT-04)', () => {
  for (const seed of seeds) {
    const lea = [{ name: 'Lea', details: '6, girl, uses sign language' }]
    const { text } = tell('Early Readers', seed, { characters: lea })
    expect(text).toMatch(/used sign language/)
  }
})

test('nobody is told of what they do together, or asks what it is (TT-15)', () => {
  const characters = [
    { name: 'Noor', details: 'Girl of 8, long black hair' },
    { name: 'Ezra', details: 'Boy, 9, brown curly hair' },
  ]
  const texts = [...seeds, 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (seed) => tell('Early Readers', seed, { characters, additionalDetails: 'they play in the park' }).text,
  )
  const told = texts.flatMap((text) => text.split('\n')).filter((page) => /the park/.test(page))
  expect(told.length).toBeGreaterThan(6)
  expect(told.join('\n')).not.toMatch(
    /telling Ezra about|best\?" asked Ezra|with Ezra," said Ezra|Show me how," said Ezra/,
  )
})
