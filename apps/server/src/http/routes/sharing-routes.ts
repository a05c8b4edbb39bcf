import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** Private links to stories, for their parents and for whoever was given one. */
export function sharingRoutes(server: HttpServer, { sharing }: AppContext): void {
  registerRoute(server, 'listLinks', ({ person, params }) => sharing.links(person.uid, params.storyId))

  registerRoute(server, 'createLink', ({ person, params, body, remember }) =>
    sharing.createLink(person.uid, params.storyId, body, remember),
  )

  registerRoute(server, 'takeBackLink', async ({ person, params }) => {
    await sharing.takeBack(person.uid, params.storyId, params.linkId)
    return {}
  })

  registerRoute(server, 'getSharedStory', ({ person, params, request, reply }) => {
    // Whoever has the address may read the story: no search shall know it.
    reply.header('x-robots-tag', 'noindex')
    return sharing.open(params.token, person ? { uid: person.uid } : { address: request.ip })
  })
}
