import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import { storyEndpoints } from './story-endpoints.ts'
import * as stories from './story-schemas.ts'

export const storyRoutes = {
  getLibrary: { ...storyEndpoints.getLibrary, answer: z.array(stories.libraryItem) },
  hideStory: { ...storyEndpoints.hideStory, params: stories.storyParams, answer: nothing },
  requestPublic: {
    ...storyEndpoints.requestPublic,
    params: stories.storyParams,
    answer: stories.storyVisibility,
  },
  getStory: { ...storyEndpoints.getStory, params: stories.storyParams, answer: stories.publicStory },
} as const satisfies Record<keyof typeof storyEndpoints, Endpoint & RouteSchemas>
