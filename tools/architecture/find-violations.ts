import {
  allowedNames,
  environmentReader,
  forbiddenNames,
  guardedPackages,
  parts,
  workspaces,
} from './layout.ts'
import type { Part } from './part.ts'
import { matchesAny, matchPath } from './path-pattern.ts'
import { readImports, withoutComments } from './read-imports.ts'
import { createResolver, type ImportTarget } from './resolve-import.ts'
import type { SourceTree } from './source-tree.ts'
import { unusedExports } from './unused-exports.ts'

/** Every place where the sources leave the layout, one sentence each: "<file> imports <file>: <rule>". */
export function findViolations(tree: SourceTree): string[] {
  const resolve = createResolver(tree)
  const sources = [...tree].filter(([file]) => !file.endsWith('.json'))
  const inFiles = sources.flatMap(([file, source]) => {
    const targets = readImports(source).map((specifier) => resolve(specifier, file))
    return [
      ...nameViolations(file),
      ...(isPartOfTheProduct(file)
        ? [...partViolations(file, targets), ...environmentViolations(file, source)]
        : []),
      ...importViolations(file, targets, partOf(file, workspaces)),
    ]
  })
  return [...inFiles, ...unusedExports(tree)]
}

const testing = ['**/testing/**', '**.test.ts', '**.test.tsx', '**.e2e.ts']

/** Not tests, nor the configuration that lies beside src/. */
function isPartOfTheProduct(file: string): boolean {
  return matchesAny(['*/*/src/**'], file) && !matchesAny(testing, file)
}

function partViolations(file: string, targets: ImportTarget[]): string[] {
  const part = partOf(file, parts)
  if (!part)
    return [
      `${file} lies in no part of the layout: name its folder in tools/architecture/layout.ts, or move it.`,
    ]
  const tests = targets.filter((target) => 'file' in target && matchesAny(testing, target.file))
  return [
    ...importViolations(file, targets, part),
    ...guardViolations(file, targets),
    ...tests.map((target) => `${file} imports ${nameOf(target)}: only tests import what is made for tests.`),
  ]
}

interface FoundPart extends Part {
  name: string
}

function partOf(file: string, among: readonly Part[]): FoundPart | null {
  for (const part of among) {
    const match = matchPath(part.files, file)
    if (match) return { ...part, name: match.name }
  }
  return null
}

function importViolations(file: string, targets: ImportTarget[], part: FoundPart | null): string[] {
  if (!part) return []
  const { mayImport, packages, name, rule } = part
  const forbidden = targets.filter((target) =>
    'file' in target
      ? !matchesAny(mayImport, target.file, name)
      : packages !== undefined && !packages.includes(target.package),
  )
  return forbidden.map((target) => `${file} imports ${nameOf(target)}: ${rule}`)
}

function guardViolations(file: string, targets: ImportTarget[]): string[] {
  return guardedPackages.flatMap(({ packages, onlyIn, rule }) => {
    const used = targets.filter((target) => 'package' in target && packages.includes(target.package))
    return matchesAny(onlyIn, file) ? [] : used.map((target) => `${file} imports ${nameOf(target)}: ${rule}`)
  })
}

function environmentViolations(file: string, source: string): string[] {
  if (file === environmentReader || !/\bprocess\.env\b/.test(withoutComments(source))) return []
  return [`${file} reads process.env: only config.ts does; take the setting as an argument.`]
}

function nameViolations(file: string): string[] {
  if (allowedNames.includes(file)) return []
  const names = file.split('/').map((name) => name.replace(/\..*$/, ''))
  const vague = names.filter((name) => forbiddenNames.includes(name))
  return vague.map((name) => `${file}: "${name}" says nothing; name it after what is in it.`)
}

function nameOf(target: ImportTarget): string {
  return 'file' in target ? target.file : target.package
}
