import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import { letterEndpoints } from './letter-endpoints.ts'
import * as letters from './letter-schemas.ts'

export const letterRoutes = {
  getLetterChoice: {
    ...letterEndpoints.getLetterChoice,
    params: letters.letterParams,
    answer: letters.letterChoice,
  },
  chooseLetters: {
    ...letterEndpoints.chooseLetters,
    params: letters.letterParams,
    body: letters.letterChoice,
    answer: letters.letterChoice,
  },
  endLetters: {
    ...letterEndpoints.endLetters,
    params: letters.letterParams,
    fileBody: 'application/x-www-form-urlencoded',
    answer: nothing,
  },
} as const satisfies Record<keyof typeof letterEndpoints, Endpoint & RouteSchemas>
