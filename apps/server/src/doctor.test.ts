import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startS3Server } from '@faith-fables/tools/file-server/start-s3-server'
import { startMailServer } from '@faith-fables/tools/mail-server/start-mail-server'
import { imageOf, startImageServer } from '@faith-fables/tools/model-server/start-image-server'
import { startModelServer } from '@faith-fables/tools/model-server/start-model-server'
import { startModerationServer } from '@faith-fables/tools/model-server/start-moderation-server'
import { startStripeServer } from '@faith-fables/tools/product/stripe/start-stripe-server'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { askFirebase } from './adapters/firebase/ask-firebase.ts'
import { askGoogle } from './adapters/google/ask-google.ts'
import { readConfig } from './config.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('the doctor asks the model that is set, and says what came of it', async () => {
  await using server = await startModelServer()
  const settings = server.settingsFor('anthropic')
  expect(await consult(settings)).toEqual([
    0,
    expect.stringMatching(
      /^stories {3}anthropic:story-model {2}answered "A dove" in \d+ ms \(100 tokens in, 200 out\)/,
    ),
  ])
  expect(await consult({ ...settings, ANTHROPIC_API_KEY: 'wrong' })).toEqual([
    1,
    expect.stringContaining('refused its key (401)'),
  ])
  expect(await consult({})).toEqual([0, expect.stringContaining('builtin')])
  expect(await consult({ TEXT_MODEL: 'openai:gpt' })).toEqual([1, expect.stringContaining('OPENAI_API_KEY')])
})

test('the doctor has the image model draw an apple', async () => {
  await using server = await startImageServer(async ({ prompt, turn }) => ({
    image: await imageOf(prompt, turn === 1 ? 1024 : 8),
  }))
  const settings = server.settingsFor('openai')
  expect(await consult(settings)).toEqual([
    0,
    expect.stringMatching(/\npictures {2}openai:gpt-image-1 {2}drew an apple \(\d+ ms\)/),
  ])
  expect(await consult(settings)).toEqual([1, expect.stringContaining('The image is too small (8 × 8).')])
})

test('the doctor has the moderator read a sentence', async () => {
  let isStrict = false
  await using server = await startModerationServer(() => (isStrict ? 'violence' : null))
  const settings = server.settingsFor('openai')
  expect(await consult(settings)).toEqual([0, expect.stringContaining('allowed a sentence about a lamb')])
  isStrict = true
  expect(await consult(settings)).toEqual([1, expect.stringContaining('declined a sentence about a lamb')])
  expect(await consult({ ...settings, OPENAI_API_KEY: 'wrong' })).toEqual([
    1,
    expect.stringContaining('refused its key (401)'),
  ])
})

test('the doctor asks Firebase for the project by its key (FB-14)', async () => {
  await using google = await startFirebaseDouble()
  const settings = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'fables-1a2b3',
    FIREBASE_API_KEY: 'right',
    FIREBASE_AUTH_DOMAIN: 'fables-1a2b3.firebaseapp.com',
    FIREBASE_AUTH_EMULATOR_HOST: google.host,
  }
  expect(await consult(settings)).toEqual([
    0,
    expect.stringMatching(/\naccounts {2}firebase:fables-1a2b3 {2}takes its key in \d+ ms/),
  ])
  expect(await consult({ ...settings, FIREBASE_API_KEY: 'wrong' })).toEqual([
    1,
    expect.stringContaining('refused FIREBASE_API_KEY (400: API key not valid.)'),
  ])
})

test('the doctor says that a project does not know the host of the product (FB-14)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ authorizedDomains: ['localhost', 'fables.example'] }))
  const { firebase } = readConfig({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'fables-1a2b3',
    FIREBASE_API_KEY: 'right',
    FIREBASE_AUTH_DOMAIN: 'fables-1a2b3.firebaseapp.com',
  })
  if (!firebase) throw new Error('Nobody was set.')
  expect(await askFirebase(firebase, 'fables.example')).toMatchObject({ isWell: true })
  expect(await askFirebase(firebase, 'elsewhere.example')).toEqual({
    isWell: false,
    said: 'takes its key, and does not know elsewhere.example: add it to the authorised domains of the project',
  })
  vi.unstubAllGlobals()
})

async function startFirebaseDouble() {
  const server = createServer(({ url }, response) => {
    const isRight = url === '/identitytoolkit.googleapis.com/v1/projects?key=right'
    response.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isRight ? { projectId: '1' } : { error: { message: 'API key not valid.' } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

test('the doctor keeps a file in the bucket', async () => {
  await using server = await startS3Server()
  expect(await consult(server.settings)).toEqual([
    0,
    expect.stringMatching(/\nfiles {5}s3:fables {2}kept, read and removed a file in \d+ ms/),
  ])
  const FILES_URL = server.settings.FILES_URL?.replace('fables', 'nowhere') ?? ''
  expect(await consult({ ...server.settings, FILES_URL })).toEqual([
    1,
    expect.stringContaining('NoSuchBucket'),
  ])
  await server.stop()
  expect(await consult(server.settings)).toEqual([1, expect.stringContaining('ECONNREFUSED')])
})

test('the doctor asks Stripe whether it takes the key (BU-24)', async () => {
  await using server = await startStripeServer()
  const settings = server.processSettings
  expect(await consult(settings)).toEqual([
    0,
    expect.stringMatching(/\npayments {2}stripe {2}took its key in \d+ ms \(test mode, no money\)/),
  ])
  expect(await consult({ ...settings, STRIPE_SECRET_KEY: 'sk_test_wrong' })).toEqual([
    1,
    expect.stringContaining('Stripe refused its key (401).'),
  ])
  expect(await consult({})).toEqual([0, expect.stringContaining('payments  off')])
})

test('the doctor signs in at the mail server and sends nothing (OP-07)', async () => {
  await using server = await startMailServer({ user: 'fables', password: 'right' })
  const at = (password: string) => ({ SMTP_URL: `smtp://fables:${password}@127.0.0.1:${server.port}` })
  expect(await consult(at('right'))).toEqual([0, expect.stringMatching(/\nmail {6}smtp {2}lets us sign in/)])
  expect(server.received).toEqual([])
  expect(await consult(at('wrong'))).toEqual([1, expect.stringContaining('Invalid login')])
  expect(await consult({})).toEqual([0, expect.stringContaining('mail      outbox')])
})

test('the doctor sends the collector a parcel without spans (OP-07)', async () => {
  const heard: string[] = []
  const collector = createServer((request, response) => {
    heard.push(`${request.url} ${request.headers['x-key']}`)
    response.writeHead(request.headers['x-key'] === 'right' ? 200 : 403).end('{}')
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const address = collector.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const at = (key: string) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: `x-key=${key}`,
  })
  expect(await consult(at('right'))).toEqual([
    0,
    expect.stringMatching(/\ntraces {4}otlp {2}the collector takes what it is sent \(\d+ ms\)/),
  ])
  expect(heard).toEqual(['/v1/traces right'])
  expect(await consult(at('wrong'))).toEqual([1, expect.stringContaining('the collector answered 403')])
  expect(await consult({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toEqual([
    1,
    expect.stringMatching(/\ntraces {4}otlp {2}.*(ECONNREFUSED|bad port)/),
  ])
})

test('the doctor asks Google about its client by a code of nobody (OP-07)', async () => {
  const client = { clientId: 'fables', clientSecret: 'right' }
  const answer = (error: string) => async () => Response.json({ error }, { status: 400 })
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', answer('invalid_grant'))
  expect(await askGoogle(client, 'https://fables.example/back')).toMatchObject({ isWell: true })
  vi.stubGlobal('fetch', answer('invalid_client'))
  expect(await askGoogle(client, 'https://fables.example/back')).toEqual({
    isWell: false,
    said: expect.stringContaining('refused GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (invalid_client'),
  })
})

const postgresUrl = inject('postgresUrl')

test('the doctor names a database that does not answer, and never its password (OP-07)', async () => {
  const [code, words] = await consult({ DATABASE_URL: 'postgres://ruth:secret@127.0.0.1:1/fables' })
  expect(code).toBe(1)
  expect(words).toMatch(/\ndatabase {2}DATABASE_URL {2}.*ECONNREFUSED/)
  expect(words).not.toContain('secret')
})

test.runIf(postgresUrl)('the doctor asks the database for itself, and changes nothing (OP-07)', async () => {
  const DATABASE_URL = postgresUrl ?? ''
  expect(await consult({ DATABASE_URL })).toEqual([
    0,
    expect.stringMatching(/\ndatabase {2}DATABASE_URL {2}PostgreSQL [\d.]+ answers \(\d+ ms\)/),
  ])
})

async function consult(settings: Record<string, string>): Promise<[code: number | null, words: string]> {
  await using folder = await temporaryFolder()
  const doctor = spawn(process.execPath, [fileURLToPath(new URL('./doctor.ts', import.meta.url))], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, ...settings },
  })
  let words = ''
  doctor.stdout.on('data', (chunk) => (words += chunk))
  doctor.stderr.on('data', (chunk) => (words += chunk))
  const code = await new Promise<number | null>((resolve) => doctor.on('close', resolve))
  return [code, words]
}
