import { describe, expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { createRandom } from '../geometry/random.ts'
import { damageOf } from './broken.ts'
import { findProp, findProps, heldThing, isHandy } from './find-prop.ts'
import { propWords } from './props.ts'
import { drawProp } from './several.ts'

const widthOf = (noun: string): number => {
  const found = findProp(noun)
  if (!found) throw new Error(`No ${noun}.`)
  const { left, right } = boundsOf(drawProp(found).map(({ path }) => path))
  return right - left
}

describe('what a story breaks', () => {
  test.each([
    'cart',
    'teapot',
    'kite',
    'vase',
    'boat',
    'bowl',
    'music box',
    'snow globe',
    'tent',
    'clock',
    'mirror',
  ])('a broken %s lies in two halves with air between them (IR-59)', (noun) => {
    const found = findProp(`broken ${noun}`)
    expect(found?.damage).toBe('pieces')
    const shapes = found ? drawProp(found) : []
    const inAir = shapes.filter(({ path }) => boundsOf([path]).bottom > 1)
    expect(inAir).toEqual([])
    expect(widthOf(`half of the ${noun}`)).toBeLessThan(widthOf(`broken ${noun}`) * 0.8)
  })

  test('only one piece of it is in a hand, also of what is too large for hands (IR-59)', () => {
    expect(isHandy('cart')).toBe(false)
    expect(isHandy('half of the cart')).toBe(true)
    const whole = heldThing('teapot', { aloft: false, upright: false })
    const piece = heldThing('half of the teapot', { aloft: false, upright: false })
    expect(piece?.shapes).not.toEqual(whole?.shapes)
  })

  test('two who hold a half each hold the two halves of one thing (IR-76)', () => {
    const held = (noun: string) => heldThing(noun, { aloft: false, upright: false })?.shapes
    for (const noun of ['kite', 'banner', 'cart', 'tent']) {
      expect(damageOf(`other half of the ${noun}`)).toBe('other piece')
      expect(isHandy(`other half of the ${noun}`)).toBe(true)
      expect(held(`other half of the ${noun}`)).not.toEqual(held(`half of the ${noun}`))
    }
  })

  test('the lamp that gives light does not stand for the one that lies broken (IR-59)', () => {
    const { list } = findProps(['lamp', 'bed', 'broken lamp'], [], createRandom('lamps'))
    expect(list.map(({ noun }) => noun)).toEqual(['lamp', 'bed', 'broken lamp'])
  })

  test('a piece of bread, a torn sky and a thing without such a word are whole', () => {
    expect(['a piece of bread', 'bits of paper', 'blue teapot'].map(damageOf)).toEqual([null, null, null])
    expect(findProp('broken window')?.damage).toBeUndefined()
  })

  test('everything there is can be broken', () => {
    const lost = propWords.filter((word) => {
      const found = findProp(`broken ${word}`)
      return found?.damage && drawProp(found).some(({ path }) => path.points.some(Number.isNaN))
    })
    expect(lost).toEqual([])
  })
})
