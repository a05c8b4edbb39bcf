import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledOutline, CompiledPlot } from '@faith-fables/storyteller/plots/compiled-plot'
import { projectRoot } from '../project-root.ts'
import { readOrder, readPlot } from './read-plots.ts'
import { PlotFilesError } from './read-yaml.ts'

const compiledFolder = join(projectRoot, 'packages/storyteller/compiled-plots')

/** File name to content of everything that is compiled from `plots/`. */
function compiled(): Map<string, string> {
  const plots = readAll()
  const files = new Map(plots.map((plot) => [`${plot.id}.json`, JSON.stringify(plot)]))
  return files.set('outlines.json', JSON.stringify(plots.map(outlineOf)))
}

/** Of every plot that has a fault its first faulty file is told. */
function readAll(): CompiledPlot[] {
  const faults: string[] = []
  const plots = readOrder().flatMap((id) => {
    try {
      return [readPlot(id)]
    } catch (error) {
      if (!(error instanceof PlotFilesError)) throw error
      faults.push(error.message)
      return []
    }
  })
  if (faults.length > 0) throw new PlotFilesError(faults)
  return plots
}

const outlineOf = ({ id, values, suits, cast, hinges, beats }: CompiledPlot): CompiledOutline => ({
  id,
  values,
  suits,
  cast,
  hinges: hinges.map(({ acts }) => ({ acts })),
  longest: beats.length,
})

/** Writes what the storyteller loads. @throws PlotFilesError */
export function compilePlots(): void {
  const files = compiled()
  mkdirSync(compiledFolder, { recursive: true })
  for (const file of readdirSync(compiledFolder)) if (!files.has(file)) rmSync(join(compiledFolder, file))
  for (const [file, content] of files) writeFileSync(join(compiledFolder, file), content)
}

/** Names of the compiled files that do not say what `plots/` says. @throws PlotFilesError */
export function filesOutOfStep(): string[] {
  const files = compiled()
  const left = readdirSync(compiledFolder).filter((file) => !files.has(file))
  const differing = [...files].filter(([file, content]) => {
    const path = join(compiledFolder, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== content
  })
  return [...left, ...differing.map(([file]) => file)]
}
