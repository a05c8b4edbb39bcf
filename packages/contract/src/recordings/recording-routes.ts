import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { recordingEndpoints } from './recording-endpoints.ts'
import * as recordings from './recording-schemas.ts'

export const recordingRoutes = {
  listRecordings: {
    ...recordingEndpoints.listRecordings,
    params: stories.storyParams,
    answer: z.array(recordings.recording),
  },
  createRecording: {
    ...recordingEndpoints.createRecording,
    params: stories.storyParams,
    body: recordings.newRecording,
    answer: recordings.recording,
    successStatus: 201,
  },
  deleteRecording: {
    ...recordingEndpoints.deleteRecording,
    params: recordings.recordingParams,
    answer: nothing,
  },
  recordPage: {
    ...recordingEndpoints.recordPage,
    params: recordings.recordingPageParams,
    fileBody: 'audio/*',
    answer: recordings.recordedPage,
  },
  approveRecording: {
    ...recordingEndpoints.approveRecording,
    params: recordings.recordingParams,
    body: recordings.recordingApproval,
    answer: nothing,
  },
  inviteReader: {
    ...recordingEndpoints.inviteReader,
    params: recordings.recordingParams,
    body: recordings.newInvitation,
    answer: recordings.recording,
  },
  endInvitation: { ...recordingEndpoints.endInvitation, params: recordings.recordingParams, answer: nothing },
  getInvitation: {
    ...recordingEndpoints.getInvitation,
    params: recordings.invitationParams,
    answer: recordings.recordingInvitation,
  },
  recordInvitedPage: {
    ...recordingEndpoints.recordInvitedPage,
    params: recordings.invitedPageParams,
    fileBody: 'audio/*',
    answer: recordings.recordedPage,
  },
  getChildRecordings: {
    ...recordingEndpoints.getChildRecordings,
    params: stories.storyParams,
    answer: z.array(recordings.heardRecording),
  },
} as const satisfies Record<keyof typeof recordingEndpoints, Endpoint & RouteSchemas>
