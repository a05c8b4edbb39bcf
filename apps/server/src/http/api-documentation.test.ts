import { routes } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'

interface Operation {
  summary: string
  security?: object[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, object> }
  responses: Record<string, object>
}

interface ApiDocument {
  openapi: string
  info: { description: string }
  paths: Record<string, Record<string, Operation>>
}

async function readDocument(): Promise<ApiDocument> {
  await using world = await startTestWorld({ works: false })
  const response = await world.server.inject('/api/docs/json')
  return response.json()
}

test('every call of the contract is documented with what it needs and answers', async () => {
  const { paths } = await readDocument()

  for (const route of Object.values(routes)) {
    const operation = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
    expect(operation, route.path).toMatchObject({ summary: route.summary, tags: [route.area] })
    expect(operation?.security, route.path).toEqual(
      route.auth === 'none' ? undefined : [...(route.auth === 'anyone' ? [{}] : []), { bearer: [] }],
    )
    const successStatus = 'successStatus' in route ? route.successStatus : 200
    const statuses = [`${successStatus}`, ...('emptyAnswer' in route ? ['204'] : []), '4XX', '5XX']
    expect(Object.keys(operation?.responses ?? {}), route.path).toEqual(statuses)
    expect(Boolean(operation?.requestBody), route.path).toBe('body' in route || 'fileBody' in route)
    const parameters = operation?.parameters?.map(({ name }) => name) ?? []
    expect(parameters.includes('idempotency-key'), route.path).toBe('idempotent' in route)
    for (const [, name] of route.path.matchAll(/:(\w+)/g)) expect(parameters).toContain(name)
  }
})

test('only calls of the contract are documented, and signing in is told in words', async () => {
  const { openapi, info, paths } = await readDocument()

  const operations = Object.values(paths).flatMap((methods) => Object.keys(methods))
  expect(operations).toHaveLength(Object.keys(routes).length)
  expect(openapi).toBe('3.1.0')
  expect(info.description).toContain('/api/auth/sign-in/email')
  expect(info.description).toContain('INSUFFICIENT_TOKENS')
})

test('an answer without a body is documented as one, with the query that asks for it', async () => {
  const { paths } = await readDocument()

  const { parameters, responses } = paths['/api/public-stories/{storyId}']?.get ?? {}
  expect(responses?.[204]).toEqual({ description: routes.getPublicStory.emptyAnswer })
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'absent', in: 'query', required: false }))
})

test('a picture is documented as a file', async () => {
  const { paths } = await readDocument()

  expect(paths['/api/uploads/profile-picture']?.put?.requestBody?.content).toEqual({
    'image/*': { schema: { type: 'string', format: 'binary' } },
  })
  const { requestBody, responses } = paths['/api/characters/portrait']?.post ?? {}
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json'])
  expect(responses?.[200]).toMatchObject({
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  })
})
