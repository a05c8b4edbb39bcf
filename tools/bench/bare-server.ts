/**
 * A bare Fastify that answers given bytes: what the machine and the framework can do at best. Started with the name of a
 * JSON file that holds the answers by their addresses; prints its own address once it listens.
 */
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

export interface BareAnswer {
  type: string
  body: string
}

const [, , file = ''] = process.argv
const answers: Record<string, BareAnswer> = JSON.parse(readFileSync(file, 'utf8'))
const server = fastify()
for (const [address, { type, body }] of Object.entries(answers)) {
  const bytes = Buffer.from(body)
  server.get(address, async (_request, reply) => {
    reply.type(type)
    return bytes
  })
}
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
