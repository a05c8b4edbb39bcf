import { describe, expect, test, vi } from 'vitest'
import { plotOutlines } from '../plots/plots.ts'
import type { AgeGroup, StoryRequest, WrittenStory } from '../story-request.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'
import { withoutSpeech } from '../words/plain-narration.ts'
import { poseOfBody } from './pose-of-body.ts'

/** Time enough on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

/** Families with somebody whose body asks for other words, and the verbs that nobody tells of them. */
interface Family {
  who: string
  details: string
  other: string
  never: string
  /** Verbs that stand before the name. */
  turned?: string
}

const families: readonly Family[] = [
  {
    who: 'Zoe',
    details: '9 years old, uses a wheelchair, loves maps',
    other: 'her brother, 7',
    never:
      'stands?|stood|walks?|walked|runs?|ran|climbs?|climbed|jumps?|jumped|kneels?|knelt|crouched|hopped|skipped|tiptoed|stepped|marched|crept',
  },
  {
    who: 'Tom',
    details: '8, a boy, walks with crutches',
    other: 'his sister, 7',
    never: 'runs?|ran|climbs?|climbed|jumps?|jumped|kneels?|knelt|crouched|hopped|skipped|tiptoed|leaped',
  },
  {
    who: 'Oma Gerda',
    details: 'a great-grandmother, 91',
    other: 'her great-grandson, 8',
    never: 'runs?|ran|climbs?|climbed|jumps?|jumped|kneels?|knelt|crouched|hopped|skipped|tiptoed|leaped',
  },
  {
    who: 'Lena',
    details: '8 years old, blind, has a white cane',
    other: 'a boy, 8, her friend',
    never:
      'sees?|saw|looks? (?:at|up|down|around)|looked (?:at|up|down|around)|watche[sd]|stare[sd]|gazed|glanced|peeked|peered',
  },
  { who: 'Noah', details: '7, a deaf boy', other: '9, his sister', never: 'hears?|heard|listens?|listened' },
  {
    who: 'Ivy',
    details: '10, a girl who cannot speak',
    other: '9, a boy, her neighbor',
    never:
      '(?:says?|said)(?! (?:how|why|since|where|whether))|whispers?|whispered|shouts?|shouted|called(?=,)|sings?|sang|murmured|muttered',
    turned: 'said|says|whispered|whispers|shouted|shouts',
  },
]

/** Words that may stand between a name and what is told of it: nobody else is meant by the verb after them. */
const between =
  "(?!Ben|(?:it|they|he|she|that|which|who|while|when|as|until|with|where|what|how|to|the|an?|last|him|them|couldn't|her|his|their|of)\\b)[\\p{Ll}']+"

function familyOf({ who, details, other }: Family): StoryRequest['characters'] {
  return [
    { name: who, details },
    { name: 'Ben', details: other },
  ]
}

/** Once with the first as the hero, once with the last. */
function tell(characters: StoryRequest['characters'], ageGroup: AgeGroup, plot: string): WrittenStory[] {
  const request = { characters, additionalDetails: null, ageGroup, avoidPlots: onlyPlot(plot) }
  return [10, 20].map((sceneCount) =>
    writeStory(
      aStoryRequest({
        ...request,
        characters: sceneCount === 10 ? characters : characters.toReversed(),
        sceneCount,
        seed: `${plot} ${sceneCount}`,
      }),
    ),
  )
}

const everyPlotAndAge = plotOutlines().flatMap(({ id }) =>
  ageGroups.map((ageGroup) => ({ plot: id, ageGroup })),
)

describe.each(families)('$who ($details)', (family) => {
  test('is told of in words that suit the body, in every plot and for every age', () => {
    const told = new RegExp(
      `${family.who} (?:(?:${between}) )*?(?:${family.never})(?!\\p{L})(?! Ben| out of| an? finger)|(?<!\\p{L})(?:${family.turned ?? '(?!)'}) ${family.who}`,
      'gu',
    )
    const wrong = everyPlotAndAge.flatMap(({ plot, ageGroup }) =>
      tell(familyOf(family), ageGroup, plot).flatMap((story) =>
        [story.text, ...story.pages.map(({ scene }) => scene.action)]
          .flatMap((text) => withoutSpeech(text).match(told) ?? [])
          .map((words) => `${plot}, ${ageGroup}: ${words}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

test('a little child climbs where it is told, and does not leap', () => {
  expect(poseOfBody('climb', ['little'])).toBe('climb')
  expect(poseOfBody('jump', ['little'])).toBe('cheer')
})

test('nobody in a wheelchair is drawn running, climbing, kneeling or on their feet', () => {
  const [seated] = families
  const poses = everyPlotAndAge.flatMap(({ plot, ageGroup }) =>
    (seated ? tell(familyOf(seated), ageGroup, plot) : []).flatMap(({ pages }) =>
      pages.flatMap(({ scene }) =>
        scene.figures.filter(({ name }) => name === 'Zoe').map(({ pose }) => pose),
      ),
    ),
  )
  expect(poses.length).toBeGreaterThan(500)
  expect(poses.filter((pose) => ['stand', 'walk', 'run', 'climb', 'jump', 'kneel'].includes(pose))).toEqual(
    [],
  )
})

test('a body that the Additional Details tell of counts as well', () => {
  const story = writeStory(
    aStoryRequest({ additionalDetails: 'Theo is in a wheelchair.', ageGroup: 'Middle Childhood' }),
  )
  expect(withoutSpeech(story.text)).not.toMatch(/Theo (?:stood|walked|ran|climbed|jumped|knelt)/)
})

test('whoever pushes the wheelchair of others walks as ever', () => {
  const texts = everyPlotAndAge.flatMap(({ plot, ageGroup }) =>
    tell([{ name: 'Zoe', details: "9, pushes her grandma's wheelchair, color-blind" }], ageGroup, plot).map(
      ({ text }) => text,
    ),
  )
  expect(texts.join('\n')).toMatch(/Zoe stood/)
  expect(texts.join('\n')).toMatch(/Zoe looked at/)
})

test('a cat does not decide for a child of two while there is a mother', () => {
  const characters = [
    { name: 'Nell', details: '2 years old' },
    { name: 'Muffin', details: 'a fat cat' },
    { name: 'Mama', details: 'sings when she cooks' },
  ]
  for (const { id } of plotOutlines()) {
    const story = writeStory(aStoryRequest({ characters, avoidPlots: onlyPlot(id) }))
    expect(story.text, id).not.toMatch(/"[^"]*[,.?!]" (?:said|asked) Muffin/)
  }
})

test('a baby decides, says, reads and thinks nothing where there is somebody older', () => {
  const characters = [
    { name: 'Lou', details: 'a baby girl, 8 months old' },
    { name: 'Ella', details: '4, her sister' },
  ]
  const sayings = everyPlotAndAge.flatMap(({ plot, ageGroup }) =>
    tell(characters, ageGroup, plot).flatMap(({ text }) => {
      const told = withoutSpeech(text)
      expect(timesNamed('Ella', told), `${plot}, ${ageGroup}`).toBeGreaterThanOrEqual(timesNamed('Lou', told))
      return (
        told.match(
          /Lou (?:said|says|asked|asks|thought|thinks|decided|wondered|reads?|sings?|sang)|(?:said|asked) Lou/g,
        ) ?? []
      )
    }),
  )
  expect(sayings).toEqual([])
})

test('a listener of two hears of somebody of two', () => {
  const characters = [
    { name: 'Finn', details: '2 years old' },
    { name: 'Ella', details: '9, his sister' },
  ]
  const [story] = tell(characters, 'Toddlers', 'broken-treasure')
  expect(timesNamed('Finn', story?.text ?? '')).toBeGreaterThan(timesNamed('Ella', story?.text ?? ''))
})

function timesNamed(name: string, text: string): number {
  return text.split(name).length - 1
}
