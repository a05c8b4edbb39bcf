import type { Path } from '../../geometry/path.ts'

/** Reads SVG's `d` when it is written in absolute M, L, C and Z, as `toSvgData` writes it. */
export function pathFromSvg(data: string): Path {
  let commands = ''
  const points: number[] = []
  for (const [, command = '', numbers = ''] of data.matchAll(/([MLCZ])([^MLCZ]*)/gi)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const pair = command === 'C' ? 6 : 2
    const steps = command.toUpperCase() === 'Z' ? 1 : values.length / pair
    commands += command.toUpperCase().repeat(steps)
    points.push(...values)
  }
  return { commands, points }
}
