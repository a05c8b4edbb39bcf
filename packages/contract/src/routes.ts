import type { z } from 'zod'
import { accountRoutes } from './accounts/account-routes.ts'
import { addedStoryRoutes } from './added-stories/added-story-routes.ts'
import { bookRoutes } from './books/book-routes.ts'
import { characterRoutes } from './characters/character-routes.ts'
import { collectionRoutes } from './collections/collection-routes.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import type { Endpoint } from './endpoint.ts'
import type { EndpointName } from './endpoints.ts'
import { generationRoutes } from './generations/generation-routes.ts'
import { letterRoutes } from './letters/letter-routes.ts'
import { narrationRoutes } from './narrations/narration-routes.ts'
import { personalDataRoutes } from './personal-data/personal-data-routes.ts'
import { publicStoryRoutes } from './public-stories/public-story-routes.ts'
import { purchaseRoutes } from './purchases/purchase-routes.ts'
import { recordingRoutes } from './recordings/recording-routes.ts'
import { referenceRoutes } from './reference/reference-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import type { RouteSchemas } from './route-schemas.ts'
import { sharingRoutes } from './sharing/sharing-routes.ts'
import { shelfRoutes } from './shelf/shelf-routes.ts'
import { storyRoutes } from './stories/story-routes.ts'
import { userRoutes } from './users/user-routes.ts'

export { type ErrorBody, errorBody, idempotencyHeaders, type RouteSchemas } from './route-schemas.ts'

/** Every call with its schemas: server validation, the documentation and the browser's types come from here. */
export const routes = {
  ...userRoutes,
  ...characterRoutes,
  ...referenceRoutes,
  ...purchaseRoutes,
  ...generationRoutes,
  ...storyRoutes,
  ...narrationRoutes,
  ...bookRoutes,
  ...sharingRoutes,
  ...shelfRoutes,
  ...recordingRoutes,
  ...letterRoutes,
  ...personalDataRoutes,
  ...collectionRoutes,
  ...addedStoryRoutes,
  ...publicStoryRoutes,
  ...reportRoutes,
  ...accountRoutes,
  ...deskRoutes,
} as const satisfies Record<EndpointName, Endpoint & RouteSchemas>

export type Routes = typeof routes
export type RouteName = keyof Routes

type Sent<Name extends RouteName, Part extends string> =
  Routes[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** What the caller of a route sends. */
export type RouteParams<Name extends RouteName> = Sent<Name, 'params'>
export type RouteQuery<Name extends RouteName> = Sent<Name, 'query'>
export type RouteBody<Name extends RouteName> = Sent<Name, 'body'>
/** What a success answers. */
export type RouteAnswer<Name extends RouteName> = z.output<Routes[Name]['answer']>
