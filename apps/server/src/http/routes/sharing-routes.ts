import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** Whoever has the address may read what is behind it: no search shall know it. */
const unsearched = { 'x-robots-tag': 'noindex' }

/** Private links to stories, collections and shelves, for their parents and for whoever was given one. */
export function sharingRoutes(server: HttpServer, { sharing, users }: AppContext): void {
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

  registerRoute(server, 'listShelfLinks', ({ person }) => sharing.links(person.uid, { shelfOf: person.uid }))

  registerRoute(server, 'createShelfLink', async ({ person, body, remember }) => {
    await users.ensureProfile(person)
    return await sharing.createLink(person.uid, { shelfOf: person.uid }, body, remember)
  })

  registerRoute(server, 'takeBackShelfLink', async ({ person, params }) => {
    await sharing.takeBack(person.uid, { shelfOf: person.uid }, params.linkId)
    return {}
  })

  registerRoute(server, 'getShelfToApprove', ({ params, request, reply }) => {
    reply.headers(unsearched)
    return sharing.openShelf(params.token, { address: request.ip })
  })

  registerRoute(server, 'getStoryToApprove', ({ params, reply }) => {
    reply.headers(unsearched)
    return sharing.openStoryOfShelf(params.token, params.storyId)
  })

  registerRoute(server, 'decideOnShelfStory', async ({ params, body }) => {
    await sharing.decideOnShelf(params.token, params.storyId, body)
    return {}
  })
}
