import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { projectRoot } from '../project-root.ts'

/** What is wrong with the files of a plot, a line each: "packages/…/beats/1-dusk.yaml:12 …". */
export class PlotFilesError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/**
 * A YAML file, checked.
 *
 * @throws PlotFilesError naming file and line of everything that is wrong
 */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
  const fault = (line: number, words: string) => `${relative(projectRoot, path)}:${line} ${words}`
  if (document.errors.length > 0)
    throw new PlotFilesError(
      document.errors.map(({ pos, message }) =>
        fault(lines.linePos(pos[0]).line, message.split('\n')[0] ?? ''),
      ),
    )
  const checked = schema.safeParse(document.toJS())
  if (checked.success) return checked.data
  throw new PlotFilesError(
    checked.error.issues.map(({ path: where, message }) =>
      fault(lineOf(document, where, lines), `${where.map(String).join(' > ')}: ${message}`),
    ),
  )
}

/** The line of what is wrong, or of the nearest thing around it that is there. */
function lineOf(document: Document, where: readonly PropertyKey[], lines: LineCounter): number {
  for (let depth = where.length; depth >= 0; depth--) {
    const node = document.getIn(where.slice(0, depth), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}
