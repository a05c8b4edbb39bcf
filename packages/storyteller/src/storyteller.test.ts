import { describe, expect, test } from 'vitest'
import { plots } from './plots/plots.ts'
import type { AgeGroup, StoryRequest, WrittenStory } from './story-request.ts'
import { writeStory } from './storyteller.ts'
import { measureText } from './testing/measure-text.ts'
import { ageGroups, aStoryRequest, families, onlyPlot, verseFocus } from './testing/story-requests.ts'

interface CorpusStory {
  request: StoryRequest
  story: WrittenStory
}

const verse = verseFocus('Ephesians 4:32')
const value = {
  kind: 'moral',
  name: 'Courage',
  description: 'Doing the right thing while our knees are still shaking.',
} as const

/** Every age, length, family and plot, half of the stories on a verse and half on a value. */
const corpus: CorpusStory[] = ageGroups.flatMap((ageGroup) =>
  [5, 10, 15, 20].flatMap((sceneCount) =>
    families.flatMap((family) =>
      plots.map((plot, index) => {
        const focus = (index + sceneCount) % 2 ? verse : value
        const request = aStoryRequest({
          ...family,
          ageGroup,
          sceneCount,
          focus,
          seed: `${plot.id}-${sceneCount}`,
          avoidPlots: onlyPlot(plot.id),
        })
        return { request, story: writeStory(request) }
      }),
    ),
  ),
)

describe(`in ${corpus.length} stories`, () => {
  test('there are exactly as many pages as asked for, none of them empty, and the text is all of them', () => {
    for (const { request, story } of corpus) {
      expect(story.pages).toHaveLength(request.sceneCount)
      expect(story.pages.every(({ text }) => text.trim().length > 0)).toBe(true)
      expect(story.text).toBe(story.pages.map(({ text }) => text).join('\n\n'))
    }
  })

  test('the verse stands once, character for character, with its reference (D-34)', () => {
    for (const { request, story } of corpus) {
      expect(story.text.split(story.companion.remember)).toHaveLength(2)
      if (request.focus.kind === 'verse') {
        expect(story.companion.remember).toBe(`"${request.focus.text}" (${request.focus.reference})`)
      }
    }
  })

  test('nobody and no place of the Bible takes part: they are spoken of in the verse only (D-36)', () => {
    for (const { story } of corpus) {
      const beside = story.text.replace(story.companion.remember, '')
      expect(beside).not.toMatch(
        /\b(Jesus|Goliath|Zacchaeus|Pharaoh|Bethlehem|Jerusalem|Galilee|Nazareth|Egypt|Philistines?|disciples?|apostles?|prophets?)\b/i,
      )
    }
  })

  test('every character of the parent is named, in the words and in a picture', () => {
    for (const { request, story } of corpus) {
      for (const { name } of request.characters) {
        expect(story.text, story.text).toContain(name)
        expect(story.pages.some(({ scene }) => scene.figures.some((figure) => figure.name === name))).toBe(
          true,
        )
        expect(story.cast.map((figure) => figure.name)).toContain(name)
      }
    }
  })

  test('nothing betrays the machine: no slot, bracket, doubled space, wrong article or pronoun clash', () => {
    for (const { story } of corpus) {
      for (const text of [story.title, story.text, story.companion.prayer, ...story.companion.talk]) {
        expect(text).not.toMatch(/[{}[\]¶*\uE000]|undefined|null/)
        expect(text).not.toMatch(/ {2}| [,.;!?]|\.\.(?!\.)(?<!\.\.\.)/)
        expect(text).not.toMatch(/\ba (?:[aeio]|u(?!ni|s[eu]|k))|\ban (?:[bcdfgjklmnpqrstvwxyz])/)
        expect(text).not.toMatch(
          /(?<!if |that |[Ww]ould |[Cc]ould |[Cc]an )\b(?:[Hh]e|[Ss]he|[Ii]t) (?:were|are|have)\b/,
        )
        expect(text).not.toMatch(/\b[Tt]hey (?:was|is|has)\b/)
      }
    }
  })

  test('every sentence starts with a capital', () => {
    for (const { story } of corpus) {
      for (const paragraph of story.text.split(/\n+/)) {
        expect(paragraph).toMatch(/^["“'*]*[\p{Lu}\p{N}]/u)
        expect(paragraph).not.toMatch(/(?<!\.\.)[.!?] \p{Ll}/u)
      }
    }
  })

  test('no two pages of a story say the same', () => {
    for (const { story } of corpus) {
      expect(new Set(story.pages.map(({ text }) => text)).size).toBe(story.pages.length)
    }
  })

  test('everyone in a picture is described in the cast', () => {
    for (const { story } of corpus) {
      const known = new Set(story.cast.map(({ name }) => name))
      for (const { scene } of story.pages) {
        for (const figure of scene.figures) expect(known, scene.action).toContain(figure.name)
      }
    }
  })

  test('what the parent wrote can be found again', () => {
    for (const { request, story } of corpus) {
      const nouns = request.additionalDetails?.match(/picnic|bananas|raft race|church|desert/g) ?? []
      for (const noun of nouns) expect(story.text.toLowerCase(), noun).toContain(noun)
    }
  })
})

/** Words for ten scenes, words per sentence and Flesch-Kincaid grade; the text of a reader's age stays inside. */
const gates: Readonly<
  Record<AgeGroup, { words: [number, number]; wordsPerSentence: number; grade: [number, number] }>
> = {
  Toddlers: { words: [60, 200], wordsPerSentence: 7, grade: [-9, 1.5] },
  'Early Readers': { words: [250, 600], wordsPerSentence: 10, grade: [-9, 3] },
  'Middle Childhood': { words: [600, 1500], wordsPerSentence: 13, grade: [2, 5.3] },
  'Pre-Teens': { words: [1200, 2500], wordsPerSentence: 17, grade: [4.5, 7.7] },
}

describe.each(ageGroups)('for %s', (ageGroup) => {
  const stories = corpus.filter(({ request }) => request.ageGroup === ageGroup)
  const measures = stories.map(({ request, story }) => ({
    request,
    ...measureText(story.text, story.companion.remember),
  }))

  test('ten scenes have the length of the age (D-37)', () => {
    const [fewest, most] = gates[ageGroup].words
    const lengths = measures.filter(({ request }) => request.sceneCount === 10).map(({ words }) => words)
    expect(lengths.filter((words) => words < fewest || words > most)).toEqual([])
  })

  test('sentences and grade suit the age (D-37)', () => {
    const { wordsPerSentence, grade } = gates[ageGroup]
    const unfit = measures.filter(
      (measure) =>
        measure.wordsPerSentence > wordsPerSentence || measure.grade < grade[0] || measure.grade > grade[1],
    )
    expect(unfit.length / measures.length).toBeLessThanOrEqual(0.05)
  })
})

test('the same request gives the same story', () => {
  expect(writeStory(aStoryRequest())).toEqual(writeStory(aStoryRequest()))
})

test('other seeds give other plots and other words', () => {
  const stories = Array.from({ length: 12 }, (_unused, index) =>
    writeStory(aStoryRequest({ seed: `seed ${index}` })),
  )
  expect(new Set(stories.map(({ text }) => text)).size).toBe(12)
  expect(new Set(stories.map(({ plot }) => plot)).size).toBeGreaterThanOrEqual(2)
  expect(new Set(stories.map(({ pages }) => pages[0]?.text)).size).toBeGreaterThanOrEqual(5)
})

test("a plot of the parent's last stories is not told again while another one fits", () => {
  for (let index = 0; index < 10; index++) {
    const first = writeStory(aStoryRequest({ seed: `seed ${index}` }))
    const second = writeStory(aStoryRequest({ seed: `seed ${index}`, avoidPlots: [first.plot] }))
    expect(second.plot).not.toBe(first.plot)
  }
})

test('the treasured thing of the details becomes the thing of the plot', () => {
  const story = writeStory(aStoryRequest({ avoidPlots: onlyPlot('broken-treasure') }))
  expect(story.text).toContain('teapot')
  expect(story.pages.some(({ scene }) => scene.props.includes('teapot'))).toBe(true)
})

test('names and details cannot break the text', () => {
  const story = writeStory(
    aStoryRequest({
      characters: [
        { name: 'Al{hero}ex\n[x / y]', details: 'a boy {verse} who\nsays "¶" and [loves / hates] soup' },
        { name: "Mary-Jane O'Neil", details: '$& $1 \\' },
      ],
      additionalDetails: 'Line one.\n\n{companion} [+ drop] "quoted" ¶ text',
    }),
  )
  expect(story.text).not.toMatch(/[{}[\]¶]/)
  expect(story.text).toContain("Mary-Jane O'Neil")
})

test('any name, details and wishes give a story with all its pages', () => {
  const odd = ['Ω', 'José María', '李雷', '🦊', 'x'.repeat(200), '   ', '...', 'constructor']
  for (const name of odd) {
    const story = writeStory(
      aStoryRequest({ characters: [{ name, details: name }], additionalDetails: name }),
    )
    expect(story.pages).toHaveLength(10)
  }
})

test('refuses a story without characters or with an impossible number of scenes', () => {
  expect(() => writeStory(aStoryRequest({ characters: [] }))).toThrow(RangeError)
  expect(() => writeStory(aStoryRequest({ sceneCount: 0 }))).toThrow(RangeError)
  expect(() => writeStory(aStoryRequest({ sceneCount: 21 }))).toThrow(RangeError)
})

test('a story of twenty scenes takes less than fifty milliseconds', () => {
  const request = aStoryRequest({ sceneCount: 20, ageGroup: 'Pre-Teens' })
  writeStory(request)
  const times = Array.from({ length: 7 }, (_unused, index) => {
    const start = performance.now()
    writeStory({ ...request, seed: `timed ${index}` })
    return performance.now() - start
  }).sort((a, b) => a - b)
  expect(times[3]).toBeLessThan(50)
})
