import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { bytes, nothing, type RouteSchemas } from '../route-schemas.ts'
import { characterEndpoints } from './character-endpoints.ts'
import * as characters from './character-schemas.ts'

export const characterRoutes = {
  listCharacters: { ...characterEndpoints.listCharacters, answer: z.array(characters.savedCharacter) },
  addCharacter: {
    ...characterEndpoints.addCharacter,
    body: characters.character,
    answer: characters.savedCharacter,
    successStatus: 201,
  },
  updateCharacter: {
    ...characterEndpoints.updateCharacter,
    params: characters.characterParams,
    body: characters.character,
    answer: characters.savedCharacter,
  },
  deleteCharacter: {
    ...characterEndpoints.deleteCharacter,
    params: characters.characterParams,
    answer: nothing,
  },
  listCharacterSheets: {
    ...characterEndpoints.listCharacterSheets,
    answer: z.array(characters.characterSheet),
  },
  redrawCharacterSheet: {
    ...characterEndpoints.redrawCharacterSheet,
    params: characters.characterSheetParams,
    answer: characters.characterSheet,
    successStatus: 202,
  },
  returnCharacterSheet: {
    ...characterEndpoints.returnCharacterSheet,
    params: characters.characterSheetParams,
    answer: characters.characterSheet,
  },
  drawPortrait: {
    ...characterEndpoints.drawPortrait,
    body: characters.portraitBody,
    answer: bytes,
    fileAnswer: 'image/webp',
    emptyAnswer: 'There is nothing to draw yet, or whoever draws here draws no portraits.',
  },
  readCharacter: {
    ...characterEndpoints.readCharacter,
    body: characters.readingBody,
    answer: characters.characterReading,
  },
} as const satisfies Record<keyof typeof characterEndpoints, Endpoint & RouteSchemas>
