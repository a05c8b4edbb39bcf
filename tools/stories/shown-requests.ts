import type { AgeGroup, StoryFocus, StoryRequest } from '@faith-fables/storyteller'
import { moralValues } from '@faith-fables/storyteller/scripture/moral-values'
import {
  aStoryRequest,
  families,
  onlyPlot,
  verseFocus,
} from '@faith-fables/storyteller/testing/story-requests'

/** The requests of the stories in docs/stories: every age, verse and value, another plot and family each. */
export const shownRequests: readonly StoryRequest[] = [
  requestOf('Toddlers', verseFocus('Ephesians 4:32'), 'Ada', 'one-more-place'),
  requestOf('Early Readers', valueFocus('forgiveness'), 'Theo', 'two-halves'),
  requestOf('Early Readers', verseFocus('Proverbs 17:17'), 'Mei', 'turned-around'),
  requestOf('Middle Childhood', valueFocus('honesty'), 'Samuel', 'miscount'),
  requestOf('Middle Childhood', verseFocus('Joshua 1:9'), 'Nara', 'sound-at-night'),
  requestOf('Pre-Teens', valueFocus('being-a-light'), 'José María', 'small-lamp'),
]

/** @throws RangeError when no family has such a hero. */
function requestOf(ageGroup: AgeGroup, focus: StoryFocus, hero: string, plot: string): StoryRequest {
  const family = [...families, aStoryRequest()].find(({ characters }) => characters[0]?.name === hero)
  if (!family) throw new RangeError(`There is no family of ${hero}.`)
  return {
    ageGroup,
    focus,
    characters: family.characters,
    additionalDetails: family.additionalDetails,
    sceneCount: 10,
    seed: `docs ${plot}`,
    feedback: [],
    avoidPlots: onlyPlot(plot),
  }
}

/** @throws RangeError when there is no such value. */
function valueFocus(id: string): StoryFocus {
  const value = moralValues.find((candidate) => candidate.id === id)
  if (!value) throw new RangeError(`There is no value ${id}.`)
  return { kind: 'moral', name: value.name, description: value.description }
}
