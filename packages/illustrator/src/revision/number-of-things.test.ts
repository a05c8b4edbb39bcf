import { expect, test } from 'vitest'
import { findProp } from '../props/find-prop.ts'
import { drawProp } from '../props/several.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const wished = (words: string, props: string[]) => {
  const { scene, report } = reviseScene({ ...gardenScene, props }, sampleCast, words)
  return { props: scene.props, outcomes: report.map(({ outcome }) => outcome) }
}

test.each([
  ['six candles on the cake', ['cake'], ['cake with six candles']],
  ['more candles', ['birthday cake'], ['birthday cake with six candles']],
  ['one candle on the cake', ['cake'], ['cake with one candle']],
  ['more candles on the cake', ['cake with six candles'], ['cake with nine candles']],
  ['more candles', ['candle', 'cake'], ['candle', 'cake', 'more candles']],
])('“%s” beside %j: so many candles stand on the cake, or beside it (IR-97)', (words, before, after) => {
  expect(wished(words, before)).toEqual({ props: after, outcomes: ['done'] })
})

test('as many are drawn as are said (IR-97)', () => {
  const shapesOf = (noun: string) => {
    const prop = findProp(noun)
    return prop ? drawProp(prop).length : 0
  }
  const candle = shapesOf('cake with two candles') - shapesOf('cake with one candle')
  for (const [count, noun] of [
    [6, 'six'],
    [9, 'nine'],
    [12, 'twelve'],
  ] as const)
    expect(shapesOf(`cake with ${noun} candles`) - shapesOf('cake with one candle')).toBe(
      (count - 1) * candle,
    )
  expect(findProp('seven balloons')?.count).toBe(7)
  expect(findProp('cake with four candles')?.count).toBe(1)
  expect(findProp('three moons')?.count).toBe(1)
})

test('of a number that has no room the parent is told (IR-97)', () => {
  expect(wished('thirty candles on the cake', ['cake']).outcomes).not.toContain('done')
  expect(wished('add five sheep', ['basket']).outcomes).toEqual(['partly'])
})

test('small things that are to be more or bigger are seen to be, in two steps (IR-97)', () => {
  expect(findProp('more candles')?.scale).toBeGreaterThan(1.3)
  const once = wished('make the candle bigger', ['candle'])
  const twice = wished('make the candle bigger', once.props)
  expect([once, twice].map(({ props }) => findProp(props[0] ?? '')?.scale)).toEqual([1.7, 2.4])
  expect(wished('make the candle bigger', twice.props).outcomes).toEqual(['not done'])
  expect(wished('make the candle smaller', once.props).props).toEqual(['candle'])
})
