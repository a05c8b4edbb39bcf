import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { addedStoryEndpoints } from './added-story-endpoints.ts'
import * as addedStories from './added-story-schemas.ts'

export const addedStoryRoutes = {
  listAddedStories: { ...addedStoryEndpoints.listAddedStories, answer: addedStories.addedStories },
  addStory: { ...addedStoryEndpoints.addStory, params: stories.storyParams, answer: nothing },
  removeAddedStory: { ...addedStoryEndpoints.removeAddedStory, params: stories.storyParams, answer: nothing },
  forgetGoneStories: { ...addedStoryEndpoints.forgetGoneStories, answer: nothing },
} as const satisfies Record<keyof typeof addedStoryEndpoints, Endpoint & RouteSchemas>
