import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** What readers say of public stories, signed in or not. */
export function reportRoutes(server: HttpServer, { reports }: AppContext): void {
  registerRoute(server, 'reportStory', ({ person, params, body, request }) =>
    reports.report(params.storyId, person ? { uid: person.uid } : { address: request.ip }, body),
  )
}
