import type { Lockfile } from '../lockfile/read-lockfile.ts'

interface DirectDependency {
  name: string
  version: string
  licence: string
  reason: string
}

export interface Explanations {
  reasons: Record<string, string>
  notes: Record<string, string>
}

/**
 * The page docs/licences.md: every direct dependency of every workspace, with version, licence and reason.
 *
 * @throws Error that names the dependencies without a reason, and the reasons without a dependency.
 */
export function licencePage(lockfile: Lockfile, { reasons, notes }: Explanations): string {
  const workspaces = Object.keys(lockfile).filter((path) => !path.includes('node_modules/'))
  const production = workspaces.flatMap((path) => namesIn(lockfile[path]?.dependencies))
  const development = workspaces.flatMap((path) => [
    ...namesIn(lockfile[path]?.devDependencies),
    ...namesIn(lockfile[path]?.optionalDependencies),
  ])
  const inProduction = new Set(production)
  const onlyInDevelopment = new Set(development.filter((name) => !inProduction.has(name)))
  checkReasons([...inProduction, ...onlyInDevelopment], reasons)

  const table = (names: Set<string>) =>
    tableOf([...names].sort().map((name) => describe(name, lockfile, reasons)))
  const noteLines = Object.entries(notes).map(([name, note]) => `- **${name}**: ${note}`)
  return [
    '# Packages and their licences',
    'Written by `npm run licences` from package-lock.json; the reasons stand in `tools/licences/dependency-reasons.ts`.',
    'Nothing that runs in production, however deep, is under a licence that would bind the whole product (GPL, AGPL, CC-BY-SA) or gives no right to use it; a test checks that.',
    '## Part of the product',
    table(inProduction),
    '## For development and tests, and Node itself',
    table(onlyInDevelopment),
    '## Notes',
    noteLines.join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

/** The project's own packages need no line. */
function namesIn(dependencies: Record<string, string> = {}): string[] {
  return Object.keys(dependencies).filter((name) => !name.startsWith('@faith-fables/'))
}

function checkReasons(names: string[], reasons: Record<string, string>): void {
  const file = 'tools/licences/dependency-reasons.ts'
  const unexplained = names.filter((name) => !reasons[name])
  if (unexplained.length > 0)
    throw new Error(`Say in ${file} why these are needed: ${unexplained.join(', ')}.`)
  const unused = Object.keys(reasons).filter((name) => !names.includes(name))
  if (unused.length > 0)
    throw new Error(`These are no dependencies any more; take them out of ${file}: ${unused.join(', ')}.`)
}

function describe(name: string, lockfile: Lockfile, reasons: Record<string, string>): DirectDependency {
  const nested = Object.keys(lockfile).find((path) => path.endsWith(`/node_modules/${name}`))
  const locked = lockfile[`node_modules/${name}`] ?? (nested ? lockfile[nested] : undefined)
  return {
    name,
    version: locked?.version ?? 'unknown',
    licence: locked?.license ?? 'not stated',
    reason: reasons[name] ?? '',
  }
}

function tableOf(dependencies: DirectDependency[]): string {
  const rows = dependencies.map(
    ({ name, version, licence, reason }) => `| ${name} | ${version} | ${licence} | ${reason} |`,
  )
  return ['| package | version | licence | why it is here |', '|---|---|---|---|', ...rows].join('\n')
}
