import { expect, test } from 'vitest'
import { allPlots } from '../plots/plots.ts'
import type { StoryPage } from '../story-request.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

/** Pages of a plot at every age, short and long. */
const pagesOf = (plot: string, additionalDetails: string | null): StoryPage[] =>
  ageGroups.flatMap((ageGroup) =>
    [5, 10, 20].flatMap(
      (sceneCount) =>
        writeStory(aStoryRequest({ ageGroup, sceneCount, additionalDetails, avoidPlots: onlyPlot(plot) }))
          .pages,
    ),
  )

const evenings = pagesOf('seven-evenings', 'Theo waters the tomato plant.')
const shownIn = (pages: readonly StoryPage[]): string[] => pages.flatMap(({ scene }) => scene.props)

test('the wagon to the feast is one with a horse and many people, and no handcart (IR-68)', () => {
  const told = evenings.filter(({ scene }) => / wagon\b/.test(scene.action))
  expect(told.length).toBeGreaterThan(6)
  expect(
    told.filter(({ scene }) => !scene.props.includes('hay wagon') && !/late at night/.test(scene.action)),
  ).toEqual([])
  expect(shownIn(evenings)).not.toContain('wagon')
})

test('the pins of the seven evenings hang on their line, and there are fewer of them each time (IR-68)', () => {
  for (const ageGroup of ageGroups) {
    const { pages } = writeStory(
      aStoryRequest({ ageGroup, sceneCount: 20, avoidPlots: onlyPlot('seven-evenings') }),
    )
    const pins = shownIn(pages).filter((noun) => noun.endsWith('clothespins') || noun === 'last clothespin')
    const order = ['seven', 'six', 'five', 'four', 'three', 'last']
    const left = pins.map((noun) => order.indexOf(noun.split(' ')[0] ?? ''))
    expect(left.length).toBeGreaterThan(4)
    expect(left).toEqual([...left].sort((one, other) => one - other))
  }
})

test('a tomato plant to be watered is a plant with tomatoes (IR-68)', () => {
  expect(shownIn(evenings)).toContain('tomato plant')
  expect(shownIn(evenings)).not.toContain('plant')
})

test('bulbs in a cellar are those of flowers (IR-68)', () => {
  const told = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
    .flatMap((seed) =>
      ageGroups.flatMap(
        (ageGroup) =>
          writeStory(
            aStoryRequest({
              ageGroup,
              seed: `bulbs ${seed}`,
              sceneCount: 20,
              avoidPlots: onlyPlot('slow-seed'),
            }),
          ).pages,
      ),
    )
    .filter(({ scene }) => /bulbs/.test(scene.action))
  expect(told.length).toBeGreaterThan(1)
  for (const { scene } of told) expect(scene.props).toContain('bulb')
})

test('the friend who has to stay in bed is seen at the window across the way (IR-70)', () => {
  for (const ageGroup of ageGroups) {
    const { pages, cast } = writeStory(
      aStoryRequest({ ageGroup, sceneCount: 20, avoidPlots: onlyPlot('window-across') }),
    )
    const atWindow = (noun: string) => /^window with (.+?)(?: who [a-z]+)?$/.exec(noun)?.[1] ?? []
    const seen = pages.flatMap(({ scene }) => scene.props.flatMap(atWindow))
    expect(seen.length).toBeGreaterThan(5)
    expect(cast.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(seen)]))
    for (const { scene } of pages) {
      const there = scene.figures.map(({ name }) => name)
      expect(scene.props.flatMap(atWindow).filter((name) => there.includes(name))).toEqual([])
    }
  }
})

/** Sentences that say that many are there. */
const many =
  /\b(?:everybody (?:laughs|waits|can hear|in the lane|else)|in front of (?:everyone|the whole fair)|tall people|among people|whole lane|twenty-four|all the others come|see all the others|full of people|others laugh)\b/i

test('where a picture tells of many they are drawn (IR-68)', () => {
  const told = allPlots().flatMap((plot) =>
    [...plot.beats, ...plot.melted].flatMap(({ id, scene }) =>
      many.test(scene.action) && scene.cast.length < 4
        ? [{ at: `${plot.id} ${id}`, props: scene.props }]
        : [],
    ),
  )
  expect(told.length).toBeGreaterThan(6)
  const isMany = (noun: string): boolean => /^(?:crowd|people|children|hay wagon)$/.test(noun)
  expect(told.filter(({ props }) => !props.some(isMany)).map(({ at }) => at)).toEqual([])
})

test.each([
  ['A brass band with a horn.', 'horn'],
  ['He loves drums.', 'drum'],
])(
  'where "%s" is told there is a %s in the hands, and who plays it is drawn playing (IR-73)',
  (words, instrument) => {
    const pages = pagesOf('odd-voice', words)
    const played = pages.flatMap(({ scene }) => scene.figures).filter(({ hold }) => hold === instrument)
    expect(played.length).toBeGreaterThan(20)
    expect(played.filter(({ pose }) => pose === 'play').length).toBeGreaterThan(8)
    expect(played.map(({ pose }) => pose)).not.toContain('dance')
    expect(shownIn(pages)).not.toContain('band')
  },
)

test('a choir has nothing in the hands (IR-73)', () => {
  const figures = pagesOf('odd-voice', 'She sings in the choir.').flatMap(({ scene }) => scene.figures)
  expect(figures.filter(({ hold }) => /choir|group|^$/.test(hold ?? 'none'))).toEqual([])
})

/** The pages of a plot that tell something, at every age and with several seeds. */
const telling = (plot: string, words: RegExp): StoryPage[] =>
  ageGroups
    .flatMap((ageGroup) =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) =>
        [5, 10].flatMap(
          (sceneCount) =>
            writeStory(
              aStoryRequest({
                ageGroup,
                sceneCount,
                seed,
                additionalDetails: 'They walk in the mountains.',
                avoidPlots: onlyPlot(plot),
              }),
            ).pages,
        ),
      ),
    )
    .filter(({ text }) => words.test(text))

const holds = (noun: string) => (page: StoryPage) => page.scene.figures.some(({ hold }) => hold === noun)
const isThere = (noun: string) => (page: StoryPage) => page.scene.props.includes(noun)

test.each<[string, RegExp, (page: StoryPage) => boolean]>([
  ['small-lamp', /\b(?:had taken off|took off|undid) \w+ coat\b/, holds('open coat')],
  ['wrong-path', /\bfoot of a cliff\b|\bbig rock stops\b/, isThere('big rock')],
  ['wrong-path', /^Here is .* at last!\s+But oh\./, ({ scene }) => scene.setting === 'hills'],
  ['sound-at-night', /\bsleeps and sleeps\b/, ({ scene }) => scene.figures[0]?.pose === 'sleep'],
  ['sound-at-night', /\bnest was empty\b/, ({ scene }) => !/ (?:goes out|goes on)/.test(scene.action)],
  ['first-hello', /\bcalled .{3,20} "Grandma\."/, isThere('laughing children')],
  ['first-hello', /\b[Oo]utside the \S+ ?\S* ?door\b/, ({ scene }) => scene.setting === 'street'],
  ['small-lamp', /\bknocked on .+’s door\b|\bknocked on .+'s door\b/, isThere('door')],
  ['odd-voice', /\bnose being scratched\b/, ({ scene }) => scene.figures[0]?.pose !== 'stretch-arms'],
])('what a page of %s turns on is seen (IR-149): %s', (plot, words, isSeen) => {
  const pages = telling(plot, words)
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((page) => !isSeen(page))).toEqual([])
})
