import { readFileSync } from 'node:fs'
import type { CompiledOutline, CompiledPlot, CompiledRoleSheet } from './compiled-plot.ts'
import type { ListedPlot, Plot, RoleSheet } from './plot.ts'

/**
 * The plots as `npm run plots` compiled them from `plots/`. Which one a request gets is decided by their outlines; a whole plot
 * (some 200 KB) is read when it is first told.
 */
const folder = new URL('../../compiled-plots/', import.meta.url)
const readCompiled = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))

let outlines: readonly ListedPlot[] | undefined
const told = new Map<string, Plot>()

/** Of every plot what decides whether it is told, in the order of `plots/plots.yaml`. */
export function plotOutlines(): readonly ListedPlot[] {
  outlines ??= readCompiled<CompiledOutline[]>('outlines').map(withPatterns)
  return outlines
}

/** @throws RangeError when there is no such plot. */
export function plotOf(id: string): Plot {
  const known = told.get(id)
  if (known) return known
  if (!plotOutlines().some((outline) => outline.id === id)) throw new RangeError(`There is no plot "${id}".`)
  const plot = withPatterns(readCompiled<CompiledPlot>(id))
  told.set(id, plot)
  return plot
}

/** Every plot whole: for those who check them all. */
export const allPlots = (): Plot[] => plotOutlines().map(({ id }) => plotOf(id))

function withPatterns<Outline extends Pick<CompiledPlot, 'suits' | 'cast'>>({
  suits,
  cast,
  ...outline
}: Outline) {
  return { ...outline, suits: patternOf(suits, 'gi'), cast: cast.map(withPattern) }
}

const withPattern = ({ suits, ...sheet }: CompiledRoleSheet): RoleSheet =>
  suits ? { ...sheet, suits: patternOf(suits, 'i') } : sheet

const patternOf = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})\\b`, flags)
