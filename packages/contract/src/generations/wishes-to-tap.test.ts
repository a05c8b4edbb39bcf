import { expect, test } from 'vitest'
import { wishesToTap } from './wishes-to-tap.ts'

const story = {
  ageGroup: 'Early Readers',
  characters: [{ name: 'Theo' }, { name: 'Biscuit' }, { name: 'Zorro' }],
  text: 'Theo and Biscuit went to the seaside.',
} as const

const labels = (changes: Partial<Parameters<typeof wishesToTap>[0]> = {}) =>
  wishesToTap({ ...story, ...changes }).map(({ label }) => label)

test('the words to tap are made from who is in the story; whoever it is about can be renamed, but not left out', () => {
  expect(labels()).toEqual(
    expect.arrayContaining(['Less about Biscuit', 'Leave out Biscuit', 'Rename Theo …']),
  )
  expect(labels()).not.toContain('Leave out Theo')
  expect(labels().join()).not.toContain('Zorro')
})

test('nothing is offered that the story is already, or cannot become', () => {
  expect(labels({ ageGroup: 'Toddlers' })).not.toContain('Simpler words')
  expect(labels({ ageGroup: 'Pre-Teens' })).not.toContain('Richer words')
  expect(labels({ text: 'Theo sat at the beach.' })).not.toContain('At the beach')
})
