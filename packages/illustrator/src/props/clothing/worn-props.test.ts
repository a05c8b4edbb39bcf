import { expect, test } from 'vitest'
import { boundsOf } from '../../geometry/path.ts'
import { findProp, heldThing } from '../find-prop.ts'

const clothes = ['cape', 'sweater', 'scarf', 'coat', 'red raincoat', 'blue hoodie']

const boxOf = (noun: string, upright: boolean) => {
  const shapes = heldThing(noun, { aloft: upright, upright })?.shapes ?? []
  return boundsOf(shapes.map(({ path }) => path))
}

test.each(clothes)(
  'a %s hangs down from the hand of who stands, and is in the lap of who sits (IR-67)',
  (noun) => {
    const [standing, sitting] = [boxOf(noun, true), boxOf(noun, false)]
    expect(standing.top).toBeGreaterThan(-16)
    expect(standing.bottom).toBeGreaterThan(70)
    expect(standing.bottom).toBeLessThan(136)
    expect(sitting.top).toBeLessThan(-30)
    expect(Math.abs(sitting.top + sitting.bottom)).toBeLessThan(30)
  },
)

test.each(clothes)(
  'a %s lies or hangs about in another way than it is held, in the colour that is said (IR-67)',
  (noun) => {
    const found = findProp(noun)
    if (!found) throw new Error(`No ${noun}.`)
    const { drawing, colour } = found
    expect(drawing.inHand?.(colour)).not.toEqual(drawing.draw(colour))
    expect(drawing.draw(colour).some(({ fill }) => fill === colour)).toBe(true)
  },
)
