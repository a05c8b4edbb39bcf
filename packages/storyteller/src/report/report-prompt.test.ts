import { expect, test } from 'vitest'
import { reportPrompt, writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, families } from '../testing/story-requests.ts'

/** Whether a word of weight, in whatever form, stands in both: its first four letters do. */
const sharesAWord = (one: string, other: string) =>
  (one.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) =>
      other.toLowerCase().includes(word.slice(0, 4)) ||
      // "Sings" is told as "sang".
      (other.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((told) => consonants(told) === consonants(word)),
  )
const consonants = (word: string) => word.replace(/(?<=\p{L}{3})s$/u, '').replaceAll(/[aeiou]/g, '_')

const report = (changes: Parameters<typeof aStoryRequest>[0]) => {
  const request = aStoryRequest({ sceneCount: 10, ...changes })
  const story = writeStory(request)
  return { story, report: reportPrompt(request, story) }
}
const outcomeOf = (changes: Parameters<typeof aStoryRequest>[0], words: string) =>
  report(changes).report.find((one) => one.words === words)?.outcome

test.each([
  ['make it funny please', 'followed'],
  ['No dragons', 'followed'],
  ['It is snowing', 'told'],
  ['in winter', 'told'],
  ['Somebody flobbers her till Tuesday', 'not understood'],
])('"%s" is %s', (words, outcome) => {
  expect(outcomeOf({ additionalDetails: words }, words)).toBe(outcome)
})

test('a question is beside the story', () => {
  const { report: lines } = report({ additionalDetails: 'Is it possible to get two copies?' })
  expect(lines.at(-1)).toMatchObject({
    words: 'Is it possible to get two copies',
    outcome: 'beside the story',
  })
})

test('every sentence and every fact stands in the report once, in the order in which it was written', () => {
  const { report: lines } = report({
    characters: [{ name: 'Ida', details: 'loves trains, wumpled frood' }],
    additionalDetails: 'We met a dog. Really? It barked!\n- a red kite\n- TWO HATS',
  })
  expect(lines.map(({ words }) => words)).toEqual([
    'loves trains',
    'wumpled frood',
    'We met a dog',
    'Really',
    'It barked',
    'a red kite',
    'TWO HATS',
  ])
})

test('what is told stands on the page that is named, whatever the age', () => {
  for (const ageGroup of ageGroups)
    for (const family of families) {
      const { story, report: lines } = report({ ...family, ageGroup, seed: `${ageGroup} report` })
      for (const { outcome, page, words } of lines) {
        expect(page !== null, words).toBe(outcome === 'told' || outcome === 'told in part')
        if (page !== null) expect(sharesAWord(words, story.pages[page - 1]?.text ?? ''), words).toBe(true)
      }
    }
})

test('another language is named as one, of a character and in the details', () => {
  const spanish = 'El niño tiene que encontrar el tren perdido antes de la noche'
  const { report: lines } = report({
    characters: [{ name: 'Ida', details: spanish }],
    additionalDetails: spanish,
  })
  expect(lines.map(({ outcome }) => outcome)).toEqual(['another language', 'another language'])
})

test('who somebody is by their kin is understood, whoever’s kin they are (TT-12)', () => {
  const request = aStoryRequest({
    characters: [
      { name: 'Leo', details: 'boy, 5' },
      { name: 'Nana Ruth', details: 'his grandmother, red headscarf' },
    ],
  })
  const report = reportPrompt(request, writeStory(request))
  expect(report.map(({ words }) => words)).not.toContain('grandmother')
})

test('that it grew dark is not taken for telling that somebody is scared of the dark (TT-16)', () => {
  const pages = Array.from({ length: 15 }, (_one, seed) => {
    const { story, report: lines } = report({
      ageGroup: 'Pre-Teens',
      focus: { kind: 'moral', name: 'Kindness', description: 'Doing one small good thing.' },
      characters: [
        { name: 'Noor', details: 'girl, 6, scared of the dark, loves drums, always hums' },
        { name: 'Ezra', details: 'boy, 7, hates candles, collects snails' },
      ],
      additionalDetails: null,
      sceneCount: 8,
      seed: `r ${seed}`,
    })
    const page = lines.find(({ words }) => words === 'scared of the dark')?.page
    return page ? (story.pages[page - 1]?.text ?? '') : null
  }).filter((text) => text !== null)
  expect(pages.length).toBeGreaterThan(5)
  for (const text of pages) expect(text).toMatch(/afraid|the dark\b.*(?:asked|said)|with the dark/)
})
