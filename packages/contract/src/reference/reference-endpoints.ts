import type { Endpoint } from '../endpoint.ts'

/** What parents choose from, and what the browser must know of a deployment. */
export const referenceEndpoints = {
  listAgeGroups: {
    method: 'GET',
    path: '/api/reference/age-groups',
    auth: 'none',
    area: 'Reference',
    summary: 'The age groups.',
  },
  listIllustrationStyles: {
    method: 'GET',
    path: '/api/reference/illustration-styles',
    auth: 'none',
    area: 'Reference',
    summary: 'The illustration styles.',
  },
  listBibleVerses: {
    method: 'GET',
    path: '/api/reference/bible-verses',
    auth: 'none',
    area: 'Reference',
    summary: 'The Bible verses.',
  },
  listMoralValues: {
    method: 'GET',
    path: '/api/reference/moral-values',
    auth: 'none',
    area: 'Reference',
    summary: 'The moral values.',
  },
  getCosts: {
    method: 'GET',
    path: '/api/reference/costs',
    auth: 'none',
    area: 'Reference',
    summary: 'Prices, image counts and allowances.',
  },
  listTokenPacks: {
    method: 'GET',
    path: '/api/reference/token-packs',
    auth: 'none',
    area: 'Reference',
    summary: 'What tokens are sold in, smallest first. Whether they are sold here, /api/config says.',
  },
  getConfig: {
    method: 'GET',
    path: '/api/config',
    auth: 'none',
    area: 'Reference',
    summary: 'What the browser must know of this deployment.',
  },
} as const satisfies Record<string, Endpoint>
