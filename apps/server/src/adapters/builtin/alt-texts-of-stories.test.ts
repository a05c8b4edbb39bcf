import { describePicture } from '@faith-fables/illustrator'
import { compose } from '@faith-fables/illustrator/composition/compose'
import { nameAtWindow } from '@faith-fables/illustrator/composition/name-at-window'
import { coverIdeas } from '@faith-fables/illustrator/covers/cover-ideas'
import { describeCover } from '@faith-fables/illustrator/covers/describe-cover'
import { describeStaging } from '@faith-fables/illustrator/description/describe-staging'
import { type WrittenStory, writeStory } from '@faith-fables/storyteller'
import { plotOutlines } from '@faith-fables/storyteller/plots/plots'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
} from '@faith-fables/storyteller/testing/story-requests'
import { beforeAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

interface AltText {
  /** Seed and page, to find it again. */
  where: string
  words: string
  /** Everybody who is in the picture, and all who are not. */
  present: string[]
  absent: string[]
}

interface Told {
  seed: string
  story: WrittenStory
}

const STORIES = 160
let stories: Told[] = []
let altTexts: AltText[] = []
let coverTexts: AltText[] = []

beforeAll(() => {
  const plots = plotOutlines().map(({ id }) => id)
  stories = Array.from({ length: STORIES }, (_, index) => {
    const seed = `alt ${index}`
    const request = aStoryRequest({
      ...families[index % families.length],
      ageGroup: ageGroups[Math.floor(index / 3) % ageGroups.length] ?? 'Early Readers',
      sceneCount: [8, 12, 16][index % 3] ?? 10,
      avoidPlots: onlyPlot(plots[index % plots.length] ?? ''),
      seed,
    })
    return { seed, story: writeStory(request) }
  })
  altTexts = stories.flatMap(({ seed, story }) =>
    story.pages.map(({ scene }, page) => ({
      where: `${seed}, page ${page + 1}`,
      words: describePicture(scene),
      ...peopleOf(story, scene.figures, scene.props),
    })),
  )
  coverTexts = stories.flatMap(({ seed, story }) => {
    const scenes = story.pages.map(({ scene }) => scene)
    return coverIdeas(scenes, story.cast, seed).map((idea) => ({
      where: `${seed}, ${idea.kind}`,
      words: describeCover(idea),
      ...peopleOf(story, idea.scene.figures),
    }))
  })
})

/** Who is seen at a window or a door across the way is a thing of the scene, and is named where somebody looks there. */
function peopleOf(
  { cast }: WrittenStory,
  figures: readonly { name: string }[],
  props: readonly string[] = [],
) {
  const present = figures.map(({ name }) => name)
  const absent = cast
    .map(({ name }) => name)
    .filter((name) => !present.includes(name) && !props.some((noun) => nameAtWindow(noun) === name))
  return { present, absent }
}

/** Faults of grammar and sense that can be found without reading. */
const blemishes: readonly [fault: string, found: RegExp][] = [
  ['a word twice', /\b(\w+) \1\b/i],
  ['a gap', / {2}| [,;.]|[,;]\s*[,;.]|…|undefined|null|\{|\}/],
  ['a with that belongs to nobody', /(?:look|looks) (?:up |down )?at [^,;]*? with an? (?!smile|laugh)/],
  ['two withs', /with (?:(?!\band\b|\bwith\b)[^,;.])* with /],
  ['a pronoun', /\b(?:he|she|it|they|him|her|them|his|their)\b(?! backs)/i],
  ['an article too many', /\b(?:a|an|the|some) (?:a|an|the|some|his|her|their|my)\b/i],
  ['a or an', /\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]\w/],
  ['the and a name', /\bthe (?:Uncle|Aunt|Miss|Mrs|Mr|Old|Grandma|Grandpa)\b/],
  ['somebody pulled with a thing', /\bpulls? Somebody (?!along)/],
  ['no end', /[^.]$/],
]

/** One deed and who does it: every clause of a sentence has a verb behind its names. */
const verb = /^(?:(?:\w+ly )?[a-z-]+(?:s|es)?|lean|look|sit|stand|walk|run|hold)\b/

function faultsOf({ where, words, present, absent }: AltText): string[] {
  const named = present.toSorted((one, other) => other.length - one.length)
  const nameless = named.reduce((text, name) => text.replaceAll(name, 'Somebody'), words)
  const withoutVerb = (nameless.split(/\. /)[0] ?? '')
    .split(/; and |; |, while /)
    .map((clause) =>
      clause.replace(/^[^S]*?(?=Somebody)/, '').replace(/^Somebody(?:(?:, | and )Somebody)*\s*/, ''),
    )
    .filter((rest) => !verb.test(rest))
  return [
    ...blemishes.filter(([, found]) => found.test(nameless)).map(([fault]) => fault),
    ...present.filter((name) => !words.includes(name)).map((name) => `${name} is not named`),
    ...absent
      .filter((name) => new RegExp(`\\b${name}\\b`).test(nameless))
      .map((name) => `${name} is not there`),
    ...withoutVerb.map((rest) => `no verb in "${rest}"`),
    ...(nameless.split(/\. /).length > 2 ? ['more than two sentences'] : []),
  ].map((fault) => `${where}: ${fault}: ${words}`)
}

test('thousands of pictures are told in sound sentences that name whom they show and nobody else (IR-44)', () => {
  expect(altTexts.length).toBeGreaterThan(1500)
  const faults = altTexts.flatMap(faultsOf)
  expect(faults.slice(0, 12), `${faults.length} of ${altTexts.length}`).toEqual([])
})

test('a picture is told with its place, a deed and, in most pictures, with how somebody feels (IR-43)', () => {
  const feeling =
    /smile|laugh|joyfully|happily|merrily|tenderly|sadly|anxiously|amazement|marvels?\b|crossly|shyly|sleepily|thoughtfully/
  const felt = altTexts.filter(({ words }) => feeling.test(words))
  expect(felt.length / altTexts.length).toBeGreaterThan(0.9)
  for (const { words, where } of altTexts)
    expect(words, where).toMatch(/^(?:In|On|At|By|Inside|Among|Under) [a-z]/)
})

test('a cover has words of its own, as sound as those of a page (IR-46)', () => {
  expect(coverTexts.length).toBeGreaterThan(750)
  const faults = coverTexts.flatMap(faultsOf)
  expect(faults.slice(0, 12), `${faults.length} of ${coverTexts.length}`).toEqual([])
  const pages = new Set(altTexts.map(({ words }) => words))
  expect(coverTexts.filter(({ words }) => pages.has(words))).toEqual([])
})

test('the two candidates of a picture are told in different words (IR-45)', () => {
  const pairs = stories.slice(0, 8).flatMap(({ seed, story }) =>
    story.pages.map(({ scene }, page) => {
      const [one, other] = [0, 1].map((candidate) => {
        const composition = compose({ scene, cast: story.cast, seed, candidate, page })
        return `${describePicture(composition.scene)} ${describeStaging(composition)}`
      })
      return { where: `${seed}, page ${page + 1}`, one, other }
    }),
  )
  expect(pairs.filter(({ one, other }) => one === other)).toEqual([])
})
