import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** What a parent gathers under a name. */
export function collectionRoutes(server: HttpServer, { collections, users }: AppContext): void {
  registerRoute(server, 'listCollections', ({ person }) => collections.list(person.uid))

  registerRoute(server, 'createCollection', async ({ person, body, remember }) => {
    await users.ensureProfile(person)
    return await collections.create(person.uid, body.name, remember)
  })

  registerRoute(server, 'getCollection', ({ person, params }) =>
    collections.read(person.uid, params.collectionId),
  )

  registerRoute(server, 'renameCollection', async ({ person, params, body }) => {
    await collections.rename(person.uid, params.collectionId, body.name)
    return {}
  })

  registerRoute(server, 'deleteCollection', async ({ person, params }) => {
    await collections.delete(person.uid, params.collectionId)
    return {}
  })

  registerRoute(server, 'arrangeCollection', async ({ person, params, body }) => {
    await collections.arrange(person.uid, params.collectionId, body.storyIds)
    return {}
  })

  registerRoute(server, 'putIntoCollection', async ({ person, params }) => {
    await collections.put(person.uid, params.collectionId, params.storyId)
    return {}
  })

  registerRoute(server, 'takeFromCollection', async ({ person, params }) => {
    await collections.take(person.uid, params.collectionId, params.storyId)
    return {}
  })

  registerRoute(server, 'clearCollection', async ({ person, params }) => {
    await collections.clear(person.uid, params.collectionId)
    return {}
  })
}
