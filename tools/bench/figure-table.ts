import type { Figure } from './figure.ts'

/** Figures in columns: figure, measured, target, and how it compares with its reference. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    withUnit(figure.measured, figure.unit),
    targetOf(figure),
    referenceOf(figure),
  ])
  return aligned([['figure', 'measured', 'target', 'compared with'], ...rows])
}

function targetOf({ target, measured, unit }: Figure): string {
  if (!target) return '-'
  if ('atMost' in target)
    return `<= ${withUnit(target.atMost, unit)}${measured > target.atMost ? ' MISSED' : ''}`
  return `>= ${withUnit(target.atLeast, unit)}${measured < target.atLeast ? ' MISSED' : ''}`
}

function referenceOf({ reference, measured, unit }: Figure): string {
  if (!reference) return '-'
  return `${(measured / reference.measured).toFixed(2)} x ${reference.name} (${withUnit(reference.measured, unit)})`
}

function withUnit(value: number, unit: Figure['unit']): string {
  return `${readable(value)} ${unit}`.trimEnd()
}

function readable(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}

function aligned(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
