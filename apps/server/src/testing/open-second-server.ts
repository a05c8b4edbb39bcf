import { pino } from 'pino'
import { createAppContext } from '../app-context.ts'
import { createHttpServer, type HttpServer } from '../http/http-server.ts'
import { type ApiCaller, createApiCaller } from './api-caller.ts'
import type { TestWorld } from './start-test-world.ts'

export interface SecondServer extends AsyncDisposable {
  readonly server: HttpServer
  readonly anonymous: ApiCaller
}

/** Another server of the same world, with connections and a memory of its own. Only on PostgreSQL: the other has room for one. */
export async function openSecondServer(world: TestWorld): Promise<SecondServer> {
  const context = await createAppContext(world.context.config, pino({ level: 'silent' }))
  const server = await createHttpServer(context)
  return {
    server,
    anonymous: createApiCaller(
      () => server,
      null,
      () => '',
    ),
    async [Symbol.asyncDispose]() {
      await server.close()
      await context.close()
    },
  }
}
