import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { sharingEndpoints } from './sharing-endpoints.ts'
import * as sharing from './sharing-schemas.ts'

export const sharingRoutes = {
  listLinks: {
    ...sharingEndpoints.listLinks,
    params: stories.storyParams,
    answer: z.array(sharing.privateLink),
  },
  createLink: {
    ...sharingEndpoints.createLink,
    params: stories.storyParams,
    body: sharing.newLink,
    answer: sharing.privateLink,
    successStatus: 201,
  },
  takeBackLink: { ...sharingEndpoints.takeBackLink, params: sharing.linkParams, answer: nothing },
  getSharedStory: {
    ...sharingEndpoints.getSharedStory,
    params: sharing.sharedParams,
    answer: stories.publicStory,
  },
} as const satisfies Record<keyof typeof sharingEndpoints, Endpoint & RouteSchemas>
