import { describe, expect, test } from 'vitest'
import type { AgeGroup } from '../story-request.ts'
import { reportPrompt, writeStory } from '../storyteller.ts'
import { ageGroups } from '../testing/story-requests.ts'

const storyOf = (additionalDetails: string, ageGroup: AgeGroup = 'Early Readers') => {
  const request = {
    ageGroup,
    focus: { kind: 'moral', name: 'Kindness', description: 'Doing one small good thing.' },
    characters: [
      { name: 'Leo', details: 'boy, 5' },
      { name: 'Nana Ruth', details: 'his grandmother' },
    ],
    additionalDetails,
    sceneCount: 10,
    seed: additionalDetails,
    feedback: [],
    avoidPlots: [],
  } as const
  const story = writeStory(request)
  const [outcome] = reportPrompt(request, story).filter(({ about }) => about === null)
  return { text: story.text, pages: story.pages, outcome: outcome?.outcome }
}

describe('what a parent says in a few plain words is told (TT-11)', () => {
  test.each([
    ['there should be a rainbow', /\ba rainbow\b/i],
    ['fireworks', /\bfireworks\b/i],
    ['please include a lantern', /\blantern\b/i],
    ['They have a picnic', /\bpicnic\b/i],
    ['Leo and Nana Ruth bake a cake', /Leo and Nana Ruth baked a cake/],
    ['They bake a cake together', /Leo and Nana Ruth baked a cake/],
    ['they find a kitten', /Leo and Nana Ruth found a kitten/],
    ['They go fishing', /Leo and Nana Ruth went fishing/],
    ['Leo should meet a fox', /Leo met a fox/],
    ['Leo should share his sandwich with the robin', /Leo shared his sandwich with the robin/],
    ['let them repair the fence', /Leo and Nana Ruth repaired the fence/],
    ['Nana Ruth must greet the baker', /Nana Ruth greeted the baker/],
    ['Leo has two mums', /Leo had two mums/],
    ['He has two older brothers and a baby sister', /had two older brothers and a baby sister/],
    ['Leo’s friend Omar moved away', /Leo['’]s friend Omar moved away/],
    ['Please include his teddy Bobo', /his teddy Bobo/],
    ['mention that Jesus loves him', /Jesus loves Leo/i],
    ['He has a new baby sister called Ida', /Ida, (?:his|Leo['’]s) new baby sister/],
  ])('%s', (words, told) => {
    const { text, outcome } = storyOf(words)
    expect(text).toMatch(told)
    expect(outcome).toBe('told')
  })

  test('what is asked for at the end stands there', () => {
    const { pages } = storyOf('a rainbow at the end please')
    expect(pages.slice(-2).some(({ text }) => /rainbow/.test(text))).toBe(true)
    expect(pages.slice(0, -2).some(({ text }) => /rainbow/.test(text))).toBe(false)
  })

  test.each(ageGroups)('for %s what is asked to happen happens once the story has begun (TT-14)', (age) => {
    const { pages } = storyOf('Leo should share his sandwich with a duck. They should thank God.', age)
    const pagesTelling = (words: RegExp) =>
      pages.flatMap(({ text }, page) => (words.test(text) ? [page] : []))
    const shares = pagesTelling(/\bsandwich with a duck/)
    expect(shares.length + pagesTelling(/thank(?:ed)? God/).length).toBeGreaterThan(1)
    expect([...shares, ...pagesTelling(/thank(?:ed)? God/)].filter((page) => page === 0)).toEqual([])
  })

  test('a sight is in the picture of the page that tells of it', () => {
    const { pages } = storyOf('there should be a rainbow')
    const telling = pages.filter(({ text }) => /rainbow/.test(text))
    expect(telling.map(({ scene }) => scene.props.includes('rainbow'))).toEqual(telling.map(() => true))
  })

  test('his teddy is not that of the kitten before', () => {
    expect(storyOf('They find a kitten. Please include his teddy Bobo.').text).toMatch(/teddy Bobo/)
  })

  test('what is so is so in a story of the past as well', () => {
    expect(storyOf('God loves her').text).not.toMatch(/God loved|By then God/)
  })

  test('what somebody has or does every day happens to nobody once', () => {
    expect(storyOf('Leo can swim in the lake').text).not.toMatch(/That day Leo swam|First of all Leo swam/)
    expect(storyOf('Leo bakes bread every day').text).not.toMatch(/Leo baked bread every day/)
    expect(storyOf('They have a dog').text).not.toMatch(/had a dog that day/)
  })
})

describe('a story closes with what the parent asks for (TT-11)', () => {
  const wishes = [
    ['end with a hug', /\bhug/i],
    ['Please finish with a prayer', /\bamen\b/i],
    ['a lullaby at the end', /\bs[oau]ng\b|\bsing/i],
    ['It should end with a goodnight kiss', /\bkiss/i],
  ] as const
  const cases = ageGroups.flatMap((age) => wishes.map(([words, told]) => [age, words, told] as const))
  test.each(cases)('%s: %s', (age, words, told) => {
    const { pages, outcome } = storyOf(words, age)
    expect(pages.at(-1)?.text.slice(-420)).toMatch(told)
    expect(outcome).toBe('followed')
  })
})

describe('feasts, weather, lists and values in a word or two (TT-12)', () => {
  test.each([
    ['Diwali', /it was Diwali/i],
    ['set it at Matariki', /it was Matariki/i],
    ['Carnival Monday', /it was Carnival Monday/i],
    ['Eid is tomorrow', /it was Eid/i],
    ['its his 5th birthday on saturday', /it was Leo's 5th birthday/i],
    ['Two mums', /Leo had two mums/],
    ['camping', /camping/],
    ["It'll be drizzling", /drizzle/],
    ['it must be sunny', /a sunny day/],
    ['Tết', /it was Tết/i],
    ['LEO HAS TWO MUMS AND THEY GO CAMPING', /Leo had two mums/],
    ['1. Time is Advent. 2. There should be a rainbow', /it was Advent/i],
    ['1) a rainbow 2) camping', /a rainbow/],
  ])('%s', (words, told) => {
    expect(storyOf(words).text.replaceAll('’', "'")).toMatch(told)
  })

  test('a value that is asked for is told of', () => {
    expect(storyOf('a story about being kind to a new kid').outcome).toBe('followed')
    expect(storyOf('teach him to say thank you').outcome).toBe('followed')
    expect(storyOf('nothing scary').outcome).toBe('followed')
    expect(storyOf('a story about sharing').outcome).toBe('followed')
    expect(storyOf('sharing').outcome).toBe('followed')
    expect(storyOf('it should be about telling the truth').outcome).toBe('followed')
  })
})

describe('what is to stay out, and what would be nice (TT-13)', () => {
  test.each([
    'without magic please',
    'Please without a fairy and without magic',
    "don't include any monsters",
    'no fairies, no magic',
    "Please don't show any accident or flood victims",
  ])('%s', (words) => {
    expect(storyOf(words).outcome).toBe('followed')
  })

  test.each([
    ['A race would be superb', /\brace\b/],
    ["We'd love a rainbow", /a rainbow/i],
  ])('%s', (words, told) => {
    expect(storyOf(words).text).toMatch(told)
  })
})
