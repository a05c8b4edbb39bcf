import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** How a hosted model draws the saved characters. */
export function characterSheetRoutes(
  server: HttpServer,
  { characterSheets, supplierCalls }: AppContext,
): void {
  registerRoute(server, 'listCharacterSheets', ({ person }) => characterSheets.list(person.uid))
  registerRoute(server, 'redrawCharacterSheet', async ({ person, params }) => {
    await supplierCalls.assertBudget()
    return await characterSheets.redraw(person.uid, params)
  })
  registerRoute(server, 'returnCharacterSheet', ({ person, params }) =>
    characterSheets.putBack(person.uid, params),
  )
}
