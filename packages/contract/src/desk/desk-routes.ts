import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { deskEndpoints } from './desk-endpoints.ts'
import * as deskNumbers from './desk-number-schemas.ts'
import * as deskPrices from './desk-price-schemas.ts'
import * as desk from './desk-schemas.ts'

export const deskRoutes = {
  listPublicRequests: {
    ...deskEndpoints.listPublicRequests,
    query: desk.requestsQuery,
    answer: desk.requestsPage,
  },
  getPublicRequest: {
    ...deskEndpoints.getPublicRequest,
    params: stories.storyParams,
    answer: desk.publicRequest,
  },
  decidePublicRequest: {
    ...deskEndpoints.decidePublicRequest,
    params: stories.storyParams,
    body: desk.decision,
    answer: stories.storyVisibility,
  },
  listDeskStories: {
    ...deskEndpoints.listDeskStories,
    query: desk.deskStoriesQuery,
    answer: z.array(desk.deskStory),
  },
  featureStory: {
    ...deskEndpoints.featureStory,
    params: stories.storyParams,
    body: desk.featuring,
    answer: desk.deskStory,
  },
  takeDownStory: {
    ...deskEndpoints.takeDownStory,
    params: stories.storyParams,
    body: desk.takingDown,
    answer: desk.deskStory,
  },
  putBackStory: { ...deskEndpoints.putBackStory, params: stories.storyParams, answer: desk.deskStory },
  getDeskPrices: { ...deskEndpoints.getDeskPrices, answer: deskPrices.deskPrices },
  changePrices: {
    ...deskEndpoints.changePrices,
    body: deskPrices.pricesBody,
    answer: deskPrices.deskPrices,
  },
  listPriceChanges: {
    ...deskEndpoints.listPriceChanges,
    query: deskPrices.priceChangesQuery,
    answer: z.array(deskPrices.priceChange),
  },
  getDeskNumbers: {
    ...deskEndpoints.getDeskNumbers,
    query: deskNumbers.numbersQuery,
    answer: deskNumbers.deskNumbers,
  },
  listDeskLog: { ...deskEndpoints.listDeskLog, query: desk.logQuery, answer: z.array(desk.logEntry) },
} as const satisfies Record<keyof typeof deskEndpoints, Endpoint & RouteSchemas>
