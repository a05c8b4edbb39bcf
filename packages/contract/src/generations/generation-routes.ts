import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { generationEndpoints } from './generation-endpoints.ts'
import * as generations from './generation-schemas.ts'
import * as inspections from './inspection-schemas.ts'

export const generationRoutes = {
  startGeneration: {
    ...generationEndpoints.startGeneration,
    body: generations.generationRequest,
    answer: generations.generationStarted,
    successStatus: 202,
  },
  getGeneration: {
    ...generationEndpoints.getGeneration,
    params: generations.generationParams,
    answer: generations.generationRecord,
  },
  reviewText: {
    ...generationEndpoints.reviewText,
    params: generations.generationParams,
    body: generations.reviewBody,
    answer: generations.generationState,
    successStatus: 202,
  },
  inspectBook: {
    ...generationEndpoints.inspectBook,
    params: generations.generationParams,
    body: inspections.inspectionBody,
    answer: inspections.inspection,
  },
  restoreText: {
    ...generationEndpoints.restoreText,
    params: generations.generationParams,
    body: generations.restoreTextBody,
    answer: generations.generationState,
  },
  revisePictureIdeas: {
    ...generationEndpoints.revisePictureIdeas,
    params: generations.generationParams,
    body: generations.pictureIdeasBody,
    answer: generations.generationState,
    successStatus: 202,
  },
  regeneratePicture: {
    ...generationEndpoints.regeneratePicture,
    params: generations.sceneParams,
    body: generations.regeneratePictureBody,
    answer: generations.regenerationStarted,
    successStatus: 202,
  },
  selectImage: {
    ...generationEndpoints.selectImage,
    params: generations.sceneParams,
    body: generations.selectImageBody,
    answer: generations.imageSelected,
  },
  publishStory: {
    ...generationEndpoints.publishStory,
    params: generations.generationParams,
    body: generations.publishBody,
    answer: generations.storyPublished,
  },
  getInProgressStatus: {
    ...generationEndpoints.getInProgressStatus,
    answer: z.array(generations.inProgressStatus),
  },
  hideDraft: { ...generationEndpoints.hideDraft, params: generations.generationParams, answer: nothing },
  startEdition: {
    ...generationEndpoints.startEdition,
    params: stories.storyParams,
    body: generations.editionBody,
    answer: generations.generationStarted,
  },
} as const satisfies Record<keyof typeof generationEndpoints, Endpoint & RouteSchemas>
