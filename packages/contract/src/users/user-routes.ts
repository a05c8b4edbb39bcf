import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import { userEndpoints } from './user-endpoints.ts'
import * as users from './user-schemas.ts'

export const userRoutes = {
  syncProfile: { ...userEndpoints.syncProfile, body: users.syncBody, answer: users.profile },
  getProfile: { ...userEndpoints.getProfile, answer: users.profile },
  updateProfile: { ...userEndpoints.updateProfile, body: users.profileUpdate, answer: users.profile },
  listTokenTransactions: {
    ...userEndpoints.listTokenTransactions,
    query: users.transactionsQuery,
    answer: z.array(users.tokenTransaction),
  },
  uploadProfilePicture: {
    ...userEndpoints.uploadProfilePicture,
    fileBody: 'image/*',
    answer: users.uploadedPicture,
  },
} as const satisfies Record<keyof typeof userEndpoints, Endpoint & RouteSchemas>
