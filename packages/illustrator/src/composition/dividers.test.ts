import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { contains } from '../geometry/contains.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'

const composed = (noun: string) => {
  const scene: SceneDescription = {
    ...emptyScene,
    setting: 'garden',
    figures: [
      figure('Mia', 'stand', 'sad'),
      figure('Grandma Ruth', 'stand', 'angry', { look: 'Mia' }),
      figure('Leo', 'stand', 'calm', { look: 'Mia' }),
    ],
    props: [noun],
  }
  return [0, 1, 2, 3].map((page) => compose({ scene, cast: sampleCast, seed: 'hedge', candidate: 0, page }))
}

test.each(['hedge', 'wall', 'fence', 'woodpile', 'bramble bush'])(
  'a %s between two gardens runs from border to border, and who is beyond it is seen over it (IR-122)',
  (noun) => {
    for (const { figures, boxes, things } of composed(`${noun} before Grandma Ruth`)) {
      const [box, thing] = [boxes[0], things[0]]
      if (!box || !thing) throw new Error('It is drawn.')
      expect(box.left).toBeLessThanOrEqual(0)
      expect(box.right).toBeGreaterThan(PAGE_SIZE - 0.01)
      const feet = (name: string) => figures.find((one) => one.name === name)?.bounds.bottom ?? 0
      expect(feet('Grandma Ruth')).toBeLessThan(box.bottom)
      for (const name of ['Mia', 'Leo']) expect(feet(name)).toBeGreaterThan(box.bottom)
      const far = figures.find(({ name }) => name === 'Grandma Ruth')
      expect((far?.head.y ?? PAGE_SIZE) + (far?.head.radius ?? 0)).toBeLessThan(box.top + 40)
    }
  },
)

test('of a hedge with a hole everybody is on the near side (IR-122)', () => {
  for (const { figures, boxes } of composed('hedge with a hole'))
    for (const { bounds } of figures) expect(bounds.bottom).toBeGreaterThan(boxes[0]?.bottom ?? PAGE_SIZE)
})

/** How dark or light what is drawn last at a place is. */
function lightnessAt(page: ReturnType<typeof compose>['page'], x: number, y: number): number {
  const colours = page.layers
    .filter(({ depth, figure }) => depth === 0.05 && !figure)
    .flatMap(({ shapes }) => shapes)
    .filter(
      ({ path, fill, surface }) => surface !== 'shadow' && typeof fill === 'string' && contains(path, [x, y]),
    )
  const last = colours.at(-1)?.fill
  return typeof last === 'string' ? Number.parseInt(last.slice(3, 5), 16) : -1
}

test('a hole in a hedge is darker than the hedge, and of a fence or wall a piece is missing there (IR-122)', () => {
  const at = (noun: string) =>
    composed(noun).map(({ page, figures, boxes }) => {
      const child = figures.find(({ name }) => name === 'Mia') ?? figures[0]
      if (!child || !boxes[0]) throw new Error('It is drawn.')
      const x = (child.bounds.left + child.bounds.right) / 2
      const y = boxes[0].bottom - 84
      return [lightnessAt(page, x, y), lightnessAt(page, x + 260, y)] as const
    })
  for (const [inside, beside] of at('hedge with a hole')) expect(inside).toBeLessThan(beside * 0.6)
  for (const noun of ['wall with a hole', 'fence with a hole'])
    for (const [inside] of at(noun)) expect(inside).toBe(-1)
})
