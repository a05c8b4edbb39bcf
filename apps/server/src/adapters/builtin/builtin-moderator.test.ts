import { plotOutlines } from '@faith-fables/storyteller/plots/plots'
import { moralValues } from '@faith-fables/storyteller/scripture/moral-values'
import { verses } from '@faith-fables/storyteller/scripture/verses'
import { writeStory } from '@faith-fables/storyteller/storyteller'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
  verseFocus,
} from '@faith-fables/storyteller/testing/story-requests'
import { expect, test } from 'vitest'
import { createBuiltinModerator } from './builtin-moderator.ts'

const moderator = createBuiltinModerator()
const { signal } = new AbortController()

/** With four ages 32 of a plot, some five hundred in all; the benchmark of the moderator reads 2,000 others, `STORIES=2000` so many here. */
const storiesOfEachAge = Math.ceil(
  Number(process.env.STORIES ?? 500) / (plotOutlines().length * ageGroups.length),
)
const lengths = [5, 10, 15, 20]

/** All that is told, asked, prayed and drawn in stories as different as families, verses, lengths and chance make them. */
function linesOf(plot: string, longest: number): string[] {
  const avoidPlots = onlyPlot(plot)
  const possible = lengths.filter((length) => length <= longest)
  return ageGroups.flatMap((ageGroup, age) =>
    Array.from({ length: storiesOfEachAge }, (_, index) => {
      const family = families[index % families.length]
      const verse = verses[(index * ageGroups.length + age) % verses.length]
      const sceneCount = possible[index % possible.length] ?? 5
      const focus = verseFocus(verse?.reference ?? '')
      const story = writeStory(
        aStoryRequest({ ...family, ageGroup, focus, sceneCount, seed: `${plot} ${index}`, avoidPlots }),
      )
      expect(story.plot).toBe(plot)
      const { talk, prayer } = story.companion
      return [story.title, story.text, ...talk, prayer, ...story.pages.map(({ scene }) => scene.action)]
    }).flat(),
  )
}

test.each(['Dick', 'Jihad', 'Semen', 'Kike', 'Harshit', 'Fanny', 'Olaf'])(
  'a child called %s is told of in every plot (record 24)',
  async (name) => {
    const characters = [
      { name, details: 'six years old, red hair, loves kites' },
      { name: 'Mia Butcher', details: 'a friend' },
    ]
    const lines = plotOutlines().flatMap(({ id }, index) => {
      const ageGroup = ageGroups[index % ageGroups.length] ?? 'Toddlers'
      const { title, text, companion, pages } = writeStory(
        aStoryRequest({ characters, ageGroup, seed: `${name} ${id}`, avoidPlots: onlyPlot(id) }),
      )
      return [title, text, ...companion.talk, companion.prayer, ...pages.map(({ scene }) => scene.action)]
    })
    const names = characters.map((one) => one.name)
    expect(lines.join(' ')).toContain(name)
    const verdict = await moderator.review(sentencesOf(lines).join('\n'), 'story text', { names, signal })
    expect(verdict).toEqual({ allowed: true, reasons: [] })
  },
)

/** The moderator reads sentence by sentence, so each is read once, in whichever story it comes first. */
function sentencesOf(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => line.split(/\n+|(?<=[.!?]["”’]?)\s+/)))]
}

test.each(plotOutlines().map(({ id, longest }) => [id, longest] as const))(
  'nothing that the storyteller tells in the plot %s is declined (MO-09)',
  async (plot, longest) => {
    const text = sentencesOf(linesOf(plot, longest)).join('\n')
    expect(await moderator.review(text, 'story text', { signal })).toEqual({ allowed: true, reasons: [] })
  },
)

test.each(verses.map(({ reference, text }) => [reference, text]))(
  'the words of %s pass, even where nobody says that they are Scripture (MO-09)',
  async (_reference, text) => {
    expect(await moderator.review(text, 'story idea', { signal })).toEqual({ allowed: true, reasons: [] })
  },
)

test.each(moralValues.map(({ name, description }) => [name, description]))(
  'the value %s passes (MO-09)',
  async (name, description) => {
    const verdict = await moderator.review(`${name}. ${description}`, 'story text', { signal })
    expect(verdict).toEqual({ allowed: true, reasons: [] })
  },
)

test('a family name is read as a name, and only where one is expected', async () => {
  expect(await moderator.review('Will Slaughter', 'display name', { signal })).toEqual({
    allowed: true,
    reasons: [],
  })
  expect(await moderator.review('Tom Hitler', 'display name', { signal })).toMatchObject({
    allowed: false,
    reasons: ['“Hitler” is not a name that families should meet here. Please choose another.'],
  })
  expect(await moderator.review('The slaughter of the boys', 'story idea', { signal })).toMatchObject({
    allowed: false,
  })
})

test('the advice of a theme is given once, however many words it is about (MO-22)', async () => {
  const text = 'She wants to die and thinks that everybody would be better off without her.'
  const { reasons } = await moderator.review(text, 'story idea', { signal })
  expect(reasons).toHaveLength(1)
  expect(reasons[0]).toMatch(
    /^“She wants to die” speaks of hurting oneself\..* The same goes for “everybody would be better off without her”\.$/,
  )
})
