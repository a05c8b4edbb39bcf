import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A door on loopback before another server: shut, it looks to its callers as if that server had stopped. */
export interface TcpGate {
  /** Where callers knock. */
  port: number
  /** Ends every connection at once and refuses new ones. */
  shut(): Promise<void>
  /** Lets callers through again, at the same port. */
  open(): Promise<void>
}

/** Opens a gate before the server that listens on `targetPort` of this machine. */
export async function startTcpGate(targetPort: number): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const server = createServer((caller) => {
    const target = connect(targetPort, '127.0.0.1')
    for (const [socket, other] of [
      [caller, target],
      [target, caller],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const port = await listen(server, 0)
  return {
    port,
    async shut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    open: async () => {
      if (!server.listening) await listen(server, port)
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  return address.port
}
