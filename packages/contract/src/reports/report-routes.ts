import { z } from 'zod'
import * as desk from '../desk/desk-schemas.ts'
import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { reportEndpoints } from './report-endpoints.ts'
import * as reports from './report-schemas.ts'

export const reportRoutes = {
  reportStory: {
    ...reportEndpoints.reportStory,
    params: stories.storyParams,
    body: reports.report,
    answer: reports.reportTaken,
    successStatus: 201,
  },
  listReports: {
    ...reportEndpoints.listReports,
    query: desk.requestsQuery,
    answer: z.array(reports.reportedStory),
  },
  getReports: { ...reportEndpoints.getReports, params: stories.storyParams, answer: reports.openedReports },
  keepStory: { ...reportEndpoints.keepStory, params: stories.storyParams, answer: desk.deskStory },
} as const satisfies Record<keyof typeof reportEndpoints, Endpoint & RouteSchemas>
