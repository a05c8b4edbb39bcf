import type { ServerResponse } from 'node:http'
import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerFileRoute, registerRoute } from '../register-route.ts'

/** Characters drawn and said back while they are typed. */
export function portraitRoutes(server: HttpServer, { portraits, readings }: AppContext): void {
  registerRoute(server, 'readCharacter', async ({ body: { closely, ...character }, person }) =>
    readings.read(person.uid, character, closely),
  )
  registerFileRoute(server, 'drawPortrait', async ({ body, reply }) => {
    const signal = untilGone(reply.raw)
    try {
      return await portraits.draw(body, signal)
    } catch (error) {
      if (signal.aborted) return null
      throw error
    }
  })
}

/** Aborted when the caller hangs up before the answer is sent: whoever types on wants the next picture instead. */
function untilGone(answer: ServerResponse): AbortSignal {
  const gone = new AbortController()
  answer.once('close', () => {
    if (!answer.writableFinished) gone.abort()
  })
  return gone.signal
}
