import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { createHttpServer, type HttpServer } from './http-server.ts'

/** A second server of this world, which cuts off what has not arrived in time. */
async function listen(world: TestWorld, cutAfter?: number) {
  const server = await createHttpServer(world.context, cutAfter)
  await server.listen({ port: 0, host: '127.0.0.1' })
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() })
}

async function connectTo(server: HttpServer): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** All that comes back until the server hangs up. */
async function hearOut(socket: Socket): Promise<string> {
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  await once(socket, 'close')
  return heard
}

/** A busy machine takes its time. */
const patiently = { timeout: 240_000 }
const { debug = 20, info = 30 } = pino.levels.values

const post = 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test.each([
  ['a head', post],
  ['a body', `${post}Content-Length: 100\r\n\r\n{`],
])('%s that does not arrive is cut off, and is no error of ours', async (_, sent) => {
  await using world = await startTestWorld({ works: false })
  await using server = await listen(world, 600)
  const socket = await connectTo(server)

  socket.write(sent)

  expect(await hearOut(socket)).toMatch(/^HTTP\/1\.1 408 /)
  expect(world.log).toEqual([])
})

test('an operator’s server waits for a call no longer than 60 seconds', async () => {
  await using world = await startTestWorld({ works: false })
  const { server } = world.server

  for (const patience of [server.headersTimeout, server.requestTimeout]) {
    expect(patience).toBeLessThan(60_000)
    expect(patience).toBeGreaterThan(55_000)
  }
})

test.each(['PUT /api/uploads/profile-picture', 'POST /api/auth/sign-in/email'])(
  'a client that breaks off in the middle of %s is no error of ours',
  async (call) => {
    await using world = await startTestWorld({ works: false, settings: { LOG_LEVEL: 'debug' } })
    await using server = await listen(world)
    const { token } = await world.createParent()
    world.log.length = 0
    const begun = once(server.server, 'request')
    const socket = await connectTo(server)

    socket.write(`${call} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`)
    socket.write('Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"half": "a picture')
    const [arriving]: IncomingMessage[] = await begun
    await vi.waitFor(() => expect(arriving?.listenerCount('data')).toBeGreaterThan(0), patiently)
    socket.destroy()
    const lines = () => world.log.map((line): { level: number; msg: string } => JSON.parse(line))
    await vi.waitFor(
      () =>
        expect(lines()).toContainEqual(
          expect.objectContaining({ level: debug, msg: 'A call broke off before all of it was here.' }),
        ),
      patiently,
    )

    // The letter to the new parent may go out meanwhile, and be told of.
    expect(lines().filter(({ level }) => level > info)).toEqual([])
  },
)
