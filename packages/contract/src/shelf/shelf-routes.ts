import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import * as sharing from '../sharing/sharing-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { shelfEndpoints } from './shelf-endpoints.ts'
import * as shelf from './shelf-schemas.ts'

export const shelfRoutes = {
  getChildShelf: { ...shelfEndpoints.getChildShelf, answer: shelf.childShelf },
  getChildStory: {
    ...shelfEndpoints.getChildStory,
    params: stories.storyParams,
    answer: stories.publicStory,
  },
  takeBackDevice: { ...shelfEndpoints.takeBackDevice, body: shelf.takingBack, answer: nothing },
  handOverDevice: { ...shelfEndpoints.handOverDevice, answer: nothing },
  takeBackDevices: { ...shelfEndpoints.takeBackDevices, answer: nothing },
  getShelf: { ...shelfEndpoints.getShelf, answer: shelf.parentShelf },
  putOnShelf: { ...shelfEndpoints.putOnShelf, params: stories.storyParams, answer: nothing },
  takeFromShelf: { ...shelfEndpoints.takeFromShelf, params: stories.storyParams, answer: nothing },
  setShelfPin: { ...shelfEndpoints.setShelfPin, body: shelf.newPin, answer: nothing },
  setShelfApproval: { ...shelfEndpoints.setShelfApproval, body: shelf.approvalWish, answer: nothing },
  listShelfLinks: { ...shelfEndpoints.listShelfLinks, answer: z.array(sharing.privateLink) },
  createShelfLink: { ...shelfEndpoints.createShelfLink, body: sharing.newLink, answer: sharing.privateLink },
  takeBackShelfLink: { ...shelfEndpoints.takeBackShelfLink, params: shelf.shelfLinkParams, answer: nothing },
  getShelfToApprove: {
    ...shelfEndpoints.getShelfToApprove,
    params: shelf.approvalParams,
    answer: shelf.approvalShelf,
  },
  getStoryToApprove: {
    ...shelfEndpoints.getStoryToApprove,
    params: shelf.approvalStoryParams,
    answer: stories.publicStory,
  },
  decideOnShelfStory: {
    ...shelfEndpoints.decideOnShelfStory,
    params: shelf.approvalStoryParams,
    body: shelf.approvalDecision,
    answer: nothing,
  },
} as const satisfies Record<keyof typeof shelfEndpoints, Endpoint & RouteSchemas>
