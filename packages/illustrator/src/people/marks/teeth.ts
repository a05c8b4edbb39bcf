import { feature, featureLine, type Shape } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'

/** What is seen of teeth in a mouth: a gap, two of them, braces. */
export function teethOf({ marks }: HumanLook): 'gap' | 'braces' | 'whole' | null {
  const kinds = marks.map(({ kind }) => kind)
  if (kinds.includes('braces')) return 'braces'
  return kinds.includes('gap') ? 'gap' : kinds.includes('wide-smile') ? 'whole' : null
}

/** A smile with teeth, for whom they are told of; places are about the middle of the mouth. */
export function toothySmile(
  on: (points: readonly Point[]) => Point[],
  teeth: 'gap' | 'braces' | 'whole',
  lips: string,
): Shape[] {
  const opening: Point[] = [
    [-0.27, -0.06],
    [-0.12, -0.015],
    [0.12, -0.015],
    [0.27, -0.06],
    [0.16, 0.14],
    [0, 0.18],
    [-0.16, 0.14],
  ]
  const row: Point[] = [
    [-0.22, -0.02],
    [0, 0.015],
    [0.22, -0.02],
    [0.16, 0.085],
    [0, 0.1],
    [-0.16, 0.085],
  ]
  const dots = [-0.13, -0.04, 0.05, 0.14].map((x) => on([[x, 0.045]])[0] ?? ([0, 0] as const))
  return [
    feature(blob(on(opening)), '#7a2a2a'),
    feature(blob(on(row)), '#fff8ee'),
    ...(teeth === 'whole'
      ? []
      : teeth === 'gap'
        ? [
            feature(
              blob(
                on([
                  [-0.06, -0.005],
                  [0.06, -0.005],
                  [0.055, 0.11],
                  [-0.055, 0.11],
                ]),
              ),
              '#7a2a2a',
            ),
          ]
        : [
            featureLine(
              curve(
                on([
                  [-0.2, 0.025],
                  [0, 0.05],
                  [0.2, 0.025],
                ]),
              ),
              '#8f9aa6',
              0.026,
            ),
            ...dots.map(([x, y]) => feature(ellipse(x, y, 0.026), '#6f7d8c')),
          ]),
    featureLine(
      curve(
        on([
          [-0.27, -0.06],
          [0, 0.005],
          [0.27, -0.06],
        ]),
      ),
      lips,
      0.03,
    ),
  ]
}
