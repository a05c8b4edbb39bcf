import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, families, onlyPlot } from '../testing/story-requests.ts'

const seeds = Array.from({ length: 12 }, (_unused, index) => `weaving ${index}`)

test("a baby, a toy and a ladybug say no sentences, but in the two-word talk of a toddlers' story", () => {
  const company = [
    { name: 'Ada', details: 'the baby, 1 year old' },
    { name: 'Captain Bear', details: 'a teddy bear with an eye patch' },
    { name: 'Dot', details: 'a ladybug' },
  ]
  const additionalDetails = 'Ada loves dinosaurs. Captain Bear is afraid of thunder.'
  for (const ageGroup of ageGroups.slice(1)) {
    for (const seed of seeds) {
      const characters = [{ name: 'Will', details: '7, likes to count things' }, ...company]
      const { text } = writeStory(aStoryRequest({ ageGroup, characters, additionalDetails, seed }))
      expect(text).not.toMatch(/"[^"]{8,}" (?:said|asked|says|asks) (?:Ada|Captain Bear|Dot)\b(?!')/)
    }
  }
})

test('a story ends on its own last words, whatever is woven in', () => {
  for (const ageGroup of ageGroups) {
    for (const seed of seeds) {
      const [plain, woven] = [null, 'Theo goes to the dentist on Friday.'].map((additionalDetails) =>
        writeStory(aStoryRequest({ ageGroup, additionalDetails, seed })).text.split('\n').at(-1),
      )
      expect(woven).toBe(plain)
    }
  }
})

test('whoever is still out in the dark is not talked with at home', () => {
  const family = families.find(({ characters }) => characters[0]?.name === 'José María')
  for (const seed of seeds) {
    const { pages } = writeStory(
      aStoryRequest({ ...family, ageGroup: 'Pre-Teens', seed, avoidPlots: onlyPlot('small-lamp') }),
    )
    const waiting = pages
      .slice(0, 6)
      .map(({ text }) => text)
      .join('\n')
    expect(waiting).not.toMatch(/" (?:said|asked) Abuela Pilar/)
  }
})

test('in speech nobody calls what is their own "his" or "her"', () => {
  for (const ageGroup of ageGroups.slice(1)) {
    for (const seed of seeds) {
      const { text } = writeStory(aStoryRequest({ ageGroup, additionalDetails: 'our church choir', seed }))
      expect(text).toContain('choir')
      expect(text).not.toMatch(/"[^"\n]*\bhis church choir[^"\n]*" (?:said|asked)/)
    }
  }
})
