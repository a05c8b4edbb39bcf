import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import { accountEndpoints } from './account-endpoints.ts'
import * as accounts from './account-schemas.ts'

export const accountRoutes = {
  listParents: {
    ...accountEndpoints.listParents,
    query: accounts.parentsQuery,
    answer: z.array(accounts.deskParent),
  },
  getParent: { ...accountEndpoints.getParent, params: accounts.parentParams, answer: accounts.openedParent },
  changeTokens: {
    ...accountEndpoints.changeTokens,
    params: accounts.parentParams,
    body: accounts.tokenGift,
    answer: accounts.tokensChanged,
  },
  lockParent: {
    ...accountEndpoints.lockParent,
    params: accounts.parentParams,
    body: accounts.locking,
    answer: accounts.deskParent,
  },
  unlockParent: {
    ...accountEndpoints.unlockParent,
    params: accounts.parentParams,
    answer: accounts.deskParent,
  },
} as const satisfies Record<keyof typeof accountEndpoints, Endpoint & RouteSchemas>
