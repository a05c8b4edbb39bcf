import type { AppContext } from '../../app-context.ts'
import { acceptFiles } from '../accept-files.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** Mail programs post some thirty bytes. */
const bytes = 4096
const tooLarge = 'This is more than a mail program has to say.'

/** Which letters come. Whoever holds one chooses, signed in or not: it was sent to them. */
export function letterRoutes(server: HttpServer, { mail }: AppContext): void {
  registerRoute(server, 'getLetterChoice', ({ params }) => mail.choiceOf(params.token))

  registerRoute(server, 'chooseLetters', async ({ params, body }) => {
    await mail.choose(params.token, body)
    return body
  })

  // As a form, or in parts: nothing in the body is needed, for the address says it all.
  acceptFiles(server, { bytes, tooLarge }, (clicks) =>
    registerRoute(clicks, 'endLetters', async ({ params }) => {
      await mail.choose(params.token, { aboutStories: false })
      return {}
    }),
  )
}
