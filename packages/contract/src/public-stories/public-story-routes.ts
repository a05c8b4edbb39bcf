import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { publicStoryEndpoints } from './public-story-endpoints.ts'

export const publicStoryRoutes = {
  listRelatedStories: {
    ...publicStoryEndpoints.listRelatedStories,
    params: stories.storyParams,
    answer: z.array(stories.publicStory),
  },
  listFeaturedStories: { ...publicStoryEndpoints.listFeaturedStories, answer: z.array(stories.publicStory) },
  explorePublicStories: {
    ...publicStoryEndpoints.explorePublicStories,
    query: stories.exploreQuery,
    answer: stories.explorePage,
  },
  countPublicStories: {
    ...publicStoryEndpoints.countPublicStories,
    query: stories.finding,
    answer: stories.publicChoices,
  },
  getPublicStory: {
    ...publicStoryEndpoints.getPublicStory,
    params: stories.storyParams,
    query: stories.publicStoryQuery,
    answer: stories.publicStory,
    emptyAnswer: 'There is no such public story, and `absent=empty` asks for no refusal then.',
  },
  embedStory: { ...publicStoryEndpoints.embedStory, query: stories.embedQuery, answer: stories.embedCard },
} as const satisfies Record<keyof typeof publicStoryEndpoints, Endpoint & RouteSchemas>
