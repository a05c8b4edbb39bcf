import { expect, test } from 'vitest'
import { contains } from '../geometry/contains.ts'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone, type FigureDirections } from './figure.ts'
import { coveredFace } from './own-face.ts'

const look = readLook({ name: 'Mia', details: 'a girl, 5 years old' })

function draw(directions: Partial<FigureDirections>) {
  if (look.kind !== 'human') throw new Error('Mia is a girl.')
  return drawPerson(look, { ...alone, pose: 'hide', face: 'worried', turn: 0.4, ...directions })
}

const open = draw({})

test.each([
  ['curtain', { cover: { kind: 'curtain', colour: '#c9573f' } }],
  ['bush', { cover: { kind: 'bush', colour: '#4f9a4a' } }],
  ['sleeping bag', { blanket: '#5b86b8' }],
] as const)('who hides behind a %s is behind it, and the face looks out (IR-51)', (_name, directions) => {
  const drawn = draw(directions)
  expect(drawn.shapes).not.toEqual(open.shapes)
  const { centre, radius } = drawn.head
  // What is drawn last and is larger than a body.
  const covering = drawn.shapes.filter(({ path }) => isLarge(boundsOf([path]), radius)).slice(-1)
  expect(covering).toHaveLength(1)
  expect(coveredFace({ x: centre[0], y: centre[1], radius: radius * 0.6 }, covering)).toBeLessThan(0.3)
  const { bottom } = boundsOf(covering.map(({ path }) => path))
  expect(bottom).toBeGreaterThan(-30)
})

/** Larger than a body. */
const isLarge = ({ left, right, top, bottom }: ReturnType<typeof boundsOf>, radius: number): boolean =>
  right - left > radius * 1.6 && bottom - top > radius * 1.2

test('a curtain somebody hides behind is gathered at its rod, wider below, and hangs in folds (IR-51)', () => {
  const { shapes, head } = draw({ cover: { kind: 'curtain', colour: '#c9573f' } })
  const body = shapes.find(({ fill, path }) => fill === '#c9573f' && isLarge(boundsOf([path]), head.radius))
  if (!body) throw new Error('The curtain is drawn.')
  const box = boundsOf([body.path])
  const widthAt = (part: number): number => {
    const y = box.top + (box.bottom - box.top) * part
    const inside = Array.from({ length: 200 }, (_, step) => box.left + ((box.right - box.left) * step) / 200)
    return inside.filter((x) => contains(body.path, [x, y])).length
  }
  expect(widthAt(0.92)).toBeGreaterThan(widthAt(0.08) * 1.6)
  const folds = shapes.filter(({ path, fill }) => {
    const { top, bottom } = boundsOf([path])
    return fill !== '#c9573f' && bottom - top > (box.bottom - box.top) * 0.8
  })
  expect(folds.length).toBeGreaterThan(2)
})
