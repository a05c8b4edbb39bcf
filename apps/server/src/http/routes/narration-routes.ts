import type { AppContext } from '../../app-context.ts'
import { findGenerationId } from '../../stories/stories.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** Stories read aloud by a speech model, for those who own them. */
export function narrationRoutes(
  server: HttpServer,
  { database, narrations, supplierCalls }: AppContext,
): void {
  registerRoute(server, 'orderNarration', async ({ person, params, remember }) => {
    const generationId = await findGenerationId(database.db, params.storyId)
    await (generationId === null ? supplierCalls.assertBudget() : supplierCalls.assertBudgetOf(generationId))
    return await narrations.order(person.uid, params.storyId, remember)
  })

  registerRoute(server, 'getNarration', ({ person, params }) =>
    narrations.stateOf(person.uid, params.storyId),
  )
}
