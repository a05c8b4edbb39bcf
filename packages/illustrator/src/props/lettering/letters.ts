import { limb } from '../../geometry/limb.ts'
import { joined, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'

/** Strokes of a painted letter, four wide and six high: "06 20 46" goes from the foot at the left over the top to the right. */
const strokes: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '00 30 41 42 33 03|33 44 45 36 06 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|34 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13|33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 16 05',
  '6': '30 10 01 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '16 36 45 41 30 10 01 02 13 43',
  '!': '20 24|26 26',
  '?': '01 10 30 41 42 23 24|26 26',
  '.': '26 26',
  ',': '25 16',
  '’': '20 11',
  '-': '13 33',
  '&': '46 11 20 31 04 05 16 26 44',
  '+': '13 33|22 24',
}

/** What stands over a letter. */
const marks: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '\u0301': [
    [
      [1.8, -0.8],
      [2.8, -1.8],
    ],
  ],
  '\u0300': [
    [
      [2.2, -0.8],
      [1.2, -1.8],
    ],
  ],
  '\u0302': [
    [
      [1, -0.8],
      [2, -1.8],
      [3, -0.8],
    ],
  ],
  '\u0308': [
    [
      [1, -1.2],
      [1.05, -1.2],
    ],
    [
      [3, -1.2],
      [3.05, -1.2],
    ],
  ],
  '\u0303': [
    [
      [0.8, -1],
      [1.6, -1.6],
      [2.4, -1],
      [3.2, -1.6],
    ],
  ],
}

const WIDE = 4
const APART = 1.9
const SPACE = 3.4
/** Of a letter's grid. */
const THICK = 0.95

/** Letters as they are painted: capitals, and marks apart from what they stand over. */
const painted = (words: string): string[] => [
  ...words.toUpperCase().replaceAll("'", '’').replaceAll('ß', 'SS').normalize('NFD'),
]

/** Whether every letter of the words can be painted. */
export const canBePainted = (words: string): boolean =>
  painted(words).every((sign) => sign === ' ' || strokes[sign] !== undefined || marks[sign] !== undefined)

/** How wide words are where their letters are six high. */
export const widthOf = (words: string): number =>
  painted(words).reduce((sum, sign) => sum + (marks[sign] ? 0 : sign === ' ' ? SPACE : WIDE + APART), -APART)

/** Words in one line, the middle of their foot at `at`, so high. */
export function paintedLine(words: string, [x, y]: Point, height: number): Path {
  const unit = height / 6
  let left = x - (widthOf(words) * unit) / 2
  const parts: Path[] = []
  let before = left
  const stroke = (points: readonly Point[], from: number): void => {
    const on = points.map(([dx, dy]): Point => [from + dx * unit, y - height + dy * unit])
    for (const [index, point] of on.entries()) {
      const next = on[index + 1]
      if (next) parts.push(limb([point, [next[0] + 0.01, next[1]]], [THICK * unit]))
    }
  }
  for (const sign of painted(words)) {
    for (const mark of marks[sign] ?? []) stroke(mark, before)
    if (marks[sign]) continue
    for (const line of (strokes[sign] ?? '').split('|').filter(Boolean))
      stroke(
        line.split(' ').map((pair): Point => [Number(pair[0]), Number(pair[1])]),
        left,
      )
    before = left
    left += (sign === ' ' ? SPACE : WIDE + APART) * unit
  }
  return joined(parts)
}
