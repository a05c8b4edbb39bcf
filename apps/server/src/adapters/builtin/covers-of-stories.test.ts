import { nameAtWindow } from '@faith-fables/illustrator/composition/name-at-window'
import { type ComposedCover, composeCover } from '@faith-fables/illustrator/covers/compose-cover'
import { coverFormats, TITLE_LINE } from '@faith-fables/illustrator/covers/cover-format'
import { coverKinds } from '@faith-fables/illustrator/covers/cover-idea'
import { coverIdeas } from '@faith-fables/illustrator/covers/cover-ideas'
import { shownOfCover } from '@faith-fables/illustrator/covers/shown-of-cover'
import { looksInScene } from '@faith-fables/illustrator/looks/look-in-scene'
import { type StoryRequest, type WrittenStory, writeStory } from '@faith-fables/storyteller'
import { plotOutlines } from '@faith-fables/storyteller/plots/plots'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
} from '@faith-fables/storyteller/testing/story-requests'
import { beforeAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

type Family = Pick<StoryRequest, 'characters' | 'additionalDetails'>

/** Casts of one to four: on wheels, on crutches, animals, toys, a baby. */
const everyFamily: readonly Family[] = [
  ...families,
  {
    characters: [
      { name: 'Poppy', details: '9, red pigtails, she uses a wheelchair' },
      { name: 'Kofi', details: '11, cornrows, a red poncho' },
    ],
    additionalDetails: null,
  },
  {
    characters: [
      { name: 'Bruno', details: 'a big brown bear with a yellow scarf' },
      { name: 'Rusty', details: 'a fox' },
    ],
    additionalDetails: null,
  },
]

interface CoverOfStory extends ComposedCover {
  seed: string
  plot: string
  story: WrittenStory
}

const plots = plotOutlines().map(({ id }) => id)
const BOOKS_OF_A_PLOT = 8
let covers: CoverOfStory[] = []

beforeAll(() => {
  covers = plots.flatMap((plot, place) =>
    Array.from({ length: BOOKS_OF_A_PLOT }, (_, book) => coverOf(plot, place, book)),
  )
})

/** Families, ages and lengths by turns; the seed is in every message. */
function coverOf(plot: string, place: number, book: number): CoverOfStory {
  const seed = `cover of ${plot} ${book}`
  const story = writeStory(
    aStoryRequest({
      ...everyFamily[(place * 5 + book) % everyFamily.length],
      ageGroup: ageGroups[(place + book) % ageGroups.length] ?? 'Early Readers',
      sceneCount: [5, 10, 15][book % 3] ?? 10,
      avoidPlots: onlyPlot(plot),
      seed,
    }),
  )
  const scenes = story.pages.map(({ scene }) => scene)
  const ideas = coverIdeas(scenes, story.cast, seed)
  const looks = ideas.map(({ scene }) => looksInScene(scene, story.cast))
  return { ...composeCover({ ideas, looks, cast: story.cast, seed }), seed, plot: story.plot, story }
}

test('on no cover anybody is missing, cut, hidden or under the title, in the square and in a link (IR-41)', () => {
  const faults = covers.flatMap(({ seed, idea, faults: found }) =>
    found.map(({ kind, who }) => `${seed}, ${idea.kind}: ${kind} ${who}`),
  )
  expect(faults).toEqual([])
  for (const { seed, idea, compositions } of covers)
    for (const format of coverFormats) {
      const composition = compositions[format]
      const shown = shownOfCover(idea.kind, format, composition)
      const names = composition.figures.map(({ name }) => name).sort()
      expect(names, seed).toEqual(idea.scene.figures.map(({ name }) => name).sort())
      for (const { name, bounds, head } of composition.figures) {
        expect(bounds.left >= 0 && bounds.right <= 1024, `${seed}: ${name} in ${format}`).toBe(true)
        expect(
          bounds.top >= shown.top && bounds.bottom <= shown.bottom,
          `${seed}: ${name} in ${format}`,
        ).toBe(true)
        if (format === 'square') expect(head.y - head.radius, seed).toBeGreaterThanOrEqual(TITLE_LINE)
      }
    }
})

test('whoever is one of the story’s own people, is on its cover (IR-41)', () => {
  for (const { seed, idea, story } of covers) {
    const shares = story.cast.map(({ name }) => ({
      name,
      share:
        story.pages.filter(
          ({ scene }) =>
            scene.figures.some((one) => one.name === name) ||
            // A friend across the way is seen at the window.
            scene.props.some((noun) => nameAtWindow(noun) === name),
        ).length / story.pages.length,
    }))
    const wanted = shares.filter(({ share }) => share >= 0.2).slice(0, 4)
    expect(
      idea.scene.figures.map(({ name }) => name),
      seed,
    ).toEqual(wanted.map(({ name }) => name))
  }
})

test('a shelf of twelve books looks like twelve books (IR-42)', () => {
  for (let first = 0; first + 12 <= covers.length; first += 12) {
    const shelf = Array.from({ length: 12 }, (_, index) => covers[(first + index * 11) % covers.length])
    const kinds = shelf.map((cover) => cover?.idea.kind)
    const most = Math.max(...coverKinds.map((kind) => kinds.filter((one) => one === kind).length))
    expect(new Set(kinds).size, kinds.join()).toBeGreaterThanOrEqual(4)
    expect(most, kinds.join()).toBeLessThanOrEqual(5)
  }
  for (const kind of coverKinds) {
    const share = covers.filter(({ idea }) => idea.kind === kind).length / covers.length
    expect(share, kind).toBeGreaterThan(0.04)
    expect(share, kind).toBeLessThan(0.26)
  }
})

test('two books of one plot have no cover in common, and seldom the way, place and hour (IR-42)', () => {
  const pairs = plots.flatMap((plot) => {
    const books = covers.filter((cover) => cover.plot === plot)
    return books.flatMap((one, index) => books.slice(index + 1).map((other) => [one, other] as const))
  })
  const sameKind = pairs.filter(([one, other]) => one.idea.kind === other.idea.kind)
  expect(sameKind.length / pairs.length).toBeLessThan(0.25)
  const ideaOf = ({ idea: { kind, scene, thing } }: ComposedCover) =>
    [kind, scene.setting, scene.time, thing].join(' ')
  const sameIdea = pairs.filter(([one, other]) => ideaOf(one) === ideaOf(other))
  expect(sameIdea.length / pairs.length, `${sameIdea.length} of ${pairs.length}`).toBeLessThan(0.06)
  const alike = pairs.filter(([one, other]) => stagingOf(one) === stagingOf(other))
  expect(alike.map(([one, other]) => `${one.seed} and ${other.seed}: ${stagingOf(one)}`)).toEqual([])
})

/** Everything that a stranger would call the composition. */
const stagingOf = ({ idea: { kind, scene, thing }, compositions: { square } }: ComposedCover): string =>
  [
    kind,
    scene.setting,
    scene.time,
    thing,
    ...square.figures.map(({ head }) => `${Math.round(head.x / 40)}/${Math.round(head.radius / 10)}`),
  ].join(' ')
