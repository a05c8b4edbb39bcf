import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import * as sharing from '../sharing/sharing-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { collectionEndpoints } from './collection-endpoints.ts'
import * as collections from './collection-schemas.ts'

export const collectionRoutes = {
  listCollections: { ...collectionEndpoints.listCollections, answer: z.array(collections.collection) },
  createCollection: {
    ...collectionEndpoints.createCollection,
    body: collections.newCollection,
    answer: collections.collection,
    successStatus: 201,
  },
  getCollection: {
    ...collectionEndpoints.getCollection,
    params: collections.collectionParams,
    answer: collections.filledCollection,
  },
  renameCollection: {
    ...collectionEndpoints.renameCollection,
    params: collections.collectionParams,
    body: collections.newCollection,
    answer: nothing,
  },
  deleteCollection: {
    ...collectionEndpoints.deleteCollection,
    params: collections.collectionParams,
    answer: nothing,
  },
  arrangeCollection: {
    ...collectionEndpoints.arrangeCollection,
    params: collections.collectionParams,
    body: collections.collectionOrder,
    answer: nothing,
  },
  putIntoCollection: {
    ...collectionEndpoints.putIntoCollection,
    params: collections.collectionStoryParams,
    answer: nothing,
  },
  takeFromCollection: {
    ...collectionEndpoints.takeFromCollection,
    params: collections.collectionStoryParams,
    answer: nothing,
  },
  clearCollection: {
    ...collectionEndpoints.clearCollection,
    params: collections.collectionParams,
    answer: nothing,
  },
  listCollectionLinks: {
    ...collectionEndpoints.listCollectionLinks,
    params: collections.collectionParams,
    answer: z.array(sharing.privateLink),
  },
  createCollectionLink: {
    ...collectionEndpoints.createCollectionLink,
    params: collections.collectionParams,
    body: sharing.newLink,
    answer: sharing.privateLink,
    successStatus: 201,
  },
  takeBackCollectionLink: {
    ...collectionEndpoints.takeBackCollectionLink,
    params: collections.collectionLinkParams,
    answer: nothing,
  },
  getSharedCollection: {
    ...collectionEndpoints.getSharedCollection,
    params: sharing.sharedParams,
    answer: collections.sharedCollection,
  },
  getStoryOfSharedCollection: {
    ...collectionEndpoints.getStoryOfSharedCollection,
    params: collections.sharedCollectionStoryParams,
    answer: stories.publicStory,
  },
} as const satisfies Record<keyof typeof collectionEndpoints, Endpoint & RouteSchemas>
