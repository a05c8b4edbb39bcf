import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { publicStoryEndpoints } from './public-story-endpoints.ts'
import * as publicStories from './public-story-schemas.ts'

export const publicStoryRoutes = {
  listRelatedStories: {
    ...publicStoryEndpoints.listRelatedStories,
    params: stories.storyParams,
    answer: z.array(stories.publicStory),
  },
  listFeaturedStories: { ...publicStoryEndpoints.listFeaturedStories, answer: z.array(stories.publicStory) },
  explorePublicStories: {
    ...publicStoryEndpoints.explorePublicStories,
    query: publicStories.exploreQuery,
    answer: publicStories.explorePage,
  },
  countPublicStories: {
    ...publicStoryEndpoints.countPublicStories,
    query: publicStories.finding,
    answer: publicStories.publicChoices,
  },
  getPublicStory: {
    ...publicStoryEndpoints.getPublicStory,
    params: stories.storyParams,
    query: publicStories.publicStoryQuery,
    answer: stories.publicStory,
    emptyAnswer: 'There is no such public story, and `absent=empty` asks for no refusal then.',
  },
  embedStory: {
    ...publicStoryEndpoints.embedStory,
    query: publicStories.embedQuery,
    answer: publicStories.embedCard,
  },
} as const satisfies Record<keyof typeof publicStoryEndpoints, Endpoint & RouteSchemas>
