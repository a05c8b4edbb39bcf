import { expect, test } from 'vitest'
import { lightnessOf } from '../drawing/colour.ts'
import { readLook } from '../looks/read-look.ts'

const dog = (details: string) => {
  const look = readLook({ name: 'Tin', details })
  if (look.kind !== 'animal') throw new Error(`${details} should be an animal.`)
  return look
}

test.each(["Gethin's old sheepdog, grey muzzle", 'border collie'])('%s is black and white', (details) => {
  const { coat, marks } = dog(details)
  expect(lightnessOf(coat)).toBeLessThan(0.45)
  expect(marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chest', 'socks', 'blaze']))
})

test('a brown sheepdog is brown', () => {
  expect(dog('brown sheepdog').coat).toBe(dog('brown dog').coat)
})
