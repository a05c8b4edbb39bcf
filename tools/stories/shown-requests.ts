import type { StoryRequest } from '@faith-fables/storyteller'
import { moralValues } from '@faith-fables/storyteller/scripture/moral-values'
import { aStoryRequest, families, verseFocus } from '@faith-fables/storyteller/testing/story-requests'

/** The requests of the stories in docs/stories: every age, verse and value, another family each. */
export const shownRequests: readonly StoryRequest[] = [
  requestOf({ ageGroup: 'Toddlers', focus: verseFocus('Ephesians 4:32'), hero: 'Ada', seed: 'picnic' }),
  requestOf({ ageGroup: 'Early Readers', focus: valueFocus('courage'), hero: 'Theo', seed: 'd' }),
  requestOf({ ageGroup: 'Early Readers', focus: verseFocus('Proverbs 17:17'), hero: 'Mei', seed: 'boat' }),
  requestOf({
    ageGroup: 'Middle Childhood',
    focus: verseFocus('Galatians 6:2'),
    hero: 'Samuel',
    seed: 'raft',
  }),
  requestOf({ ageGroup: 'Middle Childhood', focus: valueFocus('honesty'), hero: 'Nara', seed: 'lighthouse' }),
  requestOf({ ageGroup: 'Pre-Teens', focus: valueFocus('being-a-light'), hero: 'José María', seed: 'c' }),
]

type Asked = Pick<StoryRequest, 'ageGroup' | 'focus' | 'seed'> & { hero: string }

/** @throws RangeError when no family has such a hero. */
function requestOf({ hero, ...asked }: Asked): StoryRequest {
  const family = [...families, aStoryRequest()].find(({ characters }) => characters[0]?.name === hero)
  if (!family) throw new RangeError(`There is no family of ${hero}.`)
  return { ...asked, ...family, sceneCount: 10, feedback: [], avoidPlots: [] }
}

/** @throws RangeError when there is no such value. */
function valueFocus(id: string): StoryRequest['focus'] {
  const value = moralValues.find((candidate) => candidate.id === id)
  if (!value) throw new RangeError(`There is no value ${id}.`)
  return { kind: 'moral', name: value.name, description: value.description }
}
