import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { bytes, nothing, type RouteSchemas } from '../route-schemas.ts'
import * as users from '../users/user-schemas.ts'
import { characterEndpoints } from './character-endpoints.ts'

export const characterRoutes = {
  listCharacters: { ...characterEndpoints.listCharacters, answer: z.array(users.savedCharacter) },
  addCharacter: {
    ...characterEndpoints.addCharacter,
    body: users.character,
    answer: users.savedCharacter,
    successStatus: 201,
  },
  updateCharacter: {
    ...characterEndpoints.updateCharacter,
    params: users.characterParams,
    body: users.character,
    answer: users.savedCharacter,
  },
  deleteCharacter: { ...characterEndpoints.deleteCharacter, params: users.characterParams, answer: nothing },
  drawPortrait: {
    ...characterEndpoints.drawPortrait,
    body: users.portraitBody,
    answer: bytes,
    fileAnswer: 'image/webp',
    emptyAnswer: 'There is nothing to draw yet, or whoever draws here draws no portraits.',
  },
  readCharacter: {
    ...characterEndpoints.readCharacter,
    body: users.typedCharacter,
    answer: users.characterReading,
  },
} as const satisfies Record<keyof typeof characterEndpoints, Endpoint & RouteSchemas>
