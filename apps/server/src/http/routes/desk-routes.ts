import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** A moderator takes a moment; somebody looks on. */
const patienceMilliseconds = 10_000

/** What administrators do. For everybody else these calls do not exist. */
export function deskRoutes(server: HttpServer, { desk }: AppContext): void {
  registerRoute(server, 'listPublicRequests', ({ query }) => desk.requests(query.after))

  registerRoute(server, 'getPublicRequest', ({ params }) =>
    desk.request(params.storyId, AbortSignal.timeout(patienceMilliseconds)),
  )

  registerRoute(server, 'decidePublicRequest', ({ person, params, body }) =>
    desk.decide(person.email, params.storyId, body),
  )

  registerRoute(server, 'listDeskStories', ({ query }) => desk.stories(query.state, query.after))

  registerRoute(server, 'featureStory', ({ person, params, body }) =>
    desk.feature(person.email, params.storyId, body.isFeatured),
  )

  registerRoute(server, 'takeDownStory', ({ person, params, body }) =>
    desk.takeDown(person.email, params.storyId, body.reason),
  )

  registerRoute(server, 'putBackStory', ({ person, params }) => desk.putBack(person.email, params.storyId))

  registerRoute(server, 'listReports', ({ query }) => desk.reports(query.after))

  registerRoute(server, 'getReports', ({ params }) => desk.reported(params.storyId))

  registerRoute(server, 'keepStory', ({ person, params }) => desk.keep(person.email, params.storyId))

  registerRoute(server, 'listDeskLog', ({ query }) => desk.log(query.before))
}
