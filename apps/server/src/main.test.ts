import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tools/network/free-port.ts'
import { startProduct } from '../../../tools/product/start-product.ts'
import { createWorldDatabase, makeDataDirectory } from './testing/world-database.ts'

/** Where a server finds a prepared database. */
async function placeForServer() {
  const { settings, remove } = await createWorldDatabase(inject('worldTemplate'))
  onTestFinished(remove)
  return { settings, dataFolder: settings.DATA_DIR }
}

test('asked to stop, the server ends in good order within seconds, whoever stays on the line', async () => {
  const server = await startProduct(await placeForServer())
  const { hostname, port } = new URL(server.url)
  const keptAlive = connect(Number(port), hostname)
  keptAlive.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n')
  const halfSent = connect(Number(port), hostname)
  halfSent.write('POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
  halfSent.write('Content-Length: 100\r\n\r\n{')
  for (const socket of [keptAlive, halfSent]) socket.on('error', () => {})
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)

  const asked = performance.now()
  await server.stop()

  // The half of a call alone would hold it for a minute.
  expect(performance.now() - asked).toBeLessThan(30_000)
})

test('a port that is taken stops the start with one sentence, and leaves nothing running', async () => {
  const first = await startProduct(await placeForServer())
  const { port } = new URL(first.url)

  const place = await placeForServer()
  const second = startProduct({ ...place, settings: { ...place.settings, PORT: port } })

  await expect(second).rejects.toThrow(
    /printed:\nThe address of HOST and PORT cannot be used \(EADDRINUSE\)\. Stop what uses it, or set another PORT\.\n$/,
  )
  await first.stop()
})

test('the numbers of a process are read at a port of their own, which may not be taken (WA-03)', async () => {
  const METRICS_PORT = String(await freePort())
  const place = await placeForServer()
  const server = await startProduct({ ...place, settings: { ...place.settings, METRICS_PORT } })
  const { hostname } = new URL(server.url)
  const numbers = await (await fetch(`http://${hostname}:${METRICS_PORT}/metrics`)).text()
  expect(numbers).toContain('faith_fables_process_resident_memory_bytes')
  expect((await fetch(`http://${hostname}:${METRICS_PORT}/readyz`)).status).toBe(200)

  const other = await placeForServer()
  const second = startProduct({ ...other, settings: { ...other.settings, METRICS_PORT } })

  await expect(second).rejects.toThrow(
    /printed:\nThe numbers cannot be told at METRICS_PORT \(EADDRINUSE\)\. Stop what uses it, or set another one\.\n$/,
  )
  await server.stop()
})

test('asked to stop while it is still opening, the server ends in good order', async () => {
  const dataFolder = await makeDataDirectory('stop-while-starting')
  const program = fileURLToPath(new URL('./main.ts', import.meta.url))
  const settings = { DATA_DIR: dataFolder, PORT: '0', STARTER_LIBRARY: 'off', LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, [program], { env: settings, cwd: dataFolder, stdio: 'ignore' })
  const ended = once(server, 'exit')
  while (!existsSync(join(dataFolder, 'process.lock'))) await wait(10)

  server.kill('SIGTERM')

  expect(await ended).toEqual([0, null])
  expect(existsSync(join(dataFolder, 'process.lock'))).toBe(false)
  await rm(dataFolder, { recursive: true })
})
