const statements = [
  // import … from 'x', export … from 'x', over several lines if need be
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])(?<specifier>[^'"]+)\1/gm,
  // import 'x'
  /^[ \t]*import\s*(['"])(?<specifier>[^'"]+)\1/gm,
  // import('x'), wherever it stands
  /\bimport\s*\(\s*(['"])(?<specifier>[^'"]+)\1/g,
]

/** What a source file imports or re-exports, as it is written there; types and lazy imports included. */
export function readImports(source: string): string[] {
  const code = withoutComments(source)
  const found = statements.flatMap((statement) =>
    [...code.matchAll(statement)].map((match) => match.groups?.specifier),
  )
  return [...new Set(found.filter((specifier) => specifier !== undefined))]
}

/** Takes out block comments, and line comments that stand alone: an example in a comment is not an import. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^[ \t]*\/\/.*$/gm, '')
}
