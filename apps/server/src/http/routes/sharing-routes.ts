import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** Whoever has the address may read what is behind it: no search shall know it. */
const unsearched = { 'x-robots-tag': 'noindex' }

/** Private links to stories and collections, for their parents and for whoever was given one. */
export function sharingRoutes(server: HttpServer, { sharing }: AppContext): void {
  registerRoute(server, 'listLinks', ({ person, params }) => sharing.links(person.uid, params))

  registerRoute(server, 'createLink', ({ person, params, body, remember }) =>
    sharing.createLink(person.uid, params, body, remember),
  )

  registerRoute(server, 'takeBackLink', async ({ person, params }) => {
    await sharing.takeBack(person.uid, { storyId: params.storyId }, params.linkId)
    return {}
  })

  registerRoute(server, 'listCollectionLinks', ({ person, params }) => sharing.links(person.uid, params))

  registerRoute(server, 'createCollectionLink', ({ person, params, body, remember }) =>
    sharing.createLink(person.uid, params, body, remember),
  )

  registerRoute(server, 'takeBackCollectionLink', async ({ person, params }) => {
    await sharing.takeBack(person.uid, { collectionId: params.collectionId }, params.linkId)
    return {}
  })

  registerRoute(server, 'getSharedStory', ({ person, params, request, reply }) => {
    reply.headers(unsearched)
    return sharing.open(params.token, person ? { uid: person.uid } : { address: request.ip })
  })

  registerRoute(server, 'getSharedCollection', ({ person, params, request, reply }) => {
    reply.headers(unsearched)
    return sharing.openCollection(params.token, person ? { uid: person.uid } : { address: request.ip })
  })

  registerRoute(server, 'getStoryOfSharedCollection', ({ params, reply }) => {
    reply.headers(unsearched)
    return sharing.openStoryOf(params.token, params.storyId)
  })
}
