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
])('%s: a slide tells that she is no boy', (details) => expect(bowsOf(details)).not.toBeNull())

test.each([
  'boy, 9, short hair',
  'child, 9, short hair',
  'girl, 9, long hair',
  'girl, 9, short hair, red cap',
  'girl, 9, short hair, gold hoop earrings',
  'aunt, short hair',
])('%s: needs none', (details) => expect(bowsOf(details)).toBeNull())

test('a slide that is told of has the colour that is said', () => {
  expect(bowsOf('girl, 9, short hair with a green hair clip')).toBe(bowsOf('girl, 9, long hair, green bow'))
})
