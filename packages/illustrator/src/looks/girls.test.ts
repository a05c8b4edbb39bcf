import { expect, test } from 'vitest'
import { readLook } from './read-look.ts'

function bowsOf(details: string): string | null {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look.bows
}

test.each([
  'girl, 9, short hair',
  'girl, 6, short red curls',
  'a girl of 12 with a pixie cut',
  'girl, 4, buzz cut',
  'girl, 5, cornrows',
])('%s: a slide tells that she is no boy', (details) => expect(bowsOf(details)).not.toBeNull())

test.each([
  'boy, 9, short hair',
  'child, 9, short hair',
  'girl, 9, long hair',
  'girl, 9, short hair, red cap',
  'girl, 9, short hair, gold hoop earrings',
  'aunt, short hair',
  'girl, 9, cornrows with gold beads',
])('%s: needs none', (details) => expect(bowsOf(details)).toBeNull())

test('a slide that is told of has the colour that is said', () => {
  expect(bowsOf('girl, 9, short hair with a green hair clip')).toBe(bowsOf('girl, 9, long hair, green bow'))
})

test('hair of which the length is said before its colour is so long', () => {
  const cutOf = (details: string) => {
    const look = readLook({ name: 'Robin', details })
    return look.kind === 'human' && look.hair.cut
  }
  expect(cutOf('boy, 9, waist-length black hair, blue t-shirt')).toBe('long')
  expect(cutOf('girl, 7, shoulder-length brown hair')).toBe('bob')
  expect(cutOf('boy, 7, knee-length shorts, short hair')).not.toBe('long')
})
