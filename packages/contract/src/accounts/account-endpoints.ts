import type { Endpoint } from '../endpoint.ts'

/** What administrators do with parents. */
export const accountEndpoints = {
  listParents: {
    method: 'GET',
    path: '/api/admin/parents',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the parents.',
    summary: 'Parents, the newest first; all of them, or those whose address or name is looked for.',
  },
  getParent: {
    method: 'GET',
    path: '/api/admin/parents/:parentId',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the parent.',
    summary: 'One parent: stories, balance and token history.',
  },
  changeTokens: {
    method: 'POST',
    path: '/api/admin/parents/:parentId/tokens',
    auth: 'administrator',
    area: 'Desk',
    idempotent: true,
    failure: 'The tokens could not be changed.',
    summary:
      'Gives a parent tokens, or takes some where the amount is below zero; never below a balance of zero.',
  },
  lockParent: {
    method: 'POST',
    path: '/api/admin/parents/:parentId/lock',
    auth: 'administrator',
    area: 'Desk',
    failure: 'The account could not be locked.',
    summary: 'Refuses every call of a parent until the account is unlocked.',
  },
  unlockParent: {
    method: 'POST',
    path: '/api/admin/parents/:parentId/unlock',
    auth: 'administrator',
    area: 'Desk',
    failure: 'The account could not be unlocked.',
    summary: 'Lets a locked parent in again.',
  },
} as const satisfies Record<string, Endpoint>
