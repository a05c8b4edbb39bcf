import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** Public stories of others in a parent's library. */
export function addedStoryRoutes(server: HttpServer, { addedStories, users }: AppContext): void {
  registerRoute(server, 'listAddedStories', ({ person }) => addedStories.list(person.uid))

  registerRoute(server, 'addStory', async ({ person, params }) => {
    await users.ensureProfile(person)
    await addedStories.add(person.uid, params.storyId)
    return {}
  })

  registerRoute(server, 'removeAddedStory', async ({ person, params }) => {
    await addedStories.remove(person.uid, params.storyId)
    return {}
  })

  registerRoute(server, 'forgetGoneStories', async ({ person }) => {
    await addedStories.forgetGone(person.uid)
    return {}
  })
}
