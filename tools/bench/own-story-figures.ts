import { plotOutlines } from '@faith-fables/storyteller/plots/plots'
import { writeStory } from '@faith-fables/storyteller/storyteller'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
} from '@faith-fables/storyteller/testing/story-requests'
import { inspectBook } from '../../packages/listener/src/listener.ts'
import type { Figure } from './figure.ts'

const wanted = 2000
const lengths = [5, 10, 15, 20]

/** Of stories that contradict themselves nowhere, all plots, ages and families by turns, how much is said to do so. */
export function figuresOfOwnStories(say: (line: string) => void): Figure[] {
  const plots = plotOutlines().map(({ id }) => id)
  const rounds = Math.ceil(wanted / (plots.length * ageGroups.length))
  let stories = 0
  let alarms = 0
  for (let round = 0; round < rounds; round++)
    for (const [index, plot] of plots.entries())
      for (const [age, ageGroup] of ageGroups.entries()) {
        const request = aStoryRequest({
          ...families[(index + age + round) % families.length],
          ageGroup,
          sceneCount: lengths[(index + round) % lengths.length] ?? 5,
          avoidPlots: onlyPlot(plot),
          seed: `consistent ${round} ${plot}`,
        })
        const pages = writeStory(request).pages.map(({ text }) => text)
        const findings = inspectBook({ pages, cast: request.characters, pictures: [] })
        for (const { sentence } of findings) say(`${plot}, false: ${sentence}`)
        stories++
        alarms += findings.length
      }
  return [
    {
      name: `said of ${stories} stories of our own to contradict itself`,
      measured: alarms,
      unit: '',
      target: { atMost: 0 },
    },
  ]
}
