import { accountEndpoints } from './accounts/account-endpoints.ts'
import { addedStoryEndpoints } from './added-stories/added-story-endpoints.ts'
import { bookEndpoints } from './books/book-endpoints.ts'
import { characterEndpoints } from './characters/character-endpoints.ts'
import { collectionEndpoints } from './collections/collection-endpoints.ts'
import { deskEndpoints } from './desk/desk-endpoints.ts'
import { generationEndpoints } from './generations/generation-endpoints.ts'
import { letterEndpoints } from './letters/letter-endpoints.ts'
import { narrationEndpoints } from './narrations/narration-endpoints.ts'
import { personalDataEndpoints } from './personal-data/personal-data-endpoints.ts'
import { publicStoryEndpoints } from './public-stories/public-story-endpoints.ts'
import { purchaseEndpoints } from './purchases/purchase-endpoints.ts'
import { recordingEndpoints } from './recordings/recording-endpoints.ts'
import { referenceEndpoints } from './reference/reference-endpoints.ts'
import { reportEndpoints } from './reports/report-endpoints.ts'
import { sharingEndpoints } from './sharing/sharing-endpoints.ts'
import { shelfEndpoints } from './shelf/shelf-endpoints.ts'
import { storyEndpoints } from './stories/story-endpoints.ts'
import { userEndpoints } from './users/user-endpoints.ts'

export type { Endpoint } from './endpoint.ts'

/**
 * Where every call lives and what it needs, without schemas, so that the browser need not load a validator. Each
 * room of the contract says it of its own calls; its `*-routes.ts` adds the schemas.
 */
export const endpoints = {
  ...userEndpoints,
  ...characterEndpoints,
  ...referenceEndpoints,
  ...purchaseEndpoints,
  ...generationEndpoints,
  ...storyEndpoints,
  ...narrationEndpoints,
  ...bookEndpoints,
  ...sharingEndpoints,
  ...shelfEndpoints,
  ...recordingEndpoints,
  ...letterEndpoints,
  ...personalDataEndpoints,
  ...collectionEndpoints,
  ...addedStoryEndpoints,
  ...publicStoryEndpoints,
  ...reportEndpoints,
  ...accountEndpoints,
  ...deskEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
