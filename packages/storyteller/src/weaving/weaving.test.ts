import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { ageGroups, aStoryRequest, families, onlyPlot } from '../testing/story-requests.ts'
import { sidesOf, weaveStory } from '../testing/woven-lines.ts'
import { isNamedIn } from '../words/find-present.ts'

/** Four characters and four details: on five pages there is hardly room. */
const crowded = {
  characters: [
    { name: 'Mia', details: '7, loves to draw, freckles' },
    { name: 'Ben', details: 'her little brother, 4, asks a lot of questions' },
    { name: 'Grandpa Otto', details: 'gray beard, walks with a stick' },
    { name: 'Pickles', details: 'an orange cat, always hungry' },
  ],
  additionalDetails:
    'We just moved to a new house near the sea. Mia plays soccer on Saturdays. Ben takes a stuffed elephant everywhere. Pancakes, please!',
}

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

test('a story ends on its own last words or on a companion, whatever is woven in', () => {
  for (const ageGroup of ageGroups) {
    for (const seed of seeds) {
      const [plain, woven] = [null, 'Theo goes to the dentist on Friday.'].map((additionalDetails) =>
        sentencesOf(
          writeStory(aStoryRequest({ ageGroup, additionalDetails, seed })).text.split('\n').at(-1) ?? '',
        )
          .filter((sentence) => !isNamedIn(sentence, 'Biscuit'))
          .slice(-2),
      )
      expect(woven).toEqual(plain)
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

/** Every age, short and long, for a crowded family and for a small one. */
const woven = ageGroups.flatMap((ageGroup) =>
  [5, 10].flatMap((sceneCount) =>
    [crowded, ...families.slice(4, 8)].flatMap((family) =>
      seeds.slice(0, 4).map((seed) => weaveStory(aStoryRequest({ ...family, ageGroup, sceneCount, seed }))),
    ),
  ),
)

test('what is told of a detail stands in a paragraph of the plot', () => {
  const paragraphs = ageGroups.slice(1).flatMap((ageGroup) =>
    seeds.flatMap((seed) => {
      const [plain = '', told = ''] = [null, 'Theo goes to the dentist on Friday.'].map(
        (additionalDetails) => writeStory(aStoryRequest({ ageGroup, additionalDetails, seed })).text,
      )
      return told
        .split('\n')
        .filter((paragraph) => paragraph.includes('dentist') && !paragraph.includes('"'))
        .map((paragraph) => sentencesOf(paragraph).some((sentence) => plain.includes(sentence)))
    }),
  )
  expect(paragraphs.length).toBeGreaterThan(20)
  expect(paragraphs.filter(Boolean).length / paragraphs.length).toBeGreaterThanOrEqual(0.6)
})

test('one line at most is woven into the last page', () => {
  for (const { pages, lines } of woven)
    expect(lines.filter(({ page }) => page === pages.length - 1).length).toBeLessThanOrEqual(1)
})

test('nothing comes between a question and its answer, or into the middle of a talk', () => {
  const parted = woven.flatMap((story) =>
    story.lines
      .map((line) => ({ line, ...sidesOf(line, story) }))
      .filter(({ before, after }) => before.includes('?') || (before.includes('"') && after.includes('"')))
      .map(({ before, line, after }) => `${before} | ${line.text} | ${after}`),
  )
  expect(parted).toEqual([])
})

test('nobody is spoken of before the plot has named them, where it does on that page', () => {
  const early = woven.flatMap(({ plan, pages, lines }) =>
    lines.flatMap(({ page, at, within, text }) => {
      const paragraphs = pages[page] ?? []
      const told = [
        ...pages.slice(0, page).flat(),
        ...paragraphs.slice(0, at),
        ...sentencesOf(paragraphs[at] ?? '').slice(0, within),
      ]
      const [, ...companions] = plan.characters
      return companions
        .filter(({ name }) => isNamedIn(text, name) && paragraphs.some((own) => isNamedIn(own, name)))
        .filter(({ name }) => !told.some((own) => isNamedIn(own, name)))
        .map(({ name }) => `${name}: ${text} | ${paragraphs.join(' ')}`)
    }),
  )
  expect(early).toEqual([])
})

test('on one page two lines about somebody are one, and the second does not name them again', () => {
  for (const { plan, pages, lines } of woven) {
    for (const page of pages.keys()) {
      const told = lines.filter((line) => line.page === page && line.about && !line.text.includes('"'))
      const single = told.filter(({ isDouble }) => !isDouble)
      expect(new Set(single.map(({ about }) => about)).size).toBe(single.length)
    }
    for (const { name, pronoun } of plan.characters) {
      const aboutThemAlone = lines.filter(({ text }) =>
        plan.characters.every((other) => other.name === name || !isNamedIn(text, other.name)),
      )
      for (const { text } of pronoun === 'they' ? [] : aboutThemAlone)
        expect(text).not.toMatch(new RegExp(`^${name} [^.!?"]*[.] ${name} `))
    }
  }
})

test('what companions do comes in the middle of what happens, where there is a place for it', () => {
  const deeds = ageGroups.flatMap((ageGroup) =>
    [crowded, ...families.slice(4, 8)].flatMap(({ characters }) =>
      seeds.flatMap(
        (seed) => weaveStory(aStoryRequest({ ageGroup, characters, additionalDetails: null, seed })).lines,
      ),
    ),
  )
  const inside = deeds.filter(({ within }) => within > 0)
  expect(inside.length / deeds.length).toBeGreaterThan(0.01)
})
