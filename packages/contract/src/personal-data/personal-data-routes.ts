import type { Endpoint } from '../endpoint.ts'
import { bytes, nothing, type RouteSchemas } from '../route-schemas.ts'
import { personalDataEndpoints } from './personal-data-endpoints.ts'
import * as personalData from './personal-data-schemas.ts'

export const personalDataRoutes = {
  downloadPersonalData: {
    ...personalDataEndpoints.downloadPersonalData,
    answer: bytes,
    fileAnswer: 'application/zip',
  },
  getAccountDeletion: { ...personalDataEndpoints.getAccountDeletion, answer: personalData.accountDeletion },
  askForDeletion: {
    ...personalDataEndpoints.askForDeletion,
    body: personalData.deletionRequest,
    answer: personalData.accountDeletion,
  },
  keepAccount: { ...personalDataEndpoints.keepAccount, answer: nothing },
} as const satisfies Record<keyof typeof personalDataEndpoints, Endpoint & RouteSchemas>
