import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'

async function headersOf(address: string, publicUrl: string) {
  await using world = await startTestWorld({ settings: { PUBLIC_URL: publicUrl } })
  const response = await world.server.inject(address)
  return response.headers
}

test('pages may run no script but our own, and nobody may frame them', async () => {
  const headers = await headersOf('/', 'http://localhost:3000')

  const policy = String(headers['content-security-policy']).split(';')
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('what pages load keeps its kind and is told nothing more; a drawing, which can be opened, is told all', async () => {
  const [script, drawing] = await Promise.all(
    ['/assets/index-abc.js', '/assets/torn-abc.svg'].map((file) => headersOf(file, 'http://localhost:3000')),
  )

  expect(script?.['x-content-type-options']).toBe('nosniff')
  expect(script?.['content-security-policy']).toBeUndefined()
  expect(drawing?.['content-security-policy']).toContain("script-src 'self'")
})

test('a plain http address promises no encryption', async () => {
  const headers = await headersOf('/', 'http://localhost:3000')

  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('an https address is never to be called without encryption again', async () => {
  const headers = await headersOf('/', 'https://fables.example')

  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('answers of the API stay in no cache, keep their kind, and are nothing that could be shown or framed', async () => {
  const headers = await headersOf('/api/config', 'http://localhost:3000')

  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('what is a page under the address of the API is told what pages are told', async () => {
  const headers = await headersOf('/api/docs/static/index.html', 'http://localhost:3000')

  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
})
