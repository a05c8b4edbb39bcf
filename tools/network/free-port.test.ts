import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('nobody is given a port twice, nor one that somebody listens on, nor one that an outgoing connection may have', async () => {
  const given = new Set<number>()
  for (let time = 0; time < 20; time++) given.add(await freePort())
  expect(given.size).toBe(20)

  const next = Math.max(...given) + 1
  const listener = createServer().listen(next, '127.0.0.1')
  // Where that fails, somebody else listens there.
  await once(listener, 'listening').catch(() => {})
  expect(await freePort()).not.toBe(next)
  listener.close()
})

test.runIf(process.platform === 'linux')('the system connects from none of them', async () => {
  const [lowest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)
  expect(await freePort()).toBeLessThan(Number(lowest))
})
