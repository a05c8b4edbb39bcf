import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { narrationEndpoints } from './narration-endpoints.ts'
import * as narrations from './narration-schemas.ts'

export const narrationRoutes = {
  orderNarration: {
    ...narrationEndpoints.orderNarration,
    params: stories.storyParams,
    answer: narrations.narrationState,
    successStatus: 202,
  },
  getNarration: {
    ...narrationEndpoints.getNarration,
    params: stories.storyParams,
    answer: narrations.narrationState,
  },
} as const satisfies Record<keyof typeof narrationEndpoints, Endpoint & RouteSchemas>
