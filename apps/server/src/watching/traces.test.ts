import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startModelServer } from '@faith-fables/tools/model-server/start-model-server'
import { signUpParent } from '@faith-fables/tools/product/parent-client'
import { startProduct } from '@faith-fables/tools/product/start-product'
import { storyRequest, untilGeneration } from '@faith-fables/tools/product/told-story'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createWorldDatabase } from '../testing/world-database.ts'

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

/** A collector as OpenTelemetry has it, which keeps what it is sent. */
async function startCollector() {
  const spans: SentSpan[] = []
  const keys: unknown[] = []
  let words = ''
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    words += body
    keys.push([request.url, request.headers['x-key']])
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans: sent } of scopeSpans) spans.push(...sent)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, spans, keys, words: () => words }
}

test('a story is followed from the call through its jobs to the questions asked for it, without a word of anybody (WA-04)', async () => {
  const collector = await startCollector()
  const writer = await startModelServer()
  onTestFinished(() => writer[Symbol.asyncDispose]())
  const { settings, remove } = await createWorldDatabase(inject('worldTemplate'))
  onTestFinished(remove)
  const traced = {
    ...settings,
    ...writer.settingsFor('openai'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
  }
  const product = await startProduct({ settings: traced, dataFolder: settings.DATA_DIR })
  const parent = await signUpParent(product.url)
  const body = await storyRequest(parent, 5)
  const { storyGenerationId } = await parent.call('startGeneration', { body })
  await untilGeneration(parent, storyGenerationId, ({ status }) => status === 'pending_review')
  await product.stop()

  const ordered = collector.spans.find(({ name }) => name === 'POST /api/stories/generate')
  const followed = collector.spans.filter(({ traceId }) => traceId === ordered?.traceId)
  const jobs = followed.filter(({ name }) => name === 'job generation-stage')
  expect(jobs.length).toBeGreaterThanOrEqual(3)
  expect(jobs[0]?.parentSpanId).toBe(ordered?.spanId)
  for (const { attributes } of jobs)
    expect(attributes).toContainEqual({ key: 'generationId', value: { stringValue: storyGenerationId } })
  const question = followed.find(({ name }) => name.startsWith('ask openai:'))
  expect(jobs.map(({ spanId }) => spanId)).toContain(question?.parentSpanId)
  expect(new Set(collector.keys.map(String))).toEqual(new Set(['/v1/traces,a key']))
  for (const word of [
    parent.email,
    parent.displayName,
    parent.uid,
    body.characters?.[0]?.name ?? parent.email,
  ])
    expect(collector.words()).not.toContain(word)
})

test('a collector that does not answer holds nothing up (WA-04)', async () => {
  const { settings, remove } = await createWorldDatabase(inject('worldTemplate'))
  onTestFinished(remove)
  const product = await startProduct({
    settings: { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
    dataFolder: settings.DATA_DIR,
  })
  const parent = await signUpParent(product.url)
  const { storyGenerationId } = await parent.call('startGeneration', { body: await storyRequest(parent, 5) })
  const told = await untilGeneration(parent, storyGenerationId, ({ status }) => status === 'pending_review')
  expect(told.storyText).not.toBe('')
  // A server that ends with an error throws here.
  await expect(product.stop()).resolves.toBeUndefined()
})
