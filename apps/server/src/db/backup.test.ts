import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../../../tools/postgres/create-database.ts'
import { findPostgres } from '../../../../tools/postgres/find-postgres.ts'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { askIdentity } from '../testing/ask-identity.ts'
import { plainModels, plainTextModel } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const run = promisify(execFile)
const postgres = inject('worldTemplate').postgres

test('a backup that is restored into a new place has stories, pictures and sign-ins, and what was being made goes on (OP-10)', async () => {
  await using before = await temporaryFolder()
  await using backup = await temporaryFolder()
  await using after = await temporaryFolder()
  let isHeld = false
  const plain = plainTextModel()
  const textModel = plainTextModel({
    writeStory: (order, signal) => (isHeld ? untilAborted(signal) : plain.writeStory(order, signal)),
  })
  const old = await startTestWorld({
    settings: { DATA_DIR: before.path },
    overrides: { ...plainModels(), textModel },
  })
  const parent = await old.createParent()
  const storyId = await (await orderStory(old, parent)).publishWhole()
  const book = await readBook(old, parent, storyId)
  isHeld = true
  const { storyGenerationId: generationId } = await old
    .as(parent)
    .ask('startGeneration', { body: aStoryRequest() })

  // As docs/operating.md says: with PostgreSQL while the product runs, with the embedded database after it.
  if (postgres) await dumpAndCopy(old, before.path, backup.path)
  await old[Symbol.asyncDispose]()
  if (!postgres) await cp(before.path, backup.path, { recursive: true })
  const settings = postgres
    ? await restore(postgres.serverUrl, backup.path, after.path)
    : { DATA_DIR: await copied(backup.path, after.path) }
  await using restored = await startTestWorld({ settings, overrides: plainModels() })

  expect(await readBook(restored, parent, storyId)).toEqual(book)
  const { email, password } = parent
  expect((await askIdentity(restored, 'sign-in/email', { body: { email, password } })).status).toBe(200)
  await restored.settle()
  const { status } = await restored.as(parent).ask('getGeneration', { params: { generationId } })
  expect(status).toBe('pending_review')
  expect(await restored.balanceOf(parent)).toBe(200)
})

/** The story with the bytes of its first picture. */
async function readBook(world: TestWorld, parent: { token: string }, storyId: string) {
  const story = await world.as(parent).ask('getStory', { params: { storyId } })
  const url = story.keyMoments[0]?.selectedImageUrl ?? ''
  const picture = await world.server.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') })
  expect(picture.statusCode).toBe(200)
  return { title: story.title, keyMoments: story.keyMoments, picture: picture.rawPayload }
}

async function dumpAndCopy(world: TestWorld, dataDir: string, backup: string): Promise<void> {
  const { databaseUrl } = world.context.config
  await run(program('pg_dump'), [
    '--format=custom',
    `--file=${join(backup, 'fables.dump')}`,
    `${databaseUrl}`,
  ])
  await cp(join(dataDir, 'files'), join(backup, 'files'), { recursive: true })
}

/** @returns the settings of the new place */
async function restore(serverUrl: string, backup: string, dataDir: string) {
  const databaseUrl = await createDatabase(serverUrl)
  await run(program('pg_restore'), ['--no-owner', `--dbname=${databaseUrl}`, join(backup, 'fables.dump')])
  await cp(join(backup, 'files'), join(dataDir, 'files'), { recursive: true })
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

async function copied(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true })
  return to
}

const program = (name: string): string => join(findPostgres() ?? '', name)

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
