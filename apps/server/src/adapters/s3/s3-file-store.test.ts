import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startS3Server } from '@faith-fables/tools/file-server/start-s3-server'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { plainModels } from '../../testing/plain-models.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createLocalFileStore } from '../local-files/local-file-store.ts'
import { createS3FileStore } from './s3-file-store.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function storeOf(settings: Record<string, string>) {
  const { files } = readConfig(settings)
  if (!files) throw new Error('The settings name no bucket.')
  return createS3FileStore(files)
}

/** What every store of files does. */
async function expectAStore(store: FileStore): Promise<void> {
  expect(await store.get('pictures/a/one.webp')).toBeNull()
  await store.put('pictures/a/one.webp', bytes('one'), 'image/webp')
  await store.put('pictures/a/books/epub/x.epub', bytes('book'), 'application/epub+zip')
  await store.put('pictures/a/books/epub-fixed/x.epub', bytes('fixed'), 'application/epub+zip')
  await store.put('pictures/ab/two.jpg', bytes('two'), 'image/jpeg')
  const one = await store.get('pictures/a/one.webp')
  expect([one?.contentType, Buffer.from(one?.content ?? []).toString()]).toEqual(['image/webp', 'one'])
  await store.put('pictures/a/one.webp', bytes('another'), 'image/webp')
  expect((await store.get('pictures/a/one.webp'))?.content).toHaveLength(7)

  await store.deleteFolder('pictures/a/books/epub')
  expect(await store.get('pictures/a/books/epub/x.epub')).toBeNull()
  expect((await store.get('pictures/a/books/epub-fixed/x.epub'))?.contentType).toBe('application/epub+zip')
  await store.deleteFolder('pictures/a')
  expect(await store.get('pictures/a/one.webp')).toBeNull()
  expect((await store.get('pictures/ab/two.jpg'))?.contentType).toBe('image/jpeg')
  await store.deleteFolder('nothing')
  await store.check()
}

test('a folder and a bucket keep files alike, and a neighbour stays when a folder goes (FI-01)', async () => {
  await using folder = await temporaryFolder()
  await expectAStore(await createLocalFileStore(folder.path))
  await using server = await startS3Server()
  await expectAStore(storeOf(server.settings))
})

test('a story is made and read with its pictures in a bucket (FI-01)', async () => {
  await using server = await startS3Server()
  await using world = await startTestWorld({ settings: server.settings, overrides: plainModels() })
  const parent = await world.createParent()
  const own = world.as(parent)
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  const { keyMoments } = await own.ask('getStory', { params: { storyId } })
  const url = keyMoments[0]?.selectedImageUrl ?? ''
  const picture = await world.server.inject({ url })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  const name = url.replace('/media/', '')
  expect((await storeOf(server.settings).get(name))?.content).toEqual(new Uint8Array(picture.rawPayload))
})

test('a bucket that is out of reach loses nothing: the work goes on when it is back (FI-02)', async () => {
  await using server = await startS3Server()
  const overrides = { ...plainModels(), retryDelaySeconds: 0 }
  await using world = await startTestWorld({ settings: server.settings, overrides })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await server.stop()
  await world.as(parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: { action: 'approve' },
  })
  await vi.waitFor(() => expect(world.log.join()).toMatch(/ECONNREFUSED|socket hang up/), {
    timeout: 240_000,
  })
  expect((await story.record()).status).not.toMatch(/failed/)
  await server.start()
  await world.settle()
  const { status, keyMoments } = await story.record()
  expect(status).toBe('pending_image_review')
  expect(keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)).toHaveLength(
    keyMoments.length,
  )
})

test('files are moved from the disk into the bucket, again and again, and none is lost (FI-03)', async () => {
  await using server = await startS3Server()
  await using data = await temporaryFolder()
  const folder = join(data.path, 'files/pictures/a')
  await mkdir(folder, { recursive: true })
  for (const number of [1, 2, 3]) await writeFile(join(folder, `${number}.webp`), `picture ${number}`)
  await writeFile(join(folder, '4.webp.x.unfinished'), 'half a pic')
  const move = (settings: Record<string, string>) => runMoveFiles({ DATA_DIR: data.path, ...settings })

  expect(await move(server.settings)).toEqual([
    0,
    '3 files copied, 0 were there already, 0 could not be copied.\n',
  ])
  await writeFile(join(folder, '5.webp'), 'made meanwhile')
  expect(await move(server.settings)).toEqual([
    0,
    '1 files copied, 3 were there already, 0 could not be copied.\n',
  ])
  const moved = await storeOf(server.settings).get('pictures/a/3.webp')
  expect(Buffer.from(moved?.content ?? []).toString()).toBe('picture 3')

  expect(await move({})).toEqual([1, 'FILES_URL is not set: there is no bucket to move files into.\n'])
  const FILES_URL = server.settings.FILES_URL?.replace('fables', 'nowhere') ?? ''
  const [code, words] = await move({ ...server.settings, FILES_URL })
  expect([code, words]).toEqual([1, expect.stringContaining('4 could not be copied')])
})

async function runMoveFiles(settings: Record<string, string>): Promise<[code: number | null, words: string]> {
  await using folder = await temporaryFolder()
  const mover = spawn(process.execPath, [fileURLToPath(new URL('../../move-files.ts', import.meta.url))], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, ...settings },
  })
  let words = ''
  mover.stdout.on('data', (chunk) => (words += chunk))
  mover.stderr.on('data', (chunk) => (words += chunk))
  const code = await new Promise<number | null>((resolve) => mover.on('close', resolve))
  return [code, words]
}
