import type { Sheet } from '@faith-fables/illustrator/sheets/draw-sheet'
import type { StyleId } from '@faith-fables/illustrator/styles/styles'
import { type StoryRequest, writeStory } from '@faith-fables/storyteller'
import { aStoryRequest, families, verseFocus } from '@faith-fables/storyteller/testing/story-requests'

const familyOf = (hero: string) => families.find(({ characters }) => characters[0]?.name === hero)

/** Stories that have little in common, each in a style of its own. */
const requests: readonly { request: StoryRequest; style: StyleId }[] = [
  {
    style: 'storybook-gouache',
    request: aStoryRequest({ focus: verseFocus('Ephesians 4:32'), seed: 'strip one', sceneCount: 12 }),
  },
  {
    style: 'watercolor',
    request: aStoryRequest({
      ...familyOf('Ada'),
      ageGroup: 'Toddlers',
      focus: verseFocus('Psalm 23:1'),
      seed: 'strip two',
      sceneCount: 12,
    }),
  },
  {
    style: 'paper-cut-out',
    request: aStoryRequest({
      ...familyOf('Samuel'),
      ageGroup: 'Pre-Teens',
      focus: verseFocus('Joshua 1:9'),
      seed: 'strip three',
      sceneCount: 12,
    }),
  },
]

/** Whole stories, told by the built-in storyteller, as a server would have them drawn, and each of them with what a parent chooses from. */
export const storyStrips = (): Sheet[] => [
  ...requests.map(({ request, style }, index) => strip(index, request, style)),
  ...requests.map(({ request, style }, index) => choices(index, request, style)),
]

/** The two candidates of each page side by side. */
function choices(index: number, request: StoryRequest, style: StyleId): Sheet {
  const { pages, cast } = writeStory(request)
  return {
    name: `choices-${index + 1}`,
    columns: 4,
    tiles: pages.flatMap(({ scene, text }, page) =>
      [0, 1].map((candidate) => ({
        label: `${page + 1}${'ab'[candidate]} ${scene.shot} · ${text.slice(0, 30)}`,
        request: { scene, cast, style, seed: request.seed, candidate, page },
      })),
    ),
  }
}

function strip(index: number, request: StoryRequest, style: StyleId): Sheet {
  const { pages, cast } = writeStory(request)
  return {
    name: `story-${index + 1}`,
    columns: 4,
    tiles: pages.map(({ scene, text }, page) => ({
      label: `${page + 1} ${scene.shot} · ${text.slice(0, 34)}`,
      request: { scene, cast, style, seed: request.seed, candidate: 0, page },
    })),
  }
}
