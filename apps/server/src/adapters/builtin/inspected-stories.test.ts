import { plotOutlines } from '@faith-fables/storyteller/plots/plots'
import { writeStory } from '@faith-fables/storyteller/storyteller'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
} from '@faith-fables/storyteller/testing/story-requests'
import { expect, test } from 'vitest'
import { createBuiltinBookInspector } from './builtin-book-inspector.ts'

const inspector = createBuiltinBookInspector()
const plots = plotOutlines().map(({ id }) => id)
const lengths = [5, 10, 15, 20]

/** `STORIES=1000` tells more. */
const fewest = Number(process.env.STORIES ?? 160)

/** Every plot for every age, families and lengths by turns; more seeds until there are enough. */
function requests() {
  const rounds = Math.ceil(fewest / (plots.length * ageGroups.length))
  return Array.from({ length: rounds }, (_unused, round) =>
    plots.flatMap((plot, index) =>
      ageGroups.map((ageGroup, age) =>
        aStoryRequest({
          ...families[(index + age + round) % families.length],
          ageGroup,
          sceneCount: lengths[(index + round) % lengths.length] ?? 5,
          avoidPlots: onlyPlot(plot),
          seed: `inspected ${round} ${plot}`,
        }),
      ),
    ),
  ).flat()
}

test('in hundreds of stories of the built-in storyteller, beside their pictures, nothing contradicts itself (CI-03)', {
  timeout: 900_000,
}, () => {
  const all = requests()
  expect(all.length).toBeGreaterThanOrEqual(fewest)
  const told = new Set<string>()
  const faults = all.flatMap((request) => {
    const { pages, plot } = writeStory(request)
    told.add(plot)
    const findings = inspector.inspect({
      pages: pages.map(({ text }) => text),
      characters: [...request.characters],
      scenes: pages.map(({ scene }) => scene),
    })
    return findings.map(
      ({ sentence, places: [place] }) => `${plot}: ${sentence} ${place && pages[place.page - 1]?.text}`,
    )
  })
  expect(faults.slice(0, Number(process.env.SHOW ?? 12)).join('\n'), `${faults.length} findings`).toBe('')
  expect(told.size).toBeGreaterThan(plots.length / 2)
})
