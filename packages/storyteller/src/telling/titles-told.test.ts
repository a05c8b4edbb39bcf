import { expect, test } from 'vitest'
import { allPlots } from '../plots/plots.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, families, onlyPlot } from '../testing/story-requests.ts'
import { titlesTold } from './titles-told.ts'

test('a title of which the book tells neither is none of its titles (IR-79)', () => {
  const titles = ['Toast and a green scarf', 'What was that?', 'Second row, third from the left']
  expect(titlesTold(titles, 'The scarf was green. Nobody sat in the second row.')).toEqual(['What was that?'])
  expect(titlesTold(titles, 'A green scarf, and toast.')).toEqual([titles[0], 'What was that?'])
})

test.each(allPlots().map(({ id, beats }) => [id, beats.length] as const))(
  'every book of %s tells what its title names (IR-79)',
  (plot, beats) => {
    for (const ageGroup of ageGroups)
      for (const sceneCount of [5, 10, 20].filter((count) => count <= beats))
        for (const [index, family] of families.slice(0, 2).entries()) {
          const seed = `title ${index}`
          const request = { ...family, ageGroup, sceneCount, seed, avoidPlots: onlyPlot(plot) }
          const { title, text } = writeStory(aStoryRequest(request))
          expect(titlesTold([title], text), `${ageGroup} ${sceneCount} ${seed}`).toEqual([title])
        }
  },
)
