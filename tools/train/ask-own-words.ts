import { moderateText } from '@faith-fables/moderator'
import { plotOutlines } from '@faith-fables/storyteller/plots/plots'
import { writeStory } from '@faith-fables/storyteller/storyteller'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
} from '@faith-fables/storyteller/testing/story-requests'

const lengths = [5, 10, 15, 20]

/** The texts and the picture ideas of so many stories at least, all plots, ages and families by turns; each once. */
export function ownWords(wanted: number): string[] {
  const plots = plotOutlines().map(({ id }) => id)
  const rounds = Math.ceil(wanted / (plots.length * ageGroups.length))
  const words = new Set<string>()
  for (let round = 0; round < rounds; round++)
    for (const [index, plot] of plots.entries())
      for (const [age, ageGroup] of ageGroups.entries()) {
        const { pages } = writeStory(
          aStoryRequest({
            ...families[(index + age + round) % families.length],
            ageGroup,
            sceneCount: lengths[(index + round) % lengths.length] ?? 5,
            avoidPlots: onlyPlot(plot),
            seed: `own words ${round} ${plot}`,
          }),
        )
        words.add(pages.map(({ text }) => text).join('\n\n'))
        for (const { scene } of pages) words.add(scene.action)
      }
  return [...words]
}

/** What of our own words the moderator would hold: a story that nobody has typed would wait for somebody. */
export function heldOwnWords(words: readonly string[]): string[] {
  return words.flatMap((own) =>
    moderateText(own).findings.map(({ layer, category, excerpt }) => `${layer}, ${category}: ${excerpt}`),
  )
}
