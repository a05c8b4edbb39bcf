import { describe, expect, test } from 'vitest'
import type { Shape } from '../drawing/shape.ts'
import { boundsOf } from '../geometry/path.ts'
import { findProp, heldThing } from './find-prop.ts'
import { iconEntries } from './icons/icon-entries.ts'
import type { PropDrawing } from './prop.ts'
import { propByWord, propsByWords, propWords } from './props.ts'
import { drawProp } from './several.ts'

const extentOf = (prop: PropDrawing) =>
  boundsOf(
    prop
      .draw(prop.colour)
      .filter(({ surface }) => surface !== 'glow')
      .map(({ path }) => path),
  )

const all = Object.entries(propsByWords)

describe('the things that can be drawn', () => {
  test('are named by words that each mean one thing', () => {
    const words = all.flatMap(([key]) => key.split('|'))
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    expect(words.length).toBe(propWords.length)
  })

  test('stand on their foot, in the middle, and are about as tall as they say', () => {
    const standing = all.filter(([, { place }]) => place === 'ground' || place === 'behind')
    const wrong = standing.filter(([, prop]) => {
      const { left, right, top, bottom } = extentOf(prop)
      return bottom > 20 || bottom < -20 || top > -14 || top < -125 || Math.abs(left + right) > 60
    })
    expect(wrong.map(([words]) => words)).toEqual([])
  })

  test('lie in their box, and are plain shapes that every style can repaint', () => {
    const wrong = all.filter(([, prop]) => {
      const shapes = prop.draw(prop.colour).filter(({ surface }) => surface !== 'glow')
      const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
      const height = bottom - top
      const isPlain = shapes.every(({ fill, surface }) => typeof fill !== 'object' || surface === 'feature')
      return !(height > 40 && height < 215 && right - left < 420 && right - left > 4) || !isPlain
    })
    expect(wrong.map(([words]) => words)).toEqual([])
  })

  test('lie flat where they lie down, and are upright in the hands', () => {
    for (const noun of ['pencil', 'pen']) {
      const drawing = findProp(noun)?.drawing
      if (!drawing?.inHand) throw new Error(`No ${noun} lies flat.`)
      const shape = (shapes: readonly Shape[]) => {
        const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
        return (right - left) / (bottom - top)
      }
      expect(shape(drawing.draw(drawing.colour))).toBeGreaterThan(2)
      expect(shape(drawing.inHand(drawing.colour))).toBeLessThan(1.5)
    }
  })

  test('are no larger than a house and no smaller than a child can see', () => {
    for (const [, { size }] of all) {
      expect(size).toBeGreaterThanOrEqual(26)
      expect(size).toBeLessThanOrEqual(560)
    }
  })

  test.each([
    ['apple', 'house'],
    ['bell', 'bed'],
    ['mouse', 'pony'],
    ['spoon', 'spade'],
    ['toy train', 'train'],
    ['pebble', 'rock'],
    ['ladybird', 'hedgehog'],
    ['cat', 'dog'],
    ['toy boat', 'boat'],
    ['birdhouse', 'house'],
  ])('have plausible sizes: the %s is smaller than the %s', (small, large) => {
    expect(propByWord(small)?.size).toBeLessThan(propByWord(large)?.size ?? 0)
  })

  test.each([
    ['well', 'behind'],
    ['lamp', 'ground'],
    ['boat', 'ground'],
    ['star', 'sky'],
    ['clock', 'wall'],
    ['butterfly', 'sky'],
  ])('stand where they belong: %s', (word, place) => {
    expect(propByWord(word)?.place).toBe(place)
  })

  test('tools are in one box on the ground, and a gate is in its fence (IR-152)', () => {
    expect(findProp('tools')?.count).toBe(1)
    expect(propByWord('tools')?.tabletop).not.toBe(true)
    expect(propByWord('great bell')).not.toBe(propByWord('bell'))
    const gate = propByWord('gate')
    const { left = 0, right = 0 } = gate ? boundsOf(gate.draw(gate.colour).map(({ path }) => path)) : {}
    expect(right - left).toBeGreaterThan(220)
  })

  test('are found by the last known word, in the plural and in a measure, too', () => {
    expect(findProp('an old well')?.drawing).toBe(propByWord('well'))
    expect(findProp('two red apples')?.drawing).toBe(propByWord('apple'))
    expect(findProp('ball of wool')?.drawing).toBe(propByWord('yarn'))
    expect(findProp('a basket of apples')?.drawing).toBe(propByWord('basket'))
    expect(findProp('a pair of socks')?.drawing).toBe(propByWord('sock'))
    expect(findProp('toy train')?.drawing).not.toBe(propByWord('train'))
    expect(findProp('watering can')?.drawing).not.toBe(propByWord('bucket'))
  })

  test.each([
    ['an apple', 1],
    ['apples', 3],
    ['two red apples', 2],
    ['five candles', 5],
    ['loaves of bread', 3],
    ['scissors', 1],
    ['a pair of boots', 1],
    ['houses', 1],
  ])('are drawn as often as they are named: %s', (noun, count) => {
    const prop = findProp(noun)
    if (!prop) throw new Error(`There is no ${noun}.`)
    expect(prop.count).toBe(count)
    expect(drawProp(prop)).toHaveLength(prop.drawing.draw(prop.colour).length * count)
  })

  test.each([
    ['treasure chest', 'gift'],
    ['log', 'bench'],
    ['nail', 'screw'],
    ['trunk', 'suitcase'],
    ['manger', 'cradle'],
    ["shepherd's staff", 'stick'],
    ['ark', 'boat'],
    ['tower', 'blocks'],
    ['leaf', 'seedling'],
    ['violin', 'guitar'],
    ['string', 'rope'],
    ['shawl', 'bundle'],
    ['hay wagon', 'wagon'],
    ['tomato plant', 'seedling'],
    ['bean plant', 'tomato plant'],
    ['bulb', 'light bulb'],
    ['seven clothespins', 'last clothespin'],
    ['last clothespin', 'clothespin'],
    ['cape', 'blanket'],
    ['cape', 'robe'],
    ['sweater', 'shirt'],
    ['scarf', 'blanket'],
    ['coat', 'cape'],
    ['mittens', 'gloves'],
    ['parcel', 'bundle'],
    ['stork', 'flamingo'],
    ['lamp post', 'lantern'],
  ])('mean what a story means: %s is another thing than %s', (noun, other) => {
    const [one, two] = [findProp(noun), findProp(other)]
    if (!one || !two) throw new Error('One of them has no drawing.')
    expect(drawProp(one)).not.toEqual(drawProp(two))
  })

  test('take the colour that is named and keep their other colours', () => {
    const [own, blue] = [findProp('scarf'), findProp('blue scarf')]
    if (!own || !blue) throw new Error('There is no scarf.')
    const colours = (prop: typeof own) => prop.drawing.draw(prop.colour).map(({ fill }) => fill)
    expect(colours(blue)).not.toEqual(colours(own))
    const strawberry = propByWord('strawberry')
    if (!strawberry) throw new Error('There is no strawberry.')
    const leaf = strawberry.draw(strawberry.colour).findIndex(({ fill }) => fill !== strawberry.colour)
    expect(strawberry.draw('#3f7fc4')[leaf]?.fill).toBe(strawberry.draw(strawberry.colour)[leaf]?.fill)
  })

  test('are the same whenever they are drawn', () => {
    for (const [, prop] of all) expect(prop.draw(prop.colour)).toEqual(prop.draw(prop.colour))
  })

  test('come from some three hundred and fifty icons beside those drawn by hand', () => {
    expect(Object.keys(iconEntries).length).toBeGreaterThan(330)
    expect(all.length - Object.keys(iconEntries).length).toBeGreaterThan(270)
  })
})

test('a big rock is taller than a child, and none of the small ones that a mountain has anyway (IR-149)', () => {
  expect(findProp('big rock')?.drawing.size).toBeGreaterThan(300)
  expect(findProp('rock')?.drawing.size).toBeLessThan(100)
})

test('a coat that is held open shows its lining, and hides more of what is behind it (IR-149)', () => {
  const widthOf = (noun: string): number => {
    const held = heldThing(noun, { aloft: false, upright: true })
    const { left, right } = boundsOf((held?.shapes ?? []).map(({ path }) => path))
    return right - left
  }
  expect(widthOf('open coat')).toBeGreaterThan(widthOf('coat') * 1.5)
})
