import { expect, test } from 'vitest'
import type { HumanLook } from './look.ts'
import { readLook } from './read-look.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

test('a grown man with long hair is no woman, unless he is said to be shaven', () => {
  expect(person('uncle, tall man, long locs').beard.kind).toBe('beard')
  expect(person('uncle, tall man, long locs, clean-shaven').beard.kind).toBe('none')
  expect(person('uncle, tall man, long locs, grey goatee').beard.kind).toBe('goatee')
  expect(person('boy, 9, long locs').beard.kind).toBe('none')
  expect(person('uncle, tall man, short hair').beard.kind).toBe('none')
})

test('a grown woman with short hair is no boy', () => {
  const marks = (details: string) => person(details).marks.map(({ kind }) => kind)
  expect(marks('aunt, grey streak in short curly hair')).toEqual(['earrings'])
  expect(person('aunt, grey streak in short curly hair').hair).toMatchObject({
    cut: 'curly',
    streak: expect.any(String),
  })
  expect(marks('aunt, short hair, stud earrings')).toEqual(['studs'])
  expect(marks('girl, 9, short hair')).toEqual([])
  expect(marks('aunt, long hair')).toEqual([])
})

test('no earrings lie on the scarf that covers her hair (IR-49)', () => {
  const look = readLook({ name: 'Ada', details: 'grandmother, purple headscarf, checked apron' })
  expect(look.kind === 'human' && look.marks.map(({ kind }) => kind)).not.toContain('earrings')
})
