import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** The library of a parent and the public one. */
export function storyRoutes(server: HttpServer, { stories, generations }: AppContext): void {
  registerRoute(server, 'getLibrary', async ({ person }) => [
    ...(await generations.drafts(person.uid)),
    ...(await stories.library(person.uid)),
  ])

  registerRoute(server, 'getStory', ({ person, params }) => stories.read(person.uid, params.storyId))

  registerRoute(server, 'hideStory', async ({ person, params }) => {
    await generations.hideBook(person.uid, params.storyId)
    return {}
  })

  registerRoute(server, 'requestPublic', ({ person, params }) =>
    stories.requestPublic(person.uid, params.storyId),
  )

  registerRoute(server, 'listFeaturedStories', () => stories.featured())

  registerRoute(server, 'explorePublicStories', ({ query }) => stories.explore(query.page, query.limit))

  registerRoute(server, 'getPublicStory', ({ params }) => stories.readPublic(params.storyId))
}
