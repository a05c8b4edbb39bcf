import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { projectRoot } from '../project-root.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** Every setting that `.env.example` documents. */
const settings = new Set(
  Array.from(read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm), ([, name]) => name),
)
/** Settings of Node and its environment, which are not ours. */
const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE']

describe('what is deployed', () => {
  test('the image starts the server with the words of `npm run serve`', () => {
    const { scripts }: { scripts: { serve: string } } = JSON.parse(read('package.json'))
    const [, entrypoint = '[]'] = read('Dockerfile').match(/^ENTRYPOINT (.+)$/m) ?? []
    expect(JSON.parse(entrypoint).join(' ')).toBe(scripts.serve)
  })

  test('image, compose file and manifests set only what is a setting', () => {
    const [, image = ''] = read('Dockerfile').match(/^ENV (.+)$/m) ?? []
    const compose = parse(read('deploy/compose.yaml'), { merge: true })
    const manifest = parse(read('deploy/kubernetes/settings.yaml'))
    const named = [
      ...image.split(' ').map((assignment) => assignment.split('=')[0]),
      ...Object.keys(compose['x-product'].environment),
      ...['api', 'worker'].flatMap((service) => Object.keys(compose.services[service].environment)),
      ...Object.keys(manifest.data),
    ]
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !settings.has(name) && !ofNode.includes(name ?? ''))).toEqual([])
  })

  test('both roles run, unprivileged, with signs of life at the port of the numbers', () => {
    const port = Number(parse(read('deploy/kubernetes/settings.yaml')).data.METRICS_PORT)
    for (const role of ['api', 'worker']) {
      const [deployment] = parseAllDocuments(read(`deploy/kubernetes/${role}.yaml`)).map((file) =>
        file.toJS(),
      )
      const pod = deployment.spec.template.spec
      const [container] = pod.containers
      expect(container.env).toEqual([{ name: 'ROLES', value: role }])
      expect(pod.securityContext.runAsNonRoot).toBe(true)
      expect(container.securityContext.readOnlyRootFilesystem).toBe(true)
      expect(container.ports).toContainEqual({ name: 'metrics', containerPort: port })
      for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe])
        expect(probe.httpGet.port).toBe('metrics')
    }
  })

  test('the rules ask for numbers that there are', () => {
    const watching = ['watching.ts', 'show-standing.ts']
      .map((file) => read(`apps/server/src/watching/${file}`))
      .join()
    const rules = read('deploy/prometheus/alerts.yaml') + read('deploy/kubernetes/worker.yaml')
    const asked = Array.from(
      rules.matchAll(/faith_fables_([a-z_]+?)(?:_count)?\b(?=[{)[ ,]|$)/gm),
      ([, name]) => name ?? '',
    )
    expect(asked.length).toBeGreaterThan(3)
    for (const name of asked) expect(watching).toMatch(new RegExp(`name: .*${name}[\`']`))
  })
})
