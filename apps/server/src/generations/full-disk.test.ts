import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLocalFileStore } from '../adapters/local-files/local-file-store.ts'
import { createAppContext } from '../app-context.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../logger.ts'
import { DiskFullError, type FreeSpace } from '../ports/disk-room.ts'
import type { FileStore } from '../ports/file-store.ts'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const plenty = 10 ** 12
/** The server looks once a second, and a busy machine takes its time. */
const patiently = { timeout: 240_000, interval: 100 }

/** A disk that a test fills and empties. */
function plainDisk(): FreeSpace & { freeBytes: number; fillsUp: boolean } {
  return {
    place: '/data',
    freeBytes: plenty,
    fillsUp: false,
    bytes() {
      return Promise.resolve(this.freeBytes)
    },
  }
}

async function untilReadiness(world: TestWorld, status: number) {
  return await vi.waitFor(async () => {
    const answer = await world.server.inject('/readyz')
    expect(answer.statusCode).toBe(status)
    return answer.json()
  }, patiently)
}

const full = /full/
const tellings = (world: TestWorld) => world.log.filter((line) => full.test(JSON.parse(line).msg))

test('on a full disk an order is refused and costs nothing, reading goes on, and with room orders are taken again', async () => {
  const freeSpace = plainDisk()
  await using world = await startTestWorld({ works: false, overrides: { freeSpace } })
  const parent = await world.createParent()
  const order = (key: string) =>
    world.as(parent).call('startGeneration', { body: aStoryRequest(), headers: { 'idempotency-key': key } })

  freeSpace.freeBytes = 50_000_000
  const unready = await untilReadiness(world, 503)
  const refused = await order('one')
  const library = await world.as(parent).call('getLibrary')

  expect(unready).toMatchObject({ status: 'not ready', disk: 'the disk is full', database: 'ok' })
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', message: expect.stringMatching(/nothing was charged/) },
  })
  expect([library.status, library.body]).toEqual([200, []])
  expect(await world.balanceOf(parent)).toBe(300)
  expect(tellings(world).map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, place: '/data', freeMegabytes: 47, msg: expect.stringMatching(/^The disk is full: /) },
  ])

  freeSpace.freeBytes = plenty
  await untilReadiness(world, 200)
  expect((await order('one')).status).toBe(202)
  expect(await world.balanceOf(parent)).toBe(250)
  expect(world.log).toHaveLength(1)
})

test('who is at the door is let in to read while the disk is full', async () => {
  const freeSpace = plainDisk()
  await using world = await startTestWorld({ works: false, overrides: { freeSpace } })
  const { email, password } = await world.createParent()
  freeSpace.freeBytes = 0
  await untilReadiness(world, 503)

  const signIn = await world.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
  })
  const signUp = await world.server.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { name: 'Naomi', email: 'naomi@example.com', password },
  })

  expect([signIn.statusCode, signUp.statusCode]).toEqual([200, 503])
})

/** Files on a disk that is found full by the first that is written, where it fills up. */
async function filesOn(disk: { freeBytes: number; fillsUp: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = await createLocalFileStore(folder)
  const refusals: string[] = []
  const put: FileStore['put'] = async (name, content, type) => {
    if (!disk.fillsUp) return files.put(name, content, type)
    disk.freeBytes = 0
    refusals.push(name)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return { files: { ...files, put }, refusals }
}

test('pictures for which there is no room wait for it, and are drawn and charged once', async () => {
  const freeSpace = plainDisk()
  const { files, refusals } = await filesOn(freeSpace)
  await using world = await startTestWorld({
    overrides: { ...plainModels(), freeSpace, files, retryDelaySeconds: 0 },
  })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  freeSpace.fillsUp = true
  const params = { generationId: story.generationId }
  await world.as(parent).ask('reviewText', { params, body: { action: 'approve' } })
  await vi.waitFor(() => expect(refusals.length).toBeGreaterThan(0), patiently)
  await untilReadiness(world, 503)

  Object.assign(freeSpace, { fillsUp: false, freeBytes: plenty })
  await world.settle()
  const { status, keyMoments } = await story.record()

  expect(status).toBe('pending_image_review')
  const attempts = keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
  expect(attempts.map((attempt) => attempt.status)).toEqual(
    Array.from({ length: 5 }, () => 'image_generation_completed'),
  )
  expect(await world.balanceOf(parent)).toBe(250)
  expect(tellings(world)).toHaveLength(1)
})

test('starting on a full disk is refused in one sentence, which advises to make room and to touch nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const freeSpace = { ...plainDisk(), freeBytes: 1000, place: folder }

  const opened = createAppContext(readConfig({ DATA_DIR: folder }), createLogger('silent'), { freeSpace })

  await expect(opened).rejects.toThrow(new DiskFullError(folder))
  expect(new DiskFullError('/data').message).toBe(
    'The disk that holds /data is full: make room on it and start again; everything that was kept is still there.',
  )
})
