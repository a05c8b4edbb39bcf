import type { ComposeRequest } from '@faith-fables/illustrator/composition/composition'
import { type StoryRequest, writeStory } from '@faith-fables/storyteller'
import { ageGroups, families, verseFocus } from '@faith-fables/storyteller/testing/story-requests'

/** A page of a story as a server would have it composed, and by which seed it is told again. */
export type ToldPage = Omit<ComposeRequest, 'candidate'> & { page: number; story: string }

const focuses: readonly StoryRequest['focus'][] = [
  verseFocus('Ephesians 4:32'),
  { kind: 'moral', name: 'Courage', description: 'Doing the right thing while our knees are still shaking.' },
  verseFocus('Psalm 23:1'),
  verseFocus('Joshua 1:9'),
]

const pagesOfStory = 10

/** So many pages of stories for all ages and families, each told by a seed of its own: "<seed>/0", "<seed>/1", ... */
export function toldPages(count: number, seed: string): ToldPage[] {
  const stories = Array.from({ length: Math.ceil(count / pagesOfStory) }, (_, index) => {
    const story = `${seed}/${index}`
    return { story, ...writeStory(storyRequest(index, story)) }
  })
  return stories
    .flatMap(({ story, pages, cast }) =>
      pages.map(({ scene }, page): ToldPage => ({ scene, cast, seed: story, page, story })),
    )
    .slice(0, count)
}

/** The same number gives the same request. */
export function storyRequest(index: number, seed: string): StoryRequest {
  const [family, focus, ageGroup] = [
    families[index % families.length],
    focuses[index % focuses.length],
    ageGroups[Math.floor(index / 3) % ageGroups.length],
  ]
  if (!family || !focus || !ageGroup) throw new RangeError('There is no story to tell.')
  return { ...family, ageGroup, focus, seed, sceneCount: pagesOfStory, feedback: [], avoidPlots: [] }
}
