import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { RouteSchemas } from '../route-schemas.ts'
import { referenceEndpoints } from './reference-endpoints.ts'
import * as reference from './reference-schemas.ts'

export const referenceRoutes = {
  listAgeGroups: { ...referenceEndpoints.listAgeGroups, answer: z.array(reference.ageGroup) },
  listIllustrationStyles: {
    ...referenceEndpoints.listIllustrationStyles,
    answer: z.array(reference.illustrationStyle),
  },
  listBibleVerses: { ...referenceEndpoints.listBibleVerses, answer: z.array(reference.bibleVerse) },
  listMoralValues: { ...referenceEndpoints.listMoralValues, answer: z.array(reference.moralValue) },
  getCosts: { ...referenceEndpoints.getCosts, answer: reference.appConfig },
  listTokenPacks: { ...referenceEndpoints.listTokenPacks, answer: z.array(reference.tokenPack) },
  getConfig: { ...referenceEndpoints.getConfig, answer: reference.deploymentConfig },
} as const satisfies Record<keyof typeof referenceEndpoints, Endpoint & RouteSchemas>
